import { randomInt } from 'node:crypto';
import { codeLength } from '../../../contract/accountRules.ts';
import type { Api } from '../../../contract/api.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { isAlive } from '../../platform/clock.ts';
import { ProblemError } from '../../platform/problem.ts';
import { hashToken, newToken } from '../../platform/secrets/randomToken.ts';
import { type AccountParts, after } from './accountParts.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';

/** DESIGN 3: 180 s on the screen, and ten more for the way of the last digit. */
const codeLife = 190_000;
/** DESIGN 3: five wrong tries end a code. */
const mostTries = 5;
/** DESIGN 3: the token that a verified address earns holds for 30 minutes. */
export const proofLife = 30 * 60_000;

function newCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

/** Step 1 of the sign-up: a code by mail to an address without an account. */
export function sendEmailCode(parts: AccountParts): RouteHandler<Api['sendEmailCode']> {
  const { database, clock, limits, outbox } = parts;
  return async ({ body: { email } }, call) => {
    await limits.take('mailByClient', call.client);
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
    // The code and its mail stand together or not at all: a crash in between loses neither.
    const posted = await database.transaction(async () => {
      await database.sql
        .insertInto('email_code')
        .values({ email, ...fresh })
        .onConflict((conflict) => conflict.column('email').doUpdateSet(fresh))
        .execute();
      return outbox.post({
        to: email,
        language: call.language,
        template: { kind: 'verificationCode', code },
        expiresAt: fresh.expires_at,
      });
    });
    const attempt = await outbox.firstAttempt(posted);
    if (attempt === 'waiting') throw new ProblemError('mailDelayed');
    if (attempt === 'refused') throw unknownAddress();
  };
}

/** Step 2: the right code, in time, earns the token that step 3 needs; the code is spent with it. */
export function verifyEmailCode(parts: AccountParts): RouteHandler<Api['verifyEmailCode']> {
  const { database, clock, limits } = parts;
  return async ({ body: { email, code } }, call) => {
    await limits.take('codeByClient', call.client);
    // The try is counted before it is looked at, so that tries at the same time are all counted.
    const sent = await database.sql
      .updateTable('email_code')
      .set((column) => ({ tries: column('tries', '+', 1) }))
      .where('email', '=', email)
      .returning(['code_hash', 'tries', 'expires_at'])
      .executeTakeFirst();
    const isRight = await isPasswordOf(sent?.code_hash ?? null, code);
    if (sent && (!isAlive(sent.expires_at, clock.now(), codeLife) || sent.tries > mostTries)) {
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
      // Somebody was quicker with the same code: it counts once.
      if (!spent) throw mismatch();
      await database.sql
        .insertInto('sign_up_proof')
        .values({
          hash: hashToken(emailVerifyToken),
          kind: 'email',
          email,
          issuer: null,
          subject: null,
          expires_at: after(clock, proofLife),
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
