import { sql } from 'kysely';
import { dayAfter } from '../../../domain/calendar/days.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

/** Days after the tour for which the visitor's telephone number is kept: complaints come within a week. */
const phoneDays = 30;

/** Removes the telephone numbers of visitors whose tour was long ago. */
export async function removeOldPhones(database: Database, clock: Clock): Promise<void> {
  const lastDay = dayAfter(toSeoulDate(clock.now()), -phoneDays);
  await database.sql
    .updateTable('ticket_order')
    .set({ phone: null })
    .where('phone', 'is not', null)
    .where('trip_date', '<', lastDay)
    .execute();
  await database.sql
    .updateTable('reseller_booking')
    .set({ contact: sql`contact || '{"phoneNumber": null}'` })
    .where(sql<boolean>`contact->>'phoneNumber' is not null`)
    .where((where) =>
      where.exists(
        where
          .selectFrom('ticket_order')
          .select('id')
          .whereRef('ticket_order.id', '=', 'reseller_booking.order_id')
          .where('trip_date', '<', lastDay),
      ),
    )
    .execute();
}

/**
 * Privacy policy, article 2: payment records are removed after 5 years. Orders of the desk and of resellers that were
 * never paid belong to no account with which they would be deleted: they are removed 30 days after the tour.
 */
export async function removeOldOrders(database: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  await database.sql
    .deleteFrom('ticket_order')
    .where((where) => where.or([where('sold_by', 'is not', null), where('reseller_id', 'is not', null)]))
    .where('status', 'in', ['refused', 'expired'])
    .where(sql<boolean>`trip_date::timestamptz < ${now}::timestamptz - interval '30 days'`)
    .where('next_check_at', 'is', null)
    .execute();
  await database.sql
    .deleteFrom('ticket_order')
    .where('status', 'in', ['paid', 'cancelled'])
    // Redundant, but lets an index find the rows.
    .where('trip_date', '<=', sql<string>`(${now}::timestamptz - interval '5 years')::date`)
    // The later of the last payment and the day of the tour.
    .where(
      sql<boolean>`greatest(coalesce(cancelled_at, paid_at), trip_date::timestamptz)
        < ${now}::timestamptz - interval '5 years'`,
    )
    .where('next_check_at', 'is', null)
    .execute();
}
