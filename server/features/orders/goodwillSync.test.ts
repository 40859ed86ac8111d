import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { PaymentMethod } from '../../../domain/tickets/paymentMethods.ts';
import { describeOnBothEngines } from '../../platform/database/testing/testDatabases.ts';
import { PaymentRefusal } from '../../providers/payments.ts';
import { TestClock } from '../../testing/testApplication.ts';
import { createShopTest } from './testing/shop.ts';
import { SimulatedProvider } from './testing/simulatedProvider.ts';

describeOnBothEngines('a refund that does not cancel, whatever the provider does', (database) => {
  const clock = new TestClock();
  const test = createShopTest(database, clock);
  beforeAll(() => test.begin());
  beforeEach(() => clock.moveTo('2026-11-21T12:00:00+09:00'));

  async function paidOrder(method: PaymentMethod = 'card', tripDate = '2026-12-24') {
    const provider = new SimulatedProvider(clock);
    const shop = test.startShop(provider, 50);
    const id = await test.newBuyersOrder({ tripDate, startTime: '10:00' }, method);
    const key = `key_${id}`;
    provider.authorize(key, id, false, method);
    await shop.confirm(id, key);
    provider.settle(key);
    for (const minutes of [1, 6]) {
      test.pass(minutes);
      await shop.reconcile();
    }
    expect((await test.order(id)).status).toBe('paid');
    return { provider, shop, id, key };
  }

  it('is made once when the process dies before it hears so', async () => {
    const { provider, shop, id } = await paidOrder();
    // The look-up, then the refund whose response is lost.
    provider.outcomes = ['answered', 'lostAfter'];
    expect(await shop.refundPart(id, 5_000)).toBe('pending');
    shop.process.isAlive = false;
    const next = test.startShop(provider, 50);
    test.pass(2);
    await next.reconcile();
    expect(provider.charges(id)).toMatchObject([{ refunded: 5_000 }]);
    expect(await test.order(id)).toMatchObject({ status: 'paid', goodwill: 5_000, goodwill_settled: 5_000 });
    expect((await test.mails(id)).filter((kind) => kind === 'goodwillRefund')).toHaveLength(1);
    await next.close();
  });

  it('is asked for again when a wallet has announced it and does not carry it out', async () => {
    const { provider, shop, id, key } = await paidOrder('gcash');
    expect(await shop.refundPart(id, 205)).toBe('pending');
    provider.refundRefusal = 'REFUSED';
    provider.settle(key);
    test.pass(2);
    await shop.reconcile();
    expect(await test.order(id)).toMatchObject({ goodwill: 205, goodwill_settled: 0 });
    provider.refundRefusal = null;
    for (const minutes of [2, 5, 20]) {
      test.pass(minutes);
      await shop.reconcile();
      provider.settle(key);
    }
    test.pass(20);
    await shop.reconcile();
    expect(await test.order(id)).toMatchObject({ status: 'paid', goodwill: 205, goodwill_settled: 205 });
    expect(provider.charges(id)).toMatchObject([{ refunded: 205 }]);
    expect(await test.settledParts(id)).toEqual([{ amount: 205 }]);
    await shop.close();
  });

  it('gives a waiting cancellation back what it had left out, when it is refused', async () => {
    const { provider, shop, id } = await paidOrder('card', '2026-11-22');
    provider.outcomes = ['lostBefore'];
    expect(await shop.refundPart(id, 20_000)).toBe('pending');
    provider.outcomes = ['lostBefore'];
    await shop.cancel(id);
    expect(await test.order(id)).toMatchObject({ refund_percent: 70, refund_amount: 10_000 });
    await shop.close();
    const refusing = test.startShop(
      {
        letGo: () => provider.letGo(),
        connect: (isAlive) => {
          const connected = provider.connect(isAlive);
          return {
            ...connected,
            cancel: (request) =>
              request.idempotencyKey.includes('_g')
                ? Promise.reject(new PaymentRefusal('NOT_CANCELABLE_AMOUNT'))
                : connected.cancel(request),
          };
        },
      },
      50,
    );
    test.pass(2);
    await refusing.reconcile();
    expect(await test.order(id)).toMatchObject({ status: 'cancelled', refund_amount: 21_000, goodwill: 0 });
    expect(provider.charges(id)).toMatchObject([{ refunded: 21_000 }]);
    await refusing.close();
  });
});
