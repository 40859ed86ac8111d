import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../../platform/database/testing/testDatabases.ts';
import { TestClock } from '../../testing/testApplication.ts';
import { createShopTest } from './testing/shop.ts';
import { SimulatedProvider } from './testing/simulatedProvider.ts';

describeOnBothEngines('the service of orders, for the desk and the operator', (database) => {
  const clock = new TestClock();
  const test = createShopTest(database, clock);
  const provider = new SimulatedProvider(clock);
  let shop: ReturnType<typeof test.startShop>;
  const recorded: unknown[] = [];
  const record = async (refund?: object) => {
    expect(() => database().assertOutsideTransaction('the record')).toThrow();
    recorded.push(refund ?? 'mail');
  };

  beforeAll(async () => {
    await test.begin();
    shop = test.startShop(provider, 200);
    return () => shop.close();
  });
  beforeEach(() => {
    clock.moveTo('2026-11-21T12:00:00+09:00');
    provider.outcomes = [];
    provider.refundRefusal = null;
    recorded.length = 0;
    test.released.length = 0;
  });

  const service = () => shop.orderService;
  async function bought(when?: { tripDate: string; startTime: string }) {
    const id = await test.newOrder(when);
    provider.authorize(`key_${id}`, id);
    await shop.confirm(id, `key_${id}`);
    return id;
  }
  const rename = (id: string, name: string) =>
    database().sql.updateTable('ticket_order').set({ customer_name: name }).where('id', '=', id).execute();
  const found = async (filter: Parameters<ReturnType<typeof service>['search']>[0]) =>
    (await service().search(filter, { limit: 50 })).map(({ id }) => id);

  it('finds orders by part of the number, the name or the address, in either case, with % and _ as they are', async () => {
    const [percent, underscore, plain] = [await bought(), await test.newOrder(), await test.newOrder()];
    await rename(percent, 'Han 100%\\');
    await rename(underscore, 'KIM_SORA');
    await rename(plain, 'KIMXSORA');
    expect(await found({ q: '100%' })).toEqual([percent]);
    expect(await found({ q: '0%\\' })).toEqual([percent]);
    expect(await found({ q: 'kim_s' })).toEqual([underscore]);
    expect((await found({ q: 'sora' })).toSorted()).toEqual([underscore, plain].toSorted());
    expect(await found({ q: plain.slice(8, 30).toUpperCase() })).toEqual([plain]);
    expect(await found({ q: `${plain}@EXAMPLE` })).toEqual([plain]);
    expect(await found({ q: 'sora', status: 'paid' })).toEqual([]);
    expect(await found({ q: '%' })).toEqual([percent]);
  });

  it('finds orders by status and day, the newest first, page by page', async () => {
    const when = { tripDate: '2026-12-31', startTime: '09:00' };
    const first = await test.newOrder(when);
    test.pass(1);
    const second = await test.newOrder(when);
    expect(await found({ day: '2026-12-31' })).toEqual([second, first]);
    const [next] = await service().search({ day: '2026-12-31' }, { limit: 1, offset: 1 });
    expect(next?.id).toBe(first);
    expect(await found({ day: '2026-12-31', status: 'paid' })).toEqual([]);
  });

  it('refunds by the rule or in full, frees the driver and records it with the request', async () => {
    const [byRule, full] = [await bought({ tripDate: '2026-11-22', startTime: '10:00' }), await bought()];
    expect(await service().refund(byRule, { reason: 'storm', percent: 'byRule' }, record)).toBe('refunded');
    expect(provider.charges(byRule)).toMatchObject([{ refunded: 21_000 }]);
    expect(await service().refund(full, { reason: 'storm', percent: 100 }, record)).toBe('refunded');
    expect(provider.charges(full)).toMatchObject([{ refunded: 30_000 }]);
    expect(recorded).toEqual([
      { percent: 70, amount: 21_000 },
      { percent: 100, amount: 30_000 },
    ]);
    expect(test.released).toEqual([byRule, full]);
    expect(await service().refund(full, { reason: 'again', percent: 100 }, record)).toBe('notCancellable');
    expect(recorded).toHaveLength(2);
  });

  it('changes nothing where the rule pays nothing back, and shows no refund by the rule then', async () => {
    const id = await bought({ tripDate: '2026-11-21', startTime: '12:30' });
    expect((await service().show(id))?.byRule).toMatchObject({ step: 'sameDay', amount: 3_000 });
    test.pass(30);
    expect(await service().refund(id, { reason: 'late', percent: 'byRule' }, record)).toBe('nothing');
    expect((await service().show(id))?.byRule).toBeNull();
    expect(await test.order(id)).toMatchObject({ status: 'paid', cancel_requested_at: null });
    expect([recorded, test.released]).toEqual([[], []]);
    expect(await service().refund(id, { reason: 'no driver', percent: 100 }, record)).toBe('refunded');
  });

  it('keeps a request that the provider has not responded to, and withdraws one that it refuses', async () => {
    const [pending, refused] = [await bought(), await bought()];
    provider.outcomes = ['lostBefore'];
    expect(await service().refund(pending, { reason: 'storm', percent: 100 }, record)).toBe('pending');
    expect(await test.order(pending)).toMatchObject({ status: 'paid', refund_amount: 30_000 });
    expect(await service().refund(pending, { reason: 'storm', percent: 100 }, record)).toBe('notCancellable');
    provider.refundRefusal = 'REFUND_REJECTED';
    expect(await service().refund(refused, { reason: 'storm', percent: 100 }, record)).toBe('refused');
    expect(await test.order(refused)).toMatchObject({ status: 'paid', cancel_requested_at: null });
  });

  it('requests nothing from the provider when the record of a refund fails', async () => {
    const id = await bought();
    const failing = async () => {
      throw new Error('the audit trail is full');
    };
    await expect(service().refund(id, { reason: 'storm', percent: 100 }, failing)).rejects.toThrow('full');
    expect(provider.charges(id)).toMatchObject([{ refunded: 0 }]);
    expect(await test.order(id)).toMatchObject({ status: 'paid', cancel_requested_at: null });
  });

  it('mails the receipt or the notice of the refund again, and nothing for an unpaid order', async () => {
    const [paid, ready] = [await bought(), await test.newOrder()];
    expect(await service().resend(paid, record)).toBe(`${paid}@example.com`);
    await service().refund(paid, { reason: 'storm', percent: 100 }, async () => undefined);
    await service().resend(paid, record);
    expect(await test.mails(paid)).toEqual([
      'ticketCancelled',
      'ticketCancelled',
      'ticketPaid',
      'ticketPaid',
    ]);
    expect(await service().resend(ready, record)).toBeNull();
    expect(await test.mails(ready)).toEqual([]);
    expect(recorded).toEqual(['mail', 'mail']);
  });

  it('frees the driver once of a ticket that is cancelled by its visitor, at the provider or with its account', async () => {
    const [visitors, consoles] = [await bought(), await bought()];
    const accounts = await test.newBuyersOrder();
    provider.authorize(`key_${accounts}`, accounts);
    await shop.confirm(accounts, `key_${accounts}`);
    expect(await shop.cancel(visitors)).toMatchObject({ status: 200 });
    provider.refundAtConsole(`key_${consoles}`, 30_000);
    await shop.paymentSync.sync(consoles, 'webhook');
    await shop.deleteBuyer(accounts);
    expect(test.released).toEqual([visitors, consoles, accounts]);
    await expect.poll(async () => (await test.order(accounts)).status).toBe('cancelled');
    await shop.paymentSync.sync(visitors, 'reconciler');
    expect(test.released).toHaveLength(3);
  });
});
