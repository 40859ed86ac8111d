import { sql } from 'kysely';
import { type AlertKind, alertPath, roleAlertKinds, unseenMailDelay } from '../../domain/staff/alertRules.ts';
import { staffRoles } from '../../domain/staff/staffRules.ts';
import type { Outbox } from '../mail/outbox.ts';
import { after, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

/** Something that the staff are alerted to, about an order or a place report. */
export type NewDeskEvent = {
  readonly kind: AlertKind;
  /** Of several events with the same key, only the first is recorded. */
  readonly onceKey?: string;
} & ({ readonly orderId: string } | { readonly placeReportId: number });

export interface DeskEvents {
  /** Records an event and its mails for all staff whose role it concerns, in the surrounding transaction. */
  record(event: NewDeskEvent): Promise<void>;
  /** Removes events that no longer need attention: those of a kind about an order, in the surrounding transaction. */
  withdraw(kind: AlertKind, orderId: string): Promise<void>;
  /** Calls back when this process has committed a change to anybody's alerts. */
  onChange(callback: () => void): void;
  /** Call it when alerts have changed in another way, inside or outside a transaction. */
  changed(): void;
}

export interface DeskEventDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  /** The address of the staff's pages. */
  readonly deskOrigin: string;
}

/** The roles that are alerted to events of a kind. */
const alertedRoles = (kind: AlertKind) => staffRoles.filter((role) => roleAlertKinds(role).includes(kind));

export function createDeskEvents(deps: DeskEventDeps): DeskEvents {
  const { database, clock } = deps;
  const listeners: (() => void)[] = [];
  const changed = () =>
    database.afterCommit(() => {
      for (const listener of listeners) listener();
    });

  return {
    async record({ kind, onceKey, ...about }) {
      const orderId = 'orderId' in about ? about.orderId : null;
      const event = await database.sql
        .insertInto('desk_event')
        .values({
          kind,
          order_id: orderId,
          place_report_id: 'placeReportId' in about ? about.placeReportId : null,
          once_key: onceKey ?? null,
          at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('once_key').doNothing())
        .returning('number')
        .executeTakeFirst();
      if (!event) return;
      await alertStaff(deps, event.number, kind);
      await mailAtOnce(deps, { kind, orderId });
      changed();
    },

    async withdraw(kind, orderId) {
      const { numDeletedRows } = await database.sql
        .deleteFrom('desk_event')
        .where('kind', '=', kind)
        .where('order_id', '=', orderId)
        .executeTakeFirst();
      if (numDeletedRows > 0) changed();
    },

    onChange: (callback) => void listeners.push(callback),
    changed,
  };
}

/** The members of the staff who are alerted to events of a kind, with their rule for mails. */
function selectAlerted({ database }: Pick<DeskEventDeps, 'database'>, kind: AlertKind) {
  return database.sql
    .selectFrom('staff')
    .leftJoin('alert_mail_rule as rule', (join) =>
      join.onRef('rule.staff_id', '=', 'staff.id').on('rule.kind', '=', kind),
    )
    .where('joined_at', 'is not', null)
    .where('removed_at', 'is', null)
    .where('role', 'in', alertedRoles(kind));
}

async function alertStaff(deps: DeskEventDeps, number: number, kind: AlertKind): Promise<void> {
  const mailAt = after(deps.clock, unseenMailDelay);
  await deps.database.sql
    .insertInto('desk_alert')
    .columns(['staff_id', 'event_number', 'mail_at'])
    .expression(
      selectAlerted(deps, kind).select([
        'staff.id',
        sql<number>`${number}::bigint`.as('event_number'),
        sql<Date | null>`case when rule.mode = 'ifUnseen' then ${mailAt}::timestamptz end`.as('mail_at'),
      ]),
    )
    .execute();
}

async function mailAtOnce(deps: DeskEventDeps, event: AlertedEvent): Promise<void> {
  const recipients = await selectAlerted(deps, event.kind)
    .where('rule.mode', '=', 'atOnce')
    .select(['email', 'language'])
    .execute();
  for (const recipient of recipients) await mailAlert(deps, recipient, event);
}

interface AlertedEvent {
  readonly kind: AlertKind;
  readonly orderId: string | null;
}

/** Mails one alert, in the surrounding transaction. */
export async function mailAlert(
  { database, outbox, deskOrigin }: DeskEventDeps,
  { email, language }: { readonly email: string; readonly language: 'ko' | 'en' },
  { kind, orderId }: AlertedEvent,
): Promise<void> {
  const tour =
    orderId === null
      ? undefined
      : await database.sql
          .selectFrom('ticket_order')
          .select(['trip_date as tripDate', 'start_time as startTime'])
          .where('id', '=', orderId)
          .executeTakeFirst();
  await outbox.post({
    to: email,
    language,
    template: {
      kind: 'staffAlert',
      alert: kind,
      ...(tour === undefined ? {} : { tour }),
      link: `${deskOrigin}${alertPath({ kind, orderId })}`,
    },
  });
}
