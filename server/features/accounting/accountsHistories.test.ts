import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { calculateAccounts, currencyTotals } from '../../../domain/accounting/accounts.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import type { PaymentMethod } from '../../../domain/tickets/paymentMethods.ts';
import { type Currency, toMinor } from '../../../domain/tickets/price.ts';
import { describeOnBothEngines } from '../../platform/database/testing/testDatabases.ts';
import { isLong } from '../../testing/longTests.ts';
import { TestClock } from '../../testing/testApplication.ts';
import { createShopTest } from '../orders/testing/shop.ts';
import { SimulatedProvider } from '../orders/testing/simulatedProvider.ts';
import { readAccounts } from './readAccounts.ts';

const start = '2026-11-21T12:00:00+09:00';
const range = { from: '2026-11-01', to: '2027-03-31' };

const order = fc.nat(2);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      is: fc.constant('order' as const),
      method: fc.constantFrom<PaymentMethod>('card', 'card', 'paypal', 'gcash'),
      when: fc.constantFrom(
        { tripDate: '2026-12-24', startTime: '10:00' },
        { tripDate: '2026-11-24', startTime: '09:00' },
        // This tour begins before a late payment becomes known, so the whole price is refunded.
        { tripDate: '2026-11-21', startTime: '12:30' },
      ),
      isRefused: fc.constantFrom(false, false, false, true),
    }),
  },
  { weight: 5, arbitrary: fc.record({ is: fc.constant('pay' as const), order }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('payLate' as const), order }) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('cancel' as const), order }) },
  {
    weight: 2,
    arbitrary: fc.record({ is: fc.constant('refundByDesk' as const), order, percent: fc.nat(100) }),
  },
  // Several refunds of one order.
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant('refundAtConsole' as const),
      order,
      part: fc.integer({ min: 1, max: 15_000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('move' as const), order }) },
  fc.record({ is: fc.constant('settle' as const), order }),
  {
    weight: 3,
    arbitrary: fc.record({ is: fc.constant('pass' as const), minutes: fc.constantFrom(5, 45, 1_440, 5_000) }),
  },
);

const refundedSchema = z.object({ refunded: z.number() });

describeOnBothEngines('the accounts after any history of orders', (database, engine) => {
  const clock = new TestClock();
  const test = createShopTest(database, clock);
  beforeAll(() => test.begin());

  /** Adds up the sums in the histories of the orders, line by line. */
  async function sumHistories() {
    const lines = await database()
      .sql.selectFrom('ticket_audit')
      .innerJoin('ticket_order', 'ticket_order.id', 'ticket_audit.order_id')
      .select(['order_id', 'to_status', 'from_status', 'detail', 'amount', 'currency'])
      .orderBy('ticket_audit.number')
      .execute();
    const sums: Record<Currency, { sold: number; refunded: number }> = {
      KRW: { sold: 0, refunded: 0 },
      USD: { sold: 0, refunded: 0 },
    };
    const refunded = new Map<string, number>();
    for (const { order_id, to_status, from_status, detail, amount, currency } of lines) {
      if (to_status === 'paid' && from_status !== 'paid') sums[currency].sold += amount;
      const paidBack = refundedSchema.safeParse(detail);
      if (!paidBack.success) continue;
      // A line contains the order's total refund so far, not only its own refund.
      const total = toMinor(paidBack.data.refunded, currency) ?? Number.NaN;
      sums[currency].refunded += total - (refunded.get(order_id) ?? 0);
      refunded.set(order_id, total);
    }
    return sums;
  }

  it('equal what the histories and the provider say, to the won and the cent', {
    timeout: 170_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 30 }), async (steps) => {
        clock.moveTo(start);
        await database().sql.deleteFrom('ticket_order').execute();
        const provider = new SimulatedProvider(clock);
        const shop = test.startShop(provider, 1_000);
        const orders: string[] = [];
        const key = (id: string) => `key_${id}`;
        const quietly = (call: Promise<unknown>) => call.catch(() => undefined);
        for (const one of steps) {
          if (one.is === 'order') {
            const id = await test.newBuyersOrder(one.when, one.method);
            provider.authorize(key(id), id, one.isRefused, one.method);
            orders.push(id);
          }
          if (one.is === 'pass') {
            test.pass(one.minutes);
            await shop.reconcile();
          }
          if (!('order' in one)) continue;
          const id = orders[one.order];
          if (id === undefined) continue;
          if (one.is === 'pay') await quietly(shop.confirm(id, key(id)));
          if (one.is === 'payLate') {
            provider.outcomes = ['lostAfter', 'lostBefore'];
            await quietly(shop.confirm(id, key(id)));
            provider.outcomes = [];
          }
          if (one.is === 'cancel') await quietly(shop.cancel(id));
          if (one.is === 'refundByDesk') {
            const input = { reason: 'goodwill', percent: one.percent };
            await quietly(shop.orderService.refund(id, input, async () => undefined));
          }
          if (one.is === 'refundAtConsole') {
            provider.refundAtConsole(key(id), one.part);
            await shop.hear(id);
          }
          if (one.is === 'move') {
            const { changes: version } = await test.order(id);
            const changes = { tripDate: '2026-12-30' };
            await quietly(shop.orderService.change(id, changes, { cause: 'operator', version }));
          }
          if (one.is === 'settle') provider.settle(key(id));
        }
        for (const minutes of [2, 30, 45, 60, 1_500]) {
          test.pass(minutes);
          for (const id of orders) {
            provider.settle(key(id));
            await shop.hear(id);
          }
          test.pass(1);
          await shop.reconcile();
        }
        await shop.close();

        const said = await sumHistories();
        for (const basis of ['payment', 'tour'] as const) {
          for (const grouping of ['range', 'month', 'day'] as const) {
            const input = await readAccounts(database(), range, basis);
            const { money } = calculateAccounts({ ...range, basis, grouping, ...input });
            const totals = currencyTotals(money);
            for (const currency of ['KRW', 'USD'] as const) {
              const total = totals.find((line) => line.currency === currency);
              const { sold, refunded } = said[currency];
              const sums = [total?.sold ?? 0, total?.refunded ?? 0, total?.kept ?? 0];
              expect(sums).toEqual([sold, refunded, sold - refunded]);
              const charged = orders
                .flatMap((id) => provider.charges(id))
                .filter((one) => one.currency === currency);
              expect(sums[0]).toBe(charged.reduce((sum, { amount }) => sum + amount, 0));
              expect(sums[1]).toBe(charged.reduce((sum, one) => sum + one.refunded, 0));
            }
            // No two lines have the same period, method and currency. By day of payment, none lies in the future.
            const keys = money.map(({ period, method, currency }) => `${period} ${method} ${currency}`);
            expect(new Set(keys).size).toBe(keys.length);
            if (grouping === 'day' && basis === 'payment') {
              for (const { period } of money) expect(period <= toSeoulDate(clock.now())).toBe(true);
            }
          }
        }
      }),
      {
        numRuns: isLong
          ? { embedded: 400, postgresql: 1_000 }[engine]
          : { embedded: 8, postgresql: 16 }[engine],
      },
    );
  });
});
