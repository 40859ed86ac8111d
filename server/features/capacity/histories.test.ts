import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { parseMinutes } from '../../../domain/calendar/clockTime.ts';
import { type Departure, unavailableTimes } from '../../../domain/tickets/availability.ts';
import { startTimes } from '../../../domain/tour/planRules.ts';
import { ProblemError } from '../../platform/problem.ts';
import { describeWithGuideOnBothEngines } from '../../testing/describeWithGuide.ts';
import { isLong } from '../../testing/longTests.ts';
import { TestClock } from '../../testing/testApplication.ts';
import { createShopTest } from '../orders/testing/shop.ts';
import { SimulatedProvider } from '../orders/testing/simulatedProvider.ts';
import { readSales } from './readSales.ts';
import { insertDrivers } from './testing/insertDrivers.ts';

const start = '2026-11-21T12:00:00+09:00';
/** Far enough ahead for full refunds. */
const days = ['2026-12-24', '2026-12-25'] as const;
const times = ['09:00', '10:30', '12:00', '12:30', '15:00'] as const;
/** The weekdays of the two days. */
const weekdays = ['THU', 'FRI'] as const;
/** Times off, each as [from, until]: a whole day, or a part of it. */
const hoursOff = [
  [null, null],
  ['14:00', null],
  ['15:30', null],
  [null, '12:00'],
  [null, '14:00'],
  ['12:30', '14:00'],
] as const;
const driverCount = 3;
const buyerCount = 4;
/** The time that a tour takes its car, turnaround included. */
const occupiedMinutes = 3 * 60 + 30;

const day = fc.constantFrom(...days);
const time = fc.constantFrom(...times);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ is: fc.constant('order' as const), buyer: fc.nat(buyerCount - 1), day, time }),
  },
  { weight: 5, arbitrary: fc.record({ is: fc.constant('pay' as const), order: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('cancel' as const), order: fc.nat(9) }) },
  fc.constant({ is: 'expire' as const }),
  fc.record({
    is: fc.constant('dayOff' as const),
    driver: fc.nat(driverCount - 1),
    day,
    hours: fc.constantFrom(...hoursOff),
  }),
  fc.record({
    is: fc.constant('weekdayOff' as const),
    driver: fc.nat(driverCount - 1),
    weekday: fc.constantFrom(...weekdays),
    hours: fc.constantFrom(...hoursOff),
  }),
  fc.record({ is: fc.constant('workingDay' as const), driver: fc.nat(driverCount - 1), day }),
  fc.record({ is: fc.constant('cars' as const), day, cars: fc.constantFrom(null, 0, 1, 2, 5) }),
  fc.record({
    is: fc.constant('close' as const),
    day,
    range: fc.constantFrom(null, ['10:00', '12:00'] as const),
  }),
  fc.constant({ is: 'reopen' as const }),
);

const allDay = Array.from({ length: 1_440 }, () => true);

/** How many tours the cars can drive at most: every way to share them out is tried, minute by minute. */
function mostDriven(begins: readonly number[], cars: readonly (readonly boolean[])[]): number {
  const [begin, ...rest] = begins;
  if (begin === undefined) return 0;
  const without = mostDriven(rest, cars);
  // One tour more is at most one that is driven more.
  const tried = new Set<string>();
  for (const [index, free] of cars.entries()) {
    const key = free.map(Number).join('');
    if (tried.has(key)) continue;
    tried.add(key);
    const isFree = free.slice(begin, begin + occupiedMinutes).every(Boolean);
    if (!isFree) continue;
    const taken = free.map((isWorking, minute) =>
      begin <= minute && minute < begin + occupiedMinutes ? false : isWorking,
    );
    const driven = 1 + mostDriven(rest, cars.with(index, taken));
    if (driven > without) return driven;
  }
  return without;
}

const cleared = [
  'ticket_order',
  'sales_closure',
  'sales_day',
  'driver_day_off',
  'driver_weekday_off',
  'driver_working_day',
] as const;

interface ModelOrder extends Departure {
  readonly id: string;
  readonly buyer: number;
  /** `lost`: unpaid, and its car was given to another order of the buyer. */
  state: 'held' | 'lost' | 'paid' | 'ended';
}

