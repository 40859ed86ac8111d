import { setTimeout as pause } from 'node:timers/promises';
import type { DeskApi } from '../../../contract/desk/api.ts';
import type { StaffRole } from '../../../domain/staff/staffRules.ts';
import { type Actor, writeAudit } from '../../desk/audit.ts';
import { type DeskDeps, staffActor } from '../../desk/deskDeps.ts';
import { consumeAll } from '../../http/limits/rateLimits.ts';
import type { RouteHandler, StaffCaller } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import { findMemberByEmail } from './members.ts';
import { makeLink } from './staffLinks.ts';
import { lockMember, type StaffRecord } from './staffRecord.ts';

/** The actor of a request for a recovery, which comes without a session. */
const stranger: Actor = { kind: 'visitor', id: null, name: 'not signed in' };

/**
 * Shortest duration of a request for a recovery (ms). It is longer than the work for a known address, so that known and
 * unknown addresses take the same time.
 */
const evenTime = 300;

/** Tells the owners of a request for a recovery, except the one whom it is for. */
async function notifyOwners(
  { database, outbox }: DeskDeps,
  {
    staff,
    origin,
    expiresAt,
  }: { readonly staff: StaffRecord; readonly origin: string; readonly expiresAt: Date },
): Promise<void> {
  const owners = await database.sql
    .selectFrom('staff')
    .select(['email', 'language'])
    .where('role', '=', 'owner')
    .where('joined_at', 'is not', null)
    .where('removed_at', 'is', null)
    .where('id', '!=', staff.id)
    .execute();
  for (const { email, language } of owners) {
    await outbox.post({
      to: email,
      language,
      template: {
        kind: 'staffRecoveryRequested',
        name: staff.name,
        email: staff.email,
        link: `${origin}/desk`,
      },
      expiresAt,
    });
  }
}

/** Mails the link of a recovery to a member of the staff who has joined; nothing for any other address. */
async function mailRecovery(deps: DeskDeps, email: string, origin: string): Promise<void> {
  const { database, outbox } = deps;
  await database.transaction(async () => {
    const known = await findMemberByEmail(deps, email);
    const staff = known?.joined_at && (await lockMember(deps, known.id));
    if (!staff) return;
    const { link, expiresAt } = await makeLink(deps, { staffId: staff.id, kind: 'recovery', origin });
    await outbox.post({
      to: staff.email,
      language: staff.language,
      template: { kind: 'staffRecovery', link, isApproved: false },
      expiresAt,
    });
    await notifyOwners(deps, { staff, origin, expiresAt });
    await writeAudit(deps, stranger, {
      action: 'recoveryRequested',
      subject: 'staff',
      subjectId: staff.id,
      after: { name: staff.name },
    });
  });
}

/** Responds the same for every address, after the same time, so that it does not reveal who is on the staff. */
export function requestRecovery(deps: DeskDeps): RouteHandler<DeskApi['requestRecovery']> {
  return async ({ body: { email } }, context) => {
    await consumeAll(deps.limits, [
      ['recoveryByClient', context.client],
      ['recoveryByPair', `${email} ${context.client}`],
      ['recoveryToAddress', email],
    ]);
    await Promise.all([mailRecovery(deps, email, context.origin), pause(evenTime)]);
  };
}

/** Links that belong to recoveries, with their members; a stranger may have requested some of them. */
const recoveryLinks = ({ database, clock }: DeskDeps) =>
  database.sql
    .selectFrom('staff_link')
    .innerJoin('staff', 'staff.id', 'staff_link.staff_id')
    .where('kind', '=', 'recovery')
    .where('expires_at', '>', clock.now());

/** Recoveries that have not expired, one for each member, the oldest first. Nobody sees their own. */
export function listRecoveries(deps: DeskDeps): RouteHandler<DeskApi['listRecoveries']> {
  return async (_request, context) => {
    const { staffId: caller, role } = context.staff();
    let query = recoveryLinks(deps)
      .where('staff_id', '!=', caller)
      .select(['staff_link.id', 'staff_id', 'name', 'email', 'approved_at'])
      .select('staff_link.created_at as requested_at')
      .orderBy('staff_link.created_at')
      .orderBy('staff_link.id');
    if (role !== 'owner') query = query.where('role', '!=', 'owner');
    const rows = await query.execute();
    const isFirst = (row: (typeof rows)[number], index: number) =>
      rows.findIndex(
        (other) =>
          other.staff_id === row.staff_id && (other.approved_at === null) === (row.approved_at === null),
      ) === index;
    return {
      content: rows
        .filter(isFirst)
        .map(({ id, staff_id: staffId, name, email, requested_at, approved_at }) => ({
          id,
          staffId,
          name,
          email,
          requestedAt: requested_at.toISOString(),
          isApproved: approved_at !== null,
        })),
    };
  };
}

/** @throws ProblemError 'forbidden' for one's own recovery, and for an owner's unless another owner decides */
function assertMayDecide(
  { staffId: decider, role: deciderRole }: StaffCaller,
  { staffId, role }: { readonly staffId: string; readonly role: StaffRole },
): void {
  if (staffId === decider) {
    throw new ProblemError('forbidden', 'Another member of the staff decides about this recovery');
  }
  if (role === 'owner' && deciderRole !== 'owner') {
    throw new ProblemError('forbidden', 'Another owner decides about this recovery');
  }
}

/**
 * Decides about a recovery of another member of the staff, in a transaction with its audit line. The decision holds for
 * all pending links of that member: they were all mailed to the same address.
 */
function deciding(
  deps: DeskDeps,
  action: 'recoveryApproved' | 'recoveryRefused',
): RouteHandler<DeskApi['approveRecovery' | 'refuseRecovery']> {
  const { database, clock } = deps;
  return async ({ params: { recoveryId } }, context) => {
    const caller = context.staff();
    await database.transaction(async () => {
      const { sql } = database;
      const link = await recoveryLinks(deps)
        .select(['staff_id as staffId', 'role', 'name', 'approved_at'])
        .where('staff_link.id', '=', recoveryId)
        .forUpdate('staff_link')
        .executeTakeFirst();
      if (!link) throw new ProblemError('notFound');
      const { staffId, name } = link;
      assertMayDecide(caller, link);
      if (action === 'recoveryApproved') {
        if (link.approved_at !== null) return;
        await sql
          .updateTable('staff_link')
          .set({ approved_by: caller.staffId, approved_at: clock.now() })
          .where('staff_id', '=', staffId)
          .where('kind', '=', 'recovery')
          .where('approved_at', 'is', null)
          .execute();
      } else {
        // A refused request of a stranger must not end the link that was approved before.
        await sql
          .deleteFrom('staff_link')
          .where('staff_id', '=', staffId)
          .where('kind', '=', 'recovery')
          .where('approved_at', link.approved_at === null ? 'is' : 'is not', null)
          .execute();
      }
      await writeAudit(deps, staffActor(context), {
        action,
        subject: 'staff',
        subjectId: staffId,
        after: { name },
      });
    });
  };
}

export const approveRecovery = (deps: DeskDeps) => deciding(deps, 'recoveryApproved');
export const refuseRecovery = (deps: DeskDeps) => deciding(deps, 'recoveryRefused');
