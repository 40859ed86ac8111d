import { build } from 'vite';

/** The boot script as one small classic script, which pages carry inline. */
export async function buildBoot(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2020',
      lib: { entry: 'web/app/boot.ts', formats: ['iife'], name: 'solbadaBoot' },
    },
  });
  const [output] = Array.isArray(built) ? built : [];
  const [chunk] = output?.output ?? [];
  if (!chunk) throw new Error('web/app/boot.ts was not built');
  return chunk.code;
}
