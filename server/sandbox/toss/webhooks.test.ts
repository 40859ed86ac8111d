import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnOneEngine } from '../../platform/database/testing/testDatabases.ts';
import { TestClock } from '../../testing/testApplication.ts';
import { createPayments } from './payments.ts';
import { type RunningToss, startToss } from './testing/runningToss.ts';
import { startWebhookSender } from './webhooks.ts';

describeOnOneEngine('webhooks of the Toss Payments sandbox', (database) => {
  const clock = new TestClock();
  let toss: RunningToss;
  beforeAll(async () => {
    toss = await startToss(database(), clock);
  });
  afterAll(() => toss.close());
  beforeEach(() => {
    toss.shop.webhooks.length = 0;
    toss.shop.status = 200;
  });

  const laterBy = (minutes: number) =>
    clock.moveTo(new Date(clock.now().getTime() + minutes * 60_000).toISOString());

  /** A second sender, as in another process; it only runs when the test calls it. */
  function otherSender() {
    const payments = createPayments({ database: database(), clock, browserOrigin: () => toss.origin });
    return startWebhookSender({
      database: database(),
      clock,
      target: () => `${toss.origin}/api/v1/payments/webhook`,
      settleByTime: payments.settleByTime,
      onFail: (error) => {
        throw error;
      },
      pollEvery: 1_000_000,
    });
  }

  const listWebhooks = (paymentKey: string) =>
    toss.shop.webhooks.filter((webhook) => webhook.paymentKey === paymentKey);
  const webhookStatuses = (paymentKey: string) => listWebhooks(paymentKey).map(({ status }) => status);

  test('posts every change of status once, as a Payment', async () => {
    const payment = await toss.authorize();
    await toss.call('/v1/payments/confirm', payment);
    await toss.call(`/v1/payments/${payment.paymentKey}/cancel`, { cancelReason: 'x', cancelAmount: 1000 });
    await toss.call(`/v1/payments/${payment.paymentKey}/cancel`, { cancelReason: 'x' });
    await expect.poll(() => webhookStatuses(payment.paymentKey).length).toBe(4);
    expect(new Set(webhookStatuses(payment.paymentKey))).toEqual(
      new Set(['IN_PROGRESS', 'DONE', 'PARTIAL_CANCELED', 'CANCELED']),
    );
    const received = listWebhooks(payment.paymentKey);
    expect(new Set(received.map(({ transmissionId }) => transmissionId)).size).toBe(4);
    expect(received.find(({ status }) => status === 'DONE')?.body).toMatchObject({
      eventType: 'PAYMENT_STATUS_CHANGED',
      createdAt: expect.stringMatching(/\+09:00$/),
      data: { orderId: payment.orderId, totalAmount: 30_000 },
    });
  });

  test('posts payments that expire by themselves', async () => {
    const payment = await toss.authorize();
    await expect.poll(() => webhookStatuses(payment.paymentKey)).toEqual(['IN_PROGRESS']);
    laterBy(10);
    await otherSender().runOnce();
    // The sandbox's own sender may have claimed it first.
    await expect.poll(() => webhookStatuses(payment.paymentKey)).toEqual(['IN_PROGRESS', 'EXPIRED']);
  });

  test('retries 1, 4, 16, 64, 256, 1024 and 4096 minutes later, then gives up', async () => {
    toss.shop.status = 503;
    const sender = otherSender();
    const payment = await toss.authorize();
    const { paymentKey } = payment;
    await expect.poll(() => listWebhooks(paymentKey).length).toBe(1);
    // Recorded by the process that posted it.
    await expect.poll(() => readTries(paymentKey)).toBe(1);
    await database().sql.updateTable('sandbox_payment').set({ status: 'DONE' }).execute();
    let sent = 1;
    for (const pause of [1, 4, 16, 64, 256, 1024, 4096]) {
      laterBy(pause - 0.5);
      await sender.runOnce();
      expect(listWebhooks(paymentKey), `before ${pause} min`).toHaveLength(sent);
      laterBy(0.5);
      await sender.runOnce();
      sent += 1;
      expect(listWebhooks(paymentKey), `after ${pause} min`).toHaveLength(sent);
    }
    laterBy(100_000);
    expect(await sender.runOnce()).toBe(0);
    expect(listWebhooks(paymentKey)).toHaveLength(8);
    expect(new Set(listWebhooks(paymentKey).map(({ transmissionId }) => transmissionId)).size).toBe(1);
  });

  test('stops at the first 200, also after a restart', async () => {
    toss.shop.status = 500;
    const { paymentKey } = await toss.authorize();
    await expect.poll(() => readTries(paymentKey)).toBe(1);
    await toss.close();
    laterBy(1);
    toss = await startToss(database(), clock);
    await expect.poll(() => webhookStatuses(paymentKey)).toEqual(['IN_PROGRESS']);
    await expect.poll(() => waits(paymentKey)).toBe(false);
  });

  async function readWebhook(paymentKey: string) {
    const rows = await database().sql.selectFrom('sandbox_payment_news').selectAll().execute();
    return rows.find(({ body }) => body.includes(paymentKey));
  }
  const readTries = async (paymentKey: string) => (await readWebhook(paymentKey))?.tries;
  const waits = async (paymentKey: string) => (await readWebhook(paymentKey))?.next_try_at !== null;
});
