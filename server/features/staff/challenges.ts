import { randomUUID } from 'node:crypto';
import { type Clock, isAlive } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

interface ChallengeDeps {
  readonly database: Database;
  readonly clock: Clock;
}

const challengeLife = 5 * 60_000;

/** Stores a challenge for one member of the staff, or for a sign-in by anyone. @returns its id */
export async function storeChallenge(
  { database, clock }: ChallengeDeps,
  { challenge, staffId }: { readonly challenge: string; readonly staffId: string | null },
): Promise<string> {
  const id = randomUUID();
  await database.sql
    .insertInto('staff_challenge')
    .values({
      id,
      challenge,
      staff_id: staffId,
      expires_at: new Date(clock.now().getTime() + challengeLife),
    })
    .execute();
  return id;
}

/**
 * Uses up a challenge in the transaction of the action that it allows, so that a replayed response finds none.
 * @returns the challenge, or null when it was used, has expired, or is somebody else's
 */
export async function takeChallenge(
  { database, clock }: ChallengeDeps,
  { id, staffId }: { readonly id: string; readonly staffId: string | null },
): Promise<string | null> {
  const taken = await database.sql
    .deleteFrom('staff_challenge')
    .where('id', '=', id)
    .returning(['challenge', 'staff_id', 'expires_at'])
    .executeTakeFirst();
  if (!taken || taken.staff_id !== staffId) return null;
  return isAlive(taken.expires_at, clock.now(), challengeLife) ? taken.challenge : null;
}
