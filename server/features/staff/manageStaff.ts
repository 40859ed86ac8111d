import type { DeskApi } from '../../../contract/desk/api.ts';
import type { Member } from '../../../contract/desk/staff.ts';
import { writeAudit } from '../../desk/audit.ts';
import { type DeskDeps, staffActor } from '../../desk/deskDeps.ts';
import { takeDeskMail } from '../../desk/mailLimits.ts';
import type { RequestContext, RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import { invite, inviteAgain, readMembers, remove } from './members.ts';
import { assertFreeName, lockOwners } from './staffNames.ts';
import { lockMember, type StaffRecord } from './staffRecord.ts';

async function findMember(deps: DeskDeps, staffId: string): Promise<Member> {
  const [member] = await readMembers(deps, staffId);
  if (!member) throw new ProblemError('notFound');
  return member;
}

export function listStaff(deps: DeskDeps): RouteHandler<DeskApi['listStaff']> {
  return async () => ({ content: await readMembers(deps) });
}

export function inviteStaff(deps: DeskDeps): RouteHandler<DeskApi['inviteStaff']> {
  return async ({ body }, context) => {
    await takeDeskMail(deps, context, body.email);
    const { staffId } = await invite(deps, staffActor(context), { member: body, origin: context.origin });
    return findMember(deps, staffId);
  };
}

export function inviteStaffAgain(deps: DeskDeps): RouteHandler<DeskApi['inviteStaffAgain']> {
  return async ({ params: { staffId } }, context) => {
    const { email } = await findMember(deps, staffId);
    await takeDeskMail(deps, context, email);
    await inviteAgain(deps, staffActor(context), { staffId, origin: context.origin });
    return findMember(deps, staffId);
  };
}

/** Locks all owners and one more member of the staff. The caller must still be an owner. */
async function lockForOwner(deps: DeskDeps, context: RequestContext, staffId: string): Promise<StaffRecord> {
  const owners = await lockOwners(deps);
  if (!owners.includes(context.staff().staffId)) throw new ProblemError('forbidden');
  const staff = await lockMember(deps, staffId);
  if (!staff) throw new ProblemError('notFound');
  return staff;
}

/** The fields of `after` that differ from `before`. */
function changedValues<T extends object>(before: T, after: T): Partial<T> {
  const changed = { ...after };
  for (const field in before) if (before[field] === after[field]) delete changed[field];
  return changed;
}

export function changeStaff(deps: DeskDeps): RouteHandler<DeskApi['changeStaff']> {
  const { database } = deps;
  return async ({ params: { staffId }, body }, context) => {
    await database.transaction(async () => {
      const staff = await lockForOwner(deps, context, staffId);
      const before = { name: staff.name, role: staff.role };
      const after = { name: body.name ?? staff.name, role: body.role ?? staff.role };
      if (staffId === context.staff().staffId && after.role !== before.role) {
        throw new ProblemError('notPossibleNow', 'Another owner has to change your role');
      }
      if (before.name === after.name && before.role === after.role) return;
      await assertFreeName(deps, after.name, staff);
      await database.sql.updateTable('staff').set(after).where('id', '=', staffId).execute();
      await writeAudit(deps, staffActor(context), {
        action: 'changed',
        subject: 'staff',
        subjectId: staffId,
        before: changedValues(after, before),
        after: changedValues(before, after),
      });
    });
    return findMember(deps, staffId);
  };
}

export function removeStaff(deps: DeskDeps): RouteHandler<DeskApi['removeStaff']> {
  return async ({ params: { staffId } }, context) => {
    await deps.database.transaction(async () => {
      const staff = await lockForOwner(deps, context, staffId);
      if (staffId === context.staff().staffId) {
        throw new ProblemError('notPossibleNow', 'Another owner has to remove you');
      }
      await remove(deps, staffActor(context), staff);
    });
  };
}
