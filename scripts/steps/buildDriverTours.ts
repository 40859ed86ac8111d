import { readFile } from 'node:fs/promises';
import { build } from 'vite';
import { z } from 'zod';

const outDir = 'dist/driverTours';
const base = '/driver-tours/files/';
const inputs = ['web/driverTours/entryDriverTours.tsx', 'web/driverTours/driverTours.css'];

/** The driver's page: a separate build, so that visitors' files stay as they are, and it stays small. */
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  base,
  build: {
    outDir,
    assetsDir: '',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: inputs },
  },
});

const manifest = z
  .record(z.string(), z.object({ file: z.string() }))
  .parse(JSON.parse(await readFile(`${outDir}/manifest.json`, 'utf8')));
const files = inputs.map((input) => `${base}${manifest[input]?.file}`);

/** The service worker of the driver's page, with the names of this build's files. */
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { driverTourFiles: JSON.stringify(files) },
  build: {
    outDir,
    emptyOutDir: false,
    lib: {
      entry: 'web/driverTours/worker.ts',
      formats: ['iife'],
      name: 'driverToursWorker',
      fileName: () => 'worker.js',
    },
  },
});
