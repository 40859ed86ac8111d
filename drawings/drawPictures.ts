import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { drawScene } from './drawScene.ts';
import { sceneFileSchema } from './sceneFile.ts';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

export interface NamedDrawing {
  /** The key of its place and its number among the drawings, from 1: `gyeongpo-beach-1`. */
  readonly name: string;
  readonly view: string;
  readonly svg: string;
}

/**
 * Draws the scenes of the files in content/pictures.
 * @throws Error with a line for each problem that names file and field.
 */
export async function drawFolder(folder: string): Promise<NamedDrawing[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const faults: string[] = [];
  const drawings: NamedDrawing[] = [];
  for (const file of files.sort()) {
    const fault = (field: string, text: string) => faults.push(`content/pictures/${file}: ${field}: ${text}`);
    try {
      const result = sceneFileSchema.safeParse(JSON.parse(await readFile(path.join(folder, file), 'utf8')));
      for (const { path: at, message } of result.error?.issues ?? []) fault(at.join('.'), message);
      const scenes = (result.data?.pictures ?? []).flatMap(({ scene }) => scene ?? []);
      for (const [index, scene] of scenes.entries()) {
        const name = `${path.basename(file, '.json')}-${index + 1}`;
        drawings.push({ name, view: scene.view, svg: drawScene(scene, name) });
      }
    } catch (error) {
      fault('(the file)', error instanceof Error ? error.message : String(error));
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return drawings;
}

/**
 * Draws all scenes of `source` into `target`: `NAME.HASH.svg` with its brotli and gzip versions, and `manifest.json`,
 * which maps names to files. The hash is of the content, so that the address can be cached for a year
 * (docs/product/api.md#places-and-themes); four letters are enough to tell the versions of one picture apart.
 */
export async function drawPictures(source: string, target: string): Promise<void> {
  const drawings = await drawFolder(source);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const write = async (file: string, text: string) => {
    await writeFile(path.join(target, file), text);
    await writeFile(path.join(target, `${file}.br`), await packBrotli(text));
    await writeFile(path.join(target, `${file}.gz`), await packGzip(text, { level: 9 }));
  };
  const manifest: Record<string, string> = {};
  await Promise.all(
    drawings.map(({ name, svg }) => {
      const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 4);
      manifest[name] = `${name}.${hash}.svg`;
      return write(manifest[name], svg);
    }),
  );
  await write('placeholder.svg', await readFile(path.join(source, 'placeholder.svg'), 'utf8'));
  await writeFile(path.join(target, 'manifest.json'), JSON.stringify(manifest));
}
