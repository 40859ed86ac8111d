import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { describeOnOneEngine } from '../../platform/database/testing/testDatabases.ts';
import { TestClock } from '../../testing/testApplication.ts';
import { newOrderId, type RunningToss, startToss } from './testing/runningToss.ts';

const begunSchema = z.object({ paymentKey: z.string(), checkoutUrl: z.url() });

describeOnOneEngine("the card company's page of the sandbox", (database) => {
  const clock = new TestClock();
  let toss: RunningToss;
  beforeAll(async () => {
    toss = await startToss(database(), clock);
  });
  afterAll(() => toss.close());

  /** Begins a payment of a shop on localhost; the card company's page is on 127.0.0.1. */
  async function begin() {
    const shop = toss.origin.replace('127.0.0.1', 'localhost');
    const orderId = newOrderId();
    const { body } = await toss.call('/authorize', {
      ...{ orderId, amount: 30_000, orderName: '<b>택시</b>', card: '4242424242424242', language: 'en' },
      ...{ successUrl: `${shop}/success?from=widget`, failUrl: `${shop}/fail` },
    });
    return { ...begunSchema.parse(body), orderId, shop };
  }

  async function press(address: string, choice: string) {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ choice }),
    });
    return { status: response.status, location: response.headers.get('location') };
  }

  const paymentStatus = async (paymentKey: string) =>
    (await toss.call(`/v1/payments/${paymentKey}`)).body.status;

  test('DESIGN 4: is on another site, escapes its values, and allows its form to lead only to the shop', async () => {
    const { checkoutUrl, paymentKey, shop } = await begin();
    expect(new URL(checkoutUrl).hostname).toBe('127.0.0.1');
    const page = await fetch(checkoutUrl);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('&lt;b&gt;택시&lt;/b&gt;');
    expect(html).not.toContain('<b>');
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${shop};`);
    expect(await paymentStatus(paymentKey)).toBe('READY');
    expect((await toss.call('/v1/payments/confirm', { paymentKey, orderId: 'x', amount: 1 })).http).toBe(404);
  });

  test('redirects to successUrl with the payment to confirm, for repeated presses of Approve too', async () => {
    const { checkoutUrl, paymentKey, orderId, shop } = await begin();
    const query = `from=widget&paymentType=NORMAL&amount=30000&orderId=${orderId}&paymentKey=${paymentKey}`;
    const led = { status: 303, location: `${shop}/success?${query}` };
    expect(await press(checkoutUrl, 'approve')).toEqual(led);
    expect(await press(checkoutUrl, 'approve')).toEqual(led);
    // Too late: the card is authorised.
    expect(await press(checkoutUrl, 'cancel')).toEqual(led);
    expect((await toss.call('/v1/payments/confirm', { paymentKey, orderId, amount: 30_000 })).http).toBe(200);
    expect((await press(checkoutUrl, 'approve')).status).toBe(410);
  });

  test('redirects to failUrl with the code of a cancelled payment on Cancel', async () => {
    const { checkoutUrl, paymentKey, orderId, shop } = await begin();
    const { status, location } = await press(checkoutUrl, 'cancel');
    expect(status).toBe(303);
    const back = new URL(location ?? '');
    expect(`${back.origin}${back.pathname}`).toBe(`${shop}/fail`);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      code: 'PAY_PROCESS_CANCELED',
      message: expect.any(String),
      orderId,
    });
    expect(await paymentStatus(paymentKey)).toBe('ABORTED');
  });

  test('stays open for 30 minutes', async () => {
    const { checkoutUrl, paymentKey } = await begin();
    clock.moveTo(new Date(clock.now().getTime() + 30 * 60_000).toISOString());
    expect((await press(checkoutUrl, 'approve')).status).toBe(410);
    expect(await paymentStatus(paymentKey)).toBe('EXPIRED');
    expect((await fetch(checkoutUrl)).status).toBe(410);
  });
});
