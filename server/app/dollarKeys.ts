import type { Database } from '../platform/database/database.ts';
import type { Configuration } from './configuration.ts';

/**
 * The warning at the start when dollar orders are still open but the keys for dollars are not set; null otherwise. Only a
 * warning, since one merchant number may take both currencies: the operator knows.
 */
export async function missingDollarKeys(
  { toss }: Pick<Configuration, 'toss'>,
  { sql }: Database,
): Promise<string | null> {
  if (!toss || toss.foreignSecretKey !== undefined) return null;
  const { open } = await sql
    .selectFrom('ticket_order')
    .select(({ fn }) => fn.countAll<string | number>().as('open'))
    .where('currency', '=', 'USD')
    .where('next_check_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (Number(open) === 0) return null;
  return `Unfinished orders in dollars: ${open}. If dollars have a merchant number of their own, set TOSS_FOREIGN_CLIENT_KEY and TOSS_FOREIGN_SECRET_KEY again: without them the payments of these orders are not found.`;
}
