import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../platform/database/database.ts';

/** Milliseconds between two polls, and their number: a minute, after which cached entries have expired anyway. */
const every = 250;
const most = 240;

/** Resolves once a database has the guide of that version; a replica may lag behind the event. */
export async function awaitVersion(database: Database, version: number): Promise<void> {
  for (let looks = 0; looks < most; looks += 1) {
    const state = await database.sql
      .selectFrom('guide_state')
      .select('version')
      .where('id', '=', 1)
      .executeTakeFirst()
      .catch(() => undefined);
    if (state && state.version >= version) return;
    await pause(every, undefined, { ref: false });
  }
}
