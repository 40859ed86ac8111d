import { type ExpressionBuilder, sql } from 'kysely';
import { dayAfter } from '../../../domain/calendar/days.ts';
import { seoulDayStart } from '../../../domain/calendar/seoulTime.ts';
import { parseOrderNumber } from '../../../domain/tickets/orderNumber.ts';
import type { TicketStatus } from '../../../domain/tickets/ticketRules.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export interface OrderFilter {
  /**
   * The short number, the reseller's own number, the beginning of the long id, a part of a telephone number, or words that are
   * each part of the name or the e-mail address.
   */
  readonly q?: string | undefined;
  readonly status?: TicketStatus | undefined;
  /** The day of the tour. */
  readonly day?: string | undefined;
  /** The day on which it was ordered, in Asia/Seoul. */
  readonly purchaseDay?: string | undefined;
  readonly driverId?: number | undefined;
}

/**
 * The columns in which words are searched. Each of them, like the telephone number, has an index of its pairs of
 * characters (0040_order_search.sql).
 */
const searchedColumns = ['customer_name', 'customer_email'] as const;

/** Digits that may be a part of a telephone number, as people write them. */
const phonePart = /^\+?(?:[\s().-]*\d){4,15}$/;

type Where = ExpressionBuilder<Tables, 'ticket_order'>;

/** Whether a column has a word anywhere, without regard to case and spaces. */
function contains(where: Where, column: (typeof searchedColumns)[number] | 'phone', word: string) {
  const text = sql.ref(`ticket_order.${column}`);
  const isPart = sql<boolean>`strpos(lower(replace(${text}, ' ', '')), lower(${word})) > 0`;
  // A single character has no pair.
  if ([...word].length === 1) return isPart;
  return where.and([sql<boolean>`search_pairs(${text}) @> search_pairs(${word})`, isPart]);
}

/** Leaves out the zero before the area code, which people type but the stored number, in E.164, does not contain. */
function matchesPhone(where: Where, q: string) {
  const digits = q.replaceAll(/\D/g, '').replace(/^0+/, '');
  return where.and([where('ticket_order.phone', 'is not', null), contains(where, 'phone', digits)]);
}

/** Names are written in either order, so each word counts by itself. */
function matches(where: Where, q: string) {
  const words = q.normalize('NFC').trim().split(/\s+/);
  const hasWords = where.and(
    words.map((word) => where.or(searchedColumns.map((column) => contains(where, column, word)))),
  );
  const number = parseOrderNumber(q);
  return where.or([
    hasWords,
    ...(phonePart.test(q.trim()) ? [matchesPhone(where, q)] : []),
    ...(number === null ? [] : [where('ticket_order.number', '=', number)]),
    where('ticket_order.reseller_reference', '=', q.trim()),
    ...idBeginnings(q).map((id) => sql<boolean>`starts_with(ticket_order.id, ${id})`),
  ]);
}

/** The beginning of a long id, typed with or without the prefix that all of them have. */
function idBeginnings(q: string): string[] {
  const id = q.trim().replace(/^order_/, '');
  return /^[\w-]{6,}$/.test(id) ? [`order_${id}`] : [];
}

/** All orders, with the driver of their tour and the reseller that has booked it. */
export function selectOrders(database: Database) {
  return database.sql
    .selectFrom('ticket_order')
    .leftJoin('tour', 'tour.order_id', 'ticket_order.id')
    .leftJoin('driver', 'driver.id', 'tour.driver_id')
    .leftJoin('reseller', 'reseller.id', 'ticket_order.reseller_id')
    .selectAll('ticket_order')
    .select(['driver.name as driver_name', 'reseller.name as reseller_name']);
}

/** An order with the driver of its tour. */
export type FoundOrder = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;

/** The orders that match, the newest first. */
export function searchOrders(
  database: Database,
  { q, status, day, purchaseDay, driverId }: OrderFilter,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<FoundOrder[]> {
  let query = selectOrders(database)
    .orderBy('ticket_order.created_at', 'desc')
    .orderBy('ticket_order.id', 'desc')
    .limit(limit)
    .offset(offset);
  if (q) query = query.where((where) => matches(where, q));
  if (status !== undefined) query = query.where('ticket_order.status', '=', status);
  if (day !== undefined) query = query.where('ticket_order.trip_date', '=', day);
  if (purchaseDay !== undefined) {
    query = query
      .where('ticket_order.created_at', '>=', seoulDayStart(purchaseDay))
      .where('ticket_order.created_at', '<', seoulDayStart(dayAfter(purchaseDay, 1)));
  }
  if (driverId !== undefined) query = query.where('tour.driver_id', '=', driverId);
  return query.execute();
}
