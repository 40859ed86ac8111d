import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../platform/database/database.ts';
import { type MergedPlace, readMergedPlaces, shownContent } from './mergedGuide.ts';
import { filePicture } from './placeFields.ts';
import type { Starter } from './starter.ts';

interface ExportParts {
  readonly database: Database;
  readonly starter: Starter;
  /** The folder of the starter's files. */
  readonly content: string;
}

/** As the files of content/ are written. */
const fileText = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes the guide that visitors see into a folder, as the files of content/: themes.json, places and pictures. Places
 * that are hidden or were never published are left out.
 */
export async function exportGuide(
  { database, starter, content }: ExportParts,
  folder: string,
): Promise<{ written: number; hidden: number }> {
  const places = [...(await readMergedPlaces(database, starter)).values()];
  for (const name of ['places', 'pictures']) await mkdir(path.join(folder, name), { recursive: true });
  await copyFile(path.join(content, 'themes.json'), path.join(folder, 'themes.json'));
  let written = 0;
  for (const place of places) if (await writePlace(place, starter, folder)) written += 1;
  return { written, hidden: places.filter(({ isHidden }) => isHidden).length };
}

async function writePlace(place: MergedPlace, starter: Starter, folder: string): Promise<boolean> {
  const shown = shownContent(place, starter);
  if (!shown) return false;
  const { pictures: _, ...file } = shown;
  const name = `${String(place.id).padStart(3, '0')}-${place.key}.json`;
  await writeFile(path.join(folder, 'places', name), fileText(file));
  const pictures = place.fields.pictures.map(filePicture);
  await writeFile(path.join(folder, 'pictures', `${place.key}.json`), fileText({ pictures }));
  return true;
}