/** What the product has to allow and refuse, calculated minute by minute. */
class Model {
  orders: ModelOrder[] = [];
  /** Times off, by driver and day or by driver and weekday. */
  off = new Map<string, (typeof hoursOff)[number]>();
  /** Days on which a driver's weekdays off don't count, by driver and day. */
  working = new Set<string>();
  cars = new Map<string, number>();
  closures: { day: string; range: readonly [string, string] | null }[] = [];

  occupying = (without?: ModelOrder) =>
    this.orders.filter((order) => order !== without && (order.state === 'held' || order.state === 'paid'));

  canBeBought({ date, startTime }: Departure, released?: ModelOrder): boolean {
    const isClosed = this.closures.some(
      ({ day: closed, range }) =>
        closed === date && (range === null || (range[0] <= startTime && startTime <= range[1])),
    );
    if (isClosed) return false;
    const first = parseMinutes(startTime);
    const others = this.occupying(released)
      .filter((order) => order.date === date)
      .map((order) => parseMinutes(order.startTime));
    const ownCars = this.cars.get(date);
    const cars =
      ownCars === undefined
        ? Array.from({ length: driverCount }, (_, driver) => this.#workingMinutes(driver, date))
        : Array.from({ length: ownCars }, () => allDay);
    for (let minute = first; minute < first + occupiedMinutes; minute += 1) {
      const out = others.filter((begin) => begin <= minute && minute < begin + occupiedMinutes).length;
      if (out >= cars.filter((minutes) => minutes[minute]).length) return false;
    }
    return mostDriven([...others, first], cars) > mostDriven(others, cars);
  }

  /** The minutes of a day, each with whether a driver works. */
  #workingMinutes(driver: number, date: string): readonly boolean[] {
    const weekday = date === days[0] ? weekdays[0] : weekdays[1];
    const key = `${driver} ${date}`;
    const weekly = this.working.has(key) ? undefined : this.off.get(`${driver} ${weekday}`);
    const times = [this.off.get(key), weekly];
    return allDay.map((_, minute) =>
      times.every((time) => {
        if (!time) return true;
        const [from, until] = time;
        return (
          (from !== null && minute < parseMinutes(from)) || (until !== null && minute >= parseMinutes(until))
        );
      }),
    );
  }
}

