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
const driverCount = 3;
const buyerCount = 4;
/** A tour with the turnaround. */
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
  fc.record({ is: fc.constant('dayOff' as const), driver: fc.nat(driverCount - 1), day }),
  fc.record({ is: fc.constant('cars' as const), day, cars: fc.constantFrom(null, 0, 1, 2, 5) }),
  fc.record({
    is: fc.constant('close' as const),
    day,
    range: fc.constantFrom(null, ['10:00', '12:00'] as const),
  }),
  fc.constant({ is: 'reopen' as const }),
);

interface ModelOrder extends Departure {
  readonly id: string;
  readonly buyer: number;
  /** `lost`: unpaid, and its car was given to another order of the buyer. */
  state: 'held' | 'lost' | 'paid' | 'ended';
}

/** What must be true, counted minute by minute. */
class Model {
  orders: ModelOrder[] = [];
  off = new Set<string>();
  cars = new Map<string, number>();
  closures: { day: string; range: readonly [string, string] | null }[] = [];

  occupying = (without?: ModelOrder) =>
    this.orders.filter((order) => order !== without && (order.state === 'held' || order.state === 'paid'));

  canBeBought({ date, startTime }: Departure, released?: ModelOrder): boolean {
    const isClosed = this.closures.some(
      ({ day: closed, range }) =>
        closed === date && (range === null || (range[0] <= startTime && startTime <= range[1])),
    );
    const off = [...this.off].filter((one) => one.endsWith(date)).length;
    const cars = this.cars.get(date) ?? driverCount - off;
    const first = parseMinutes(startTime);
    const others = this.occupying(released)
      .filter((order) => order.date === date)
      .map((order) => parseMinutes(order.startTime));
    for (let minute = first; minute < first + occupiedMinutes; minute += 1) {
      const out = others.filter((begin) => begin <= minute && minute < begin + occupiedMinutes).length;
      if (out >= cars) return false;
    }
    return !isClosed;
  }
}

describeWithGuideOnBothEngines(
  'any history of sales, cancellations, closings and days off',
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
          for (const table of ['ticket_order', 'sales_closure', 'sales_day', 'driver_day_off'] as const) {
            await sql.deleteFrom(table).execute();
          }
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
              const row = { driver_id: drivers[one.driver] ?? 0, day: one.day };
              if (model.off.delete(key)) {
                await sql
                  .deleteFrom('driver_day_off')
                  .where('driver_id', '=', row.driver_id)
                  .where('day', '=', row.day)
                  .execute();
              } else {
                model.off.add(key);
                await sql.insertInto('driver_day_off').values(row).execute();
              }
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
        { numRuns: isLong ? 2_000 : { embedded: 60, postgresql: 120 }[engine] },
      );
    });
  },
);
