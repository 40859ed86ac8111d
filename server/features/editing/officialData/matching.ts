import { metresBetween } from '../../../../domain/geography/distance.ts';
import type { OfficialPosition, OfficialRow } from '../../../providers/tourapi.ts';

/** A name without what differs between two spellings of it: spaces, signs, remarks in brackets. */
export function bareName(name: string): string {
  const bare = name
    .normalize('NFKC')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
  // Official names often begin with the city.
  return bare.length > 4 ? bare.replace(/^강릉(?!시)/, '') : bare;
}

/** Two places of the same name are different places if they are farther apart than this (m). */
const maxMetres = 700;

interface Named {
  readonly name: string;
  readonly position: OfficialPosition | null;
}

/** The nearest item of that name, if it is close enough; if a position is unknown, the only item of that name. */
export function findByName<Item extends Named>(wanted: Named, items: readonly Item[]): Item | null {
  const bare = bareName(wanted.name);
  if (bare === '') return null;
  const alike = items.filter(({ name }) => bareName(name) === bare);
  const { position } = wanted;
  const near = alike
    .flatMap((item) =>
      position && item.position ? [{ item, metres: metresBetween(position, item.position) }] : [],
    )
    .filter(({ metres }) => metres <= maxMetres)
    .toSorted((one, other) => one.metres - other.metres);
  if (near[0]) return near[0].item;
  const [only] = alike;
  return alike.length === 1 && only && !(position && only.position) ? only : null;
}

/**
 * Splits a title of another language from the Korean title at its end: `Gyeongpo Beach (경포해변)`. Each language has
 * its own ids, so only the Korean title and the position connect a place's records.
 */
export function splitTitle(title: string): { readonly foreign: string; readonly korean: string } | null {
  const text = title.replaceAll('（', '(').replaceAll('）', ')').trim();
  if (!text.endsWith(')')) return null;
  let depth = 0;
  for (let index = text.length - 1; index > 0; index -= 1) {
    if (text[index] === ')') depth += 1;
    if (text[index] === '(') depth -= 1;
    if (depth > 0) continue;
    const korean = text.slice(index + 1, -1).trim();
    return /\p{Script=Hangul}/u.test(korean) ? { foreign: text.slice(0, index).trim(), korean } : null;
  }
  return null;
}

/** Rows of another language that name a Korean title, as findByName takes them. */
export function translatedRows(rows: readonly OfficialRow[]) {
  return rows.flatMap((row) => {
    const title = splitTitle(row.title);
    return title && row.isShown
      ? [{ name: title.korean, position: row.position, foreign: title.foreign, row }]
      : [];
  });
}
