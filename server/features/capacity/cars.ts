import { type Departure, type DepartureState, departureState } from '../../../domain/tickets/availability.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { readSales, type SalesSource, withoutOrder } from './readSales.ts';

/** The cars, as orders take them. */
export interface Cars {
  /**
   * Takes a car for a departure if one is free for the whole tour: the caller stores the order with `holds_car` in the same
   * transaction. The only place where a car is taken. It locks the day until the transaction ends, so no two orders get
   * the last car.
   * @param exceptOrderId an order whose own car does not count, because it would be given back
   * @returns `free` if the order may have the car, else why there is none
   */
  take(departure: Departure, exceptOrderId?: string): Promise<DepartureState>;
}

interface CarDeps extends SalesSource {
  readonly clock: Clock;
  /** Serialises the orders of a day until the transaction ends. Replaced only to prove that it is needed. */
  readonly lockDay?: (database: Database, date: string) => Promise<void>;
}

/** Serialises what sells or limits the cars of a day until the surrounding transaction ends. */
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
    async take({ date, startTime }, exceptOrderId) {
      await lockDay(source.database, date);
      const { days, ...calendar } = await readSales(source, { from: date, to: date });
      const [day] = days;
      if (!day) throw new Error(`no sales of ${date} were read`);
      return departureState(calendar, withoutOrder(day, exceptOrderId), startTime, clock.now());
    },
  };
}
