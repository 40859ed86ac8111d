import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a file of the browser at build time, so that no request has to. */
export async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  const best = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${file}.br`, await compressBrotli(body, { params: best }));
  await writeFile(`${file}.gz`, await compressGzip(body, { level: 9 }));
}
