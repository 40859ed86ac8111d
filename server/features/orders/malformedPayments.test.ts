import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneEngine } from '../../platform/database/testing/testDatabases.ts';
import { createTossPayments } from '../../providers/toss.ts';
import { type RunningToss, startToss } from '../../sandbox/toss/testing/runningToss.ts';
import {
  hangsForever,
  type MalformedServer,
  type ResponseFault,
  startMalformedServer,
} from '../../testing/malformedServer.ts';
import { TestClock } from '../../testing/testApplication.ts';
import { createShopTest } from './testing/shop.ts';

/** All malformed responses look the same to an order (providers/malformedResponses.test.ts); this covers one of each kind. */
const met: readonly ResponseFault[] = ['refused', 'silent', 'otherJson', 'fault', 'brokenOff'];

describeOnOneEngine(
  'orders at a provider that does its work and responds with malformed data',
  (database) => {
    const clock = new TestClock();
    const test = createShopTest(database, clock);
    let toss: RunningToss;
    beforeAll(async () => {
      await test.begin();
      toss = await startToss(database(), clock);
    });
    afterAll(() => toss.close());

    /** A shop whose confirmations and refunds are carried out, and then get these responses. */
    async function openShop(fault: ResponseFault) {
      const front = await startMalformedServer(
        async ({ method, path, headers, body }) => {
          const { authorization = '', 'idempotency-key': key } = headers;
          const response = await fetch(`${toss.origin}${path}`, {
            method,
            headers: {
              authorization,
              ...(typeof key === 'string' ? { 'idempotency-key': key } : {}),
              ...(body === '' ? {} : { 'content-type': 'application/json' }),
            },
            ...(body === '' ? {} : { body }),
          });
          return { status: response.status, body: await response.text() };
        },
        ({ method }) => method === 'POST',
      );
      const payments = createTossPayments({
        apiUrl: () => `${front.url}/sandbox/toss`,
        secretKey: toss.secretKey,
        assertOutsideTransaction: (what) => database().assertOutsideTransaction(what),
        timeLimit: hangsForever(fault) ? 500 : 25_000,
      });
      const shop = test.startShop({ connect: () => payments, letGo: () => undefined }, 30_000);
      const orderId = await test.newOrder();
      const { paymentKey } = await toss.authorize({ orderId });
      return { fault, front, shop, orderId, paymentKey };
    }

    const settle = async (
      fronts: readonly MalformedServer[],
      { reconcile }: { reconcile(): Promise<void> },
    ) => {
      for (const front of fronts) await front.be(null);
      test.pass(1);
      await reconcile();
    };
    const cancels = (paymentKey: string) =>
      database()
        .sql.selectFrom('sandbox_payment_cancel')
        .select('amount')
        .where('payment_key', '=', paymentKey)
        .execute();

    it('DESIGN 3: treats a payment as paid, refused or refunded only once that is known, and only once', async () => {
      const ways = await Promise.all(met.map(openShop));
      const fronts = ways.map(({ front }) => front);
      const [first] = ways;
      if (!first) throw new Error('there is no fault');
      const beMalformed = () => Promise.all(ways.map(({ front, fault }) => front.be(fault)));

      await beMalformed();
      const confirmed = await Promise.all(
        ways.map(({ shop, orderId, paymentKey }) => shop.confirm(orderId, paymentKey)),
      );
      for (const [index, { orderId, fault }] of ways.entries()) {
        expect(confirmed[index]?.body, fault).toMatchObject({ status: 'confirming' });
        expect(await test.order(orderId), fault).toMatchObject({ status: 'confirming', paid_at: null });
        expect(await test.mails(orderId), fault).toEqual([]);
      }
      // The reconciler gets the same responses, and spreads its retries.
      test.pass(1);
      await first.shop.reconcile();
      const looks = await Promise.all(
        ways.map(async ({ orderId }) => (await test.order(orderId)).next_check_at),
      );
      // Two of them may fall on the same millisecond.
      expect(new Set(looks.map((look) => look?.getTime())).size).toBeGreaterThan(2);
      expect(looks.every((look) => look !== null && look > clock.now())).toBe(true);

      await settle(fronts, first.shop);
      for (const { orderId, fault } of ways) {
        expect(await test.order(orderId), fault).toMatchObject({ status: 'paid', failure_code: null });
        expect(await test.mails(orderId), fault).toEqual(['ticketPaid']);
      }

      await beMalformed();
      await Promise.all(ways.map(({ shop, orderId }) => shop.cancel(orderId)));
      for (const { orderId, fault } of ways) {
        const order = await test.order(orderId);
        expect(order, fault).toMatchObject({ status: 'paid', cancel_requested_at: expect.any(Date) });
      }
      await settle(fronts, first.shop);
      for (const { orderId, paymentKey, fault } of ways) {
        expect(await test.order(orderId), fault).toMatchObject({ status: 'cancelled' });
        expect(await cancels(paymentKey), fault).toEqual([{ amount: 30_000 }]);
        expect(await test.mails(orderId), fault).toEqual(['ticketCancelled', 'ticketPaid']);
      }
      for (const { front, shop } of ways) {
        await shop.close();
        await front.close();
      }
    }, 120_000);
  },
);
