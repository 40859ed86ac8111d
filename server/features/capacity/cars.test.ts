import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayAfter } from '../../../domain/calendar/days.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { TestClock } from '../../testing/testApplication.ts';
import { insertPaidOrder } from '../tours/testing/useTours.ts';
import { createCars } from './cars.ts';
import { insertDrivers } from './testing/insertDrivers.ts';

describeWithGuide('taking a car', (database, engine) => {
  const clock = new TestClock();
  /** An unpaid order. */
  async function newOrder(date: string, startTime: string, holdsCar = false): Promise<string> {
    const id = `order_${randomUUID()}`;
    await database()
      .sql.insertInto('ticket_order')
      .values({
        id,
        status: 'ready',
        order_name: 'ticket',
        amount: 30_000,
        currency: 'KRW',
        customer_name: 'KIM SORA',
        customer_email: `${id}@visitor.example`,
        language: 'en',
        origin: 'https://guide.example',
        trip_date: date,
        start_time: startTime,
        number_of_people: 2,
        departure: 'GANGNEUNG_STATION',
        refund_rule_version: 1,
        created_at: clock.now(),
        holds_car: holdsCar,
      })
      .execute();
    return id;
  }
  const cars = () => createCars({ database: database(), clock });
  const take = (date: string, startTime = '10:00', from = cars()) =>
    database().transaction(async () => {
      const state = await from.take({ date, startTime });
      if (state === 'free') await newOrder(date, startTime, true);
      return state;
    });
  let drivers: number[] = [];

  describe('before the first driver', () => {
    it('never ends', async () => {
      for (let count = 0; count < 4; count += 1) expect(await take('2026-12-01')).toBe('free');
    });

    it('ends with the number of cars that the desk has set', async () => {
      await database().sql.insertInto('sales_day').values({ day: '2026-12-02', cars: 1 }).execute();
      expect([await take('2026-12-02'), await take('2026-12-02')]).toEqual(['free', 'soldOut']);
    });
  });

  describe('with three drivers', () => {
    beforeAll(async () => {
      drivers = await insertDrivers(database(), clock, 3);
    });

    it('ends with the third tour of the hours, and counts paid tours, holds and overtime', async () => {
      const paid = await insertPaidOrder(database(), clock, { tripDate: '2026-12-03', startTime: '09:00' });
      await database()
        .sql.insertInto('tour')
        .values({ order_id: paid, state: 'unassigned', overtime_half_hours: 2, changed_at: clock.now() })
        .execute();
      expect([await take('2026-12-03'), await take('2026-12-03'), await take('2026-12-03')]).toEqual([
        'free',
        'free',
        'soldOut',
      ]);
      // All three cars are free again at 13:30: the first left an hour earlier, but has an hour of overtime.
      expect(await take('2026-12-03', '13:00')).toBe('soldOut');
      expect(await take('2026-12-03', '13:30')).toBe('free');
    });

    it('has one car less for each driver who is off, and none for inactive drivers', async () => {
      const [first = 0, second = 0] = drivers;
      await database()
        .sql.insertInto('driver_day_off')
        .values([first, second].map((driver_id) => ({ driver_id, day: '2026-12-04' })))
        .execute();
      expect([await take('2026-12-04'), await take('2026-12-04')]).toEqual(['free', 'soldOut']);
      await database().sql.updateTable('driver').set({ is_active: false }).where('id', '=', first).execute();
      const taken = [await take('2026-12-05'), await take('2026-12-05'), await take('2026-12-05')];
      await database().sql.updateTable('driver').set({ is_active: true }).where('id', '=', first).execute();
      expect(taken).toEqual(['free', 'free', 'soldOut']);
    });

    it('counts neither ended orders, cancelled tickets, nor unpaid orders without a car', async () => {
      const { sql } = database();
      const paid = await insertPaidOrder(database(), clock, { tripDate: '2026-12-06' });
      await sql
        .updateTable('ticket_order')
        .set({ status: 'cancelled', cancel_requested_at: clock.now(), cancelled_at: clock.now() })
        .where('id', '=', paid)
        .execute();
      const expired = await newOrder('2026-12-06', '10:00');
      await sql.updateTable('ticket_order').set({ status: 'expired' }).where('id', '=', expired).execute();
      await newOrder('2026-12-06', '10:00');
      const taken = [];
      for (let count = 0; count < 4; count += 1) taken.push(await take('2026-12-06'));
      expect(taken).toEqual(['free', 'free', 'free', 'soldOut']);
    });

    it('does not count the car that an order would give back', async () => {
      await database().sql.insertInto('sales_day').values({ day: '2026-12-08', cars: 1 }).execute();
      const own = await newOrder('2026-12-08', '10:00', true);
      const states = await database().transaction(async () => [
        await cars().take({ date: '2026-12-08', startTime: '11:00' }, own),
        await cars().take({ date: '2026-12-08', startTime: '11:00' }),
      ]);
      expect(states).toEqual(['free', 'soldOut']);
    });

    it('is given back by a transaction that fails', async () => {
      await database().sql.insertInto('sales_day').values({ day: '2026-12-07', cars: 1 }).execute();
      const failing = database().transaction(async () => {
        expect(await take('2026-12-07')).toBe('free');
        throw new Error('on purpose');
      });
      await expect(failing).rejects.toThrow('on purpose');
      expect(await take('2026-12-07')).toBe('free');
    });

    /** Twenty orders at once, on a day that no other test uses. @returns how many got a car */
    async function race(day: number, from = cars()): Promise<number> {
      const date = dayAfter('2027-01-01', day);
      const states = await Promise.all(Array.from({ length: 20 }, () => take(date, '10:00', from)));
      return states.filter((state) => state === 'free').length;
    }

    it('goes to three of twenty orders at once', async () => {
      for (let day = 0; day < 10; day += 1) expect(await race(day)).toBe(3);
    });

    // The embedded database runs one transaction after the other.
    it.runIf(engine === 'postgresql')('goes to more of them without the lock of the day', async () => {
      const unlocked = createCars({ database: database(), clock, lockDay: async () => undefined });
      const taken: number[] = [];
      while (taken.length < 50 && !taken.some((count) => count > 3)) {
        taken.push(await race(100 + taken.length, unlocked));
      }
      expect(Math.max(...taken)).toBeGreaterThan(3);
    });
  });
});
