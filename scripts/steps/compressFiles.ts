import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { compressFile } from './compressFile.ts';

const compressible = /\.(js|css|svg|json|geojson|webmanifest|ico)$/;

/** Compresses the browsers' files at build time, so that no request has to. */
for (const folder of ['dist/client', 'dist/desk'])
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile() && compressible.test(entry.name))
      await compressFile(path.join(entry.parentPath, entry.name));
