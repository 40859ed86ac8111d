import type { Api } from '../../../contract/api.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockAccount } from '../../platform/database/lockAccount.ts';
import { ProblemError } from '../../platform/problem.ts';
import type { AccountDeps } from './accountDeps.ts';

/** The account's chosen themes that still exist in the content. */
export async function readInterestThemes(database: Database, accountId: string): Promise<number[]> {
  const rows = await database.sql
    .selectFrom('interest_theme')
    .innerJoin('theme', 'theme.id', 'interest_theme.theme_id')
    .select('theme_id')
    .where('account_id', '=', accountId)
    .orderBy('theme_id')
    .execute();
  return rows.map((row) => row.theme_id);
}

/**
 * Replaces the chosen themes; joins an open transaction.
 * @throws ProblemError that names an unknown theme (400; docs/product/api.md#shared-rules).
 */
export async function replaceInterestThemes(
  database: Database,
  accountId: string,
  themeIds: readonly number[],
): Promise<void> {
  const { sql } = database;
  await database.transaction(async () => {
    const known = themeIds.length
      ? await sql.selectFrom('theme').select('id').where('id', 'in', themeIds).execute()
      : [];
    const unknown = themeIds.find((id) => !known.some((theme) => theme.id === id));
    if (unknown !== undefined) {
      const message = `there is no theme ${unknown}`;
      throw new ProblemError('invalidRequest', `interestThemeIds: ${message}`, [
        { field: 'interestThemeIds', code: 'unknownTheme', message },
      ]);
    }
    // The lock on the account's row serializes concurrent replacements.
    await lockAccount(database, accountId);
    await sql.deleteFrom('interest_theme').where('account_id', '=', accountId).execute();
    if (themeIds.length === 0) return;
    await sql
      .insertInto('interest_theme')
      .values(themeIds.map((id) => ({ account_id: accountId, theme_id: id })))
      .execute();
  });
}

export function chooseInterestThemes({ database }: AccountDeps): RouteHandler<Api['chooseInterestThemes']> {
  return async ({ body: { interestThemeIds } }, context) => {
    const { accountId } = context.account();
    await replaceInterestThemes(database, accountId, interestThemeIds);
    return { interestThemeIds: await readInterestThemes(database, accountId) };
  };
}
