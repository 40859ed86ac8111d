import {
  type AllOfflinePictures,
  type OfflineDocuments,
  type OfflineOrder,
  type OfflinePictures,
  type OfflinePlace,
  type OfflineSynonyms,
  type OfflineTexts,
  type OfflineThemes,
  picturesPerPart,
  placesPerPart,
} from '../../../contract/offlineGuide.ts';
import { type Language, languages, textIn } from '../../../domain/languages.ts';
import { noSynonyms } from '../../../domain/search/synonyms.ts';
import { fallbacksIn, untranslatedField } from '../../guide/contentColumns.ts';
import type { Pictures } from '../../media/pictures/pictures.ts';
import type { OfflineContent, PlaceRow } from './readOfflineContent.ts';

/** What the parts are made of besides the database. */
export interface PartSources {
  readonly pictures: Pick<Pictures, 'url' | 'shareUrl' | 'drawing'>;
  readonly documents: { documentText(name: 'terms' | 'privacy', language: Language): string };
}

/** A part before it becomes a file; `language` is null where it serves every language. */
export interface MadePart {
  readonly name: string;
  readonly language: Language | null;
  readonly content: unknown;
}

/** The file with the pictures of all parts. */
export const allPicturesName = 'pictures';

/** Makes all parts of all languages and the file with all pictures, but not the themes. */
export async function makeParts(
  { places: rows, synonyms }: { places: readonly PlaceRow[]; synonyms: OfflineContent['synonyms'] },
  sources: PartSources,
): Promise<MadePart[]> {
  const parts: MadePart[] = [];
  for (const [number, group] of groupRows(rows, placesPerPart)) {
    const places = group.map((row) => offlinePlace(row, sources));
    parts.push({ name: `places-${number}`, language: null, content: places });
    for (const language of languages) {
      const texts = group.map((row) => offlineTexts(row, language));
      parts.push({ name: `texts-${language}-${number}`, language, content: texts });
    }
  }
  const allPictures: Record<string, OfflinePictures> = {};
  for (const [number, group] of groupRows(rows, picturesPerPart)) {
    const name = `pictures-${number}`;
    const pictures = await offlinePictures(group, sources);
    allPictures[name] = pictures;
    parts.push({ name, language: null, content: pictures });
  }
  parts.push({ name: allPicturesName, language: null, content: allPictures satisfies AllOfflinePictures });
  for (const language of languages) {
    const list: OfflineSynonyms = synonyms[language] ?? noSynonyms;
    parts.push({ name: `synonyms-${language}`, language, content: list });
    parts.push({ name: `order-${language}`, language, content: offlineOrder(rows, language) });
    parts.push({ name: `documents-${language}`, language, content: offlineDocuments(language, sources) });
  }
  return parts;
}

export function themesPart({ themes, likes }: OfflineContent): MadePart {
  return { name: 'themes', language: null, content: { themes, likes } satisfies OfflineThemes };
}

/** Groups places by ranges of `size` consecutive ids; the keys are the numbers of the parts. */
function groupRows(rows: readonly PlaceRow[], size: number): Map<number, PlaceRow[]> {
  return Map.groupBy(rows, ({ id }) => Math.floor(id / size));
}

function offlinePlace(row: PlaceRow, { pictures }: PartSources): OfflinePlace {
  return {
    id: row.id,
    type: row.type,
    rank: row.rank,
    isListed: row.listed,
    lat: row.lat,
    lng: row.lng,
    themeIds: row.theme_ids,
    name: row.name,
    summary: row.summary,
    address: row.address,
    kana: row.kana,
    romanisation: row.romanisation,
    readIn: languages.filter((language) => row.reading?.[language] !== undefined),
    phone: row.phone,
    visitMinutes: row.visit_minutes,
    ...(row.fee === null ? {} : { fee: row.fee }),
    weekDays: row.week_days,
    periods: row.periods,
    isDoubtful: row.hours_doubtful,
    checkedOn: row.checked_on,
    picture: pictures.url(row.picture),
    credit: null,
    sharePicture: pictures.shareUrl(row.picture),
  };
}

function offlineTexts(row: PlaceRow, language: Language): OfflineTexts {
  return {
    id: row.id,
    information: textIn(row.information, language),
    note: row.note && textIn(row.note, language),
    imageAlt: textIn(row.imageAlt ?? {}, language) ?? '',
    fallbacks: fallbacksIn(row, language),
    ...untranslatedField(row, language),
  };
}

/** Drawings alone: photographs would be more bytes than all the rest of the guide. */
async function offlinePictures(
  group: readonly PlaceRow[],
  { pictures }: PartSources,
): Promise<OfflinePictures> {
  const drawings = await Promise.all(
    group.map(async ({ picture }) => [pictures.url(picture), await pictures.drawing(picture)] as const),
  );
  return Object.fromEntries(
    drawings.flatMap(([address, drawing]) => (drawing === null ? [] : [[address, drawing]])),
  );
}

function offlineOrder(rows: readonly PlaceRow[], language: Language): OfflineOrder {
  const positions = Map.groupBy(
    rows.filter(({ listed }) => listed),
    ({ orders }) => orders[language],
  );
  return [...positions]
    .sort(([one], [other]) => one - other)
    .map(([, sharing]) => sharing.map(({ id }) => id));
}

function offlineDocuments(language: Language, { documents }: PartSources): OfflineDocuments {
  return {
    terms: documents.documentText('terms', language),
    privacy: documents.documentText('privacy', language),
  };
}
