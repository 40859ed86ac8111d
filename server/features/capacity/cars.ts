import {
  type Departure,
  type DepartureState,
  defaultSalesRules,
  departureState,
} from '../../../domain/tickets/availability.ts';
import { type ResellerQuota, resellerDepartureState } from '../../../domain/tickets/resellerRules.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { readSales, type SalesSource, withoutOrder } from './readSales.ts';

/** A departure that an order takes a car for. */
export interface WantedTour extends Departure {
  /** Half hours of overtime that were bought with it; none if missing. */
  readonly boughtHalfHours?: number;
  /** The quota of the reseller that books the departure. */
  readonly quota?: ResellerQuota | undefined;
}

/** The cars, as orders take them. */
export interface Cars {
  /**
   * Takes a car for a departure if one is free for the whole tour, overtime included: the caller stores the order with
   * `holds_car` in the same transaction. The only place where a car is taken. It locks the day until the transaction ends, so
   * no two orders get the last car.
   * @param exceptOrderId an order whose own car does not count, because it would be given back
   * @returns `free` if the order may have the car, else why there is none
   */
  take(tour: WantedTour, exceptOrderId?: string): Promise<DepartureState>;
  /** Half hours of overtime that can be bought with a tour now; 0 for none. */
  maxBoughtHalfHours(): Promise<number>;
}

interface CarDeps extends SalesSource {
  readonly clock: Clock;
  /** Serialises the orders of a day until the transaction ends. Replaced only to prove that it is needed. */
  readonly lockDay?: (database: Database, date: string) => Promise<void>;
}

/** Serialises the sales of a day, and changes of its number of cars, until the surrounding transaction ends. */
export async function lockDayRow({ sql }: Database, date: string): Promise<void> {
  await sql
    .insertInto('sales_day')
    .values({ day: date, cars: null })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  await sql.selectFrom('sales_day').select('day').where('day', '=', date).forUpdate().execute();
}

export function createCars({ clock, lockDay = lockDayRow, ...source }: CarDeps): Cars {
  return {
    async take({ date, startTime, boughtHalfHours, quota }, exceptOrderId) {
      await lockDay(source.database, date);
      const { days, ...calendar } = await readSales(source, { from: date, to: date });
      const [day] = days;
      if (!day) throw new Error(`no sales of ${date} were read`);
      const others = withoutOrder(day, exceptOrderId);
      const now = clock.now();
      return quota
        ? resellerDepartureState(calendar, others, startTime, now, quota)
        : departureState(calendar, others, startTime, now, boughtHalfHours);
    },
    async maxBoughtHalfHours() {
      const rules = await source.database.sql
        .selectFrom('sales_rules')
        .select('max_bought_half_hours')
        .executeTakeFirst();
      return rules?.max_bought_half_hours ?? defaultSalesRules.maxBoughtHalfHours;
    },
  };
}
