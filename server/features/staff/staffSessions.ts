import { sql } from 'kysely';
import { deskSessionLifetime } from '../../../domain/staff/staffRules.ts';
import type { StaffCaller } from '../../http/requestContext.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { hashToken, newToken } from '../../platform/secrets/randomToken.ts';
import { isSessionOpen, lastUse, mustStoreUse } from './staffSessionRules.ts';

interface SessionDeps {
  readonly database: Database;
  readonly clock: Clock;
}

interface Opening {
  readonly staffId: string;
  /** Browser and system; null where the browser names neither. */
  readonly device: string | null;
}

/** Opens a session of at most 12 hours. @returns its token, for the cookie alone */
export async function openStaffSession(
  { database, clock }: SessionDeps,
  { staffId, device }: Opening,
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  await database.sql
    .insertInto('staff_session')
    .values({
      hash: hashToken(token),
      staff_id: staffId,
      device,
      opened_at: now,
      expires_at: new Date(now.getTime() + deskSessionLifetime),
    })
    .execute();
  return token;
}

interface Authentication {
  readonly token: string;
  /** False for a request that a page sends by itself, which does not keep the session open. */
  readonly isUse: boolean;
}

/** The member of the staff whose session has this token; null once it has ended or they were removed. */
export async function findSessionStaff(
  { database, clock, idleLife }: SessionDeps & { readonly idleLife: number },
  { token, isUse }: Authentication,
): Promise<StaffCaller | null> {
  const row = await database.sql
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select(['staff.id as staff_id', 'staff.name', 'staff.role', 'staff.language'])
    .select(['staff_session.id', 'opened_at', 'last_used_at', 'expires_at'])
    .where('hash', '=', hashToken(token))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  const now = clock.now();
  if (!row || !isSessionOpen(row, now, idleLife)) return null;
  if (isUse && mustStoreUse(row, now)) {
    await database.sql
      .updateTable('staff_session')
      .set({ last_used_at: now })
      .where('id', '=', row.id)
      .execute();
  }
  const { staff_id: staffId, id: sessionId, name, role, language, expires_at: expiresAt } = row;
  return { staffId, sessionId, name, role, language, expiresAt };
}

/** The open sessions of a member of the staff, the newest first. */
export async function openStaffSessions(
  { database, clock, idleLife }: SessionDeps & { readonly idleLife: number },
  staffId: string,
) {
  const rows = await database.sql
    .selectFrom('staff_session')
    .select(['id', 'device', 'opened_at', 'last_used_at', 'expires_at'])
    .where('staff_id', '=', staffId)
    .orderBy('opened_at', 'desc')
    .orderBy('id')
    .execute();
  const now = clock.now();
  return rows
    .filter((row) => isSessionOpen(row, now, idleLife))
    .map((row) => ({
      id: row.id,
      device: row.device,
      startedAt: row.opened_at.toISOString(),
      lastUsedAt: lastUse(row, now).toISOString(),
    }));
}

/** Which of these sessions are open. */
export async function findOpenSessions(
  { database, clock, idleLife }: SessionDeps & { readonly idleLife: number },
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database.sql
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select(['staff_session.id', 'opened_at', 'last_used_at', 'expires_at'])
    .where(sql<boolean>`staff_session.id = any(${[...sessionIds]}::uuid[])`)
    .where('removed_at', 'is', null)
    .execute();
  const now = clock.now();
  return new Set(rows.filter((row) => isSessionOpen(row, now, idleLife)).map(({ id }) => id));
}

/** Ends one session of a member of the staff. @returns false where they have no such session */
export async function endStaffSession(
  { database }: Pick<SessionDeps, 'database'>,
  { staffId, sessionId }: Pick<StaffCaller, 'staffId' | 'sessionId'>,
): Promise<boolean> {
  const ended = await database.sql
    .deleteFrom('staff_session')
    .where('id', '=', sessionId)
    .where('staff_id', '=', staffId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends the session of this token, if there is one. */
export async function endSessionByToken(
  { database }: Pick<SessionDeps, 'database'>,
  token: string,
): Promise<void> {
  await database.sql.deleteFrom('staff_session').where('hash', '=', hashToken(token)).execute();
}

/** Ends all sessions of a member of the staff, or all but one. */
export async function endStaffSessions(
  { database }: Pick<SessionDeps, 'database'>,
  staffId: string,
  { except }: { readonly except?: string } = {},
): Promise<void> {
  let ended = database.sql.deleteFrom('staff_session').where('staff_id', '=', staffId);
  if (except !== undefined) ended = ended.where('id', '!=', except);
  await ended.execute();
}
