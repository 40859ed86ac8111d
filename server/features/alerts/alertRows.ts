import { sql } from 'kysely';
import type { Alert, Alerts } from '../../../contract/desk/alerts.ts';
import { type AlertKind, roleAlertKinds } from '../../../domain/staff/alertRules.ts';
import type { StaffCaller } from '../../http/requestContext.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

/** Alerts that are listed. */
const maxListed = 100;

type AlertedStaff = Pick<StaffCaller, 'staffId' | 'role'>;

/** The alerts of a member of the staff, limited to the kinds that their current role receives. */
function selectAlerts({ sql: handle }: Database, { staffId, role }: AlertedStaff) {
  return handle
    .selectFrom('desk_alert as a')
    .innerJoin('desk_event as e', 'e.number', 'a.event_number')
    .where('a.staff_id', '=', staffId)
    .where('e.kind', 'in', roleAlertKinds(role));
}

/** Lists unseen alerts before seen ones, and the newest first. */
export async function listAlerts(database: Database, staff: AlertedStaff): Promise<Alert[]> {
  const rows = await selectAlerts(database, staff)
    .leftJoin('ticket_order as o', 'o.id', 'e.order_id')
    .leftJoin('place_report as r', 'r.id', 'e.place_report_id')
    .leftJoin('place_content as c', 'c.place_id', 'r.place_id')
    .select(['e.number', 'e.kind', 'e.at', 'e.order_id', 'a.seen_at'])
    .select(['o.trip_date', 'o.start_time', 'o.customer_name', 'c.name as place_names'])
    .orderBy(sql`a.seen_at is not null`)
    .orderBy('e.number', 'desc')
    .limit(maxListed)
    .execute();
  return rows.map((row) => ({
    number: row.number,
    kind: row.kind,
    at: row.at.toISOString(),
    orderId: row.order_id,
    tripDate: row.trip_date,
    startTime: row.start_time,
    customerName: row.customer_name,
    placeName: row.place_names?.ko ?? null,
    isSeen: row.seen_at !== null,
  }));
}

/** The number of unseen alerts of each kind. */
export async function countUnseen(database: Database, staff: AlertedStaff): Promise<Alerts['unseen']> {
  const counted = await selectAlerts(database, staff)
    .where('a.seen_at', 'is', null)
    .groupBy('e.kind')
    .select(['e.kind', ({ fn }) => fn.countAll<number>().as('count')])
    .execute();
  return {
    ...{ newOrder: 0, cancellation: 0, driverRefusal: 0, noDriver: 0 },
    ...{ refundRefused: 0, complaint: 0, placeReport: 0 },
    ...Object.fromEntries(counted.map(({ kind, count }) => [kind, count])),
  };
}

interface SeenFilter {
  readonly upTo: number;
  readonly orderId?: string | undefined;
  readonly kinds?: readonly AlertKind[] | undefined;
}

/** Marks alerts as seen. @returns whether there were any */
export async function markSeen(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  staffId: string,
  { upTo, orderId, kinds }: SeenFilter,
): Promise<boolean> {
  let events = database.sql.selectFrom('desk_event').select('number').where('number', '<=', upTo);
  if (orderId !== undefined) events = events.where('order_id', '=', orderId);
  if (kinds !== undefined) events = events.where(sql<boolean>`kind = any(${[...kinds]}::text[])`);
  const { numUpdatedRows } = await database.sql
    .updateTable('desk_alert')
    .set({ seen_at: clock.now() })
    .where('staff_id', '=', staffId)
    .where('seen_at', 'is', null)
    .where('event_number', 'in', events)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** For each member with unseen alerts, a version that changes whenever these alerts change. */
export async function readAlertVersions(
  database: Database,
  staffIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database.sql
    .selectFrom('desk_alert')
    .where(sql<boolean>`staff_id = any(${[...staffIds]}::uuid[])`)
    .where('seen_at', 'is', null)
    .groupBy('staff_id')
    .select(['staff_id', ({ fn }) => fn.countAll<number>().as('count')])
    .select(({ fn }) => fn.max('event_number').as('latest'))
    .execute();
  return new Map(rows.map(({ staff_id: id, count, latest }) => [id, `${latest}.${count}`]));
}

/** Days that events are kept. */
const keptDays = 90;

/** Removes events that nobody needs any more. */
export async function removeOldEvents(database: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 24 * 3_600_000);
  await database.sql.deleteFrom('desk_event').where('at', '<=', before).execute();
}
