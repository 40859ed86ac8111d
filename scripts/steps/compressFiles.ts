import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { compressFile } from './compressFile.ts';

const compressible = /\.(js|css|svg|json|geojson|webmanifest|ico)$/;

for (const entry of await readdir('dist/client', { withFileTypes: true, recursive: true }))
  if (entry.isFile() && compressible.test(entry.name))
    await compressFile(path.join(entry.parentPath, entry.name));
