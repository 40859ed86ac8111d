import { tourStart } from '../../../domain/tickets/ticketRules.ts';
import { driverSearchHours } from '../../../domain/tour/badDay.ts';
import { ticketLink } from '../../mail/ticketAddress.ts';
import type { MailedTour, TourMailDeps } from './tourMails.ts';

const hour = 3_600_000;

/**
 * When the search for a driver ends: some hours before the start; if less than an hour is left until then, after half
 * of the time until the start.
 */
export function driverSearchEnd(start: Date, now: Date): Date {
  const usual = start.getTime() - driverSearchHours * hour;
  if (usual - now.getTime() >= hour) return new Date(usual);
  return new Date(now.getTime() + Math.max(0, start.getTime() - now.getTime()) / 2);
}

/** The end of the search for a driver that the visitor was told of; null if there is no such search. */
export async function readDriverSearch(
  { database }: Pick<TourMailDeps, 'database'>,
  { id, trip_date, start_time }: Pick<MailedTour['order'], 'id' | 'trip_date' | 'start_time'>,
): Promise<Date | null> {
  const row = await database.sql
    .selectFrom('called_off_tour')
    .select('due_at')
    .where('order_id', '=', id)
    .where('cancellation_id', 'is', null)
    .where('state', '=', 'waiting')
    .where('trip_date', '=', trip_date)
    .where('start_time', '=', start_time)
    .executeTakeFirst();
  return row?.due_at ?? null;
}

/**
 * Tells the visitor that a driver is looked for, and until when; after that, the jobs of the called-off tours call the tour
 * off. Under the lock of the order, so that the visitor is told once of each search.
 */
export async function beginDriverSearch(
  deps: TourMailDeps,
  { order }: MailedTour,
  hadDriver: boolean,
): Promise<void> {
  const { database, clock, outbox } = deps;
  const start = tourStart(order.trip_date, order.start_time);
  const now = clock.now();
  if (now >= start || (await readDriverSearch(deps, order))) return;
  const until = driverSearchEnd(start, now);
  await database.sql
    .insertInto('called_off_tour')
    .values({
      ...{ cancellation_id: null, order_id: order.id },
      ...{ trip_date: order.trip_date, start_time: order.start_time },
      ...{ state: 'waiting', skipped_because: null, due_at: until },
    })
    .execute();
  await outbox.post({
    to: order.customer_email,
    language: order.language,
    expiresAt: until,
    template: {
      kind: 'noDriverYet',
      ...{
        orderId: order.id,
        orderNumber: order.number,
        tripDate: order.trip_date,
        startTime: order.start_time,
      },
      ...{ hadDriver, until: until.toISOString(), ...ticketLink(deps.secrets, order) },
    },
  });
}

/** A driver was found. */
export async function endDriverSearch(
  { database }: Pick<TourMailDeps, 'database'>,
  orderId: string,
): Promise<void> {
  await database.sql
    .deleteFrom('called_off_tour')
    .where('order_id', '=', orderId)
    .where('cancellation_id', 'is', null)
    .where('state', '=', 'waiting')
    .execute();
}
