import type { Me } from '../../../contract/accounts.ts';
import type { Api } from '../../../contract/api.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/problem.ts';
import { hashPassword, matchesPassword } from '../../platform/secrets/passwords.ts';
import type { AccountOrders } from '../orders/accountOrders.ts';
import type { AccountDeps } from './accountDeps.ts';
import { readInterestThemes, replaceInterestThemes } from './interestThemes.ts';
import { isNicknameFree, nicknameKey, takenNickname, takeSkeleton } from './nicknames.ts';
import { type ReleaseLikes, removeAccount } from './removeAccount.ts';

export async function readMe(database: Database, accountId: string): Promise<Me> {
  const account = await database.sql
    .selectFrom('account')
    .select(['email', 'nickname', 'first_name', 'last_name', 'password_hash'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  // The account was deleted after the token was checked.
  if (!account) throw new ProblemError('unauthorized');
  const google = await database.sql
    .selectFrom('account_identity')
    .select('linked_at')
    .where('account_id', '=', accountId)
    .orderBy('linked_at')
    .executeTakeFirst();
  return {
    email: account.email,
    nickname: account.nickname,
    firstName: account.first_name,
    lastName: account.last_name,
    hasPassword: account.password_hash !== null,
    googleLinkedAt: google?.linked_at.toISOString() ?? null,
    interestThemeIds: await readInterestThemes(database, accountId),
  };
}

export function getMe({ database }: AccountDeps): RouteHandler<Api['getMe']> {
  return (_, context) => readMe(database, context.account().accountId);
}

/**
 * Requires the account's password: for irreversible changes a session is not enough, since an unlocked phone may be in
 * other hands. Returns false for an account without a password.
 */
export async function assertPassword(
  { database, limits }: AccountDeps,
  accountId: string,
  typed: { field: string; password: string | undefined },
): Promise<boolean> {
  const { password_hash: passwordHash } = await database.sql
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow(() => new ProblemError('unauthorized'));
  if (passwordHash === null) return false;
  await limits.take('passwordByAccount', accountId);
  if (!(await matchesPassword(passwordHash, typed.password ?? ''))) {
    const message = "this is not the account's password";
    throw new ProblemError('wrongPassword', undefined, [
      { field: typed.field, code: 'wrongPassword', message },
    ]);
  }
  await limits.giveBack('passwordByAccount', accountId);
  return true;
}

/** A stolen token must not suffice to set a first password: that takes a link mailed to the account's address. */
function linkNeeded(): ProblemError {
  const message = 'a first password is set by the link that password/forgot mails';
  return new ProblemError('passwordLinkNeeded', undefined, [
    { field: 'newPassword', code: 'passwordLinkNeeded', message },
  ]);
}

/** Applies all given changes or none. A new password ends the other sessions. */
export function changeMe(deps: AccountDeps): RouteHandler<Api['changeMe']> {
  const { database, sessions, outbox, cookies } = deps;
  return async ({ body }, context) => {
    const { accountId, sessionId } = context.account();
    const { nickname, interestThemeIds, newPassword } = body;
    if (newPassword !== undefined) {
      const typed = { field: 'currentPassword', password: body.currentPassword };
      if (!(await assertPassword(deps, accountId, typed))) throw linkNeeded();
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
      // Links requested before the change must not work any more.
      await database.sql.deleteFrom('password_link').where('account_id', '=', accountId).execute();
      await sessions.endAll(accountId, sessionId);
      await outbox.post({ to: email, language: context.language, template: { kind: 'passwordChanged' } });
    });
    if (nickname !== undefined) cookies.setNickname(context, nickname);
    return readMe(database, accountId);
  };

  async function changeNickname(accountId: string, nickname: string): Promise<void> {
    const key = nicknameKey(nickname);
    if (!(await isNicknameFree(database, nickname, accountId))) throw takenNickname();
    const before = await database.sql
      .selectFrom('account')
      .select('nickname_key')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow(() => new ProblemError('unauthorized'));
    try {
      await database.sql
        .updateTable('account')
        .set({ nickname, nickname_key: key })
        .where('id', '=', accountId)
        .execute();
      const hasLook = await takeSkeleton(database, accountId, nickname);
      // A nickname from before look-alikes were refused may stay, and may change its case.
      if (!hasLook && key !== before.nickname_key) throw takenNickname();
    } catch (error) {
      // unique_violation: another account took the nickname after the check.
      if (error instanceof Error && 'code' in error && error.code === '23505') throw takenNickname();
      throw error;
    }
  }
}

/** Deletes the account; requires its password, or its nickname where it has no password. */
export function deleteMe(
  deps: AccountDeps & { readonly orders: AccountOrders; readonly releaseLikes: ReleaseLikes },
): RouteHandler<Api['deleteMe']> {
  const { database, cookies } = deps;
  return async ({ body }, context) => {
    const { accountId } = context.account();
    await assertPassword(deps, accountId, { field: 'password', password: body.password });
    const me = await readMe(database, accountId);
    if (!me.hasPassword && body.nickname?.trim() !== me.nickname) {
      const message = 'the own nickname, to be sure';
      throw new ProblemError('nicknameError', undefined, [
        { field: 'nickname', code: 'nicknameError', message },
      ]);
    }
    await removeAccount(deps, { accountId, email: me.email, language: context.language });
    cookies.clear(context);
  };
}

/** Unlinks Google and ends the other sessions, so that a Google account linked by an intruder loses all access. */
export function unlinkGoogle(deps: AccountDeps): RouteHandler<Api['unlinkGoogle']> {
  const { database, sessions } = deps;
  return async ({ body }, context) => {
    const { accountId, sessionId } = context.account();
    const hasPassword = await assertPassword(deps, accountId, {
      field: 'password',
      password: body.password,
    });
    if (!hasPassword) throw new ProblemError('onlySignIn');
    await database.transaction(async () => {
      await database.sql.deleteFrom('account_identity').where('account_id', '=', accountId).execute();
      await sessions.endAll(accountId, sessionId);
    });
    return readMe(database, accountId);
  };
}
