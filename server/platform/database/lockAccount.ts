import { ProblemError } from '../problem.ts';
import type { Database } from './database.ts';

/**
 * Locks an account's row until the end of the surrounding transaction, so that changes from two tabs of one user are
 * serialized.
 * @throws ProblemError 'unauthorized' when the account was deleted after its token was checked
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
