import type { Database } from '../platform/database/database.ts';
import type { Configuration } from './configuration.ts';

/**
 * What a start says when orders in dollars still have to be checked, and the keys for dollars are not set; null where
 * all is well. It is the operator's to judge: one merchant number may take both currencies.
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
