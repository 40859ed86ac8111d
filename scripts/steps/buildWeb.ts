import { build } from 'vite';

/** Builds the browser's files, the server's renderer, and the boot script as one small classic script. */
await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', build: { ssr: true } });
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: 'dist/boot',
    target: 'es2020',
    lib: { entry: 'web/app/boot.ts', formats: ['iife'], name: 'solbadaBoot', fileName: () => 'boot.js' },
  },
});
