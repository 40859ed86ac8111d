import { randomUUID } from 'node:crypto';
import { deviceName } from '../../http/deviceName.ts';
import type { Caller } from '../../http/requestContext.ts';
import { type Clock, maxClockSkew } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/problem.ts';
import { hashToken, newToken } from '../../platform/secrets/randomToken.ts';
import { isRecentSignIn, refreshOutcome, sessionEnd, sessionLife } from './sessionRules.ts';
import type { AccessTokens } from './tokens.ts';

/** Result of a sign-in or a refresh. */
export interface OpenSession {
  readonly accountId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

interface SessionDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly accessTokens: AccessTokens;
}

/** Removes tokens whose cookies have expired; the newest token of an active session is never that old. */
export async function removeOldTokens({ sql }: Database, clock: Clock): Promise<void> {
  const oldest = new Date(clock.now().getTime() - sessionLife - maxClockSkew);
  await sql.deleteFrom('refresh_token').where('issued_at', '<=', oldest).execute();
}

/** The open sessions of an account, the newest first. The last refresh, 15 minutes old at most, stands for the last use. */
export async function liveSessions(
  { database, clock }: Pick<SessionDeps, 'database' | 'clock'>,
  accountId: string,
) {
  const rows = await database.sql
    .selectFrom('session')
    .select((from) => [
      'id',
      'device',
      'opened_at',
      from
        .selectFrom('refresh_token')
        .select(({ fn }) => fn.max('issued_at').as('last'))
        .whereRef('refresh_token.session_id', '=', 'session.id')
        .as('refreshed_at'),
    ])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', clock.now())
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, device, opened_at: startedAt, refreshed_at: refreshedAt }) => ({
    id,
    device,
    startedAt,
    lastUsedAt: refreshedAt ?? startedAt,
  }));
}

/** Sessions: opened by a sign-in, extended by a refresh, ended by a logout, token theft or expiry. */
export class Sessions {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #accessTokens: AccessTokens;

  constructor({ database, clock, accessTokens }: SessionDeps) {
    this.#database = database;
    this.#clock = clock;
    this.#accessTokens = accessTokens;
  }

  /**
   * Opens a session; joins the transaction that creates the account.
   * @param userAgent of the browser that signs in: its device is shown to the owner
   */
  async open(accountId: string, userAgent: string): Promise<OpenSession> {
    const sessionId = randomUUID();
    const now = this.#clock.now();
    const refreshToken = await this.#database.transaction(async () => {
      // The account was deleted concurrently.
      const account = await this.#database.sql
        .selectFrom('account')
        .select('id')
        .where('id', '=', accountId)
        .forKeyShare()
        .executeTakeFirst();
      if (!account) throw new ProblemError('unauthorized');
      await this.#database.sql
        .insertInto('session')
        .values({
          id: sessionId,
          account_id: accountId,
          device: deviceName(userAgent),
          opened_at: now,
          expires_at: sessionEnd(now, now),
        })
        .execute();
      return this.#issue(sessionId, now);
    });
    const accessToken = await this.#accessTokens.sign({ accountId, sessionId });
    return { accountId, accessToken, refreshToken };
  }

  async #issue(sessionId: string, now: Date): Promise<string> {
    const token = newToken();
    await this.#database.sql
      .insertInto('refresh_token')
      .values({ hash: hashToken(token), session_id: sessionId, issued_at: now, used_at: null })
      .execute();
    return token;
  }

  /**
   * Exchanges an unused refresh token for an access token and the next refresh token. A used token counts as stolen and
   * ends the session, except that a second tab may present it within 10 s and gets one more token (RFC 9700, section
   * 4.14.2). Null if the token is not valid, 'reused' if it ended its session. @throws ProblemError 'tooManyRequests' for
   * a third tab.
   */
  async refresh(refreshToken: string): Promise<OpenSession | 'reused' | null> {
    const renewed = await this.#database.transaction(() => this.#renew(hashToken(refreshToken)));
    if (renewed === null || renewed === 'reused') return renewed;
    const { accountId, sessionId, next } = renewed;
    const accessToken = await this.#accessTokens.sign({ accountId, sessionId });
    return { accountId, accessToken, refreshToken: next };
  }

  /** Returns 'reused' rather than throwing, which would roll back the deletion of a stolen session. */
  async #renew(hash: Uint8Array): Promise<(Caller & { next: string }) | 'reused' | null> {
    const { sql } = this.#database;
    const now = this.#clock.now();
    const known = await sql
      .selectFrom('refresh_token')
      .innerJoin('session', 'session.id', 'refresh_token.session_id')
      .select(['session.id', 'session.account_id', 'session.opened_at', 'session.expires_at'])
      .select(['used_at', 'shared_at'])
      .where('hash', '=', hash)
      // Serializes concurrent refreshes of one session.
      .forUpdate()
      .executeTakeFirst();
    if (!known) return null;
    const outcome = refreshOutcome(known, now);
    if (outcome === 'ended') return null;
    if (outcome === 'reused') {
      await sql.deleteFrom('session').where('id', '=', known.id).execute();
      return 'reused';
    }
    if (outcome === 'retry') throw new ProblemError('tooManyRequests', undefined, [], { retryAfter: 1 });
    await sql
      .updateTable('refresh_token')
      .set(outcome === 'first' ? { used_at: now } : { shared_at: now })
      .where('hash', '=', hash)
      .execute();
    await sql
      .updateTable('session')
      .set({ expires_at: sessionEnd(known.opened_at, now) })
      .where('id', '=', known.id)
      .execute();
    return {
      accountId: known.account_id,
      sessionId: known.id,
      next: await this.#issue(known.id, now),
    };
  }

  /** The caller of an access token, or null if its session has ended: a logout takes effect at once. */
  async authenticate(accessToken: string): Promise<Caller | null> {
    const caller = await this.#accessTokens.read(accessToken);
    if (!caller) return null;
    const living = await this.#database.sql
      .selectFrom('session')
      .select('id')
      .where('id', '=', caller.sessionId)
      .where('account_id', '=', caller.accountId)
      .where('expires_at', '>', this.#clock.now())
      .executeTakeFirst();
    return living ? caller : null;
  }

  /** The session that a refresh token belongs to, used or not, or null. */
  async callerOfRefreshToken(refreshToken: string): Promise<Caller | null> {
    const row = await this.#database.sql
      .selectFrom('refresh_token')
      .innerJoin('session', 'session.id', 'refresh_token.session_id')
      .select(['session.id', 'session.account_id'])
      .where('hash', '=', hashToken(refreshToken))
      .executeTakeFirst();
    return row ? { accountId: row.account_id, sessionId: row.id } : null;
  }

  /** Whether the session was opened within the last 10 minutes. */
  async isRecentSignIn({ accountId, sessionId }: Caller): Promise<boolean> {
    const session = await this.#database.sql
      .selectFrom('session')
      .select('opened_at')
      .where('id', '=', sessionId)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return session !== undefined && isRecentSignIn(session.opened_at, this.#clock.now());
  }

  async end({ accountId, sessionId }: Caller): Promise<void> {
    await this.#database.sql
      .deleteFrom('session')
      .where('id', '=', sessionId)
      .where('account_id', '=', accountId)
      .execute();
  }

  /** Ends all sessions of an account, apart from `except`. */
  async endAll(accountId: string, except?: string): Promise<void> {
    let ending = this.#database.sql.deleteFrom('session').where('account_id', '=', accountId);
    if (except !== undefined) ending = ending.where('id', '!=', except);
    await ending.execute();
  }
}
