import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { isChargedLater, type PaymentMethod } from '../../../domain/tickets/paymentMethods.ts';
import { tourStart } from '../../../domain/tickets/ticketRules.ts';
import { describeOnBothEngines } from '../../platform/database/testing/testDatabases.ts';
import { isLong } from '../../testing/longTests.ts';
import { TestClock } from '../../testing/testApplication.ts';
import { createShopTest } from './testing/shop.ts';
import { type CallOutcome, SimulatedProvider } from './testing/simulatedProvider.ts';

/** Whether everything had been paid back already, so that nothing was left for the cancellation. */
const isCancelledForNothing = (order: { status: string; refund_amount: number | null }) =>
  order.status === 'cancelled' && order.refund_amount === 0;

const start = Date.parse('2026-11-21T12:00:00+09:00');

const outcome = fc.constantFrom<CallOutcome>('answered', 'lostBefore', 'lostAfter', 'late', 'answeredLate');
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ is: 'confirm' as const }) },
  fc.constant({ is: 'confirmOther' as const }),
  { weight: 2, arbitrary: fc.constant({ is: 'cancel' as const }) },
  fc.constant({ is: 'webhook' as const }),
  { weight: 2, arbitrary: fc.constant({ is: 'reconcile' as const }) },
  fc.constant({ is: 'letGo' as const }),
  { weight: 2, arbitrary: fc.constant({ is: 'settle' as const }) },
  fc.constant({ is: 'crash' as const }),
  fc.constant({ is: 'deleteAccount' as const }),
  fc.record({ is: fc.constant('goodwill' as const), amount: fc.constantFrom(700, 2_000, 30_000) }),
  fc.record({ is: fc.constant('refundAtConsole' as const), part: fc.constantFrom(700, 10_000, 30_000) }),
  fc.record({ is: fc.constant('pass' as const), minutes: fc.constantFrom(0.2, 1, 5, 12, 45) }),
  // Long enough for a request to reach the provider.
  { weight: 2, arbitrary: fc.record({ is: fc.constant('wait' as const), turns: fc.nat(12) }) },
);

describeOnBothEngines('any interleaving of events of an order', (database, engine) => {
  const clock = new TestClock();
  const test = createShopTest(database, clock);
  beforeAll(() => test.begin());

  it('DESIGN 3: ends with provider and order in agreement, at most one charge and one receipt', {
    timeout: 170_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 14 }),
        fc.array(outcome, { maxLength: 16 }),
        fc.constantFrom(
          { tripDate: '2026-12-24', startTime: '10:00' },
          { tripDate: '2026-11-21', startTime: '12:30' },
        ),
        fc.boolean(),
        fc.constantFrom<PaymentMethod>('card', 'paypal', 'gcash'),
        async (steps, outcomes, when, isRefused, method) => {
          clock.moveTo(new Date(start).toISOString());
          const provider = new SimulatedProvider(clock);
          provider.outcomes = [...outcomes];
          let shop = test.startShop(provider, 5);
          const id = await test.newBuyersOrder(when, method);
          provider.authorize(`one_${id}`, id, isRefused, method);
          // A wallet gets only one payment for each order.
          if (!isChargedLater(method)) provider.authorize(`two_${id}`, id, false, method);
          const settle = () => provider.settle(`one_${id}`);
          const done: Promise<unknown>[] = [];
          let atConsole = 0;
          let deletedAt: Date | undefined;
          const deleteAccount = async () => {
            await shop.deleteBuyer(id);
            deletedAt ??= clock.now();
          };
          for (const one of steps) {
            if (one.is === 'confirm') done.push(shop.confirm(id, `one_${id}`).catch(() => undefined));
            if (one.is === 'confirmOther') done.push(shop.confirm(id, `two_${id}`).catch(() => undefined));
            if (one.is === 'cancel') done.push(shop.cancel(id).catch(() => undefined));
            if (one.is === 'deleteAccount') done.push(deleteAccount().catch(() => undefined));
            if (one.is === 'goodwill') done.push(shop.refundPart(id, one.amount).catch(() => undefined));
            if (one.is === 'webhook') done.push(shop.hear(id));
            if (one.is === 'reconcile') void shop.reconciler.runOnce().catch(() => undefined);
            if (one.is === 'letGo') provider.letGo();
            if (one.is === 'settle') settle();
            if (one.is === 'refundAtConsole') atConsole += provider.refundAtConsole(`one_${id}`, one.part);
            if (one.is === 'pass') test.pass(one.minutes);
            if (one.is === 'wait')
              for (let turn = 0; turn < one.turns; turn += 1) await new Promise((go) => setTimeout(go, 1));
            if (one.is === 'crash') {
              shop.process.isAlive = false;
              shop = test.startShop(provider, 5);
            }
          }

          // The connection recovers, and time passes.
          provider.outcomes = [];
          provider.letGo();
          await Promise.all(done);
          for (const minutes of [1, 2, 12, 30, 45, 60]) {
            test.pass(minutes);
            settle();
            provider.letGo();
            await new Promise((go) => setTimeout(go, 1));
            await shop.reconcile();
          }
          await shop.hear(id);
          // A webhook right after a check is followed up a little later.
          test.pass(1);
          await shop.reconcile();
          await shop.close();

          const charges = provider.charges(id);
          const order = await test.orderIfKept(id);
          if (!order) {
            // Deleted with its account, before any money could move.
            expect(deletedAt).toBeDefined();
            expect(charges).toEqual([]);
            return;
          }
          expect(order.account_id === null).toBe(deletedAt !== undefined);
          const mails = await test.mails(id);
          const count = (kind: string) => mails.filter((mail) => mail === kind).length;
          expect(charges.length).toBeLessThanOrEqual(1);
          const [charge] = charges;
          // Refunds that don't cancel are decided one after the other, each once.
          expect(order.goodwill).toBe(order.goodwill_settled);
          const parts = await test.settledParts(id);
          expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.goodwill_settled);
          expect(count('goodwillRefund')).toBe(parts.length);
          const others = (charge?.refunded ?? 0) - order.goodwill_settled;
          const said = !charge
            ? 'nothing'
            : others > 0 || isCancelledForNothing(order)
              ? 'cancelled'
              : 'paid';
          expect(said === 'nothing' ? ['refused', 'expired'] : [said]).toContain(order.status);
          if (charge) expect(order.payment_key).toBe(charge.paymentKey);
          expect(others).toBe(order.status === 'cancelled' ? order.refund_amount : 0);
          const decided = (await test.decidedRefund(id)) + order.goodwill_settled;
          if (atConsole === 0) expect(charge?.refunded ?? 0).toBe(decided);
          else expect(charge?.refunded).toBeLessThanOrEqual(decided + atConsole);
          expect(count('ticketPaid')).toBeLessThanOrEqual(1);
          if (order.status === 'paid') expect(count('ticketPaid')).toBe(1);
          // A tour that could no longer be cancelled stays paid only when it had started.
          if (order.status === 'paid' && deletedAt)
            expect(deletedAt >= tourStart(order.trip_date, order.start_time)).toBe(true);
          if (!charge) expect(mails).toEqual([]);
          expect(count('ticketCancelled')).toBe(order.status === 'cancelled' ? 1 : 0);
          expect(order.next_check_at).toBeNull();
        },
      ),
      { numRuns: { embedded: isLong ? 60 : 20, postgresql: isLong ? 100 : 30 }[engine] },
    );
  });
});
