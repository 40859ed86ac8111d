import { readFile } from 'node:fs/promises';
import { build } from 'vite';
import { z } from 'zod';

const outDir = 'dist/driverTours';
const base = '/driver-tours/files/';
const entry = 'web/driverTours/entryDriverTours.tsx';

/** The driver's page: a build of its own, so that visitors' files stay as they are, and it stays small. */
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
    rolldownOptions: { input: entry },
  },
});

const manifest = z
  .record(z.string(), z.object({ file: z.string(), css: z.array(z.string()).default([]) }))
  .parse(JSON.parse(await readFile(`${outDir}/manifest.json`, 'utf8')));
const page = manifest[entry];
if (!page) throw new Error(`manifest.json does not name ${entry}`);

/** Its worker, with the names of this build's files. */
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { driverTourFiles: JSON.stringify([page.file, ...page.css].map((file) => `${base}${file}`)) },
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
