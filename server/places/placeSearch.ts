import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Language } from '../../contract/languages.ts';
import { type PlaceType, placeTypes } from '../../contract/placeTypes.ts';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../problem.ts';
import type { ContentOrders } from './contentOrders.ts';
import { type ItemRow, itemColumns, itemRowSchema } from './itemRows.ts';
import type { OrdinalSet } from './ordinalSet.ts';
import type { FoundPlaces } from './placeLists.ts';
import { orderClause, type PlaceOrder } from './placeOrder.ts';
import { SearchIndex } from './searchIndex.ts';
import { type Condition, planSearch, termsOfConditions } from './searchPlan.ts';
import { isInVocabulary, term, vocabularyForm } from './searchTerms.ts';
import { type SearchWord, wordsOf } from './searchText.ts';
import { deletesOfTyped, isSlipOf } from './slips.ts';

export interface SearchRequest {
  readonly q: string;
  /** Categories that are searched. */
  readonly types: readonly PlaceType[];
  readonly themeId: number | undefined;
  readonly order: PlaceOrder;
  readonly locale: Language;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

export interface SearchParts {
  readonly database: Database;
  readonly orders: ContentOrders;
}

/** Times that a search begins anew because the guide was loaded in between. */
const tries = 3;

/** Up to so many places are looked up and sorted; more are met soon enough along the order's own index. */
const fewPlaces = 1_000;

/**
 * A page of the listed places that a question finds, best class first, then in the order asked for (DESIGN 3).
 * A question without a letter or digit finds nothing.
 */
export async function searchPlaces(parts: SearchParts, request: SearchRequest): Promise<FoundPlaces> {
  const words = wordsOf(request.q);
  if (words.length === 0) return { total: 0, rows: [] };
  for (let left = tries; left > 0; left -= 1) {
    const found = await searchOnce(parts, request, words);
    if (found) return found;
  }
  throw new ProblemError('unavailable');
}

/** Undefined when the guide was loaded anew in between. */
async function searchOnce(
  { database, orders }: SearchParts,
  request: SearchRequest,
  words: readonly SearchWord[],
): Promise<FoundPlaces | undefined> {
  const index = new SearchIndex(database);
  const slips = await readFirst(index, words, scopeOf(request));
  if (!slips) return undefined;
  const { classes } = planSearch(words, slips);
  if (!(await index.read(termsOfConditions(classes), []))) return undefined;

  const scope = index.find(scopeOf(request));
  const taken = index.find({ all: [], oneOf: [] });
  const { page, size } = request;
  let from = (page - 1) * size;
  let wanted = size;
  const parts: PagePart[] = [];
  for (const condition of classes) {
    const places = index.find(condition);
    if (request.types.length < placeTypes.length || request.themeId !== undefined) places.keepOnly(scope);
    places.remove(taken);
    const count = places.count();
    if (count === 0) continue;
    taken.add(places);
    if (from < count && wanted > 0) {
      const length = Math.min(wanted, count - from);
      parts.push({ places, count, from, length });
      wanted -= length;
    }
    from = Math.max(0, from - count);
  }
  const total = taken.count();
  if (parts.length === 0) return { total, rows: [] };
  const version = index.version ?? 0;
  const { order } = request;
  let rows: ItemRow[];
  if (order.key === 'like_count')
    rows = await readByLikes(database, request, { version, size: index.size, parts });
  else {
    const sorted = await orders.read(order, version);
    if (!sorted) return undefined;
    const ordinals = parts.flatMap(({ places, from, length }) => sorted.pick(places, from, length));
    rows = await readOrdinals(database, request, { version, ordinals });
  }
  // Fewer rows than the sets promise: they belong to another version of the guide.
  return rows.length === parts.reduce((sum, { length }) => sum + length, 0) ? { total, rows } : undefined;
}

/** The categories and the theme that a search is limited to. */
function scopeOf({ types, themeId }: SearchRequest): Condition {
  return {
    all: themeId === undefined ? [] : [term.theme(themeId)],
    oneOf: types.length === placeTypes.length ? [] : [types.map(term.type)],
  };
}

/**
 * Reads the sets of the terms that the search needs in any case, and finds the words of the guide that each typed one
 * may be a slip of: none where it is itself one of them.
 */
async function readFirst(
  index: SearchIndex,
  words: readonly SearchWord[],
  scope: Condition,
): Promise<string[][] | undefined> {
  const terms = termsOfConditions([...planSearch(words).classes, scope]);
  const typed = words.map((word) => (isInVocabulary(word) ? vocabularyForm(word) : ''));
  const near = await index.read(terms, [...new Set(typed.flatMap(deletesOfTyped))]);
  return (
    near &&
    typed.map((form) => (index.has(term.word(form)) ? [] : near.filter((word) => isSlipOf(form, word))))
  );
}

/** A run of places within one class: `length` of them, without the first `from` in the order asked for. */
interface PagePart {
  readonly places: OrdinalSet;
  readonly count: number;
  readonly from: number;
  readonly length: number;
}

const ordinalRowSchema = itemRowSchema.extend({ ordinal: z.int() });

async function readOrdinals(
  database: Database,
  { locale }: SearchRequest,
  { version, ordinals }: { version: number; ordinals: readonly number[] },
): Promise<ItemRow[]> {
  const { rows } = await sql`
    select ${itemColumns(locale)}, p.ordinal from place p join place_content c on c.place_id = p.id
    where p.listed and p.ordinal = any(${[...ordinals]}::int[]) and ${isVersion(version)}`.execute(
    database.sql,
  );
  const byOrdinal = new Map(
    z
      .array(ordinalRowSchema)
      .parse(rows)
      .map((row) => [row.ordinal, row]),
  );
  return ordinals.flatMap((ordinal) => byOrdinal.get(ordinal) ?? []);
}

/** Likes change at any time, so that the database sorts by them. */
async function readByLikes(
  database: Database,
  request: SearchRequest,
  { version, size, parts }: { version: number; size: number; parts: readonly PagePart[] },
): Promise<ItemRow[]> {
  const { order, locale } = request;
  const runs = parts.map((part, number) => sql`(${likedPart(request, size, part, number)})`);
  const { rows } = await sql`
    with page as (${sql.join(runs, sql` union all `)})
    select ${itemColumns(locale)} from page p join place_content c on c.place_id = p.id
    where ${isVersion(version)} order by p.part, ${orderClause(order, 'p')}`.execute(database.sql);
  return z.array(itemRowSchema).parse(rows);
}

function isVersion(version: number): RawBuilder<unknown> {
  return sql`(select version from guide_state where id = 1) = ${version}`;
}

function likedPart(
  { order, types }: SearchRequest,
  size: number,
  { places, count, from, length }: PagePart,
  number: number,
): RawBuilder<unknown> {
  const [type] = types;
  const ofType = types.length === 1 ? sql`and type = ${type}` : sql``;
  const among =
    count <= fewPlaces
      ? sql`ordinal = any(${places.ordinals()}::int[])`
      : // The guide may have grown since: get_bit past the end is an error.
        sql`case when ordinal < ${size} then get_bit(${places.bytes}::bytea, ordinal) = 1 end ${ofType}`;
  return sql`select id, type, ordinal, like_count, ${sql.lit(number)}::int as part from place
    where listed and ${among} order by ${orderClause(order, 'place')} limit ${length} offset ${from}`;
}
