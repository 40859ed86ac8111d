import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';

/**
 * Takes an account out of its orders, in the transaction that deletes it: what was not paid goes, what was paid stays
 * for as long as law asks, without the account. What the provider may still charge stays until it is known.
 */
export async function releaseOrders(database: Database, accountId: string): Promise<void> {
  await database.sql
    .deleteFrom('ticket_order')
    .where('account_id', '=', accountId)
    .where('status', 'in', ['ready', 'refused', 'expired'])
    .where((where) => where.or([where('payment_key', 'is', null), where('next_check_at', 'is', null)]))
    .execute();
}

/** Privacy policy, article 2: records of payment are removed after 5 years. */
export async function removeOldOrders(database: Database, clock: Clock): Promise<void> {
  await database.sql
    .deleteFrom('ticket_order')
    .where('status', 'in', ['paid', 'cancelled'])
    // The later of the last thing that was paid and the day of the tour.
    .where(
      sql<boolean>`greatest(coalesce(cancelled_at, paid_at), trip_date::timestamptz)
        < ${clock.now()}::timestamptz - interval '5 years'`,
    )
    .where('next_check_at', 'is', null)
    .execute();
}
