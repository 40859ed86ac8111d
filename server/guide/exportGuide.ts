import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '../../domain/languages.ts';
import type { Database } from '../platform/database/database.ts';
import type { ContentGuide } from './contentGuide.ts';
import { photographHashes } from './contentPictures.ts';
import { type MergedPlace, readMergedPlaces, shownContent } from './mergedGuide.ts';
import { readLargestSize } from './photographRows.ts';
import { filePicture } from './placeFields.ts';
import { readSynonymRow, synonymsFile } from './synonyms.ts';

interface ExportDeps {
  readonly database: Database;
  readonly contentGuide: ContentGuide;
  /** The folder of the content files. */
  readonly content: string;
}

/** JSON in the format of the files in content/. */
const fileText = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes the guide that visitors see into a folder in the format of content/: themes.json, synonyms, places,
 * pictures and photographs. Places that are hidden or were never published are left out.
 */
export async function exportGuide(
  { database, contentGuide, content }: ExportDeps,
  folder: string,
): Promise<{ written: number; hidden: number }> {
  const places = [...(await readMergedPlaces(database, contentGuide)).values()];
  for (const name of ['places', 'pictures', 'synonyms'])
    await mkdir(path.join(folder, name), { recursive: true });
  await copyFile(path.join(content, 'themes.json'), path.join(folder, 'themes.json'));
  for (const language of languages) {
    const { files, desk } = await readSynonymRow(database, language);
    await writeFile(path.join(folder, synonymsFile(language)), fileText(desk ?? files));
  }
  let written = 0;
  const photographs = new Set<string>();
  for (const place of places) {
    if (!(await writePlace(place, contentGuide, folder))) continue;
    written += 1;
    for (const hash of photographHashes(place.fields.pictures)) photographs.add(hash);
  }
  await writePhotographs(database, photographs, {
    from: path.join(content, 'photographs'),
    to: path.join(folder, 'photographs'),
  });
  return { written, hidden: places.filter(({ isHidden }) => isHidden).length };
}

async function writePlace(place: MergedPlace, contentGuide: ContentGuide, folder: string): Promise<boolean> {
  const shown = shownContent(place, contentGuide);
  if (!shown) return false;
  const { pictures: _, ...file } = shown;
  const name = `${String(place.id).padStart(3, '0')}-${place.key}.json`;
  await writeFile(path.join(folder, 'places', name), fileText(file));
  const pictures = place.fields.pictures.map(filePicture);
  await writeFile(path.join(folder, 'pictures', `${place.key}.json`), fileText({ pictures }));
  return true;
}

/** Copies the photographs that came with the content, and writes the largest size of each upload, whose original is gone. */
async function writePhotographs(
  database: Database,
  hashes: ReadonlySet<string>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (hashes.size === 0) return;
  await mkdir(to, { recursive: true });
  const files = await readdir(from).catch(() => []);
  for (const hash of hashes) {
    const file = files.find((name) => name.startsWith(`${hash}.`));
    const bytes = file === undefined ? await readLargestSize(database, hash) : undefined;
    if (file !== undefined) await copyFile(path.join(from, file), path.join(to, file));
    else if (bytes) await writeFile(path.join(to, `${hash}.webp`), bytes);
  }
}
