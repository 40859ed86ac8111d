import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Language } from '../../contract/languages.ts';
import { type PlaceType, placeTypes } from '../../contract/placeTypes.ts';
import type { Database } from '../database/database.ts';
import { itemColumns, itemRowSchema } from './itemRows.ts';
import type { FoundPlaces } from './placeLists.ts';
import { orderClause, type PlaceOrder } from './placeOrder.ts';
import { type Condition, planSearch } from './searchPlan.ts';
import { term } from './searchTerms.ts';
import { wordsOf } from './searchText.ts';
import { lookUpWords } from './vocabulary.ts';

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

const totalSchema = z.object({ total: z.int() });
const foundRowSchema = totalSchema.and(z.union([itemRowSchema, z.object({ id: z.null() })]));

/**
 * A page of the listed places that a question finds, best class first, then in the order asked for (DESIGN 3).
 * A question without a letter or digit finds nothing.
 */
export async function searchPlaces(database: Database, request: SearchRequest): Promise<FoundPlaces> {
  const words = wordsOf(request.q);
  if (words.length === 0) return { total: 0, rows: [] };
  const plan = planSearch(words, await lookUpWords(database, words));
  const found = new SearchStatement(request);
  const { rows } = await sql`
    with page as (${found.page(plan.classes)})
    select counted.total, item.* from (${found.count(plan.matches)}) counted
    left join (
      select ${itemColumns(request.locale)}, page.position
      from page join place p on p.id = page.id join place_content c on c.place_id = page.id
    ) item on true
    order by item.position`.execute(database.sql);
  const parsed = z.array(foundRowSchema).parse(rows);
  return { total: parsed[0]?.total ?? 0, rows: parsed.flatMap((row) => (row.id === null ? [] : [row])) };
}

/** The parts of the one statement that answers a search. */
class SearchStatement {
  readonly #request: SearchRequest;

  constructor(request: SearchRequest) {
    this.#request = request;
  }

  count(matches: Condition): RawBuilder<unknown> {
    return sql`select count(*)::int as total from place_search s where ${this.#meets(matches)} ${this.#scope('s')}`;
  }

  /**
   * Class by class, each without the places of the ones before. PostgreSQL runs the parts of a UNION ALL in turn, and
   * not at all those after the page is full; the inner limits keep it from running them side by side.
   */
  page(classes: readonly Condition[]): RawBuilder<unknown> {
    const { order, page, size } = this.#request;
    const parts = classes.map((condition, index) => {
      const before = classes.slice(0, index).map((other) => sql`and not (${this.#terms(other)})`);
      return sql`(select p.id from place_search s join place p on p.id = s.place_id
        where p.listed and ${this.#meets(condition)} ${joinSql(before, sql` `)} ${this.#scope('p')}
        order by ${orderClause(order, 'p')} limit ${page * size})`;
    });
    return sql`select id, row_number() over () as position
      from (select id from (${joinSql(parts, sql` union all `)}) found limit ${size} offset ${(page - 1) * size}) paged`;
  }

  #meets(condition: Condition): RawBuilder<unknown> {
    const { themeId } = this.#request;
    if (themeId === undefined) return this.#terms(condition);
    return this.#terms({ ...condition, all: [...condition.all, term.theme(themeId)] });
  }

  #terms({ all, oneOf }: Condition): RawBuilder<unknown> {
    const parts = oneOf.map((list) => sql`s.terms && ${[...list]}::text[]`);
    if (all.length > 0) parts.unshift(sql`s.terms @> ${[...all]}::text[]`);
    return joinSql(parts, sql` and `);
  }

  #scope(relation: 's' | 'p'): RawBuilder<unknown> {
    const { types } = this.#request;
    const column = sql.ref(`${relation}.type`);
    const [only] = types;
    if (types.length === 1) return sql`and ${column} = ${only}`;
    return types.length === placeTypes.length ? sql`` : sql`and ${column} = any(${[...types]}::text[])`;
  }
}

function joinSql(parts: readonly RawBuilder<unknown>[], separator: RawBuilder<unknown>): RawBuilder<unknown> {
  return parts.length === 0 ? sql`` : sql.join([...parts], separator);
}
