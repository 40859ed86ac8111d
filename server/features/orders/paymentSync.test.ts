import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../../platform/database/testing/testDatabases.ts';
import { TestClock } from '../../testing/testApplication.ts';
import { removeOldOrders } from './retention.ts';
import { createShopTest } from './testing/shop.ts';
import { SimulatedProvider } from './testing/simulatedProvider.ts';

const start = '2026-11-21T12:00:00+09:00';

describeOnBothEngines('the payment sync of orders', (database) => {
  const clock = new TestClock();
  const test = createShopTest(database, clock);
  let provider = new SimulatedProvider(clock);
  let shop: ReturnType<typeof test.startShop>;
  beforeAll(() => test.begin());
  beforeEach(() => {
    clock.moveTo(start);
    provider = new SimulatedProvider(clock);
    shop = test.startShop(provider, 5_000);
    test.logged.length = 0;
    test.alerted.length = 0;
    test.errors.logged.length = 0;
    test.errors.counted.length = 0;
  });
  afterEach(async () => {
    provider.outcomes = [];
    provider.letGo();
    await shop.close();
    await database().sql.deleteFrom('ticket_order').execute();
  });

  /** An order with an authorised payment of the same name. */
  async function authorised(when?: Parameters<typeof test.newOrder>[0], isRefused = false) {
    const id = await test.newOrder(when);
    provider.authorize(`key_${id}`, id, isRefused);
    return id;
  }
  const confirm = (id: string) => shop.confirm(id, `key_${id}`);
  async function later(minutes: number): Promise<void> {
    test.pass(minutes);
    await shop.reconcile();
  }

  it('completes in the next process a confirmation that a crash interrupted', async () => {
    const id = await authorised();
    shop = test.startShop(provider, 200);
    provider.outcomes = ['answered', 'answeredLate'];
    expect((await confirm(id)).status).toBe(202);
    shop.process.isAlive = false;
    shop = test.startShop(provider, 5_000);
    await later(1);
    expect(await test.order(id)).toMatchObject({ status: 'paid', next_check_at: null });
    expect(await test.mails(id)).toEqual(['ticketPaid']);
  });

  it('charges once when the clock jumps, and drops a next check that a wrong clock has set', async () => {
    test.pass(24 * 60);
    const id = await authorised();
    provider.outcomes = ['answered', 'lostBefore'];
    expect((await confirm(id)).status).toBe(202);
    test.pass(-24 * 60);
    await shop.reconcile();
    expect(await test.order(id)).toMatchObject({ status: 'paid', next_check_at: null });
    for (const minutes of [-60, 25 * 60, -24 * 60]) {
      await later(minutes);
      expect((await confirm(id)).status).toBe(200);
    }
    expect(provider.charges(id)).toHaveLength(1);
    expect(await test.mails(id)).toEqual(['ticketPaid']);
  });

  it('checks at once for a visitor who returns after the clock was set back', async () => {
    const id = await authorised();
    provider.outcomes = ['answered', 'lostBefore'];
    expect((await confirm(id)).status).toBe(202);
    test.pass(-60);
    expect((await confirm(id)).status).toBe(200);
    expect(provider.charges(id)).toHaveLength(1);
  });

  it('does not charge an authorised payment that was never confirmed, and expires its order', async () => {
    const id = await authorised();
    await shop.hear(id);
    await later(1);
    expect(await test.order(id)).toMatchObject({ status: 'ready' });
    await later(39);
    expect(await test.order(id)).toMatchObject({ status: 'expired', next_check_at: null });
    expect(provider.charges(id)).toEqual([]);
  });

  it.each(['refused', 'expired'])(
    'marks an order paid that was %s when its money arrives late',
    async (was) => {
      const id = await authorised(undefined, was === 'refused');
      if (was === 'expired') test.pass(11);
      await expect(confirm(id)).rejects.toThrow();
      expect(await test.order(id)).toMatchObject({ status: was });
      provider.chargeLate(`key_${id}`);
      await later(26);
      expect(await test.order(id)).toMatchObject({ status: 'paid', failure_code: null });
      expect(await test.mails(id)).toEqual(['ticketPaid']);
    },
  );

  it('refunds in full when a payment becomes known only after the tour has started', async () => {
    const id = await authorised({ tripDate: '2026-11-21', startTime: '12:30' }, true);
    await expect(confirm(id)).rejects.toThrow('refused');
    provider.chargeLate(`key_${id}`);
    await later(31);
    expect(await test.order(id)).toMatchObject({ status: 'cancelled', refund_amount: 30_000 });
    expect(provider.charges(id)).toMatchObject([{ refunded: 30_000 }]);
    expect(await test.mails(id)).toEqual(['ticketCancelled']);
  });

  it('DESIGN 3: returns 202 for a cancellation without a response of the provider, and completes it under the same key', async () => {
    const id = await authorised();
    await confirm(id);
    provider.outcomes = ['answered', 'lostAfter'];
    const asked = await shop.cancel(id);
    expect(asked).toMatchObject({
      status: 202,
      body: { status: 'paid', refund: null, checkPath: null, cancellation: { settledAt: null } },
    });
    await later(1);
    expect(await test.order(id)).toMatchObject({ status: 'cancelled', refund_amount: 30_000 });
    expect(provider.charges(id)).toMatchObject([{ refunded: 30_000 }]);
    expect(await test.mails(id)).toEqual(['ticketCancelled', 'ticketPaid']);
  });

  it('withdraws and reports a refund that the provider refuses; it can be requested again', async () => {
    const id = await authorised();
    await confirm(id);
    provider.refundRefusal = 'REFUND_REJECTED';
    await expect(shop.cancel(id)).rejects.toMatchObject({ code: 'notCancellable' });
    expect(await test.order(id)).toMatchObject({ status: 'paid', cancel_requested_at: null });
    expect(test.logged).toEqual([`The payment provider refused to pay back ${id}: REFUND_REJECTED.`]);
    expect(test.alerted).toEqual([`newOrder ${id}`, `cancellation ${id}`, `refundRefused ${id}`]);
    provider.refundRefusal = null;
    test.pass(1);
    expect(await shop.cancel(id)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
  });

  it('mails a visitor who has left that the provider refused the refund', async () => {
    const id = await authorised();
    await confirm(id);
    provider.outcomes = Array(4).fill('lostBefore');
    expect((await shop.cancel(id)).status).toBe(202);
    provider.outcomes = [];
    provider.refundRefusal = 'REFUND_REJECTED';
    await later(1);
    expect(await test.order(id)).toMatchObject({ status: 'paid', cancel_requested_at: null });
    expect(await test.mails(id)).toEqual(['refundRefused', 'ticketPaid']);
  });

  it('logs a provider outage once, and delays nothing else', async () => {
    const id = await authorised();
    provider.outcomes = Array(20).fill('lostBefore');
    expect((await confirm(id)).status).toBe(202);
    for (const minutes of [1, 1, 1]) await later(minutes);
    provider.outcomes = [];
    await later(2);
    expect(await test.order(id)).toMatchObject({ status: 'paid' });
    expect(test.logged).toEqual([
      'The payment provider does not respond; open orders are checked again.',
      'The payment provider answers again.',
    ]);
  });

  it('logs an internal error with its order, delays no other order, and retries it', async () => {
    const [bad, good] = [await authorised(), await authorised()];
    provider.outcomes = Array(4).fill('lostBefore');
    for (const id of [bad, good]) expect((await confirm(id)).status).toBe(202);
    provider.outcomes = [];
    const find = provider.connect(() => true).paymentByKey;
    const faulty = test.startShop(
      {
        letGo: () => undefined,
        connect: (isAlive) => ({
          ...provider.connect(isAlive),
          paymentByKey: async (key, currency) => {
            if (key === `key_${bad}`) throw new TypeError('x is undefined');
            return find(key, currency);
          },
        }),
      },
      5_000,
    );
    test.pass(1);
    await faulty.reconciler.runOnce();
    await faulty.close();
    expect(await test.order(good)).toMatchObject({ status: 'paid' });
    expect(await test.order(bad)).toMatchObject({ status: 'confirming' });
    expect(test.errors.logged).toEqual([
      {
        message: 'payment sync failed',
        fields: { job: 'payment_sync', orderId: bad, err: expect.any(TypeError) },
      },
    ]);
    expect(test.errors.counted).toEqual(['payment_sync fault']);
    expect(test.logged).not.toContain('The orders could not be read; it is tried again.');
    await later(1);
    expect(await test.order(bad)).toMatchObject({ status: 'paid' });
  });

  it('releases a payment that turns out to belong to another order', async () => {
    const [mine, theirs] = [await authorised(), await authorised()];
    provider.outcomes = ['lostBefore', 'lostBefore'];
    expect((await shop.confirm(mine, `key_${theirs}`)).status).toBe(202);
    await later(1);
    expect(await test.order(mine)).toMatchObject({ status: 'refused', payment_key: null });
    expect((await confirm(theirs)).status).toBe(200);
  });

  it('checks an order at most once in 2 s, regardless of the number of webhooks', async () => {
    const id = await authorised();
    await confirm(id);
    const { checked_at: before } = await test.order(id);
    for (let times = 0; times < 5; times += 1) await shop.hear(id);
    await shop.reconcile();
    expect((await test.order(id)).checked_at).toEqual(before);
    await later(0.1);
    expect((await test.order(id)).checked_at).not.toEqual(before);
  });

  it('claims each order in only one of two processes', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => authorised()));
    provider.outcomes = Array(14).fill('lostBefore');
    for (const id of ids) await confirm(id);
    provider.outcomes = [];
    test.pass(1);
    const other = test.startShop(provider, 5_000);
    await Promise.all([shop.reconcile(), other.reconcile()]);
    await other.close();
    for (const id of ids) {
      expect(await test.order(id)).toMatchObject({ status: 'paid' });
      expect(await test.mails(id)).toEqual(['ticketPaid']);
    }
  });

  it('removes a refused order of a deleted account after the last check', async () => {
    const id = await authorised(undefined, true);
    await expect(confirm(id)).rejects.toThrow('refused');
    await database().sql.updateTable('ticket_order').set({ account_id: null }).where('id', '=', id).execute();
    await later(26);
    await expect(test.order(id)).rejects.toThrow();
  });

  it('refuses to delete an account while its payment is being confirmed; once paid, cancels its tour by the rule', async () => {
    const id = await test.newBuyersOrder();
    provider.authorize(`key_${id}`, id);
    provider.outcomes = ['answered', 'lostAfter'];
    expect((await confirm(id)).status).toBe(202);
    const before = await test.order(id);
    await expect(shop.deleteBuyer(id)).rejects.toMatchObject({ code: 'paymentUnderWay' });
    expect(await test.order(id)).toEqual(before);
    await later(1);
    await shop.deleteBuyer(id);
    await expect
      .poll(() => test.order(id))
      .toMatchObject({ status: 'cancelled', account_id: null, refund_amount: 30_000 });
    expect(provider.charges(id)).toMatchObject([{ refunded: 30_000 }]);
    expect(await test.mails(id)).toEqual(['ticketCancelled', 'ticketPaid']);
  });

  it('refunds in full a payment that is found only after the account was deleted', async () => {
    const id = await test.newBuyersOrder();
    provider.authorize(`key_${id}`, id, true);
    await expect(confirm(id)).rejects.toThrow('refused');
    await shop.deleteBuyer(id);
    provider.chargeLate(`key_${id}`);
    await later(26);
    expect(await test.order(id)).toMatchObject({ status: 'cancelled', account_id: null });
    expect(provider.charges(id)).toMatchObject([{ refunded: 30_000 }]);
    expect(await test.mails(id)).toEqual(['ticketCancelled']);
  });

  it('retries a refund that the provider refused when the account is gone', async () => {
    const id = await test.newBuyersOrder();
    provider.authorize(`key_${id}`, id);
    await confirm(id);
    provider.refundRefusal = 'REFUND_REJECTED';
    await shop.deleteBuyer(id);
    await later(1);
    await expect
      .poll(() => test.logged)
      .toContain(`The payment provider refused to pay back ${id}: REFUND_REJECTED.`);
    expect(await test.order(id)).toMatchObject({ status: 'paid', refund_amount: 30_000 });
    provider.refundRefusal = null;
    await later(20);
    expect(await test.order(id)).toMatchObject({ status: 'cancelled', next_check_at: null });
    expect(provider.charges(id)).toMatchObject([{ refunded: 30_000 }]);
  });

  it('removes payment records after 5 years, and not before', async () => {
    const id = await authorised();
    await confirm(id);
    clock.moveTo('2031-12-23T00:00:00Z');
    await removeOldOrders(database(), clock);
    expect(await test.order(id)).toMatchObject({ status: 'paid' });
    clock.moveTo('2031-12-26T00:00:00Z');
    await removeOldOrders(database(), clock);
    await expect(test.order(id)).rejects.toThrow();
  });

  it('DESIGN 11: leaves an order with a status of a newer release unchanged', async () => {
    const id = await authorised();
    await sql`alter table ticket_order drop constraint ticket_order_status_check`.execute(database().sql);
    await sql`update ticket_order set status = 'postponed' where id = ${id}`.execute(database().sql);
    const { next_check_at: due } = await test.order(id);
    test.pass(60);
    expect(await shop.reconciler.runOnce()).toBe(0);
    expect(await test.order(id)).toMatchObject({ status: 'postponed', next_check_at: due, checks: 0 });
  });
});
