import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { drawScene } from '../../drawings/drawScene.ts';
import { pictureFileSchema } from '../../drawings/pictureFile.ts';

const source = 'content/pictures';
const target = 'test-results/contact-sheets';
const thumbnail = { width: 248, height: 186, gap: 6 };
const columns = 6;
const rows = 8;

/** Draws the pictures of all places, or of those whose key begins with one of the words given, side by side to be looked at. */
async function scenes(words: readonly string[]): Promise<{ name: string; drawing: string }[]> {
  const files = (await readdir(source)).filter((file) => file.endsWith('.json')).sort();
  const wanted = files.filter((file) => words.length === 0 || words.some((word) => file.startsWith(word)));
  const sheets = await Promise.all(
    wanted.map(async (file) => {
      const key = path.basename(file, '.json');
      const { pictures } = pictureFileSchema.parse(
        JSON.parse(await readFile(path.join(source, file), 'utf8')),
      );
      return pictures.flatMap((picture, index) =>
        'scene' in picture
          ? [{ name: `${key}-${index + 1}`, drawing: drawScene(picture.scene, `${key}-${index + 1}`) }]
          : [],
      );
    }),
  );
  return sheets.flat();
}

function sheetOf(drawings: readonly string[]): string {
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

const all = await scenes(process.argv.slice(2));
await mkdir(target, { recursive: true });
for (let start = 0; start < all.length; start += columns * rows) {
  const page = all.slice(start, start + columns * rows);
  const file = path.join(target, `sheet-${String(start / (columns * rows) + 1).padStart(2, '0')}.png`);
  await writeFile(file, new Resvg(sheetOf(page.map(({ drawing }) => drawing))).render().asPng());
  process.stdout.write(`${file}: ${page.map(({ name }) => name).join(' ')}\n`);
}
