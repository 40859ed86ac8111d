import { createHash } from 'node:crypto';
import path from 'node:path';
import { ContentError } from './contentError.ts';
import type { GuideContent, PlaceContent, ThemeContent } from './contentSchema.ts';
import { guideDigest } from './guideRows.ts';
import type { NamedPicture } from './pictureFile.ts';
import { readContent } from './readContent.ts';
import { readPictures } from './readPictures.ts';
import { type ContentSynonyms, noContentSynonyms, readContentSynonyms } from './synonyms.ts';

/** A place of the content files. */
export interface ContentPlace {
  readonly content: PlaceContent;
  readonly pictures: readonly NamedPicture[];
}

/** The guide as the files in content/ have it, before editor changes are applied. */
export interface ContentGuide {
  /** Digest of the files and of the code that derives rows from them. A process with an outdated digest must not publish. */
  readonly digest: string;
  readonly themes: readonly ThemeContent[];
  readonly synonyms: ContentSynonyms;
  /** In the order of the files. */
  readonly places: ReadonlyMap<number, ContentPlace>;
}

type Pictures = ReadonlyMap<string, readonly NamedPicture[]>;

/**
 * Reads and checks a content folder, except for pictures that were read before.
 * @throws ContentError naming every fault.
 */
export async function readContentGuide(folder: string, picturesRead?: Pictures): Promise<ContentGuide> {
  const pictures = picturesRead ?? (await readCheckedPictures(folder));
  const content = await readContent(folder, { pictures, isStrict: false });
  const faults: string[] = [];
  const synonyms = await readContentSynonyms(folder, faults);
  if (faults.length > 0) throw new ContentError(faults);
  return createContentGuide(content, pictures, synonyms);
}

async function readCheckedPictures(folder: string): Promise<Pictures> {
  const faults: string[] = [];
  const pictures = await readPictures(path.join(folder, 'pictures'), faults);
  if (faults.length > 0) throw new ContentError(faults);
  return pictures;
}

export function createContentGuide(
  content: GuideContent,
  pictures: Pictures,
  synonyms: ContentSynonyms = noContentSynonyms,
): ContentGuide {
  const places = new Map(
    content.places.map((place) => [place.id, { content: place, pictures: pictures.get(place.key) ?? [] }]),
  );
  const hash = createHash('sha256').update(guideDigest(content)).update(JSON.stringify(synonyms));
  for (const place of places.values()) hash.update(JSON.stringify(place.pictures));
  return { digest: hash.digest('base64url'), themes: content.themes, synonyms, places };
}
