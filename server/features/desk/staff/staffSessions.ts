import { deskSessionLife } from '../../../../contract/desk/staffRules.ts';
import type { StaffCaller } from '../../../http/requestContext.ts';
import { type Clock, isAlive } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { hashToken, newToken } from '../../../platform/secrets/randomToken.ts';

interface SessionParts {
  readonly database: Database;
  readonly clock: Clock;
}

/** Opens a session of 12 hours. @returns its token, for the cookie alone */
export async function openStaffSession({ database, clock }: SessionParts, staffId: string): Promise<string> {
  const token = newToken();
  const now = clock.now();
  await database.sql
    .insertInto('staff_session')
    .values({
      hash: hashToken(token),
      staff_id: staffId,
      opened_at: now,
      expires_at: new Date(now.getTime() + deskSessionLife),
    })
    .execute();
  return token;
}

/** The member of the staff whose session has this token; null once it has ended or they were removed. */
export async function staffOfSession(
  { database, clock }: SessionParts,
  token: string,
): Promise<StaffCaller | null> {
  const row = await database.sql
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select(['staff.id', 'staff.name', 'staff.role', 'staff.language', 'staff_session.expires_at'])
    .where('hash', '=', hashToken(token))
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!row || !isAlive(row.expires_at, clock.now(), deskSessionLife)) return null;
  const { id: staffId, name, role, language, expires_at: expiresAt } = row;
  return { staffId, name, role, language, expiresAt };
}

export async function endStaffSession({ database }: Pick<SessionParts, 'database'>, token: string) {
  await database.sql.deleteFrom('staff_session').where('hash', '=', hashToken(token)).execute();
}

/** Ends all sessions of a member of the staff, or all but one. */
export async function endStaffSessions(
  { database }: Pick<SessionParts, 'database'>,
  staffId: string,
  { exceptToken }: { readonly exceptToken?: string | undefined } = {},
) {
  let ended = database.sql.deleteFrom('staff_session').where('staff_id', '=', staffId);
  if (exceptToken !== undefined) ended = ended.where('hash', '!=', hashToken(exceptToken));
  await ended.execute();
}
