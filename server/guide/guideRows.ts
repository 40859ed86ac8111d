import { createHash } from 'node:crypto';
import type { UntranslatedField } from '../../contract/places.ts';
import {
  byLanguage,
  htmlLang,
  type Language,
  languages,
  type Translated,
  withEnglish,
} from '../../domain/languages.ts';
import { type CheckedOn, factGroups } from '../../domain/places/checkedOn.ts';
import { placeTypes } from '../../domain/places/placeTypes.ts';
import { readingScripts } from '../../domain/reading/readings.ts';
import { OrdinalSetWriter } from '../../domain/search/ordinalSet.ts';
import { searchVersion } from '../../domain/search/searchTerms.ts';
import { orderName, writeOrder } from './contentOrders.ts';
import { drawingNames } from './contentPictures.ts';
import type { GuideContent, PlaceContent, ThemeContent } from './contentSchema.ts';
import { missingTexts } from './guideText.ts';
import { planePoint } from './location.ts';
import type { PlaceOrder } from './placeOrder.ts';

/** Increment it when the code derives other rows from the same content, so that the next start rewrites them. */
const rowsVersion = 5;
/** The same for rows that no place shows and columns that only incomplete places fill: no place counts as changed then. */
const setsVersion = 2;

/**
 * Digest of everything that determines the rows: the content, the code that derives them, and the Unicode versions used
 * for sorting and segmentation.
 */
export function guideDigest({ themes, places }: GuideContent): string {
  const { icu, unicode } = process.versions;
  const hash = createHash('sha256').update(
    JSON.stringify([rowsVersion, setsVersion, searchVersion, icu, unicode, themes]),
  );
  for (const place of places) hash.update(JSON.stringify(place));
  return hash.digest('base64url');
}

/** Digest of what a visitor sees of a place; when it changes, the place has changed. */
export function placeDigest(
  { facts: _, source: __, confidence: ___, checked, ...seen }: PlaceContent,
  themes: readonly ThemeContent[],
): string {
  const minutes = themes.map(({ visitMinutes }) => visitMinutes);
  return createHash('sha256')
    .update(JSON.stringify([rowsVersion, minutes, seen, checkDates(checked)]))
    .digest('base64url');
}

/** The dates of a place's checks, without their sources, which only editors see. */
function checkDates(checked: PlaceContent['checked']): CheckedOn {
  return Object.fromEntries(
    factGroups.flatMap((group) => {
      const on = checked[group]?.on;
      return on ? [[group, on]] : [];
    }),
  );
}

/** The columns of `place` that follow from one place's own content; changed_at, the ordinal and the orders do not. */
export function placeRow(place: PlaceContent, themes: readonly ThemeContent[]) {
  const ids = place.themes.flatMap((key) => themes.filter((theme) => theme.key === key).map(({ id }) => id));
  return {
    id: place.id,
    key: place.key,
    type: place.type,
    listed: true,
    rank: place.rank,
    theme_ids: ids,
    scopes: ids.map((id) => `${place.type}:${id}`),
    location: planePoint(place.position),
  };
}

/** Length of a visit: the place's own, otherwise that of its first theme. */
function placeVisitMinutes(place: PlaceContent, themes: readonly ThemeContent[]): number {
  const [kind] = place.themes;
  return place.visitMinutes ?? themes.find(({ key }) => key === kind)?.visitMinutes ?? 40;
}

/** The reading by language; none for a name without Chinese characters, which visitors can read as it is. */
function shownReadings({ name, reading }: PlaceContent): Partial<Translated> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const script = readingScripts[language];
      const hasHan = /\p{Script=Han}/u.test(name[language] ?? '');
      return script && hasHan ? [[language, reading[script]]] : [];
    }),
  );
}

export function contentRow(place: PlaceContent, themes: readonly ThemeContent[], digest: string) {
  return {
    place_id: place.id,
    name: withEnglish(place.name),
    summary: withEnglish(place.summary),
    information: withEnglish(place.information),
    address: withEnglish(place.address),
    phone: place.phone,
    lat: place.position.lat,
    lng: place.position.lng,
    week_days: place.hours.weekDays,
    periods: place.hours.periods,
    note: place.hours.note && withEnglish(place.hours.note),
    hours_doubtful: place.hours.doubtful ?? false,
    checked_on: checkDates(place.checked),
    visit_minutes: placeVisitMinutes(place, themes),
    fee: place.fee ?? null,
    pictures: drawingNames(place.key, place.pictures),
    gallery: place.pictures.map((picture) => ({ ...picture, alt: withEnglish(picture.alt) })),
    untranslated: untranslatedFields(place),
    reading: shownReadings(place),
    kana: place.reading.kana,
    romanisation: place.reading.roman,
    digest,
  };
}