describeWithGuideOnBothEngines(
  'any history of sales, cancellations, closings, days, half days and weekdays off, and working days',
  (database, engine) => {
    const clock = new TestClock();
    const test = createShopTest(database, clock);
    let drivers: number[] = [];
    const buyers = Array.from({ length: buyerCount }, () => randomUUID());
    beforeAll(async () => {
      for (const buyer of buyers) await test.newAccount(buyer);
      drivers = await insertDrivers(database(), clock, driverCount);
    });

    /** Whether a call went through; it may fail only because no car is left. */
    async function succeeds(call: Promise<unknown>): Promise<boolean> {
      try {
        await call;
        return true;
      } catch (error) {
        expect(error).toBeInstanceOf(ProblemError);
        expect(error).toMatchObject({ code: 'soldOut' });
        return false;
      }
    }

    it('sells exactly what the model allows, and shows it', { timeout: 600_000 }, async () => {
      const { sql } = database();
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
          clock.moveTo(start);
          for (const table of cleared) await sql.deleteFrom(table).execute();
          const provider = new SimulatedProvider(clock);
          const shop = test.startShop(provider, 1_000);
          const model = new Model();
          for (const one of steps) {
            if (one.is === 'order') {
              const departure = { date: one.day, startTime: one.time };
              const held = model.orders.find(({ buyer, state }) => buyer === one.buyer && state === 'held');
              const isAllowed = model.canBeBought(departure, held);
              let id = '';
              const isPlaced = await succeeds(
                shop.place(buyers[one.buyer] ?? '', departure).then((placed) => {
                  id = placed;
                }),
              );
              expect(isPlaced).toBe(isAllowed);
              if (!isPlaced) continue;
              if (held) held.state = 'lost';
              model.orders.push({ ...departure, id, buyer: one.buyer, state: 'held' });
            }
            if (one.is === 'pay') {
              const order = model.orders[one.order];
              if (order?.state !== 'held' && order?.state !== 'lost') continue;
              const isAllowed = order.state === 'held' || model.canBeBought(order);
              provider.authorize(`key_${order.id}`, order.id);
              expect(await succeeds(shop.confirm(order.id, `key_${order.id}`))).toBe(isAllowed);
              if (isAllowed) order.state = 'paid';
            }
            if (one.is === 'cancel') {
              const order = model.orders[one.order];
              if (order?.state !== 'paid') continue;
              await shop.cancel(order.id);
              order.state = 'ended';
            }
            if (one.is === 'expire') {
              test.pass(41);
              await shop.reconcile();
              for (const order of model.orders) if (order.state !== 'paid') order.state = 'ended';
            }
            if (one.is === 'dayOff') {
              const key = `${one.driver} ${one.day}`;
              const [off_from, off_until] = one.hours;
              const row = { driver_id: drivers[one.driver] ?? 0, day: one.day, off_from, off_until };
              if (model.off.delete(key)) {
                await sql
                  .deleteFrom('driver_day_off')
                  .where('driver_id', '=', row.driver_id)
                  .where('day', '=', row.day)
                  .execute();
              } else {
                model.off.set(key, one.hours);
                await sql.insertInto('driver_day_off').values(row).execute();
              }
            }
            if (one.is === 'weekdayOff') {
              const key = `${one.driver} ${one.weekday}`;
              const [off_from, off_until] = one.hours;
              const row = { driver_id: drivers[one.driver] ?? 0, weekday: one.weekday, off_from, off_until };
              if (model.off.delete(key)) {
                await sql
                  .deleteFrom('driver_weekday_off')
                  .where('driver_id', '=', row.driver_id)
                  .where('weekday', '=', row.weekday)
                  .execute();
              } else {
                model.off.set(key, one.hours);
                await sql.insertInto('driver_weekday_off').values(row).execute();
              }
            }
            if (one.is === 'workingDay') {
              const row = { driver_id: drivers[one.driver] ?? 0, day: one.day };
              model.working.add(`${one.driver} ${one.day}`);
              const ignoring = sql.insertInto('driver_working_day').values(row);
              await ignoring.onConflict((conflict) => conflict.doNothing()).execute();
            }
            if (one.is === 'cars') {
              if (one.cars === null) model.cars.delete(one.day);
              else model.cars.set(one.day, one.cars);
              await sql
                .insertInto('sales_day')
                .values({ day: one.day, cars: one.cars })
                .onConflict((conflict) => conflict.column('day').doUpdateSet({ cars: one.cars }))
                .execute();
            }
            if (one.is === 'close') {
              model.closures.push({ day: one.day, range: one.range });
              const [first, last] = one.range ?? [null, null];
              await sql
                .insertInto('sales_closure')
                .values({
                  ...{ from_day: one.day, to_day: one.day, reason: 'typhoon', created_at: clock.now() },
                  ...{ first_departure: first, last_departure: last },
                })
                .execute();
            }
            if (one.is === 'reopen') {
              model.closures = [];
              await sql.deleteFrom('sales_closure').execute();
            }
          }

          const sales = await readSales({ database: database() }, { from: days[0], to: days[1] });
          const occupying = sales.days.flatMap(({ occupied }) => occupied.map(({ orderId }) => orderId));
          expect(occupying.toSorted()).toEqual(
            model
              .occupying()
              .map(({ id }) => id)
              .toSorted(),
          );
          for (const read of sales.days) {
            expect(unavailableTimes(sales, read, clock.now())).toEqual(
              startTimes.filter((startTime) => !model.canBeBought({ date: read.date, startTime })),
            );
          }
          const paid = await sql
            .selectFrom('ticket_order')
            .select('id')
            .where('status', '=', 'paid')
            .execute();
          expect(paid.map(({ id }) => id).toSorted()).toEqual(
            model.orders
              .filter(({ state }) => state === 'paid')
              .map(({ id }) => id)
              .toSorted(),
          );
          await shop.close();
        }),
        { numRuns: isLong ? 2_000 : { embedded: 25, postgresql: 60 }[engine] },
      );
    });
  },
);
