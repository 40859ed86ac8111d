import type { Api } from '../../../contract/api.ts';
import { consumeAll, type LimitRule } from '../../http/limits/rateLimits.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { after, latestEnd } from '../../platform/clock.ts';
import { ProblemError } from '../../platform/problem.ts';
import { hashPassword } from '../../platform/secrets/passwords.ts';
import { hashToken, newToken } from '../../platform/secrets/randomToken.ts';
import type { AccountDeps } from './accountDeps.ts';

/** A link to set a new password is valid for 30 minutes (docs/product/accounts.md#passwords). */
const linkLife = 30 * 60_000;

/**
 * Rate-limit keys of mailed links. A device known for the address is counted separately, so that strangers cannot use
 * up its limit.
 */
function forgotLimits(email: string, client: string, device: string | null): [LimitRule, string][] {
  if (device !== null) return [['forgotByPair', `${email} ${device}`]];
  return [
    ['forgotByClient', client],
    ['forgotByPair', `${email} ${client}`],
    ['forgotToAddress', email],
  ];
}

/**
 * Mails a link, or a notice that there is no account. Response, limits and work are the same either way, so that the
 * endpoint does not reveal which addresses have accounts.
 */
export function forgetPassword(deps: AccountDeps): RouteHandler<Api['forgetPassword']> {
  const { database, clock, limits, outbox, devices } = deps;
  return async ({ body: { email } }, context) => {
    await consumeAll(limits, forgotLimits(email, context.client, devices.of(context, email)));
    const token = newToken();
    await database.transaction(async () => {
      const account = await database.sql
        .selectFrom('account')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst();
      if (account) {
        await database.sql
          .insertInto('password_link')
          .values({
            hash: hashToken(token),
            account_id: account.id,
            expires_at: after(clock, linkLife),
          })
          .execute();
      }
      await outbox.post({
        to: email,
        language: context.language,
        template: account
          ? { kind: 'passwordReset', link: `${context.origin}/password/reset?token=${token}` }
          : { kind: 'noAccount', link: `${context.origin}/signup/email/1` },
      });
    });
  };
}

/** Sets a new password by a mailed link and ends all sessions. */
export function resetPassword(deps: AccountDeps): RouteHandler<Api['resetPassword']> {
  const { database, clock, limits, outbox, sessions, devices } = deps;
  return async ({ body: { token, password } }, context) => {
    await limits.take('signUpByClient', context.client);
    const passwordHash = await hashPassword(password);
    const now = clock.now();
    const address = await database.transaction(async () => {
      const { sql } = database;
      const link = await sql
        .deleteFrom('password_link')
        .where('hash', '=', hashToken(token))
        .where('expires_at', '>', now)
        .where('expires_at', '<=', latestEnd(now, linkLife))
        .returning('account_id')
        .executeTakeFirst();
      if (!link) throw new ProblemError('expiredLink');
      // Links requested earlier must not work any more.
      await sql.deleteFrom('password_link').where('account_id', '=', link.account_id).execute();
      const { email } = await sql
        .updateTable('account')
        .set({ password_hash: passwordHash })
        .where('id', '=', link.account_id)
        .returning('email')
        .executeTakeFirstOrThrow();
      await sessions.endAll(link.account_id);
      await outbox.post({ to: email, language: context.language, template: { kind: 'passwordChanged' } });
      return email;
    });
    // The link proves the address, so this browser gets its own sign-in limit.
    devices.remember(context, address);
  };
}
