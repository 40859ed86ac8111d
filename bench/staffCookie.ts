import { deskCookie } from '../server/http/requestContext.ts';
import { systemClock } from '../server/platform/clock.ts';
import { openDatabase } from '../server/platform/database/open.ts';
import { insertStaffSession } from '../server/testing/testStaff.ts';

interface Place {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** The cookie of a staff session, which is inserted directly: the sign-in by passkey is not measured. */
export async function openStaffCookie(place: Place, role: 'editor' | 'dispatcher'): Promise<string> {
  const database = await openDatabase({ ...place, clock: systemClock, log: () => undefined });
  try {
    const deps = { database, clock: systemClock };
    return `${deskCookie}=${await insertStaffSession(deps, { role, name: 'Somebody' })}`;
  } finally {
    await database.close();
  }
}
