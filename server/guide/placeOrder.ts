import { type RawBuilder, sql } from 'kysely';
import type { ListPlacesQuery } from '../../contract/places.ts';
import type { Language } from '../../domain/languages.ts';
import { sortDirection } from '../../domain/places/listRules.ts';

/** An order of lists: the requested key, then rank desc, then id (docs/product/lists.md#sort-keys-of-the-api). */
export interface PlaceOrder {
  /** The sort column of `place`. */
  readonly key: string;
  readonly direction: 'asc' | 'desc';
}

/** The requested order; the default direction is asc for names and desc for the rest. */
export function listOrder({
  sortKey,
  direction,
  locale,
}: {
  sortKey: ListPlacesQuery['sortKey'];
  direction?: 'asc' | 'desc' | undefined;
  locale: Language;
}): PlaceOrder {
  return { key: keyColumn(sortKey, locale), direction: sortDirection(sortKey, direction) };
}

function keyColumn(sortKey: ListPlacesQuery['sortKey'], locale: Language): string {
  if (sortKey === 'like') return 'like_count';
  return sortKey === 'rank' ? 'rank' : `name_order_${locale}`;
}

/** The ORDER BY terms over a relation with the key and the ordinal. The ordinal stands for rank desc, id. */
export function orderClause({ key, direction }: PlaceOrder, relation: string): RawBuilder<unknown> {
  const ordinal = sql.ref(`${relation}.ordinal`);
  if (key === 'rank' && direction === 'desc') return ordinal;
  return sql`${sql.ref(`${relation}.${key}`)} ${sql.raw(direction)}, ${ordinal}`;
}
