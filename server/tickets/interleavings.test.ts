import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Call } from '../call.ts';
import { pageCall } from '../call.ts';
import { describeOnBothEngines } from '../database/testing.ts';
import { noLimits } from '../limits/rateLimits.ts';
import { createOutbox } from '../mail/outbox.ts';
import { createSeal } from '../secrets/seal.ts';
import { TestClock } from '../testing/testApplication.ts';
import { openTickets } from './openTickets.ts';
import { type Fate, SimulatedProvider } from './testing/simulatedProvider.ts';

const start = Date.parse('2026-11-21T12:00:00+09:00');
const minute = 60_000;

const fate = fc.constantFrom<Fate>('answered', 'lostBefore', 'lostAfter', 'late', 'answeredLate');
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ is: 'confirm' as const }) },
  fc.constant({ is: 'confirmOther' as const }),
  { weight: 2, arbitrary: fc.constant({ is: 'cancel' as const }) },
  fc.constant({ is: 'news' as const }),
  { weight: 2, arbitrary: fc.constant({ is: 'reconcile' as const }) },
  fc.constant({ is: 'letGo' as const }),
  fc.constant({ is: 'crash' as const }),
  fc.record({ is: fc.constant('refundAtConsole' as const), part: fc.constantFrom(10_000, 30_000) }),
  fc.record({ is: fc.constant('pass' as const), minutes: fc.constantFrom(0.2, 1, 5, 12, 45) }),
  // Long enough for a call to come as far as the provider.
  { weight: 2, arbitrary: fc.record({ is: fc.constant('wait' as const), turns: fc.nat(12) }) },
);

