import type { Selectable } from 'kysely';
import type { Staff } from '../../../contract/desk/signIn.ts';
import type { Actor } from '../../desk/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StaffTable } from '../../platform/database/deskTables.ts';

export type StaffRecord = Selectable<StaffTable>;

/** A member of the staff; undefined once they were removed. */
export function readMember(
  { database }: { readonly database: Database },
  staffId: string,
): Promise<StaffRecord | undefined> {
  return database.sql
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', staffId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Locks a member of the staff until the end of the transaction, so that changes of their passkeys, links and sessions
 * are serialized; undefined once they were removed. It does not block rows that refer to them, such as an approval.
 */
export function lockMember(
  { database }: { readonly database: Database },
  staffId: string,
): Promise<StaffRecord | undefined> {
  return database.sql
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', staffId)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** A member of the staff as they see themselves. */
export function shownStaff({ id, email, name, role, language }: StaffRecord): Staff {
  return { id, email, name, role, language };
}

/** A member of the staff who acts without a session, as the audit trail names them. */
export function memberActor({ id, name, role }: StaffRecord): Actor {
  return { kind: 'staff', id, name, role };
}
