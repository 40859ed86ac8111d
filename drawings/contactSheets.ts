import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { drawFolder } from './drawPictures.ts';

const target = 'test-results/contact-sheets';
const thumbnail = { width: 248, height: 186, gap: 6 };
const columns = 6;
const rows = 8;

function contactSheet(drawings: readonly string[]): string {
  const cells = drawings.map((drawing, index) => {
    const x = (index % columns) * (thumbnail.width + thumbnail.gap);
    const y = Math.floor(index / columns) * (thumbnail.height + thumbnail.gap);
    return drawing
      .replace('<svg ', `<svg x="${x}" y="${y}" width="${thumbnail.width}" height="${thumbnail.height}" `)
      .replaceAll(/id="([^"]+)"/g, `id="$1-${index}"`)
      .replaceAll(/(url\(|href=")#([^")]+)/g, `$1#$2-${index}`);
  });
  const width = columns * (thumbnail.width + thumbnail.gap);
  const height = Math.ceil(drawings.length / columns) * (thumbnail.height + thumbnail.gap);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#ffffff"/>${cells.join('')}</svg>`;
}

/** Draws pictures side by side: all, or those whose view is one of the given words or whose name begins with one. */
const words = process.argv.slice(2);
const all = (await drawFolder('content/pictures')).filter(
  ({ name, view }) => words.length === 0 || words.some((word) => view === word || name.startsWith(word)),
);
await mkdir(target, { recursive: true });
for (let start = 0; start < all.length; start += columns * rows) {
  const page = all.slice(start, start + columns * rows);
  const file = path.join(target, `sheet-${String(start / (columns * rows) + 1).padStart(2, '0')}.png`);
  await writeFile(file, new Resvg(contactSheet(page.map(({ svg }) => svg))).render().asPng());
  process.stdout.write(`${file}: ${page.map(({ name }) => name).join(' ')}\n`);
}
