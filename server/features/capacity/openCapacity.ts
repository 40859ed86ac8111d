import type { availabilityApi } from '../../../contract/availability.ts';
import { unavailableTimes } from '../../../domain/tickets/availability.ts';
import type { Feature } from '../../http/feature.ts';
import type { RouteHandlers } from '../../http/requestContext.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Cars, createCars } from './cars.ts';
import { readSales, type SalesSource, withoutOrder } from './readSales.ts';

interface CapacityDeps extends SalesSource {
  readonly clock: Clock;
}

interface OpenedCapacity extends Feature<RouteHandlers<typeof availabilityApi>> {
  readonly cars: Cars;
  /** The calendar of sales for some days, both included. */
  readonly readSales: (from: string, to: string) => ReturnType<typeof readSales>;
}

/** Which departures can be bought. */
export function openCapacity(deps: CapacityDeps): OpenedCapacity {
  return {
    handlers: {
      async getAvailability({ query: { orderId, boughtHalfHours, ...days } }) {
        const { days: sold, ...calendar } = await readSales(deps, days);
        const now = deps.clock.now();
        return {
          days: sold.map((day) => ({
            date: day.date,
            unavailable: unavailableTimes(calendar, withoutOrder(day, orderId), now, boughtHalfHours),
          })),
          maxBoughtHalfHours: calendar.rules.maxBoughtHalfHours,
        };
      },
    },
    cars: createCars(deps),
    readSales: (from, to) => readSales(deps, { from, to }),
  };
}
