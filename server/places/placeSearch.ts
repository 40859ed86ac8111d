import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Language } from '../../contract/languages.ts';
import { type PlaceType, placeTypes } from '../../contract/placeTypes.ts';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../problem.ts';
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

/** Times that a search begins anew because the guide was loaded in between. */
const tries = 3;

/** Up to so many places are looked up and sorted; more are met soon enough along the order's own index. */
const fewPlaces = 1_000;

/**
 * A page of the listed places that a question finds, best class first, then in the order asked for (DESIGN 3).
 * A question without a letter or digit finds nothing.
 */
export async function searchPlaces(database: Database, request: SearchRequest): Promise<FoundPlaces> {
  const words = wordsOf(request.q);
  if (words.length === 0) return { total: 0, rows: [] };
  for (let left = tries; left > 0; left -= 1) {
    const found = await searchOnce(database, request, words);
    if (found) return found;
  }
  throw new ProblemError('unavailable');
}

/** Undefined when the guide was loaded anew in between. */
async function searchOnce(
  database: Database,
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
  const rows = await readPage(database, request, index, parts);
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

const pageRowSchema = itemRowSchema.extend({ part: z.int() });

async function readPage(
  database: Database,
  request: SearchRequest,
  index: SearchIndex,
  parts: readonly PagePart[],
): Promise<ItemRow[]> {
  const { order, locale } = request;
  const runs = parts.map((part, number) => sql`(${pagePart(request, index, part, number)})`);
  const { rows } = await sql`
    with page as (${sql.join(runs, sql` union all `)})
    select ${itemColumns(locale)}, p.part from page p join place_content c on c.place_id = p.id
    where (select version from guide_state where id = 1) = ${index.version ?? 0}
    order by p.part, ${orderClause(order, 'p')}`.execute(database.sql);
  return z.array(pageRowSchema).parse(rows);
}

function pagePart(
  { order, types }: SearchRequest,
  { size }: SearchIndex,
  { places, count, from, length }: PagePart,
  number: number,
): RawBuilder<unknown> {
  const columns = sql`select id, type, ordinal, ${sql.ref(order.key)}, ${sql.lit(number)}::int as part from place`;
  if (order.key === 'rank' && order.direction === 'desc') {
    return sql`${columns} where listed and ordinal = any(${places.ordinals(from, length)}::int[])`;
  }
  const [type] = types;
  const ofType = types.length === 1 ? sql`and type = ${type}` : sql``;
  const among =
    count <= fewPlaces
      ? sql`ordinal = any(${places.ordinals()}::int[])`
      : // The guide may have grown since: get_bit past the end is an error.
        sql`case when ordinal < ${size} then get_bit(${places.bytes}::bytea, ordinal) = 1 end ${ofType}`;
  return sql`${columns} where listed and ${among}
    order by ${orderClause(order, 'place')} limit ${length} offset ${from}`;
}
