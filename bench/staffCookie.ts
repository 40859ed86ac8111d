import { randomUUID } from 'node:crypto';
import { openStaffSession } from '../server/features/staff/staffSessions.ts';
import { deskCookie } from '../server/http/requestContext.ts';
import { systemClock } from '../server/platform/clock.ts';
import { openDatabase } from '../server/platform/database/open.ts';

interface Place {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** The cookie of a staff session: how passkeys open one costs nothing of what is measured. */
export async function openStaffCookie(place: Place, role: 'editor' | 'dispatcher'): Promise<string> {
  const database = await openDatabase({ ...place, clock: systemClock, log: () => undefined });
  try {
    const id = randomUUID();
    const now = systemClock.now();
    await database.sql
      .insertInto('staff')
      .values({
        id,
        email: `${id}@staff.example`,
        name: 'Somebody',
        role,
        language: 'en',
        created_at: now,
        joined_at: now,
      })
      .execute();
    return `${deskCookie}=${await openStaffSession({ database, clock: systemClock }, { staffId: id, device: null })}`;
  } finally {
    await database.close();
  }
}
