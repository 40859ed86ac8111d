import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { refusal, type SandboxResponse } from './errors.ts';

const day = 24 * 3_600_000;
/** How long the provider stores a response. */
const keptFor = 15 * day;

interface Identity {
  readonly key: string;
  readonly apiKey: string;
  readonly method: string;
  readonly url: string;
}

/** The body is not part of it: the provider behaves so, and callers must cope with it. */
function fingerprint({ key, apiKey, method, url }: Identity): string {
  return createHash('sha256')
    .update(JSON.stringify([key, apiKey, method, url]))
    .digest('hex');
}

export interface IdempotencyDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Responses by Idempotency-Key. The work and its response are stored in one transaction, so that a crash leaves both or
 * neither; `afterwards` runs after the commit, while the request still counts as running.
 */
export function createIdempotency({ database, clock }: IdempotencyDeps) {
  /** Requests under way in this process; those of another process are serialised by the lock. */
  const running = new Set<string>();

  async function storedResponse(identity: string): Promise<SandboxResponse | null> {
    const stored = await database.sql
      .selectFrom('sandbox_payment_answer')
      .select(['status', 'body'])
      .where('identity', '=', identity)
      .where('made_at', '>', new Date(clock.now().getTime() - keptFor))
      .executeTakeFirst();
    return stored ? { ...stored, isLasting: true } : null;
  }

  async function store(identity: string, { status, body }: SandboxResponse): Promise<void> {
    const response = { status, body, made_at: clock.now() };
    await database.sql
      .insertInto('sandbox_payment_answer')
      .values({ identity, ...response })
      .onConflict((conflict) => conflict.column('identity').doUpdateSet(response))
      .execute();
  }

  return async function once(
    given: Identity | null,
    work: () => Promise<SandboxResponse>,
    afterwards: () => Promise<void>,
  ): Promise<SandboxResponse> {
    if (given === null) {
      const response = await database.transaction(work);
      await afterwards();
      return response;
    }
    const identity = fingerprint(given);
    if (running.has(identity)) return refusal('IDEMPOTENT_REQUEST_PROCESSING');
    running.add(identity);
    try {
      let isNew = false;
      const response = await database.transaction(async () => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${identity}, 0))`.execute(database.sql);
        const stored = await storedResponse(identity);
        if (stored) return stored;
        isNew = true;
        const made = await work();
        if (made.isLasting) await store(identity, made);
        return made;
      });
      if (isNew) await afterwards();
      return response;
    } finally {
      running.delete(identity);
    }
  };
}
