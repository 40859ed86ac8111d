import { setTimeout as pause } from 'node:timers/promises';
import type { DeskApi } from '../../../../contract/desk/api.ts';
import { takeAll } from '../../../http/limits/rateLimits.ts';
import type { RouteHandler } from '../../../http/requestContext.ts';
import { ProblemError } from '../../../platform/problem.ts';
import { type Actor, writeAudit } from '../audit.ts';
import { type DeskParts, staffActor } from '../deskParts.ts';
import { memberAt } from './members.ts';
import { makeLink } from './staffLinks.ts';
import { lockMember, readMember, type StaffRecord } from './staffRecord.ts';

/** Whoever asks for a recovery has no session. */
const stranger: Actor = { kind: 'visitor', id: null, name: 'not signed in' };

/** Shortest time of a request for a recovery (ms), known address or not: longer than the work for a known one. */
const evenTime = 300;

/** Tells the owners of a request for a recovery, except the one whom it is for. */
async function notifyOwners(
  { database, outbox }: DeskParts,
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
async function mailRecovery(parts: DeskParts, email: string, origin: string): Promise<void> {
  const { database, outbox } = parts;
  await database.transaction(async () => {
    const known = await memberAt(parts, email);
    const staff = known?.joined_at && (await lockMember(parts, known.id));
    if (!staff) return;
    const { link, expiresAt } = await makeLink(parts, { staffId: staff.id, kind: 'recovery', origin });
    await outbox.post({
      to: staff.email,
      language: staff.language,
      template: { kind: 'staffRecovery', link, isApproved: false },
      expiresAt,
    });
    await notifyOwners(parts, { staff, origin, expiresAt });
    await writeAudit(parts, stranger, {
      action: 'recoveryRequested',
      subject: 'staff',
      subjectId: staff.id,
      after: { name: staff.name },
    });
  });
}

/** Responds the same for every address, after the same time, so that it does not reveal who is on the staff. */
export function requestRecovery(parts: DeskParts): RouteHandler<DeskApi['requestRecovery']> {
  return async ({ body: { email } }, context) => {
    await takeAll(parts.limits, [
      ['recoveryByClient', context.client],
      ['recoveryToAddress', email],
    ]);
    await Promise.all([mailRecovery(parts, email, context.origin), pause(evenTime)]);
  };
}

/** Recoveries that have not expired; nobody decides about their own. */
export function listRecoveries({ database, clock }: DeskParts): RouteHandler<DeskApi['listRecoveries']> {
  return async (_request, context) => {
    const rows = await database.sql
      .selectFrom('staff_link')
      .innerJoin('staff', 'staff.id', 'staff_link.staff_id')
      .where('kind', '=', 'recovery')
      .where('expires_at', '>', clock.now())
      .where('staff_id', '!=', context.staff().staffId)
      .select([
        'staff_link.id',
        'staff_id',
        'name',
        'email',
        'staff_link.created_at as requested_at',
        'approved_at',
      ])
      .orderBy('staff_link.created_at')
      .execute();
    return {
      content: rows.map(({ id, staff_id: staffId, name, email, requested_at, approved_at }) => ({
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

/** Decides about a recovery of another member of the staff, in a transaction with its audit line. */
function deciding(
  parts: DeskParts,
  action: 'recoveryApproved' | 'recoveryRefused',
): RouteHandler<DeskApi['approveRecovery' | 'refuseRecovery']> {
  const { database, clock } = parts;
  return async ({ params: { recoveryId } }, context) => {
    const { staffId: decider } = context.staff();
    await database.transaction(async () => {
      const { sql } = database;
      const link = await sql
        .selectFrom('staff_link')
        .select(['staff_id', 'approved_at'])
        .where('id', '=', recoveryId)
        .where('kind', '=', 'recovery')
        .where('expires_at', '>', clock.now())
        .forUpdate()
        .executeTakeFirst();
      if (!link) throw new ProblemError('notFound');
      if (link.staff_id === decider) {
        throw new ProblemError('forbidden', 'Another member of the staff decides about this recovery');
      }
      if (action === 'recoveryRefused') {
        await sql.deleteFrom('staff_link').where('id', '=', recoveryId).execute();
      } else if (link.approved_at === null) {
        const approval = { approved_by: decider, approved_at: clock.now() };
        await sql.updateTable('staff_link').set(approval).where('id', '=', recoveryId).execute();
      } else {
        return;
      }
      const staff = await readMember(parts, link.staff_id);
      await writeAudit(parts, staffActor(context), {
        action,
        subject: 'staff',
        subjectId: link.staff_id,
        after: { name: staff?.name },
      });
    });
  };
}

export const approveRecovery = (parts: DeskParts) => deciding(parts, 'recoveryApproved');
export const refuseRecovery = (parts: DeskParts) => deciding(parts, 'recoveryRefused');
