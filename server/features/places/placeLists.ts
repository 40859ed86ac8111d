import { sql } from 'kysely';
import { z } from 'zod';
import type { Language } from '../../../domain/languages.ts';
import { type PlaceType, placeTypes } from '../../../domain/places/placeTypes.ts';
import { type ItemRow, itemColumns, itemRowSchema } from '../../guide/itemRows.ts';
import { orderClause, type PlaceOrder } from '../../guide/placeOrder.ts';
import type { Database } from '../../platform/database/database.ts';

export interface ListRequest {
  readonly type: PlaceType;
  readonly themeId: number | undefined;
  readonly order: PlaceOrder;
  readonly locale: Language;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

export interface FoundPlaces {
  readonly rows: ItemRow[];
  readonly total: number;
}

const totalSchema = z.object({ total: z.int() });
const listRowSchema = totalSchema.and(z.union([itemRowSchema, z.object({ id: z.null() })]));

/**
 * A page of a category's listed places. The total is stored, and the page is read along an index, so that the cost does
 * not grow with the guide (docs/product/budgets.md).
 * @returns undefined when there is no such theme.
 */
export async function readPlaceList(
  database: Database,
  { type, themeId, order, locale, page, size }: ListRequest,
): Promise<FoundPlaces | undefined> {
  const inTheme = themeId === undefined ? sql`` : sql`and scopes @> array[${`${type}:${themeId}`}]`;
  const { rows } = await sql`
    with page as (
      select id, type, ordinal, ${sql.ref(order.key)}
      from place where listed and type = ${type} ${inTheme}
      order by ${orderClause(order, 'place')}
      limit ${size} offset ${(page - 1) * size}
    )
    select counted.total, item.* from place_count counted
    left join (
      select ${itemColumns(locale)}, p.ordinal, p.${sql.ref(order.key)}
      from page p join place_content c on c.place_id = p.id
    ) item on true
    where counted.type = ${type} and counted.theme_id = ${themeId ?? 0}
    order by ${orderClause(order, 'item')}`.execute(database.sql);
  const parsed = z.array(listRowSchema).parse(rows);
  const [first] = parsed;
  if (!first) return undefined;
  return { total: first.total, rows: parsed.flatMap((row) => (row.id === null ? [] : [row])) };
}

export interface ListedPlace {
  readonly id: number;
  readonly type: PlaceType;
  /** When the content of the place last changed. */
  readonly changedAt: Date;
}

const rowSchema = z.object({ id: z.int(), type: z.enum(placeTypes), changedAt: z.date() });

/** All listed places by id, for the sitemap. */
export async function readListedPlaces(database: Database): Promise<ListedPlace[]> {
  const rows = await database.sql
    .selectFrom('place')
    .select(['id', 'type', 'changed_at as changedAt'])
    .where('listed', '=', true)
    .orderBy('id')
    .execute();
  return z.array(rowSchema).parse(rows);
}
