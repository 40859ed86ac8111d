import { mkdir, writeFile } from 'node:fs/promises';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { buildBoot } from './buildBoot.ts';

/** Builds the browser's files, the server's renderer, the staff's pages, and the boot script. */
await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', build: { ssr: true } });
// The staff's pages are a separate build, so that visitors' files stay as they are.
await build({
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), tailwindcss()],
  base: '/desk/files/',
  publicDir: false,
  css: { lightningcss: { exclude: 1_048_576 } },
  build: {
    outDir: 'dist/desk',
    assetsDir: '',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['web/desk/entryDesk.tsx', 'web/desk/desk.css'] },
  },
});
await mkdir('dist/boot', { recursive: true });
await writeFile('dist/boot/boot.js', await buildBoot());
