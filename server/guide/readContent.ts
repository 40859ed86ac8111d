import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { themeKeys } from '../../domain/places/themeKeys.ts';
import { ContentError } from './contentError.ts';
import { contentPictures } from './contentPictures.ts';
import {
  type GuideContent,
  type PlaceContent,
  type PlaceFile,
  placeFileSchema,
  type ThemeContent,
  themeContentSchema,
} from './contentSchema.ts';
import type { NamedPicture, PlacePicture } from './pictureFile.ts';
import { readPictures } from './readPictures.ts';
import { findAltAdvice, findTextAdvice, findTextFaults, type TextFault } from './textRules.ts';

interface ReadOptions {
  /** The pictures, if they have been read already. */
  readonly pictures?: ReadonlyMap<string, readonly NamedPicture[]>;
  /** Whether advice counts as a fault, as it does for this repository's files. A start accepts what the desk may publish. */
  readonly isStrict?: boolean;
}

/**
 * Reads and validates a content folder: themes.json, places/NNN-key.json and pictures/key.json.
 * @throws ContentError naming every fault.
 */
export async function readContent(
  folder: string,
  { pictures: picturesRead, isStrict = true }: ReadOptions = {},
): Promise<GuideContent> {
  const faults: string[] = [];
  const themes =
    (await readJson(folder, 'themes.json', z.array(themeContentSchema), faults)) ?? ([] as ThemeContent[]);
  checkThemes(themes, faults);
  const pictures = picturesRead ?? (await readPictures(join(folder, 'pictures'), faults));
  const places = await readPlaces(folder, { pictures, isStrict }, faults);
  if (faults.length > 0) throw new ContentError(faults);
  return { themes, places };
}

/** Reads and validates a file of a content folder; its faults are added to `faults`. */
export async function readJson<Schema extends z.ZodType>(
  folder: string,
  path: string,
  schema: Schema,
  faults: string[],
): Promise<z.output<Schema> | undefined> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(join(folder, path), 'utf8'));
  } catch (error) {
    faults.push(`content/${path}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const key = z.looseObject({ key: z.string() }).safeParse(value).data?.key;
  for (const issue of result.error.issues) {
    const field = issue.path.join('.') || '(the file)';
    faults.push(`content/${path}: ${key ? `place ${key}: ` : ''}${field}: ${issue.message}`);
  }
  return undefined;
}

/** The eleven themes of the contract, with ids by their order. */
function checkThemes(themes: readonly ThemeContent[], faults: string[]): void {
  if (themes.length === 0) return;
  const found = themes.map(({ id, key }) => `${id} ${key}`).join(', ');
  const expected = themeKeys.map((key, index) => `${index + 1} ${key}`).join(', ');
  if (found !== expected) faults.push(`content/themes.json: id: must be ${expected}`);
}

async function listFiles(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort();
}

async function readPlaces(
  folder: string,
  { pictures, isStrict }: Required<ReadOptions>,
  faults: string[],
): Promise<PlaceContent[]> {
  const files = (await listFiles(join(folder, 'places'))).filter((file) => file.endsWith('.json'));
  if (files.length === 0) faults.push('content/places: (the folder): has no places');
  const places: PlaceContent[] = [];
  const seen = { id: new Map<unknown, string>(), key: new Map<unknown, string>(), ko: new Map() };
  // Read in parallel, validated in order, so that faults always come in the order of the files.
  const read = await Promise.all(
    files.map(async (file) => {
      const own: string[] = [];
      return { file, own, place: await readJson(folder, `places/${file}`, placeFileSchema, own) };
    }),
  );
  for (const { file, own, place } of read) {
    faults.push(...own);
    if (!place) continue;
    const drawn = pictures.get(place.key) ?? [];
    const shown = drawn.map(({ picture }) => picture);
    places.push({ ...place, pictures: contentPictures(shown, drawn) });
    const fault = (field: string, text: string) =>
      faults.push(`content/places/${file}: place ${place.key}: ${field}: ${text}`);
    const [number = '', ...rest] = basename(file, '.json').split('-');
    if (!/^\d{3,}$/.test(number) || Number(number) !== place.id)
      fault('id', `is ${place.id}, and the file's name begins with ${number}`);
    if (rest.join('-') !== place.key) fault('key', "is not the one in the file's name");
    for (const [field, value, known] of [
      ['id', place.id, seen.id],
      ['key', place.key, seen.key],
      ['name.ko', place.name.ko, seen.ko],
    ] as const) {
      const other = known.get(value);
      if (other) fault(field, `${value} is also that of content/places/${other}`);
      known.set(value, file);
    }
    for (const { field, text } of findTextFaults(place)) fault(field, text);
    for (const { field, text } of isStrict ? findAdvice(place, shown) : []) fault(field, text);
    if (drawn.length === 0 && !faults.some((line) => line.startsWith(`content/pictures/${place.key}.json:`)))
      fault('pictures', `has none: content/pictures/${place.key}.json is missing`);
  }
  const keys = new Set(read.map(({ file }) => basename(file, '.json').replace(/^\d+-/, '')));
  for (const key of pictures.keys()) {
    if (!keys.has(key)) faults.push(`content/pictures/${key}.json: place ${key}: (the file): has no place`);
  }
  return places;
}

function findAdvice(place: PlaceFile, pictures: readonly PlacePicture[]): TextFault[] {
  const alts = pictures.flatMap(({ alt }, index) =>
    findAltAdvice(alt).map(({ field, text }) => ({ field: `pictures.${index}.${field}`, text })),
  );
  return [...findTextAdvice(place), ...alts];
}
