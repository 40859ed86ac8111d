import { randomInt } from 'node:crypto';
import type { Api } from '../../../contract/api.ts';
import { codeLength, maxCodeTries } from '../../../domain/accounts/accountRules.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { after, isAlive } from '../../platform/clock.ts';
import { ProblemError } from '../../platform/problem.ts';
import { hashPassword, matchesPassword } from '../../platform/secrets/passwords.ts';
import { hashToken, newToken } from '../../platform/secrets/randomToken.ts';
import type { AccountDeps } from './accountDeps.ts';

/** 180 s on the screen, plus 10 s for the request itself (docs/product/accounts.md#api-sign-up). */
const codeLife = 190_000;
/** The token issued for a verified address is valid for 30 minutes (docs/product/accounts.md#api-sign-up). */
export const verifiedEmailLifetime = 30 * 60_000;

function newCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

/** Step 1 of the sign-up: mails a code to an address that has no account. */
export function sendEmailCode(deps: AccountDeps): RouteHandler<Api['sendEmailCode']> {
  const { database, clock, limits, outbox } = deps;
  return async ({ body: { email } }, context) => {
    await limits.take('mailByClient', context.client);
    const known = await database.sql
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (known) throw new ProblemError('existingAccount');
    await limits.take('mailToAddress', email);
    const code = newCode();
    const codeHash = await hashPassword(code);
    const fresh = {
      code_hash: codeHash,
      tries: 0,
      sent_at: clock.now(),
      expires_at: after(clock, codeLife),
    };
    // One transaction, so that a crash cannot leave a code without its mail.
    const posted = await database.transaction(async () => {
      await database.sql
        .insertInto('email_code')
        .values({ email, ...fresh })
        .onConflict((conflict) => conflict.column('email').doUpdateSet(fresh))
        .execute();
      return outbox.post({
        to: email,
        language: context.language,
        template: { kind: 'verificationCode', code },
        expiresAt: fresh.expires_at,
      });
    });
    const attempt = await outbox.firstAttempt(posted);
    if (attempt === 'waiting') throw new ProblemError('mailDelayed');
    if (attempt === 'refused') throw unknownAddress();
  };
}

/** Step 2: exchanges a correct, unexpired code for the token that step 3 needs. A code works once. */
export function verifyEmailCode(deps: AccountDeps): RouteHandler<Api['verifyEmailCode']> {
  const { database, clock, limits } = deps;
  return async ({ body: { email, code } }, context) => {
    await limits.take('codeByClient', context.client);
    // The attempt is counted before the code is checked, so that concurrent attempts all count.
    const sent = await database.sql
      .updateTable('email_code')
      .set((column) => ({ tries: column('tries', '+', 1) }))
      .where('email', '=', email)
      .returning(['code_hash', 'tries', 'expires_at'])
      .executeTakeFirst();
    const isRight = await matchesPassword(sent?.code_hash ?? null, code);
    if (sent && (!isAlive(sent.expires_at, clock.now(), codeLife) || sent.tries > maxCodeTries)) {
      throw new ProblemError('expiredCode');
    }
    if (!sent || !isRight) throw mismatch();
    const emailVerifyToken = newToken();
    await database.transaction(async () => {
      const spent = await database.sql
        .deleteFrom('email_code')
        .where('email', '=', email)
        .where('code_hash', '=', sent.code_hash)
        .returning('email')
        .executeTakeFirst();
      // A concurrent request has already used the code.
      if (!spent) throw mismatch();
      await database.sql
        .insertInto('sign_up_proof')
        .values({
          hash: hashToken(emailVerifyToken),
          kind: 'email',
          email,
          issuer: null,
          subject: null,
          expires_at: after(clock, verifiedEmailLifetime),
        })
        .execute();
    });
    return { emailVerifyToken };
  };
}

function unknownAddress(): ProblemError {
  return new ProblemError('invalidEmail', undefined, [
    { field: 'email', code: 'invalidEmail', message: 'the mail server knows no such address' },
  ]);
}

function mismatch(): ProblemError {
  return new ProblemError('codeMismatch', undefined, [
    { field: 'code', code: 'codeMismatch', message: 'this is not the code that was sent' },
  ]);
}
