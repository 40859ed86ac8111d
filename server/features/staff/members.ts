import { randomUUID } from 'node:crypto';
import type { Member } from '../../../contract/desk/staff.ts';
import type { DeskLanguage, StaffRole } from '../../../domain/staff/staffRules.ts';
import { type Actor, writeAudit } from '../../desk/audit.ts';
import type { DeskDeps } from '../../desk/deskDeps.ts';
import { ProblemError } from '../../platform/problem.ts';
import { removePasskeys } from './passkeyTable.ts';
import { makeLink, removeLinks } from './staffLinks.ts';
import { assertFreeName, lockOwners } from './staffNames.ts';
import { lockMember, type StaffRecord } from './staffRecord.ts';
import { endStaffSessions } from './staffSessions.ts';

/** Services that the desk's handlers and the operator's commands share. */
export type MemberDeps = Pick<DeskDeps, 'database' | 'clock' | 'outbox'>;

export interface NewMember {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly language: DeskLanguage;
}

/** The staff, the oldest first; or one of them. */
export async function readMembers(
  { database, clock }: Pick<DeskDeps, 'database' | 'clock'>,
  staffId?: string,
): Promise<Member[]> {
  let query = database.sql
    .selectFrom('staff')
    .selectAll('staff')
    .select((from) => [
      from
        .selectFrom('staff_passkey')
        .select(({ fn }) => fn.max('last_used_at').as('last'))
        .whereRef('staff_passkey.staff_id', '=', 'staff.id')
        .as('last_signed_in_at'),
      from
        .selectFrom('staff_link')
        .select(({ fn }) => fn.max('expires_at').as('last'))
        .whereRef('staff_link.staff_id', '=', 'staff.id')
        .where('kind', '=', 'invitation')
        .where('expires_at', '>', clock.now())
        .as('invitation_ends_at'),
    ])
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id');
  if (staffId !== undefined) query = query.where('id', '=', staffId);
  const rows = await query.execute();
  return rows.map(({ id, email, name, role, language, ...row }) => ({
    id,
    email,
    name,
    role,
    language,
    createdAt: row.created_at.toISOString(),
    hasJoined: row.joined_at !== null,
    invitationEndsAt: row.invitation_ends_at?.toISOString() ?? null,
    lastSignedInAt: row.last_signed_in_at?.toISOString() ?? null,
  }));
}

/** The member of that address; undefined for any other address. */
export function findMemberByEmail({ database }: Pick<DeskDeps, 'database'>, email: string) {
  return database.sql
    .selectFrom('staff')
    .selectAll()
    .where('email', '=', email)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

async function mailInvitation(deps: MemberDeps, staff: StaffRecord, origin: string): Promise<string> {
  const { link, expiresAt } = await makeLink(deps, { staffId: staff.id, kind: 'invitation', origin });
  await deps.outbox.post({
    to: staff.email,
    language: staff.language,
    template: { kind: 'staffInvitation', link },
    expiresAt,
  });
  return link;
}

const onStaff = 'This address is on the staff';

interface Invitation {
  readonly staffId: string;
  readonly link: string;
}

/**
 * Invites by mail.
 * @throws ProblemError 'existingAccount' for an address that is on the staff, 'invalidRequest' for a name that is taken
 */
export function invite(
  deps: MemberDeps,
  actor: Actor,
  { member, origin }: { readonly member: NewMember; readonly origin: string },
): Promise<Invitation> {
  const { database, clock } = deps;
  return database.transaction(async () => {
    if (await findMemberByEmail(deps, member.email)) throw new ProblemError('existingAccount', onStaff);
    await lockOwners(deps);
    await assertFreeName(deps, member.name, null);
    const staff = await database.sql
      .insertInto('staff')
      .values({ ...member, id: randomUUID(), created_at: clock.now() })
      .onConflict((conflict) => conflict.column('email').where('removed_at', 'is', null).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!staff) throw new ProblemError('existingAccount', onStaff);
    const link = await mailInvitation(deps, staff, origin);
    await writeAudit(deps, actor, {
      action: 'invited',
      subject: 'staff',
      subjectId: staff.id,
      after: { ...member },
    });
    return { staffId: staff.id, link };
  });
}

/** Mails a new invitation. @throws ProblemError 'notFound', or 'notPossibleNow' for somebody who has joined */
export function inviteAgain(
  deps: MemberDeps,
  actor: Actor,
  { staffId, origin }: { readonly staffId: string; readonly origin: string },
): Promise<Invitation> {
  return deps.database.transaction(async () => {
    const staff = await lockMember(deps, staffId);
    if (!staff) throw new ProblemError('notFound');
    if (staff.joined_at !== null) {
      throw new ProblemError('notPossibleNow', 'They have joined; a lost passkey needs a recovery');
    }
    const link = await mailInvitation(deps, staff, origin);
    await writeAudit(deps, actor, {
      action: 'invitedAgain',
      subject: 'staff',
      subjectId: staffId,
      after: { name: staff.name },
    });
    return { staffId, link };
  });
}

/** Ends all access of a member of the staff. The row stays, so that the audit trail can be read. */
export async function remove(deps: MemberDeps, actor: Actor, staff: StaffRecord): Promise<void> {
  const { database, clock } = deps;
  await database.sql
    .updateTable('staff')
    .set({ removed_at: clock.now() })
    .where('id', '=', staff.id)
    .execute();
  await endStaffSessions(deps, staff.id);
  await removePasskeys(deps, staff.id);
  await removeLinks(deps, staff.id);
  const { email, name, role } = staff;
  await writeAudit(deps, actor, {
    action: 'removed',
    subject: 'staff',
    subjectId: staff.id,
    before: { email, name, role },
  });
}
