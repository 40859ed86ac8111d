import type { Me } from '../../contract/accounts.ts';
import type { Api } from '../../contract/api.ts';
import type { RouteHandler } from '../call.ts';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../problem.ts';
import type { AccountOrders } from '../tickets/accountOrders.ts';
import type { AccountParts } from './accountParts.ts';
import { interestThemesOf, replaceInterestThemes } from './interestThemes.ts';
import { isNicknameFree, nicknameKey } from './nicknames.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';
import { removeAccount } from './removeAccount.ts';
import { takenNickname } from './signUp.ts';

async function readMe(database: Database, accountId: string): Promise<Me> {
  const account = await database.sql
    .selectFrom('account')
    .select(['email', 'nickname', 'first_name', 'last_name', 'password_hash'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  // Deleted since the token was looked at.
  if (!account) throw new ProblemError('unauthorized');
  return {
    email: account.email,
    nickname: account.nickname,
    firstName: account.first_name,
    lastName: account.last_name,
    hasPassword: account.password_hash !== null,
    interestThemeIds: await interestThemesOf(database, accountId),
  };
}

export function getMe({ database }: AccountParts): RouteHandler<Api['getMe']> {
  return (_, call) => readMe(database, call.account().accountId);
}

/**
 * Lets somebody on who types the account's password. A session alone is not enough for what cannot be undone: the
 * phone may lie open on a table.
 */
async function assertPassword(
  { database, limits }: AccountParts,
  accountId: string,
  typed: { field: string; password: string | undefined },
): Promise<void> {
  const { password_hash: passwordHash } = await database.sql
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow(() => new ProblemError('unauthorized'));
  if (passwordHash === null) return;
  await limits.take('passwordByAccount', accountId);
  if (!(await isPasswordOf(passwordHash, typed.password ?? ''))) {
    const message = "this is not the account's password";
    throw new ProblemError('wrongPassword', undefined, [
      { field: typed.field, code: 'wrongPassword', message },
    ]);
  }
  await limits.giveBack('passwordByAccount', accountId);
}

/** Changes what is given, all of it or nothing. A new password ends the other sessions. */
export function changeMe(parts: AccountParts): RouteHandler<Api['changeMe']> {
  const { database, sessions, outbox, cookies } = parts;
  return async ({ body }, call) => {
    const { accountId, sessionId } = call.account();
    const { nickname, interestThemeIds, newPassword } = body;
    if (newPassword !== undefined) {
      await assertPassword(parts, accountId, { field: 'currentPassword', password: body.currentPassword });
    }
    const passwordHash = newPassword === undefined ? null : await hashPassword(newPassword);
    await database.transaction(async () => {
      if (nickname !== undefined) await changeNickname(accountId, nickname);
      if (interestThemeIds) await replaceInterestThemes(database, accountId, interestThemeIds);
      if (passwordHash === null) return;
      const { email } = await database.sql
        .updateTable('account')
        .set({ password_hash: passwordHash })
        .where('id', '=', accountId)
        .returning('email')
        .executeTakeFirstOrThrow(() => new ProblemError('unauthorized'));
      await sessions.endAll(accountId, sessionId);
      await outbox.post({ to: email, language: call.language, letter: { kind: 'passwordChanged' } });
    });
    if (nickname !== undefined) cookies.setNickname(call, nickname);
    return readMe(database, accountId);
  };

  async function changeNickname(accountId: string, nickname: string): Promise<void> {
    const key = nicknameKey(nickname);
    if (!(await isNicknameFree(database, nickname, accountId))) throw takenNickname();
    try {
      await database.sql
        .updateTable('account')
        .set({ nickname, nickname_key: key })
        .where('id', '=', accountId)
        .execute();
    } catch (error) {
      // unique_violation: somebody took it since it was looked at.
      if (error instanceof Error && 'code' in error && error.code === '23505') throw takenNickname();
      throw error;
    }
  }
}

/** Deletes the account, for whoever types its password; without one, its nickname. */
export function deleteMe(
  parts: AccountParts & { readonly orders: AccountOrders },
): RouteHandler<Api['deleteMe']> {
  const { database, cookies } = parts;
  return async ({ body }, call) => {
    const { accountId } = call.account();
    await assertPassword(parts, accountId, { field: 'password', password: body.password });
    const me = await readMe(database, accountId);
    if (!me.hasPassword && body.nickname?.trim() !== me.nickname) {
      const message = 'the own nickname, to be sure';
      throw new ProblemError('nicknameError', undefined, [
        { field: 'nickname', code: 'nicknameError', message },
      ]);
    }
    await removeAccount(parts, { accountId, email: me.email, language: call.language });
    cookies.clear(call);
  };
}
