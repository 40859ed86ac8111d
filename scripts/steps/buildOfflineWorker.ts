import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { build } from 'vite';
import { z } from 'zod';

/** Modules that every offline screen loads. */
const shared = /^(web\/app\/entryBrowser\.tsx|web\/messages\/\w+\/index\.ts)$/;

/** The screens available offline, by the scope of their worker, and the modules that they load in addition. */
const roots = {
  '/driver/': /^web\/(pages\/driver\/driver\.tsx|messages\/\w+\/driver\.ts)$/,
  '/tickets': /^web\/(pages\/tickets\/tickets\.tsx|messages\/\w+\/(ticket|plan|account|signUp)\.ts)$/,
};

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).optional() }),
);

const text = await readFile('dist/client/manifest.json', 'utf8');
const manifest = manifestSchema.parse(JSON.parse(text));

/** Addresses of the files of these screens, and of all their imports. */
function filesOf(screens: RegExp): string[] {
  const files = new Set<string>();
  const collect = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  for (const name of Object.keys(manifest)) if (shared.test(name) || screens.test(name)) collect(name);
  return [...files].sort();
}

const files = Object.fromEntries(Object.entries(roots).map(([scope, screens]) => [scope, filesOf(screens)]));

/** The worker that caches pages, with the file names of this build; it is written next to the browser's files. */
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: {
    offlineBuild: JSON.stringify({ version: hash('sha256', text).slice(0, 12), files }),
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: 'web/features/offline/worker.ts',
      formats: ['iife'],
      name: 'solbadaOffline',
      fileName: () => 'offlineWorker.js',
    },
  },
});
