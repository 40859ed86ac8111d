import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { noDriverWarning } from '../../../domain/staff/alertRules.ts';
import { tourStart } from '../../../domain/tickets/ticketRules.ts';
import type { TourState } from '../../../domain/tour/tourRules.ts';
import { type DeskEventDeps, type DeskEvents, mailAlert } from '../../desk/deskEvents.ts';
import { after } from '../../platform/clock.ts';

/** The states of a tour that no driver has accepted. A tour without a row is unassigned. */
const withoutDriver: readonly TourState[] = ['unassigned', 'offered', 'noDriver'];

type AlertJobDeps = DeskEventDeps & { readonly deskEvents: DeskEvents };

/** Records one alert for each tour that starts soon and that no driver has accepted. */
export async function recordMissingDrivers({ database, clock, deskEvents }: AlertJobDeps): Promise<void> {
  const now = clock.now();
  const until = after(clock, noDriverWarning);
  const selectDue = () =>
    database.sql
      .selectFrom('ticket_order')
      .leftJoin('tour', 'tour.order_id', 'ticket_order.id')
      .select(['ticket_order.id', 'trip_date', 'start_time'])
      .where('status', '=', 'paid')
      .where('cancel_requested_at', 'is', null)
      .where('called_off_at', 'is', null)
      .where('trip_date', '>=', toSeoulDate(now))
      .where('trip_date', '<=', toSeoulDate(until))
      .where((where) =>
        where.or([where('tour.state', 'is', null), where('tour.state', 'in', withoutDriver)]),
      );
  const rows = await selectDue().execute();
  const due = rows.filter(({ trip_date, start_time }) => {
    const start = tourStart(trip_date, start_time);
    return now < start && start <= until;
  });
  for (const { id, trip_date, start_time } of due) {
    await database.transaction(async () => {
      // Locked, so that a driver who accepts right now is not reported as missing.
      await database.sql.selectFrom('ticket_order').select('id').where('id', '=', id).forUpdate().execute();
      const still = await selectDue()
        .where('ticket_order.id', '=', id)
        .where('start_time', '=', start_time)
        .executeTakeFirst();
      if (!still) return;
      const onceKey = `noDriver ${id} ${trip_date} ${start_time}`;
      await deskEvents.record({ kind: 'noDriver', orderId: id, onceKey });
    });
  }
}

/** Alerts that are mailed in one transaction. */
const maxMails = 50;

/** Mails the alerts that their recipients have not seen in time. @returns how many */
export async function mailUnseenAlerts(deps: AlertJobDeps): Promise<number> {
  const { database, clock } = deps;
  return database.transaction(async () => {
    const due = await database.sql
      .selectFrom('desk_alert as a')
      .innerJoin('staff', 'staff.id', 'a.staff_id')
      .innerJoin('desk_event as e', 'e.number', 'a.event_number')
      .where('a.seen_at', 'is', null)
      .where('a.mail_at', '<=', clock.now())
      .orderBy('a.mail_at')
      .limit(maxMails)
      .select(['a.staff_id', 'a.event_number', 'email', 'language', 'removed_at', 'e.kind', 'e.order_id'])
      .forUpdate('a')
      .skipLocked()
      .execute();
    for (const { staff_id, event_number, removed_at, kind, order_id: orderId, ...recipient } of due) {
      if (removed_at === null) await mailAlert(deps, recipient, { kind, orderId });
      await database.sql
        .updateTable('desk_alert')
        .set({ mail_at: null })
        .where('staff_id', '=', staff_id)
        .where('event_number', '=', event_number)
        .execute();
    }
    return due.length;
  });
}