describeOnBothEngines('any interleaving of what can happen to an order', (database, engine) => {
  const clock = new TestClock();
  const accountId = randomUUID();
  beforeAll(async () => {
    const { sql } = database();
    await sql
      .insertInto('account')
      .values({
        id: accountId,
        email: 'a@example.com',
        nickname: 'a',
        nickname_key: 'a',
        language: 'en',
        documents_version: 1,
        created_at: clock.now(),
      })
      .execute();
  });
  const call: Call = {
    ...pageCall('en'),
    account: () => ({ accountId, sessionId: '' }),
    origin: 'https://guide.example',
    answerWith: () => undefined,
  };

  function startShop(provider: SimulatedProvider) {
    const process = { isAlive: true };
    const shop = openTickets({
      database: database(),
      clock,
      payments: provider.connect(() => process.isAlive),
      paymentPage: { clientKey: '', scriptUrl: '' },
      outbox: createOutbox({
        database: database(),
        clock,
        seal: createSeal(randomBytes(32)),
        onPosted: () => undefined,
      }),
      limits: noLimits,
      pictures: { url: () => '', shareUrl: () => '', alt: () => '' },
      secrets: { tickets: randomBytes(32), customers: randomBytes(32) },
      log: () => undefined,
      patience: 5,
      pollEvery: 1_000_000,
    });
    return { ...shop, process };
  }

  /** An order as placeOrder leaves it, without the guide that it would ask for. */
  async function newOrder(tripDate: string, startTime: string): Promise<string> {
    const id = `order_${randomUUID()}`;
    await database()
      .sql.insertInto('ticket_order')
      .values({
        id,
        account_id: accountId,
        status: 'ready',
        order_name: 'ticket',
        amount: 30_000,
        currency: 'KRW',
        customer_name: 'A',
        customer_email: `${id}@example.com`,
        language: 'en',
        origin: 'https://guide.example',
        trip_date: tripDate,
        start_time: startTime,
        number_of_people: 1,
        departure: 'GANGNEUNG_STATION',
        refund_rule_version: 1,
        created_at: clock.now(),
        next_check_at: new Date(clock.now().getTime() + 40 * minute),
      })
      .execute();
    return id;
  }

  const pass = (minutes: number) =>
    clock.moveTo(new Date(clock.now().getTime() + minutes * minute).toISOString());

  it('DESIGN 3: ends with provider and order agreeing, at most one charge, one receipt', {
    timeout: 170_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 14 }),
        fc.array(fate, { maxLength: 16 }),
        fc.constantFrom(
          { tripDate: '2026-12-24', startTime: '10:00' },
          { tripDate: '2026-11-21', startTime: '12:30' },
        ),
        fc.boolean(),
        async (steps, fates, { tripDate, startTime }, isRefused) => {
          clock.moveTo(new Date(start).toISOString());
          const provider = new SimulatedProvider(clock);
          provider.fates = [...fates];
          let shop = startShop(provider);
          const id = await newOrder(tripDate, startTime);
          provider.authorize(`one_${id}`, id, isRefused);
          provider.authorize(`two_${id}`, id);
          const done: Promise<unknown>[] = [];
          const confirm = (paymentKey: string) =>
            shop.handlers
              .confirmPayment(
                { params: {}, query: { locale: 'en' }, body: { orderId: id, paymentKey, amount: 30_000 } },
                call,
              )
              .catch(() => undefined);

          for (const one of steps) {
            if (one.is === 'confirm') done.push(confirm(`one_${id}`));
            if (one.is === 'confirmOther') done.push(confirm(`two_${id}`));
            if (one.is === 'cancel') {
              const wish = {
                params: { orderId: id },
                query: { locale: 'en' as const },
                body: { reason: 'x' },
              };
              done.push(shop.handlers.cancelTicket(wish, call).catch(() => undefined));
            }
            if (one.is === 'news') {
              const body = { eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: id } };
              done.push(shop.handlers.receivePaymentNews({ params: {}, query: {}, body }, call));
            }
            if (one.is === 'reconcile') void shop.reconciler.runOnce().catch(() => undefined);
            if (one.is === 'letGo') provider.letGo();
            if (one.is === 'refundAtConsole') provider.refundAtConsole(`one_${id}`, one.part);
            if (one.is === 'pass') pass(one.minutes);
            if (one.is === 'wait')
              for (let turn = 0; turn < one.turns; turn += 1) await new Promise((go) => setTimeout(go, 1));
            if (one.is === 'crash') {
              shop.process.isAlive = false;
              shop = startShop(provider);
            }
          }

          // The connection is good again, and time passes.
          provider.fates = [];
          provider.letGo();
          await Promise.all(done);
          for (const minutes of [1, 2, 12, 30, 45, 60]) {
            pass(minutes);
            provider.letGo();
            await new Promise((go) => setTimeout(go, 1));
            while ((await shop.reconciler.runOnce()) > 0) provider.letGo();
          }
          const news = { eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: id } };
          await shop.handlers.receivePaymentNews({ params: {}, query: {}, body: news }, call);
          while ((await shop.reconciler.runOnce()) > 0) provider.letGo();
          await shop.close();

          const { sql } = database();
          const order = await sql
            .selectFrom('ticket_order')
            .selectAll()
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          const mails = await sql
            .selectFrom('mail_outbox')
            .select('kind')
            .where('recipient', '=', `${id}@example.com`)
            .execute();
          const count = (kind: string) => mails.filter((mail) => mail.kind === kind).length;
          const charges = provider.charges(id);
          expect(charges.length).toBeLessThanOrEqual(1);
          const [charge] = charges;
          const said = !charge ? 'nothing' : charge.refunded > 0 ? 'cancelled' : 'paid';
          expect(said === 'nothing' ? ['refused', 'expired'] : [said]).toContain(order.status);
          if (charge) expect(order.payment_key).toBe(charge.paymentKey);
          expect(charge?.refunded ?? 0).toBe(order.status === 'cancelled' ? order.refund_amount : 0);
          expect(count('ticketPaid')).toBeLessThanOrEqual(1);
          if (order.status === 'paid') expect(count('ticketPaid')).toBe(1);
          if (!charge) expect(mails).toEqual([]);
          expect(count('ticketCancelled')).toBe(order.status === 'cancelled' ? 1 : 0);
          expect(order.next_check_at).toBeNull();
        },
      ),
      { numRuns: engine === 'embedded' ? 60 : 100 },
    );
  });
});
