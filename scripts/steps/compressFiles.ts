import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const compressible = /\.(js|css|svg|json|geojson|webmanifest|ico)$/;

/** Compresses the browsers' files at build time, so that no request has to. */
for (const folder of ['dist/client', 'dist/desk']) {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !compressible.test(file)) continue;
    const body = await readFile(file);
    const best = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    await writeFile(`${file}.br`, await compressBrotli(body, { params: best }));
    await writeFile(`${file}.gz`, await compressGzip(body, { level: 9 }));
  }
}
