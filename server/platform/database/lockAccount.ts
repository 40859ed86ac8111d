import { ProblemError } from '../problem.ts';
import type { Database } from './database.ts';

/**
 * Holds an account's row to the end of the transaction around it: what two tabs of one person change goes one after
 * the other. @throws ProblemError 'unauthorized' when the account was deleted since its token was looked at.
 */
export async function lockAccount(database: Database, accountId: string): Promise<void> {
  const account = await database.sql
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw new ProblemError('unauthorized');
}
