import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deskApi } from '../../../contract/desk/api.ts';
import { auditLines } from '../../desk/testing/auditLines.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { isLong } from '../../testing/longTests.ts';
import { TestStaff } from '../../testing/testStaff.ts';
import type { Buyer } from './testing/buyer.ts';
import { useBuyers } from './testing/useBuyers.ts';
import { withoutChecks } from './testing/withoutChecks.ts';

const rounds = isLong ? 30 : 4;

describeWithGuide('a refund that does not cancel', (database) => {
  const { app, clock, newBuyer, charges } = useBuyers(database, {
    variables: { PAYMENT_METHODS: 'card,paypal:22.05' },
    pollEvery: 200,
  });
  let dispatcher: TestStaff;
  beforeAll(async () => {
    dispatcher = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
  });
  beforeEach(() => clock.moveTo('2026-11-21T12:00:00+09:00'));

  const order = (id: string) =>
    database().sql.selectFrom('ticket_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const refundPart = (id: string, amount: number, reason = 'The driver was late') =>
    dispatcher.call('POST', `/desk/orders/${id}/partial-refund`, { amount, reason });
  const refundAll = (id: string) =>
    dispatcher.call('POST', `/desk/orders/${id}/refund`, { kind: 'full', reason: 'no driver' });
  const ticket = async (buyer: Buyer, id: string) => (await buyer.ticket(id)).body;
  const withdrawSandboxPayment = (orderId: string) =>
    database()
      .sql.updateTable('sandbox_payment')
      .set({ status: 'EXPIRED' })
      .where('order_id', '=', orderId)
      .execute();

  it('pays a part back, keeps the ticket, and tells the visitor why', async () => {
    const buyer = await newBuyer('ja');
    const { orderId } = await buyer.buy();
    const { status, body } = await refundPart(orderId, 5_000);
    expect(status).toBe(200);
    expect(deskApi.refundPart.response.parse(body)).toMatchObject({
      status: 'paid',
      isRefundPending: false,
      refund: null,
      leftToRefund: 25_000,
      goodwill: [{ amount: 5_000, reason: 'The driver was late', settledAt: expect.any(String) }],
    });
    expect(await charges(orderId)).toMatchObject([{ status: 'PARTIAL_CANCELED', balance: 25_000 }]);
    expect(await ticket(buyer, orderId)).toMatchObject({
      status: 'paid',
      checkPath: expect.any(String),
      refund: { percent: 100, amount: 25_000 },
      goodwill: [{ amount: 5_000, reason: 'The driver was late' }],
    });
    const mails = await buyer.receivedMails(orderId, 2);
    expect(
      mails.filter(({ text }) => text.includes('The driver was late') && text.includes('₩5,000')),
    ).toHaveLength(1);
    expect(await auditLines(database(), 'order', orderId)).toMatchObject([
      { action: 'refundPart', after: { amount: 5_000, currency: 'KRW' } },
    ]);
    const history = deskApi.refundPart.response.parse(body).history.slice(-2);
    expect(history.map(({ detail }) => detail)).toEqual([
      { goodwill: 'requested', amount: 5_000 },
      { goodwill: 'refunded', amount: 5_000 },
    ]);
  });

  it('pays back dollars and cents', async () => {
    const buyer = await newBuyer();
    const orderId = await buyer.orderId({ method: 'paypal' });
    const paymentKey = await buyer.approve({ orderId, amount: 22.05, method: 'paypal' });
    expect((await buyer.confirm(orderId, paymentKey, 22.05)).status).toBe(200);
    expect((await refundPart(orderId, 2.005)).status).toBe(400);
    expect(await refundPart(orderId, 2.05)).toMatchObject({ status: 200, body: { leftToRefund: 20 } });
    expect(await order(orderId)).toMatchObject({ goodwill: 205, goodwill_settled: 205 });
  });

  it('refuses more than is left, half a won, and an order without a valid ticket', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    expect((await refundPart(orderId, 20_000)).status).toBe(200);
    const before = withoutChecks(await order(orderId));
    for (const amount of [10_001, 30_000, 0.5, 0, -1]) {
      expect((await refundPart(orderId, amount)).status, `${amount}`).toBe(400);
    }
    expect((await refundPart(orderId, 1_000, ' ')).status).toBe(400);
    expect(withoutChecks(await order(orderId))).toEqual(before);
    expect((await refundPart(orderId, 10_000)).status).toBe(200);
    expect(await charges(orderId)).toMatchObject([{ balance: 0 }]);
    const unpaid = await buyer.orderId();
    expect(await refundPart(unpaid, 1_000)).toMatchObject({ status: 409, body: { code: 'notPossibleNow' } });
    const { orderId: cancelled } = await buyer.buy();
    expect((await buyer.cancel(cancelled)).status).toBe(200);
    expect((await refundPart(cancelled, 1_000)).status).toBe(409);
    expect((await refundPart('order_unknown', 1_000)).status).toBe(404);
  });

  it('leaves a later cancellation what its rule says, but never more than is left', async () => {
    const buyer = await newBuyer();
    const [{ orderId: little }, { orderId: much }] = [
      await buyer.buy({ tripDate: '2026-11-22' }),
      await buyer.buy({ tripDate: '2026-11-22', startTime: '14:00' }),
    ];
    expect((await refundPart(little, 5_000)).status).toBe(200);
    expect((await buyer.cancel(little)).body).toMatchObject({
      cancellation: { percent: 70, amount: 21_000 },
    });
    expect(await charges(little)).toMatchObject([{ balance: 4_000 }]);
    expect((await refundPart(much, 20_000)).status).toBe(200);
    expect((await buyer.cancel(much)).body).toMatchObject({ cancellation: { percent: 70, amount: 10_000 } });
    expect(await charges(much)).toMatchObject([{ balance: 0 }]);
    expect(await order(much)).toMatchObject({ status: 'cancelled', refund_amount: 10_000, goodwill: 20_000 });
  });

  it('lets the desk cancel an order of which nothing is left', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    expect((await refundPart(orderId, 30_000)).status).toBe(200);
    expect((await buyer.cancel(orderId)).status).toBe(409);
    expect((await refundAll(orderId)).body).toMatchObject({
      status: 'cancelled',
      refund: { percent: 100, amount: 0 },
    });
  });

  it('withdraws what the provider refuses, and keeps the ticket', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    await withdrawSandboxPayment(orderId);
    expect(await refundPart(orderId, 5_000)).toMatchObject({ status: 409, body: { code: 'notCancellable' } });
    expect(await order(orderId)).toMatchObject({
      status: 'paid',
      goodwill: 0,
      goodwill_settled: 0,
      next_check_at: null,
    });
    expect(await ticket(buyer, orderId)).toMatchObject({ goodwill: [] });
    expect((await buyer.receivedMails(orderId)).length).toBe(1);
  });

  it('is made by the reconciler when the provider did not respond', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    // A provider that does not know the payment now may know it later.
    const { number: _, ...row } = await database()
      .sql.deleteFrom('sandbox_payment')
      .where('order_id', '=', orderId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const pending = await refundPart(orderId, 5_000);
    expect(pending).toMatchObject({
      status: 202,
      body: { isRefundPending: true, goodwill: [{ settledAt: null }] },
    });
    await database().sql.insertInto('sandbox_payment').values(row).execute();
    clock.moveTo(new Date(clock.now().getTime() + 60_000).toISOString());
    await expect.poll(async () => (await order(orderId)).goodwill_settled).toBe(5_000);
    expect(await charges(orderId)).toMatchObject([{ balance: 25_000 }]);
    // The webhook about it has the order checked once more, a little later.
    clock.moveTo(new Date(clock.now().getTime() + 60_000).toISOString());
    await expect.poll(() => order(orderId)).toMatchObject({ status: 'paid', next_check_at: null });
  });

  it('survives a webhook: a part that we paid back is no cancellation', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    await refundPart(orderId, 5_000);
    const payload = { eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId } };
    expect((await buyer.visitor.call('POST', '/payments/webhook', payload)).status).toBe(200);
    clock.moveTo(new Date(clock.now().getTime() + 60_000).toISOString());
    await expect.poll(async () => (await order(orderId)).next_check_at).toBeNull();
    expect((await order(orderId)).status).toBe('paid');
  });

  describe('at the same time as', () => {
    it('another one: together never more than was paid', async () => {
      const buyer = await newBuyer();
      for (let round = 0; round < rounds; round += 1) {
        const { orderId } = await buyer.buy();
        const responses = await Promise.all([
          refundPart(orderId, 20_000),
          refundPart(orderId, 20_000),
          refundPart(orderId, 10_000),
        ]);
        const made = responses.filter(({ status }) => status < 300).length;
        expect(made).toBe(2);
        await expect.poll(async () => (await charges(orderId))[0]?.balance).toBe(0);
        expect(await order(orderId)).toMatchObject({ status: 'paid', goodwill: 30_000 });
      }
    });

    it('a cancellation: both are made, or the refund is refused', async () => {
      const buyer = await newBuyer();
      for (let round = 0; round < rounds; round += 1) {
        const { orderId } = await buyer.buy();
        const both = [() => refundPart(orderId, 20_000), () => buyer.cancel(orderId)];
        if (round % 2 === 1) both.reverse();
        await Promise.all(both.map((call) => call()));
        await expect.poll(async () => (await order(orderId)).status).toBe('cancelled');
        const { goodwill, refund_amount } = await order(orderId);
        expect(goodwill + (refund_amount ?? 0)).toBe(30_000);
        expect(await charges(orderId)).toMatchObject([{ balance: 0 }]);
      }
    });
  });
});
