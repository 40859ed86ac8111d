import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type NamedPicture, type PlacePicture, pictureFileSchema } from './pictureFile.ts';
import { findAltFaults } from './textRules.ts';

/**
 * Reads content/pictures. @returns the pictures by the key of their place, the card's picture first. For photographs it only
 * checks that their file is in content/photographs. Faults are added to `faults`, with file, place and field.
 */
export async function readPictures(
  folder: string,
  faults: string[],
): Promise<ReadonlyMap<string, readonly NamedPicture[]>> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json')).sort();
  // Read in parallel, validated in order, so that faults always come in the order of the files.
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  const photographs = await readdir(path.join(folder, '../photographs')).catch(() => []);
  const pictures = new Map<string, readonly NamedPicture[]>();
  for (const [index, file] of files.entries()) {
    const key = path.basename(file, '.json');
    const fault = (field: string, text: string) =>
      faults.push(`content/pictures/${file}: place ${key}: ${field}: ${text}`);
    let value: unknown;
    try {
      value = JSON.parse(texts[index] ?? '');
    } catch (error) {
      fault('(the file)', error instanceof Error ? error.message : String(error));
      continue;
    }
    const result = pictureFileSchema.safeParse(value);
    if (result.success) {
      let drawings = 0;
      const pictureName = (picture: PlacePicture) =>
        'scene' in picture ? `${key}-${++drawings}` : picture.photograph;
      pictures.set(
        key,
        result.data.pictures.map((picture) => ({ name: pictureName(picture), picture })),
      );
      for (const [turn, picture] of result.data.pictures.entries()) {
        for (const { field, text } of findAltFaults(picture.alt)) fault(`pictures.${turn}.${field}`, text);
        if (!('photograph' in picture)) continue;
        if (!photographs.some((name) => name.startsWith(`${picture.photograph}.`)))
          fault(`pictures.${turn}.photograph`, 'is no file of content/photographs');
      }
      continue;
    }
    for (const issue of result.error.issues) fault(issue.path.join('.') || '(the file)', issue.message);
  }
  return pictures;
}
