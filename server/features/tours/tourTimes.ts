import type { Selectable } from 'kysely';
import { parseMinutes } from '../../../domain/calendar/clockTime.ts';
import { tourEndsAt, tourMinutesWith } from '../../../domain/tickets/overtime.ts';
import { tourStart } from '../../../domain/tickets/ticketRules.ts';
import { doRangesOverlap } from '../../../domain/tour/timeOff.ts';
import type { DriversTimeOff } from '../../desk/timeOff.ts';
import type { TicketOrderTable } from '../../platform/database/orderTables.ts';

export type OrderTime = Pick<Selectable<TicketOrderTable>, 'trip_date' | 'start_time' | 'bought_half_hours'>;

/** The instant at which a tour ends, with the overtime that was bought and that its driver has noted. */
export function tourEnd(
  { trip_date, start_time, bought_half_hours }: OrderTime,
  overtimeHalfHours: number,
): Date {
  return tourEndsAt(trip_date, start_time, bought_half_hours + overtimeHalfHours);
}

interface Hours {
  readonly start: number;
  readonly end: number;
}

/** The hours that a tour takes of its driver. */
export function tourPeriod(order: OrderTime, overtimeHalfHours: number): Hours {
  return {
    start: tourStart(order.trip_date, order.start_time).getTime(),
    end: tourEnd(order, overtimeHalfHours).getTime(),
  };
}

/** Whether two tours overlap; one may begin when the other ends. */
export function doToursOverlap(one: Hours, other: Hours): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Whether a driver is off for a part of a tour. */
export function isDriverOff(
  timeOff: DriversTimeOff,
  driverId: number,
  { trip_date, start_time, bought_half_hours }: OrderTime,
  overtimeHalfHours: number,
): boolean {
  const start = parseMinutes(start_time);
  const tour = { start, end: start + tourMinutesWith(bought_half_hours + overtimeHalfHours) };
  return timeOff.minutes(driverId, trip_date).some((off) => doRangesOverlap(off, tour));
}
