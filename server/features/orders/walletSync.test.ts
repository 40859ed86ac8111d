import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOnBothEngines } from '../../platform/database/testing/testDatabases.ts';
import { TestClock } from '../../testing/testApplication.ts';
import { createShopTest } from './testing/shop.ts';
import { SimulatedProvider } from './testing/simulatedProvider.ts';

describeOnBothEngines('the payment sync of orders that a wallet pays by itself', (database) => {
  const clock = new TestClock();
  const test = createShopTest(database, clock);
  let provider = new SimulatedProvider(clock);
  let shop: ReturnType<typeof test.startShop>;
  beforeAll(() => test.begin());
  beforeEach(() => {
    clock.moveTo('2026-11-21T12:00:00+09:00');
    provider = new SimulatedProvider(clock);
    shop = test.startShop(provider, 5_000);
    test.logged.length = 0;
  });
  afterEach(async () => {
    await shop.close();
    await database().sql.deleteFrom('ticket_order').execute();
  });

  const away = () => {
    provider.outcomes = Array(50).fill('lostBefore');
  };
  const newOrder = () => test.newBuyersOrder(undefined, 'gcash');
  const authorize = (id: string, key = 'key', isRefused = false) =>
    provider.authorize(`${key}_${id}`, id, isRefused, 'gcash');
  const settle = (id: string, key = 'key') => provider.settle(`${key}_${id}`);
  const confirm = (id: string, key = 'key') => shop.confirm(id, `${key}_${id}`);
  async function later(minutes: number): Promise<void> {
    test.pass(minutes);
    await shop.reconcile();
  }

  it('finds a charge although the provider is away at the last check, and the account is gone', async () => {
    const id = await newOrder();
    await later(41);
    expect(await test.order(id)).toMatchObject({ status: 'expired' });
    await shop.deleteBuyer(id);
    authorize(id);
    settle(id);
    away();
    for (const minutes of [25, 6]) await later(minutes);
    expect(await test.order(id)).toMatchObject({ status: 'expired', account_id: null });
    provider.outcomes = [];
    await later(6);
    expect(provider.charges(id)).toMatchObject([{ isRefundUnderWay: true }]);
    settle(id);
    await later(6);
    expect(await test.order(id)).toMatchObject({ status: 'cancelled', refund_amount: 2_205 });
  });

  it('checks on while the wallet leaves a payment open, and forgets the order a day later', async () => {
    const id = await newOrder();
    provider.begin(`key_${id}`, id, 'gcash');
    await later(41);
    await shop.deleteBuyer(id);
    for (const minutes of [25, 6, 60]) await later(minutes);
    expect(await test.order(id)).toMatchObject({ status: 'expired', next_check_at: expect.any(Date) });
    await later(24 * 60);
    expect(await test.orderIfKept(id)).toBeUndefined();
  });

  it('gives the ticket to a visitor who comes back to an expired order that the wallet has charged', async () => {
    const id = await newOrder();
    await later(41);
    test.pass(1);
    authorize(id);
    settle(id);
    expect(await confirm(id)).toMatchObject({ status: 200, body: { status: 'paid' } });
    expect(await test.mails(id)).toEqual(['ticketPaid']);
  });

  it.each(['open', 'away'])('answers 202 to a visitor who comes back to an expired order: %s', async (is) => {
    const id = await newOrder();
    await later(41);
    test.pass(1);
    authorize(id);
    if (is === 'away') away();
    expect(await confirm(id)).toMatchObject({ status: 202, body: { status: 'confirming' } });
    provider.outcomes = [];
    settle(id);
    await later(1);
    expect(await test.order(id)).toMatchObject({ status: 'paid' });
  });

  it('says again that an order has expired whose payment has, and opens it for no other payment', async () => {
    const id = await newOrder();
    authorize(id);
    await later(41);
    test.pass(1);
    for (const key of ['key', 'unknown']) {
      await expect(confirm(id, key)).rejects.toMatchObject({ code: 'expiredPayment' });
      test.pass(1);
    }
    expect(await test.order(id)).toMatchObject({ status: 'expired', payment_key: null });
  });

  it('waits for an open payment until its window ends, and then checks it every few minutes', async () => {
    const id = await newOrder();
    provider.begin(`key_${id}`, id, 'gcash');
    test.pass(1);
    expect((await confirm(id)).status).toBe(202);
    for (const minutes of [11, 11, 11]) await later(minutes);
    expect(await test.order(id)).toMatchObject({ status: 'confirming' });
    await later(8);
    expect(await test.order(id)).toMatchObject({ status: 'expired' });
    authorize(id);
    settle(id);
    await later(6);
    expect(await test.order(id)).toMatchObject({ status: 'paid' });
  });

  it('waits for the second payment of an order when the wallet has refused the first', async () => {
    const [before, after] = [await newOrder(), await newOrder()];
    for (const id of [before, after]) authorize(id, 'one', true);
    settle(before, 'one');
    settle(after, 'one');
    await shop.hear(before);
    await later(0.1);
    expect(await test.order(before)).toMatchObject({ status: 'refused' });
    test.pass(0.1);
    for (const id of [before, after]) {
      authorize(id, 'two');
      expect((await confirm(id, 'one')).status).toBe(202);
      settle(id, 'two');
    }
    await later(1);
    for (const id of [before, after]) {
      expect(await test.order(id)).toMatchObject({ status: 'paid', payment_key: `two_${id}` });
      expect(provider.charges(id)).toHaveLength(1);
    }
  });

  it('ends no order that has begun to wait for another payment meanwhile', async () => {
    const id = await newOrder();
    authorize(id, 'one', true);
    settle(id, 'one');
    // Of two checks, the response to the first comes after the visitor has returned with the second payment.
    provider.outcomes = ['answeredLate'];
    await shop.hear(id);
    const checked = shop.reconciler.runOnce();
    await expect.poll(async () => (await test.order(id)).checked_at).not.toBeNull();
    test.pass(0.1);
    authorize(id, 'two');
    expect((await confirm(id, 'two')).status).toBe(202);
    provider.letGo();
    await checked;
    expect(await test.order(id)).toMatchObject({ status: 'confirming', payment_key: `two_${id}` });
    settle(id, 'two');
    await later(1);
    expect(await test.order(id)).toMatchObject({ status: 'paid' });
  });

  it.each([true, false])(
    'asks again for a refund that the wallet did not carry out, named: %s',
    async (isNamed) => {
      const id = await newOrder();
      authorize(id);
      settle(id);
      await confirm(id);
      provider.isFailureNamed = isNamed;
      provider.refundRefusal = 'ABORTED';
      expect((await shop.cancel(id)).status).toBe(202);
      settle(id);
      await later(1);
      expect(test.logged).toEqual([`The payment provider refused to pay back ${id}: REFUND_ABORTED.`]);
      expect(await test.order(id)).toMatchObject({
        status: 'paid',
        refund_percent: 100,
        refund_amount: 2_205,
      });
      provider.refundRefusal = null;
      await later(20);
      settle(id);
      await later(20);
      expect(await test.order(id)).toMatchObject({ status: 'cancelled', refund_amount: 2_205 });
      expect(await test.mails(id)).toEqual(['ticketCancelled', 'ticketPaid']);
    },
  );

  describe('a charge of another amount than the order’s', () => {
    const line = (wrongCharge: string, more = {}) => ({
      wrongCharge,
      amount: 1,
      currency: 'USD',
      ...more,
    });
    async function wrongOrder(): Promise<string> {
      const id = await newOrder();
      provider.authorize(`key_${id}`, id, false, 'gcash', 100);
      settle(id);
      return id;
    }

    it('is paid back in full, and told once in the history of the order', async () => {
      const id = await wrongOrder();
      await shop.hear(id);
      for (const minutes of [1, 1, 1]) await later(minutes);
      expect(await test.wrongCharges(id)).toEqual([line('charged')]);
      expect(test.logged).toEqual([`A payment of ${id} took another amount or currency.`]);
      settle(id);
      for (const minutes of [6, 40, 60]) await later(minutes);
      expect(provider.charges(id)).toMatchObject([{ refunded: 100 }]);
      expect(await test.wrongCharges(id)).toEqual([line('charged'), line('refunded')]);
      expect(await test.order(id)).toMatchObject({ status: 'expired', next_check_at: null });
      expect(await test.mails(id)).toEqual([]);
    });

    it.each(['lostBefore', 'lostAfter'] as const)(
      'is paid back once when the response about it is lost: %s',
      async (outcome) => {
        const id = await wrongOrder();
        provider.outcomes = ['answered', outcome];
        await shop.hear(id);
        for (const minutes of [1, 6]) await later(minutes);
        settle(id);
        for (const minutes of [6, 6]) await later(minutes);
        expect(provider.charges(id)).toMatchObject([{ refunded: 100 }]);
        expect(await test.wrongCharges(id)).toEqual([line('charged'), line('refunded')]);
      },
    );

    it('is paid back once by two processes that check at the same time', async () => {
      const id = await wrongOrder();
      const other = test.startShop(provider, 5_000);
      await Promise.all([shop, other].map(({ paymentSync }) => paymentSync.sync(id, 'reconciler')));
      await other.close();
      settle(id);
      await later(1);
      expect(provider.charges(id)).toMatchObject([{ refunded: 100 }]);
      expect(await test.wrongCharges(id)).toEqual([line('charged'), line('refunded')]);
    });

    it('is asked back again when the wallet does not pay back, also after the account is gone', async () => {
      const id = await wrongOrder();
      provider.refundRefusal = 'ABORTED';
      await shop.hear(id);
      await later(1);
      settle(id);
      await shop.deleteBuyer(id);
      for (const minutes of [41, 25, 60 * 24]) {
        await later(minutes);
        settle(id);
      }
      expect(await test.order(id)).toMatchObject({ account_id: null, next_check_at: expect.any(Date) });
      provider.refundRefusal = null;
      await later(6);
      settle(id);
      expect(provider.charges(id)).toMatchObject([{ refunded: 100 }]);
      for (const minutes of [6, 1]) await later(minutes);
      expect(await test.orderIfKept(id)).toBeUndefined();
    });

    it('stays in the history when the provider refuses to pay back, until it was done at its console', async () => {
      const id = await test.newBuyersOrder();
      provider.authorize(`key_${id}`, id, false, 'card', 100);
      provider.chargeLate(`key_${id}`);
      provider.refundRefusal = 'REFUND_REJECTED';
      for (const minutes of [41, 6, 6]) await later(minutes);
      const won = { amount: 100, currency: 'KRW' };
      const refused = line('refundRefused', { ...won, code: 'REFUND_REJECTED' });
      expect(await test.wrongCharges(id)).toEqual([line('charged', won), refused]);
      provider.refundAtConsole(`key_${id}`, 100);
      await later(6);
      expect(await test.wrongCharges(id)).toEqual([line('charged', won), refused, line('refunded', won)]);
    });
  });

  describe('a wallet’s charge on an order that was made for another method', () => {
    /** Charges in minor units that could be mistaken for the order’s own price. */
    const wrong = [
      { orderMethod: 'card', charged: 2_205 },
      { orderMethod: 'card', charged: 30_000 },
      { orderMethod: 'paypal', charged: 2_204 },
    ] as const;

    it.each(wrong)('$charged cents for an order by $orderMethod are paid back in full', async (kind) => {
      const id = await test.newBuyersOrder(undefined, kind.orderMethod);
      provider.authorize(`key_${id}`, id, false, 'gcash', kind.charged);
      await shop.hear(id);
      await later(0.2);
      settle(id);
      // Nothing is announced: the check after the wallet's approval finds the charge.
      for (const minutes of [6, 1]) await later(minutes);
      const line = { amount: kind.charged / 100, currency: 'USD' };
      expect(await test.wrongCharges(id)).toEqual([{ wrongCharge: 'charged', ...line }]);
      settle(id);
      for (const minutes of [6, 40, 60]) await later(minutes);
      expect(provider.charges(id)).toMatchObject([{ refunded: kind.charged }]);
      expect(await test.wrongCharges(id)).toEqual([
        { wrongCharge: 'charged', ...line },
        { wrongCharge: 'refunded', ...line },
      ]);
      expect(await test.order(id)).toMatchObject({ status: 'expired', next_check_at: null });
      expect(await test.mails(id)).toEqual([]);
    });

    it('is asked back again when the wallet does not pay back, also after the account is gone', async () => {
      const id = await test.newBuyersOrder();
      provider.authorize(`key_${id}`, id, false, 'gcash');
      settle(id);
      provider.refundRefusal = 'ABORTED';
      await shop.hear(id);
      await later(0.2);
      settle(id);
      await shop.deleteBuyer(id);
      for (const minutes of [6, 41]) {
        await later(minutes);
        settle(id);
      }
      provider.refundRefusal = null;
      await later(6);
      settle(id);
      expect(provider.charges(id)).toMatchObject([{ refunded: 2_205 }]);
      for (const minutes of [6, 1]) await later(minutes);
      expect(await test.orderIfKept(id)).toBeUndefined();
    });

    it('gives the ticket when it is the price of the order, and pays back by the wallet’s rules', async () => {
      const id = await test.newBuyersOrder(undefined, 'paypal');
      authorize(id);
      expect((await confirm(id)).status).toBe(202);
      settle(id);
      await later(1);
      expect(await test.order(id)).toMatchObject({ status: 'paid', payment_key: `key_${id}` });
      expect((await shop.cancel(id)).status).toBe(202);
      settle(id);
      await later(1);
      expect(provider.charges(id)).toMatchObject([{ refunded: 2_205 }]);
      expect(await test.order(id)).toMatchObject({ status: 'cancelled', refund_amount: 2_205 });
    });
  });

  it('keeps paying back a payment that was known after the tour had begun, though the provider refuses', async () => {
    const id = await test.newBuyersOrder({ tripDate: '2026-11-21', startTime: '12:30' });
    provider.authorize(`key_${id}`, id, true);
    await expect(shop.confirm(id, `key_${id}`)).rejects.toThrow('refused');
    provider.chargeLate(`key_${id}`);
    provider.refundRefusal = 'REFUND_REJECTED';
    await later(31);
    expect(await test.order(id)).toMatchObject({ status: 'paid', refund_amount: 30_000 });
    provider.refundRefusal = null;
    await later(20);
    expect(await test.order(id)).toMatchObject({ status: 'cancelled', refund_amount: 30_000 });
  });
});
