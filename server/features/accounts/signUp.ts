import { randomUUID } from 'node:crypto';
import type { Api } from '../../../contract/api.ts';
import { documentsVersion } from '../../../domain/accounts/accountRules.ts';
import type { Language } from '../../../domain/languages.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { latestEnd } from '../../platform/clock.ts';
import { ProblemError } from '../../platform/problem.ts';
import { hashPassword } from '../../platform/secrets/passwords.ts';
import { hashToken } from '../../platform/secrets/randomToken.ts';
import type { AccountDeps } from './accountDeps.ts';
import { verifiedEmailLifetime } from './emailCodes.ts';
import { isNicknameFree, nicknameKey, takenNickname, takeSkeleton } from './nicknames.ts';
import type { OpenSession } from './sessions.ts';
import { giveSession } from './signIn.ts';

interface NewAccount {
  email: string;
  nickname: string;
  passwordHash: string | null;
  firstName: string | null;
  lastName: string | null;
  language: Language;
}

interface Newcomer extends Omit<NewAccount, 'email'> {
  proofToken: string;
  kind: 'email' | 'social';
  userAgent: string;
}

/**
 * Inserts an account, which claims its nickname, and returns its id. Runs in the caller's transaction.
 * @throws ProblemError 'existingAccount' or 'existingNickname'
 */
export async function insertAccount(
  { database, clock }: Pick<AccountDeps, 'database' | 'clock'>,
  { email, nickname, passwordHash, firstName, lastName, language }: NewAccount,
): Promise<string> {
  const id = randomUUID();
  const inserted = await database.sql
    .insertInto('account')
    .values({
      id,
      email,
      password_hash: passwordHash,
      first_name: firstName,
      last_name: lastName,
      nickname,
      nickname_key: nicknameKey(nickname),
      language,
      documents_version: documentsVersion,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) {
    throw (await isNicknameFree(database, nickname)) ? new ProblemError('existingAccount') : takenNickname();
  }
  if (!(await takeSkeleton(database, id, nickname))) throw takenNickname();
  return id;
}

/**
 * Creates the account and its first session in the transaction that consumes the proof: a failed sign-up leaves the
 * proof valid (docs/product/accounts.md#api-sign-up), and of two concurrent ones only one succeeds.
 */
async function makeAccount(
  { database, clock, sessions }: AccountDeps,
  newcomer: Newcomer,
): Promise<OpenSession> {
  const { sql } = database;
  const now = clock.now();
  return database.transaction(async () => {
    const proof = await sql
      .deleteFrom('sign_up_proof')
      .where('hash', '=', hashToken(newcomer.proofToken))
      .where('kind', '=', newcomer.kind)
      .where('expires_at', '>', now)
      .where('expires_at', '<=', latestEnd(now, verifiedEmailLifetime))
      .returning(['email', 'issuer', 'subject'])
      .executeTakeFirst();
    if (!proof) throw new ProblemError('expiredProof');
    const id = await insertAccount({ database, clock }, { ...newcomer, email: proof.email });
    if (proof.issuer !== null && proof.subject !== null) {
      const linked = await sql
        .insertInto('account_identity')
        .values({ issuer: proof.issuer, subject: proof.subject, account_id: id, linked_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('account_id')
        .executeTakeFirst();
      if (!linked) throw new ProblemError('existingAccount');
    }
    return sessions.open(id, newcomer.userAgent);
  });
}

/** Step 3 of the sign-up by e-mail. */
export function signUpByEmail(deps: AccountDeps): RouteHandler<Api['signUpByEmail']> {
  return async ({ body }, context) => {
    await deps.limits.take('signUpByClient', context.client);
    // Checked before the expensive hashing, since this is the most common refusal.
    if (!(await isNicknameFree(deps.database, body.nickname))) throw takenNickname();
    const session = await makeAccount(deps, {
      proofToken: body.emailVerifyToken,
      kind: 'email',
      nickname: body.nickname,
      passwordHash: await hashPassword(body.password),
      firstName: body.firstName,
      lastName: body.lastName,
      language: context.language,
      userAgent: context.userAgent,
    });
    return giveSession(deps, context, { session, nickname: body.nickname, by: 'signUp' });
  };
}

/** Completes a sign-up that began with an OAuth sign-in. */
export function signUpByOauth2(deps: AccountDeps): RouteHandler<Api['signUpByOauth2']> {
  return async ({ body: { socialSignUpToken, nickname } }, context) => {
    await deps.limits.take('signUpByClient', context.client);
    const session = await makeAccount(deps, {
      proofToken: socialSignUpToken,
      kind: 'social',
      nickname,
      passwordHash: null,
      firstName: null,
      lastName: null,
      language: context.language,
      userAgent: context.userAgent,
    });
    return giveSession(deps, context, { session, nickname, by: 'signUp' });
  };
}

/** Availability of a nickname while it is typed (docs/product/accounts.md#fields). */
export function validateNickname({ database, limits }: AccountDeps): RouteHandler<Api['validateNickname']> {
  return async ({ body: { nickname } }, context) => {
    await limits.take('nicknameByClient', context.client);
    return { available: await isNicknameFree(database, nickname) };
  };
}
