import { expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/open.ts';
import { describeOnPostgresql } from '../../platform/database/testing/testDatabases.ts';
import { describeWithGuideOnBothEngines } from '../../testing/describeWithGuide.ts';
import { TestClock } from '../../testing/testApplication.ts';
import { goodPassword } from '../../testing/testPassword.ts';
import { handoverDelay } from './nextCheck.ts';
import type { Buyer } from './testing/buyer.ts';
import { createShopTest } from './testing/shop.ts';
import { SimulatedProvider } from './testing/simulatedProvider.ts';
import { useBuyers } from './testing/useBuyers.ts';

describeWithGuideOnBothEngines('DESIGN 3: deletion of an account that has orders', (database) => {
  const { clock, newBuyer, charges } = useBuyers(database);
  const remove = (buyer: Buyer) => buyer.visitor.call('DELETE', '/user/me', { password: goodPassword });
  const order = (id: string) =>
    database().sql.selectFrom('ticket_order').selectAll().where('id', '=', id).executeTakeFirst();

  it('deletes unpaid orders, cancels upcoming tours by the refund rule, and mails the visitor about it', async () => {
    const buyer = await newBuyer();
    const { orderId: ahead } = await buyer.buy();
    const { orderId: begun } = await buyer.buy({ tripDate: '2026-11-21', startTime: '12:30' });
    const ready = await buyer.orderId();
    clock.moveTo('2026-11-21T12:40:00+09:00');
    await buyer.visitor.call('POST', '/auth/refresh');
    expect((await remove(buyer)).status).toBe(204);
    expect(await order(ready)).toBeUndefined();
    expect(await order(begun)).toMatchObject({ status: 'paid', account_id: null, cancel_requested_at: null });
    const [cancelledOrder, begunOrder] = [await order(ahead), await order(begun)];
    // Without an account no mail links to the ticket.
    const mails = await buyer.receivedMails(cancelledOrder?.number ?? '', 3);
    const [gone, cancelled] = ['has been deleted', 'has been cancelled'].map((words) =>
      mails.find(({ subject }) => subject.includes(words)),
    );
    expect(gone?.text).toContain('₩30,000 of ₩30,000 will be refunded');
    expect(gone?.text).not.toContain(begunOrder?.number);
    expect(cancelled?.text).toContain('₩30,000 of the ₩30,000 you paid will be refunded');
    expect(cancelled?.text).toContain('/support');
    expect(cancelled?.text).not.toContain('/tickets/');
    expect(await order(ahead)).toMatchObject({
      status: 'cancelled',
      account_id: null,
      refund_amount: 30_000,
    });
    expect(await charges(ahead)).toMatchObject([{ status: 'CANCELED', balance: 0 }]);
    expect(await charges(begun)).toMatchObject([{ status: 'DONE', balance: 30_000 }]);
  });

  it('returns 409 and changes nothing while a payment is being confirmed', async () => {
    const buyer = await newBuyer();
    const orderId = await buyer.orderId();
    const other = await buyer.orderId();
    await database()
      .sql.updateTable('ticket_order')
      .set({
        ...{ status: 'confirming', payment_key: `key_${orderId}`, confirming_at: clock.now() },
        // No later: the reconciler would bring a later check of a confirming order forward.
        next_check_at: new Date(clock.now().getTime() + handoverDelay),
      })
      .where('id', '=', orderId)
      .execute();
    const before = [await order(orderId), await order(other)];
    const refused = await remove(buyer);
    expect([refused.status, refused.code]).toEqual([409, 'paymentUnderWay']);
    expect([await order(orderId), await order(other)]).toEqual(before);
    expect((await buyer.visitor.call('GET', '/user/me')).status).toBe(200);
  });
});

describeOnPostgresql('DESIGN 3: account deletion concurrent with the confirmation of a payment', (url) => {
  const clock = new TestClock();

  it('leaves no charge that neither the visitor nor the reconciler can refund', async () => {
    clock.moveTo('2026-11-21T12:00:00+09:00');
    const database = await openDatabase({ databaseUrl: url(), dataDir: '', clock, log: () => undefined });
    const provider = new SimulatedProvider(clock);
    const test = createShopTest(() => database, clock);
    const shop = test.startShop(provider, 5_000);
    const seen = new Set<string>();
    try {
      const race = async (number: number) => {
        const id = await test.newBuyersOrder();
        provider.authorize(`key_${id}`, id);
        const waitsFor = (turns: number) => new Promise((resolve) => setTimeout(resolve, turns));
        // The deletion starts before, during and after the confirmation.
        const [confirmed, deleted] = await Promise.allSettled([
          waitsFor(5).then(() => shop.confirm(id, `key_${id}`)),
          waitsFor(number % 15).then(() => shop.deleteBuyer(id)),
        ]);
        const charges = provider.charges(id);
        if (deleted.status === 'rejected') {
          expect(deleted.reason).toMatchObject({ code: 'paymentUnderWay' });
          expect(confirmed.status).toBe('fulfilled');
          expect(await shop.cancel(id)).toMatchObject({ status: 200 });
          seen.add('refused');
        } else if (charges.length > 0) {
          await expect
            .poll(() => test.order(id))
            .toMatchObject({ status: 'cancelled', account_id: null, refund_amount: 30_000 });
          seen.add('cancelled');
        } else {
          expect(await test.orderIfKept(id)).toBeUndefined();
          seen.add('deleted');
        }
        expect(provider.charges(id).every(({ refunded }) => refunded === 30_000)).toBe(true);
      };
      for (let round = 0; round < 8; round += 1)
        await Promise.all(Array.from({ length: 15 }, (_, number) => race(number)));
      expect(seen.size).toBeGreaterThan(1);
    } finally {
      await shop.close();
      await database.close();
    }
  });
});
