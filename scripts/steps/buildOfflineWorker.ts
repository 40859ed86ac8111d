import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { build } from 'vite';
import { z } from 'zod';

/** The screens that are kept for when there is no network, and what they load besides. */
const roots =
  /^(web\/entryBrowser\.tsx|web\/routes\/(loadDriver\.ts|driver\.tsx|fullScreens\.tsx|tickets\.tsx)|contract\/addresses\.ts|web\/i18n\/(language|driver|ticket|plan|account|signUp)\/\w+\.ts)$|web\/styles\/full\.css$/;

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).optional() }),
);

const text = await readFile('dist/client/manifest.json', 'utf8');
const manifest = manifestSchema.parse(JSON.parse(text));

const files = new Set<string>();
const collect = (name: string) => {
  const chunk = manifest[name];
  if (!chunk || files.has(`/${chunk.file}`)) return;
  files.add(`/${chunk.file}`);
  for (const imported of chunk.imports ?? []) collect(imported);
};
for (const name of Object.keys(manifest)) if (roots.test(name)) collect(name);

/** The worker that keeps pages, with the names of this build's files; it lies beside the pages' files. */
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: {
    offlineBuild: JSON.stringify({ version: hash('sha256', text).slice(0, 12), files: [...files].sort() }),
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: 'web/offline/worker.ts',
      formats: ['iife'],
      name: 'solbadaOffline',
      fileName: () => 'offlineWorker.js',
    },
  },
});
