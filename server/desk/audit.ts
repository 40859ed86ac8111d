import { sql } from 'kysely';
import type { AuditEntry } from '../../contract/desk/audit.ts';
import type { AuditedChange } from '../../domain/staff/auditActions.ts';
import type { ActorKind, StaffRole } from '../../domain/staff/staffRules.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

/** The person or system that made an audited change. */
export interface Actor {
  readonly kind: ActorKind;
  /** Null for the operator's command line. */
  readonly id: string | null;
  readonly name: string;
  /** The current role of a member of the staff. */
  readonly role?: StaffRole;
}

export const operator: Actor = { kind: 'operator', id: null, name: 'operator' };

type NewAuditEntry = AuditedChange & {
  readonly subjectId: string | number;
  /** The changed fields before and after; without visitors' personal data and without secrets. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
};

/** Adds a line to the audit trail, in the transaction of the change. */
export async function writeAudit(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  actor: Actor,
  { action, subject, subjectId, before, after }: NewAuditEntry,
): Promise<void> {
  await database.sql
    .insertInto('desk_audit')
    .values({
      at: clock.now(),
      actor: actor.kind,
      actor_id: actor.id,
      who: actor.name,
      role: actor.role ?? null,
      action,
      subject,
      subject_id: String(subjectId),
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute();
}

/** Lines of the audit trail, with the e-mail address of the member of the staff who acted, even if they have left since. */
export function selectAudit({ sql: handle }: Database) {
  return handle
    .selectFrom('desk_audit as a')
    .leftJoin('staff as s', (join) =>
      join.on('a.actor', '=', 'staff').on(sql<boolean>`s.id::text = a.actor_id`),
    )
    .selectAll('a')
    .select('s.email as actor_email');
}

type AuditRow = Awaited<ReturnType<ReturnType<typeof selectAudit>['executeTakeFirstOrThrow']>>;

export const toAuditEntry = (row: AuditRow): AuditEntry => ({
  at: row.at.toISOString(),
  who: row.who,
  actor: { kind: row.actor, id: row.actor_id, email: row.actor_email, role: row.role },
  action: row.action,
  before: row.before,
  after: row.after,
});

/** Records that all sessions of a visitor were ended. The account's id reveals nothing about the visitor. */
export function recordEndedSessions(
  deps: { readonly database: Database; readonly clock: Clock },
  actor: Actor,
  { accountId, count }: { readonly accountId: string; readonly count: number },
): Promise<void> {
  return writeAudit(deps, actor, {
    action: 'sessionsEnded',
    subject: 'account',
    subjectId: accountId,
    after: { sessions: count },
  });
}
