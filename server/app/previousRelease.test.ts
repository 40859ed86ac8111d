import { beforeAll, expect, it } from 'vitest';
import { api } from '../../contract/api.ts';
import { deskApi } from '../../contract/desk/api.ts';
import { Buyer } from '../features/orders/testing/buyer.ts';
import { useBuyers } from '../features/orders/testing/useBuyers.ts';
import { systemClock } from '../platform/clock.ts';
import type { Engine } from '../platform/database/engine.ts';
import { migrate, readMigrations } from '../platform/database/migrationRunner.ts';
import { describeOnBothEngines } from '../platform/database/testing/testDatabases.ts';
import { goodPassword } from '../testing/testPassword.ts';
import { useTestStaff } from '../testing/useTestStaff.ts';
import { waitUntil } from '../testing/waitUntil.ts';
import {
  copyPreviousMigrations,
  insertPreviousData,
  type PreviousOrderId,
  paymentKey,
  previousBuyer,
  previousOrders,
} from './testing/previousOrders.ts';

const engines: Engine[] = [];

describeOnBothEngines(
  'a database of the previous release',
  (database, kind) => {
    beforeAll(async () => {
      await insertPreviousData(database());
      const session = await engines.find((one) => one.kind === kind)?.connect({ unlimited: true });
      if (!session) throw new Error('the database is open');
      const newest = await readMigrations('server/platform/database/migrations');
      await migrate(session, newest, systemClock, () => undefined);
      session.release(false);
    });
    const { app, clock } = useBuyers(database, {
      variables: { PAYMENT_METHODS: 'card,paypal:22.00,gcash:22.00' },
      pollEvery: 50,
    });
    const staff = useTestStaff({ app, database, clock }, 'owner');
    const buyer = new Buyer(app, previousBuyer);
    beforeAll(async () => {
      await buyer.visitor.call('POST', '/auth/login/email', { email: buyer.email, password: goodPassword });
    });

    const ticket = async (orderId: PreviousOrderId) =>
      api.getTicket.response.parse((await buyer.ticket(orderId)).body);
    const orderIds = Object.keys(previousOrders).toSorted();
    const readTours = async (from: string, to: string) =>
      deskApi.listTours.response.parse((await staff().call('GET', `/desk/tours?from=${from}&to=${to}`)).body)
        .content;
    const readAccounts = async (basis: string) =>
      deskApi.getAccounting.response.parse(
        (await staff().call('GET', `/desk/accounting?from=2026-11-01&to=2026-12-31&basis=${basis}`)).body,
      );

    it('ends what was under way: a payment and a refund', async () => {
      await waitUntil('the reconciler', async () => {
        const [paid, refunded] = [await ticket('order_confirming'), await ticket('order_refundUnderWay')];
        return paid.status === 'paid' && refunded.status === 'cancelled';
      });
    });

    it('shows each ticket to its buyer, with a number, its stops and its driver', async () => {
      const { content } = api.listTickets.response.parse(
        (await buyer.visitor.call('GET', '/user/tickets')).body,
      );
      expect(content.map(({ orderId }) => orderId).toSorted()).toEqual(
        orderIds.filter((id) => id !== 'order_withoutAccount'),
      );
      expect(new Set(content.map(({ orderNumber }) => orderNumber)).size).toBe(content.length);
      expect(await ticket('order_accepted')).toMatchObject({
        ...{ status: 'paid', amount: 30_000, currency: 'KRW', customerPhone: null, calledOff: null },
        ...{
          boughtHalfHours: 0,
          driver: { name: 'Lee' },
          goodwill: [],
          refund: { percent: 70, amount: 21_000 },
        },
        stops: [
          { placeId: 3, memo: 'a memo', stayMinutes: 45 },
          { placeId: 1, memo: '', stayMinutes: null },
        ],
      });
      expect((await ticket('order_wallet')).refund).toMatchObject({ percent: 100, amount: 22 });
      expect((await ticket('order_cancelledDollars')).cancellation).toMatchObject({
        percent: 100,
        amount: 22,
      });
      expect((await ticket('order_finished')).reports.map(({ reply }) => reply).toSorted()).toEqual([
        'The road was closed.',
        null,
      ]);
    });

    it('lists each order at the desk, and opens it', async () => {
      const { content } = deskApi.searchOrders.response.parse(
        (await staff().call('GET', '/desk/orders')).body,
      );
      expect(content.map(({ orderId }) => orderId).toSorted()).toEqual(orderIds);
      for (const { orderId, orderNumber, status } of content) {
        const { body } = await staff().call('GET', `/desk/orders/${orderId}`);
        const order = deskApi.getOrder.response.parse(body);
        expect(order, orderId).toMatchObject({ orderNumber, status, sale: null });
        expect(order.history[0], orderId).toMatchObject({ to: 'ready', who: null, role: null });
      }
      const found = await staff().call('GET', '/desk/orders?q=sora&driverId=1');
      expect(deskApi.searchOrders.response.parse(found.body).content).toHaveLength(5);
    });

    it('shows each day of tours, and counts them against the cars', async () => {
      const tours = [
        ...(await readTours('2026-11-19', '2026-11-30')),
        ...(await readTours('2026-12-01', '2026-12-31')),
      ];
      expect(Object.fromEntries(tours.map((tour) => [tour.orderId, tour.state]))).toEqual({
        ...{ order_confirming: 'unassigned', order_unassigned: 'unassigned', order_declined: 'unassigned' },
        ...{ order_crowded: 'unassigned', order_withoutAccount: 'unassigned', order_paypal: 'unassigned' },
        ...{ order_wallet: 'unassigned', order_offered: 'offered', order_accepted: 'accepted' },
        ...{
          order_met: 'met',
          order_finished: 'finished',
          order_notMet: 'notMet',
          order_noDriver: 'noDriver',
        },
      });
      expect(tours.find(({ orderId }) => orderId === 'order_declined')).toMatchObject({
        ...{ cannot: [1], note: 'Ask Lee.', isCalledOff: false, instructions: '' },
      });
      const { body } = await staff().call('GET', '/desk/sales?from=2026-12-24&to=2026-12-24');
      const [day] = deskApi.getSalesCalendar.response.parse(body).days;
      expect(day).toMatchObject({ cars: 1, sold: 3, held: 1 });
      const soldOut = await buyer.order({ tripDate: '2026-12-02' });
      expect([soldOut.status, soldOut.code]).toEqual([409, 'soldOut']);
    });

    it('has them in the accounts, by payment and by tour', async () => {
      const money = (await readAccounts('payment')).money.map(({ method, orders, sold, refunded, kept }) => [
        ...[method, orders, sold, refunded, kept],
      ]);
      // 10 paid by card, one whose payment and one whose refund was under way, and the cancelled one.
      expect(money).toEqual([
        ['card', 13, 390_000, 51_000, 339_000],
        ['gcash', 1, 22, 0, 22],
        ['paypal', 2, 44, 22, 22],
      ]);
      const byTour = await readAccounts('tour');
      expect(byTour.totals.map(({ currency, kept }) => [currency, kept])).toEqual([
        ['KRW', 339_000],
        ['USD', 44],
      ]);
      expect(byTour.drivers).toMatchObject([{ driverName: 'Lee', tours: 3, overtimeHalfHours: 2 }]);
    });

    it('takes the payment of an order that was ready', async () => {
      const key = await buyer.authorize('order_ready');
      expect(await buyer.confirm('order_ready', key)).toMatchObject({ status: 200 });
      expect(await ticket('order_ready')).toMatchObject({ status: 'paid' });
      const again = await buyer.confirm('order_confirming', paymentKey('order_confirming'));
      expect(again.status).toBe(200);
    });

    it.each<[PreviousOrderId, number, number | null]>([
      ['order_unassigned', 200, 30_000],
      ['order_declined', 200, 30_000],
      ['order_offered', 200, 27_000],
      ['order_accepted', 200, 21_000],
      ['order_noDriver', 200, 24_000],
      ['order_paypal', 200, 22],
      // A wallet pays back later.
      ['order_wallet', 202, 22],
      ['order_met', 409, null],
      ['order_finished', 409, null],
      ['order_notMet', 409, null],
      ['order_refused', 409, null],
      ['order_expired', 409, null],
    ])('cancels %s: %i', async (orderId, status, amount) => {
      expect((await buyer.cancel(orderId)).status).toBe(status);
      expect((await ticket(orderId)).cancellation?.amount ?? null).toBe(amount);
      if (status !== 200) return;
      const [day] = previousOrders[orderId].trip;
      expect((await readTours(day, day)).map((tour) => tour.orderId)).not.toContain(orderId);
    });

    it.each<PreviousOrderId>(['order_finished', 'order_withoutAccount'])(
      'pays %s back in full at the desk',
      async (orderId) => {
        const refund = { kind: 'full', reason: 'a complaint' };
        const { status, body } = await staff().call('POST', `/desk/orders/${orderId}/refund`, refund);
        expect([status, deskApi.refundOrder.response.parse(body).refundAmount]).toEqual([200, 30_000]);
      },
    );
  },
  {
    migrationsFolder: copyPreviousMigrations(),
    wrap: (engine) => {
      engines.push(engine);
      return engine;
    },
  },
);
