import { type Departure, type DepartureState, departureState } from '../../../domain/tickets/availability.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { readSales } from './readSales.ts';

/** The cars, as orders take them. */
export interface Cars {
  /**
   * Takes a car for an unpaid order, in the surrounding transaction, if one is free for its whole tour. The only place
   * that takes one: it holds the lock of the day until the transaction ends, so no two orders get the last car.
   * @returns `free` if the order now holds a car, else why there is none; then nothing is changed
   */
  take(orderId: string, departure: Departure): Promise<DepartureState>;
}

interface CarDeps {
  readonly database: Database;
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

export function createCars({ database, clock, lockDay = lockDayRow }: CarDeps): Cars {
  return {
    async take(orderId, { date, startTime }) {
      await lockDay(database, date);
      const { days, ...calendar } = await readSales({ database }, { from: date, to: date });
      const [day] = days;
      if (!day) throw new Error(`no sales of ${date} were read`);
      const state = departureState(calendar, day, startTime, clock.now());
      if (state === 'free') {
        await database.sql
          .updateTable('ticket_order')
          .set({ holds_car: true })
          .where('id', '=', orderId)
          .execute();
      }
      return state;
    },
  };
}
