import type { z } from 'zod';
import type { stopsSchema } from '../../../contract/tripPlan.ts';
import { tourStart } from '../../../domain/tickets/ticketRules.ts';
import { isPastDate, isTooFarDate } from '../../../domain/tour/planRules.ts';
import { invalidField } from '../../desk/invalidField.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/problem.ts';

/** The stops of an order, as they are sent. */
export type OrderStops = z.output<typeof stopsSchema>;

/**
 * Date and time together lie in the future in Asia/Seoul, at most a year ahead
 * (docs/product/payments.md#placing-an-order).
 * @throws ProblemError 'invalidRequest'
 */
export function assertAhead(
  { tripDate, startTime }: { readonly tripDate: string; readonly startTime: string },
  clock: Clock,
): void {
  const now = clock.now();
  if (isPastDate(tripDate, now)) throw invalidField('tripDate', 'pastDate', 'today or later in Asia/Seoul');
  if (isTooFarDate(tripDate, now)) {
    throw invalidField('tripDate', 'tooFarDate', 'at most one year ahead in Asia/Seoul');
  }
  if (tourStart(tripDate, startTime) <= now) {
    throw invalidField('startTime', 'pastTime', 'later than now in Asia/Seoul');
  }
}

/**
 * Unlike a plan, an order accepts only places that are listed today.
 * @throws ProblemError 'invalidRequest' with an error for each place that isn't
 */
export async function assertInGuide(database: Database, stops: OrderStops): Promise<void> {
  const ids = stops.map(({ placeId }) => placeId);
  if (ids.length === 0) return;
  const listed = await database.sql
    .selectFrom('place')
    .select('id')
    .where('id', 'in', ids)
    .where('listed', '=', true)
    .execute();
  const errors = ids.flatMap((id, index) =>
    listed.some((place) => place.id === id)
      ? []
      : [
          {
            field: `visitSpotSet.${index}.placeId`,
            code: 'unknownPlace',
            message: `place ${id} is not in the guide`,
          },
        ],
  );
  if (errors.length > 0) {
    const detail = errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
    throw new ProblemError('invalidRequest', detail, errors);
  }
}

/** Writes the stops of an order that has none. */
export async function insertStops(database: Database, orderId: string, stops: OrderStops): Promise<void> {
  await database.sql
    .insertInto('ticket_stop')
    .values(
      stops.map(({ placeId, memo, orderIndex, stayMinutes }) => ({
        order_id: orderId,
        order_index: orderIndex,
        place_id: placeId,
        memo,
        stay_minutes: stayMinutes,
      })),
    )
    .execute();
}
