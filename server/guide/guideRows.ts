import { createHash } from 'node:crypto';
import { type Language, languages } from '../../contract/languages.ts';
import { placeTypes } from '../../contract/placeTypes.ts';
import { planePoint } from '../places/location.ts';
import { searchVersion, termsOfPlace, vocabularyOfPlace } from '../places/searchTerms.ts';
import { deletesOfWord } from '../places/slips.ts';
import type { GuideContent, PlaceContent, ThemeContent } from './contentSchema.ts';
import { nameOrder } from './nameOrder.ts';

/** Change it when the rows made of the same content change, so that the next start writes them anew. */
const rowsVersion = 1;

export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

/**
 * Digest of all that decides the rows: the content, how rows are made of it, and the release of Unicode's rules that
 * sorts the names.
 */
export function digestOfGuide({ themes, places }: GuideContent): string {
  const hash = createHash('sha256').update(
    JSON.stringify([rowsVersion, searchVersion, process.versions.icu, themes]),
  );
  for (const place of places) hash.update(JSON.stringify(place));
  return hash.digest('base64url');
}

/** The themes of a place, in the order that its editor gave them. */
function themesOf(place: PlaceContent, themes: readonly ThemeContent[]): ThemeContent[] {
  return place.themes.flatMap((key) => themes.filter((theme) => theme.key === key));
}

export function placeRow(place: PlaceContent, themes: readonly ThemeContent[], changedAt: Date) {
  const ids = themesOf(place, themes).map(({ id }) => id);
  return {
    id: place.id,
    key: place.key,
    type: place.type,
    listed: true,
    rank: place.rank,
    theme_ids: ids,
    scopes: ids.map((id) => scopeOf(place.type, id)),
    name_order_ko: 0,
    name_order_en: 0,
    name_order_cn: 0,
    name_order_ja: 0,
    location: planePoint(place.position),
    changed_at: changedAt,
  };
}

export function scopeOf(type: string, themeId: number): string {
  return `${type}:${themeId}`;
}

export function contentRow(place: PlaceContent, digest: string) {
  return {
    place_id: place.id,
    name: place.name,
    summary: place.summary,
    information: place.information,
    address: place.address,
    phone: place.phone,
    lat: place.position.lat,
    lng: place.position.lng,
    week_days: place.hours.weekDays,
    periods: place.hours.periods,
    note: place.hours.note,
    pictures: place.pictures,
    digest,
  };
}

/** Digest of what a visitor sees of a place; a change of it is a change of the place. */
export function digestOfContent({ facts: _, source: __, confidence: ___, ...seen }: PlaceContent): string {
  return digestOf([rowsVersion, seen]);
}

function searchedTexts(place: PlaceContent, themes: readonly ThemeContent[]) {
  const tags = themesOf(place, themes).map(({ id, name }) => ({ id, name }));
  return { name: place.name, summary: place.summary, address: place.address, tags };
}

export function digestOfSearch(place: PlaceContent, themes: readonly ThemeContent[]): string {
  return digestOf([searchVersion, process.versions.unicode, place.type, searchedTexts(place, themes)]);
}

export function searchRow(place: PlaceContent, themes: readonly ThemeContent[], digest: string) {
  return {
    place_id: place.id,
    type: place.type,
    terms: termsOfPlace(searchedTexts(place, themes)),
    digest,
  };
}

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

export function wordRows({ themes, places }: GuideContent) {
  const words = new Set<string>();
  const nameWords = new Set<string>();
  for (const place of places) {
    const vocabulary = vocabularyOfPlace(searchedTexts(place, themes));
    for (const word of vocabulary.words) words.add(word);
    for (const word of vocabulary.nameWords) nameWords.add(word);
  }
  const isHangul = /^[가-힣]+$/u;
  return [...words].sort().map((word) => ({
    word,
    deletes: isHangul.test(word) && !nameWords.has(word) ? [] : deletesOfWord(word),
  }));
}

/** Positions of all places' names: a list a place, in the order of `languages`. */
export function nameOrders(places: readonly PlaceContent[]): Map<number, Record<Language, number>> {
  const names = places.map(({ name }) => name);
  const [ko = [], en = [], cn = [], ja = []] = languages.map((language) => nameOrder(names, language));
  return new Map(
    places.map(({ id }, index) => [
      id,
      { ko: ko[index] ?? 0, en: en[index] ?? 0, cn: cn[index] ?? 0, ja: ja[index] ?? 0 },
    ]),
  );
}