/** The fields that the row fills with the English text, by language; null if nothing is missing. */
function untranslatedFields(place: PlaceContent): Partial<Record<Language, UntranslatedField[]>> | null {
  const byLanguages = Map.groupBy(missingTexts(place), ({ language }) => language);
  if (byLanguages.size === 0) return null;
  return Object.fromEntries(
    [...byLanguages].map(([language, texts]) => [language, texts.map(({ field }) => field)]),
  );
}

/** The number of places in each list without a search. */
export function countRows({ themes, places }: GuideContent) {
  return placeTypes.flatMap((type) => {
    const ofType = places.filter((place) => place.type === type);
    return [
      { type, theme_id: 0, total: ofType.length },
      ...themes.map(({ id, key }) => ({
        type,
        theme_id: id,
        total: ofType.filter((place) => place.themes.includes(key)).length,
      })),
    ];
  });
}

/** The places by their opening hours; takes the places in the order of their ordinals. */
export function* hoursRows(places: readonly PlaceContent[]) {
  const postings = new Map<string, OrdinalSetWriter>();
  for (const [ordinal, { hours }] of places.entries()) {
    const shared = JSON.stringify({ weekDays: hours.weekDays, periods: hours.periods });
    const posting = postings.get(shared) ?? new OrdinalSetWriter();
    postings.set(shared, posting);
    posting.push(ordinal);
  }
  for (const [hours, posting] of postings) yield { hours, places: posting.stored() };
}

/** A place's ordinal, and the position of its name in each language's order. */
export interface PlacePositions extends Readonly<Record<Language, number>> {
  readonly id: number;
  readonly ordinal: number;
}

/** The places in the order of their ordinals: rank desc, id. */
export function sortByOrdinal(places: readonly PlaceContent[]): PlaceContent[] {
  return places.toSorted((one, other) => other.rank - one.rank || one.id - other.id);
}

/** The sort keys of lists, by id; takes the places in the order of their ordinals. */
export function placePositions(places: readonly PlaceContent[]): Map<number, PlacePositions> {
  const names = places.map(({ name }) => withEnglish(name));
  const orders = byLanguage((language) => nameOrder(names, language));
  return new Map(
    places.map(({ id }, ordinal) => [
      id,
      { id, ordinal, ...byLanguage((language) => orders[language][ordinal] ?? 0) },
    ]),
  );
}

/** The columns of `place` that hold a place's positions. */
export const positionColumnNames = ['ordinal', ...languages.map((language) => `name_order_${language}`)];

export function positionColumns(positions: PlacePositions | undefined): Record<string, number> {
  const orders = languages.map((language) => [`name_order_${language}`, positions?.[language] ?? 0]);
  return { ordinal: positions?.ordinal ?? 0, ...Object.fromEntries(orders) };
}

/** The sort orders of searches that change only with the content; rank desc is the order of the ordinals themselves. */
export function* orderRows(places: readonly PlaceContent[], positions: ReadonlyMap<number, PlacePositions>) {
  const listed = [...positions.values()];
  for (const language of languages) {
    for (const direction of ['asc', 'desc'] as const) {
      const keys = listed.map((place) => place[language]);
      const order: PlaceOrder = { key: `name_order_${language}`, direction };
      yield { name: orderName(order), ordinals: storedOrder(keys, direction) };
    }
  }
  const ranks = places.map(({ rank }) => rank);
  yield { name: orderName({ key: 'rank', direction: 'asc' }), ordinals: storedOrder(ranks, 'asc') };
}

/** The ordinals sorted by a key, equal ones by ordinal. */
function storedOrder(keys: readonly number[], direction: 'asc' | 'desc'): Uint8Array {
  const sign = direction === 'asc' ? 1 : -1;
  const key = (ordinal: number) => keys[ordinal] ?? 0;
  const sorted = keys
    .map((_, ordinal) => ordinal)
    .sort((one, other) => sign * (key(one) - key(other)) || one - other);
  return writeOrder(sorted);
}

/**
 * Positions of names in the order of a language, from 1 (docs/product/lists.md#sort-keys-of-the-api). Computed here and
 * stored, since the collations of the two engines differ. Names that compare as equal share a position.
 */
function nameOrder(names: readonly Translated[], language: Language): number[] {
  const collator = new Intl.Collator(htmlLang[language], { numeric: true });
  const sorted = names
    .map((name, index) => ({ text: name[language], index }))
    .sort((one, other) => collator.compare(one.text, other.text));
  const positions = new Array<number>(names.length).fill(0);
  let position = 0;
  let before: string | undefined;
  for (const { text, index } of sorted) {
    if (before === undefined || collator.compare(before, text) !== 0) position += 1;
    positions[index] = position;
    before = text;
  }
  return positions;
}
