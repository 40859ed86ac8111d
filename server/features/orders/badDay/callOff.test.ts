import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engineWithObserver } from '../../../platform/database/testing/engineWithObserver.ts';
import { describeOnBothEngines } from '../../../platform/database/testing/testDatabases.ts';
import { TestClock } from '../../../testing/testApplication.ts';
import { readSales } from '../../capacity/readSales.ts';
import { stationOnly } from '../../departures/testing/stationOnly.ts';
import { createShopTest } from '../testing/shop.ts';
import { SimulatedProvider } from '../testing/simulatedProvider.ts';
import { createCallOffs } from './callOff.ts';

const start = '2026-11-21T12:00:00+09:00';
const day = '2026-12-24';

/** The statement after which the process dies; statements are counted from 1 while it is set. */
const death = { at: Number.POSITIVE_INFINITY, statements: 0 };

describeOnBothEngines(
  'calling tours off',
  (database) => {
    const clock = new TestClock();
    const test = createShopTest(database, clock);
    let provider = new SimulatedProvider(clock);
    let shop: ReturnType<typeof test.startShop>;
    beforeAll(() => test.begin());
    beforeEach(() => {
      clock.moveTo(start);
      provider = new SimulatedProvider(clock);
      shop = test.startShop(provider, 5_000);
    });
    afterEach(async () => {
      death.at = Number.POSITIVE_INFINITY;
      await shop.close();
      for (const table of ['called_off_tour', 'day_cancellation', 'ticket_order'] as const) {
        await database().sql.deleteFrom(table).execute();
      }
    });

    async function paidOrder(startTime = '10:00'): Promise<string> {
      const id = await test.newOrder({ tripDate: day, startTime });
      provider.authorize(`key_${id}`, id);
      await shop.confirm(id, `key_${id}`);
      return id;
    }

    /** Stores the same rows as the desk's call to cancel a day. */
    async function cancelDay(orderIds: readonly string[], startTime = '10:00'): Promise<string> {
      const id = randomUUID();
      await database()
        .sql.insertInto('day_cancellation')
        .values({
          ...{ id, from_day: day, to_day: day, first_departure: null, last_departure: null },
          ...{ reason: 'typhoon', words: '', choice_hours: 48, created_at: clock.now(), created_by: 'Lee' },
        })
        .execute();
      await database()
        .sql.insertInto('called_off_tour')
        .values(
          orderIds.map((order_id) => ({
            ...{ cancellation_id: id, order_id, trip_date: day, start_time: startTime },
            ...{ state: 'waiting' as const, skipped_because: null, due_at: clock.now() },
          })),
        )
        .execute();
      return id;
    }

    const row = (orderId: string) =>
      database()
        .sql.selectFrom('called_off_tour')
        .selectAll()
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
    const runAll = async () => {
      while ((await shop.callOffs.runOnce()) > 0) {
        // More tours are due.
      }
    };
    const history = async (orderId: string) =>
      (
        await database()
          .sql.selectFrom('ticket_audit')
          .select('detail')
          .where('order_id', '=', orderId)
          .orderBy('number')
          .execute()
      ).map(({ detail }) => detail);
    const occupied = async () =>
      (await readSales({ database: database() }, { from: day, to: day })).days.flatMap(
        ({ occupied: tours }) => tours.map(({ orderId }) => orderId),
      );

    it('frees the car and the driver at once, and offers the choice by one mail', async () => {
      const id = await paidOrder();
      await cancelDay([id]);
      test.released.length = 0;
      await runAll();
      expect(await test.order(id)).toMatchObject({
        status: 'paid',
        cancel_requested_at: null,
        called_off_at: clock.now(),
        called_off_until: new Date('2026-11-23T12:00:00+09:00'),
        called_off_reason: 'typhoon',
      });
      expect(test.released).toEqual([id]);
      expect(await occupied()).toEqual([]);
      expect(await test.mails(id)).toEqual(['ticketPaid', 'tourCalledOff']);
      expect((await history(id)).at(-1)).toEqual({
        calledOff: 'typhoon',
        until: '2026-11-23T03:00:00.000Z',
      });
      await runAll();
      expect(await test.mails(id)).toEqual(['ticketPaid', 'tourCalledOff']);
    });

    it('pays the whole price back once the time to choose is over, once', async () => {
      const id = await paidOrder();
      await cancelDay([id]);
      await runAll();
      test.pass(48 * 60 - 1);
      await runAll();
      expect(await test.order(id)).toMatchObject({ cancel_requested_at: null });
      test.pass(1);
      await runAll();
      expect(await test.order(id)).toMatchObject({
        status: 'paid',
        refund_percent: 100,
        refund_amount: 30_000,
      });
      test.pass(1);
      await shop.reconcile();
      await runAll();
      expect(await test.order(id)).toMatchObject({ status: 'cancelled', refund_amount: 30_000 });
      expect(await row(id)).toMatchObject({ state: 'refunded', due_at: null });
      expect(provider.charges(id)).toHaveLength(1);
      expect(await test.mails(id)).toEqual(['ticketCancelled', 'ticketPaid', 'tourCalledOff']);
    });

    it('pays back in full whatever the rule says when the visitor asks for it, also after the start', async () => {
      const id = await paidOrder();
      clock.moveTo(`${day}T09:00:00+09:00`);
      await cancelDay([id]);
      await runAll();
      clock.moveTo(`${day}T20:00:00+09:00`);
      const { status, body } = await shop.cancel(id);
      expect([status, body.cancellation]).toMatchObject([200, { percent: 100, amount: 30_000 }]);
      test.pass(48 * 60);
      await runAll();
      expect(await row(id)).toMatchObject({ state: 'refunded', due_at: null });
      expect(await test.decidedRefund(id)).toBe(30_000);
    });

    it('keeps asking a provider that refuses the refund, and never gives the ticket back', async () => {
      const id = await paidOrder();
      await cancelDay([id]);
      await runAll();
      provider.refundRefusal = 'NOT_CANCELABLE_PAYMENT';
      test.pass(48 * 60);
      await runAll();
      test.pass(1);
      await shop.reconcile();
      expect(await test.order(id)).toMatchObject({ status: 'paid', refund_amount: 30_000 });
      expect(await test.mails(id)).toEqual(['ticketPaid', 'tourCalledOff']);
      provider.refundRefusal = null;
      test.pass(20);
      await shop.reconcile();
      expect(await test.order(id)).toMatchObject({ status: 'cancelled', refund_amount: 30_000 });
    });

    describe('leaves a tour alone that', () => {
      it('was cancelled meanwhile', async () => {
        const id = await paidOrder();
        await cancelDay([id]);
        await shop.cancel(id);
        await runAll();
        expect(await row(id)).toMatchObject({ state: 'skipped', skipped_because: 'cancelled', due_at: null });
        expect(await test.mails(id)).toEqual(['ticketCancelled', 'ticketPaid']);
      });

      it('departs at another time by now', async () => {
        const id = await paidOrder();
        await cancelDay([id], '12:00');
        await runAll();
        expect(await row(id)).toMatchObject({ state: 'skipped', skipped_because: 'moved' });
        expect(await test.order(id)).toMatchObject({ called_off_at: null });
      });

      it('another cancellation has called off', async () => {
        const id = await paidOrder();
        await cancelDay([id]);
        await runAll();
        await cancelDay([id]);
        await runAll();
        const rows = await database().sql.selectFrom('called_off_tour').select('state').execute();
        expect(rows.map(({ state }) => state).toSorted()).toEqual(['offered', 'skipped']);
        expect(await test.mails(id)).toEqual(['ticketPaid', 'tourCalledOff']);
      });

      it('is over', async () => {
        const id = await paidOrder();
        clock.moveTo(`${day}T13:00:00+09:00`);
        await cancelDay([id]);
        await runAll();
        expect(await row(id)).toMatchObject({ state: 'skipped', skipped_because: 'begun' });
      });
    });

    it('either pays back at the end of the choice or lets the desk move the tour, never both', async () => {
      for (let turn = 0; turn < 12; turn += 1) {
        clock.moveTo(start);
        const id = await paidOrder();
        await cancelDay([id]);
        await runAll();
        test.pass(48 * 60);
        const move = () =>
          shop.orderService.change(id, { tripDate: '2026-12-30' }, { cause: 'operator', version: 0 });
        const pays = () => shop.callOffs.runOnce();
        const both = turn % 2 === 0 ? [move(), pays()] : [pays(), move()];
        await Promise.allSettled(both);
        const order = await test.order(id);
        const isMoved = order.trip_date === '2026-12-30';
        expect(order.cancel_requested_at === null).toBe(isMoved);
        expect(order.called_off_at === null).toBe(isMoved);
        expect(await row(id)).toMatchObject({ state: isMoved ? 'moved' : 'refunded', due_at: null });
      }
    });

    it('calls off a tour that no driver was found for, with the same choice', async () => {
      const id = await paidOrder();
      await database()
        .sql.insertInto('called_off_tour')
        .values({
          ...{ cancellation_id: null, order_id: id, trip_date: day, start_time: '10:00' },
          ...{ state: 'waiting', skipped_because: null, due_at: new Date(`${day}T07:00:00+09:00`) },
        })
        .execute();
      await runAll();
      expect(await test.order(id)).toMatchObject({ called_off_at: null });
      clock.moveTo(`${day}T07:00:00+09:00`);
      await runAll();
      expect(await test.order(id)).toMatchObject({
        called_off_reason: 'noDriver',
        called_off_until: new Date('2026-12-26T07:00:00+09:00'),
      });
      expect(await test.mails(id)).toEqual(['ticketPaid', 'tourCalledOff']);
    });

    it('leaves the choice of a later cancellation alone', async () => {
      const id = await paidOrder();
      await cancelDay([id]);
      await runAll();
      const until = new Date('2026-12-20T12:00:00+09:00');
      await database()
        .sql.updateTable('ticket_order')
        .set({ called_off_until: until })
        .where('id', '=', id)
        .execute();
      test.pass(48 * 60);
      await runAll();
      expect(await test.order(id)).toMatchObject({ cancel_requested_at: null, called_off_until: until });
    });

    it('does nothing more for a process that has lost its lease and goes on', async () => {
      const id = await paidOrder();
      await cancelDay([id]);
      const stale = await row(id);
      await runAll();
      const late = createCallOffs({
        ...{
          database: database(),
          clock,
          transitions: shop.transitions,
          secrets: { ticketLinks: [randomBytes(32)] },
          departures: stationOnly,
        },
        refunds: { request: () => expect.unreachable() },
        tourPorts: {
          tourDriver: async () => null,
          release: () => expect.unreachable(),
          tourProgress: async () => ({ hasBegun: false, hasDriver: false }),
          driverSearchEnd: async () => null,
          change: () => expect.unreachable(),
        },
      });
      await late.proceed(stale);
      expect(await row(id)).toMatchObject({ state: 'offered', due_at: expect.any(Date) });
      expect(await test.mails(id)).toEqual(['ticketPaid', 'tourCalledOff']);
    });

    it('does each step once, at whichever statement the process dies', { timeout: 300_000 }, async () => {
      /** Lets the jobs run until the n-th statement; then another process takes over. @returns whether it died */
      async function dieAt(statement: number): Promise<boolean> {
        Object.assign(death, { at: statement, statements: 0 });
        await runAll().catch(() => undefined);
        const hasDied = death.statements >= statement;
        death.at = Number.POSITIVE_INFINITY;
        // The lease of the dead process ends.
        test.pass(1);
        shop.process.isAlive = false;
        await shop.close();
        shop = test.startShop(provider, 5_000);
        await runAll();
        return hasDied;
      }
      for (let statement = 1, isDying = true; isDying; statement += 1) {
        clock.moveTo(start);
        const id = await paidOrder();
        await cancelDay([id]);
        isDying = await dieAt(statement);
        expect(await test.mails(id), `${statement}`).toEqual(['ticketPaid', 'tourCalledOff']);
        expect((await history(id)).filter((detail) => 'calledOff' in detail)).toHaveLength(1);
        test.pass(48 * 60);
        isDying = (await dieAt(statement)) || isDying;
        test.pass(1);
        await shop.reconcile();
        expect(await test.order(id), `${statement}`).toMatchObject({
          status: 'cancelled',
          refund_amount: 30_000,
        });
        expect(await row(id)).toMatchObject({ state: 'refunded', due_at: null });
        expect((await history(id)).filter((detail) => detail.cancellation === 'requested')).toHaveLength(1);
        expect(await test.mails(id)).toEqual(['ticketCancelled', 'ticketPaid', 'tourCalledOff']);
        if (!isDying) expect(statement).toBeGreaterThan(10);
      }
    });
  },
  {
    wrap: (engine) =>
      engineWithObserver(engine, (sql) => {
        // A rollback always succeeds: the database does it by itself for a process that has died.
        if (sql.startsWith('rollback')) return;
        death.statements += 1;
        if (death.statements >= death.at) throw new Error('the process has died');
      }),
  },
);
