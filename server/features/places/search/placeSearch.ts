import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Language } from '../../../../domain/languages.ts';
import { byPlaceType, type PlaceType } from '../../../../domain/places/placeTypes.ts';
import type { OrdinalSet } from '../../../../domain/search/ordinalSet.ts';
import {
  countMatches,
  type MatchCount,
  type MatchDeps,
  type Matches,
  matchEachType,
  matchPlaces,
  type PlaceQuestion,
} from '../../../../domain/search/placeMatches.ts';
import type { ContentOrders } from '../../../guide/contentOrders.ts';
import { type ItemRow, itemColumns, itemRowSchema } from '../../../guide/itemRows.ts';
import { orderClause, type PlaceOrder } from '../../../guide/placeOrder.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { FoundPlaces } from '../placeLists.ts';
import { type StoredDeps, withinOneGuide } from './storedMatches.ts';

export interface SearchRequest extends PlaceQuestion {
  readonly order: PlaceOrder;
  readonly locale: Language;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Whether to count the matches of every category, although the search lists only one. */
  readonly countsCategories: boolean;
}

export interface SearchDeps extends StoredDeps {
  readonly orders: ContentOrders;
}

export interface SearchedPlaces extends FoundPlaces {
  /** Number of places left out because it is unknown whether they are open at that minute. */
  readonly unknown: number;
  /** The class of the best match of a search word (searchPlan.ts), 0 being the best; undefined if nothing matches. */
  readonly matchClass?: number | undefined;
  /** Set if every category is counted. */
  readonly byCategory?: Readonly<Record<PlaceType, MatchCount>> | undefined;
}

/** Up to this many matches are fetched and sorted; beyond it, scanning the index of the order is faster. */
const fewPlaces = 1_000;

/**
 * A page of the listed places that a query matches, best class first, then in the requested order
 * (docs/product/lists.md#how-search-matches).
 */
export async function searchPlaces(deps: SearchDeps, request: SearchRequest): Promise<SearchedPlaces> {
  return withinOneGuide(deps, request.locale, (matchDeps) => searchOnce(deps, matchDeps, request));
}

/** Undefined if a new guide was loaded meanwhile. */
async function searchOnce(
  { database, orders }: SearchDeps,
  matchDeps: MatchDeps,
  request: SearchRequest,
): Promise<SearchedPlaces | undefined> {
  const found = await matchAndCount(matchDeps, request);
  if (!found) return undefined;
  const { version, size, unknown } = found.matches;
  const classes = found.matches.classes.map((places) => ({ places, count: places.count() }));
  const { totalItems: total, matchClass: best } = countMatches(classes.map(({ count }) => count));
  const counts = {
    total,
    unknown: unknown.count(),
    matchClass: request.q === undefined ? undefined : best,
    byCategory: found.byCategory,
  };
  const parts = pageBounds(classes, request);
  if (parts.length === 0) return { ...counts, rows: [] };
  const { order } = request;
  let rows: ItemRow[];
  if (order.key === 'like_count') rows = await readSorted(database, request, { version, size, parts });
  else {
    const sorted = await orders.read(order, version);
    if (!sorted) return undefined;
    const ordinals = parts.flatMap(({ places, from, length }) => sorted.pick(places, from, length));
    rows = await readOrdinals(database, request, { version, ordinals });
  }
  // If there are fewer rows than the sets contain, the rows belong to another version of the guide.
  const promised = parts.reduce((sum, { length }) => sum + length, 0);
  return rows.length === promised ? { ...counts, rows } : undefined;
}

/** The matches of the categories that are listed, and how many each category has. */
async function matchAndCount(
  matchDeps: MatchDeps,
  request: SearchRequest,
): Promise<{ matches: Matches; byCategory?: Record<PlaceType, MatchCount> } | undefined> {
  const [type] = request.types;
  if (!request.countsCategories || type === undefined) {
    const matches = await matchPlaces(matchDeps, request);
    return matches && { matches };
  }
  const ofTypes = await matchEachType(matchDeps, request);
  return (
    ofTypes && {
      matches: ofTypes[type],
      byCategory: byPlaceType((one) => countMatches(ofTypes[one].classes.map((places) => places.count()))),
    }
  );
}

/** A range of places within one class: `length` places after the first `from` in the requested order. */
interface PagePart {
  readonly places: OrdinalSet;
  readonly count: number;
  readonly from: number;
  readonly length: number;
}

function pageBounds(
  classes: readonly { places: OrdinalSet; count: number }[],
  { page, size }: SearchRequest,
): PagePart[] {
  let from = (page - 1) * size;
  let wanted = size;
  const parts: PagePart[] = [];
  for (const { places, count } of classes) {
    if (from < count && wanted > 0) {
      const length = Math.min(wanted, count - from);
      parts.push({ places, count, from, length });
      wanted -= length;
    }
    from = Math.max(0, from - count);
  }
  return parts;
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

/** Reads a page sorted by likes. The database sorts it, because likes change at any time. */
async function readSorted(
  database: Database,
  request: SearchRequest,
  { version, size, parts }: { version: number; size: number; parts: readonly PagePart[] },
): Promise<ItemRow[]> {
  const { order, locale } = request;
  const runs = parts.map((part, number) => sql`(${sortedPart(request, size, part, number)})`);
  const { rows } = await sql`
    with page as (${sql.join(runs, sql` union all `)})
    select ${itemColumns(locale)} from page p join place_content c on c.place_id = p.id
    where ${isVersion(version)} order by p.part, ${orderClause(order, 'p')}`.execute(database.sql);
  return z.array(itemRowSchema).parse(rows);
}

function isVersion(version: number): RawBuilder<unknown> {
  return sql`(select version from guide_state where id = 1) = ${version}`;
}

function sortedPart(
  { order, types }: SearchRequest,
  size: number,
  { places, count, from, length }: PagePart,
  number: number,
): RawBuilder<unknown> {
  const [type] = types;
  const isType = types.length === 1 ? sql`and type = ${type}` : sql``;
  const among =
    count <= fewPlaces
      ? sql`ordinal = any(${places.ordinals()}::int[])`
      : // The guide may have grown meanwhile, and get_bit past the end is an error.
        sql`case when ordinal < ${size} then get_bit(${places.bytes}::bytea, ordinal) = 1 end ${isType}`;
  return sql`select id, type, ordinal, like_count, ${sql.lit(number)}::int as part from place
    where listed and ${among} order by ${orderClause(order, 'place')} limit ${length} offset ${from}`;
}
