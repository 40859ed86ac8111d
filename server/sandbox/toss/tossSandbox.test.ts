import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../platform/database/engine.ts';
import { unavailable } from '../../platform/database/failures.ts';
import { databaseOver } from '../../platform/database/open.ts';
import { describeOnOneEngine } from '../../platform/database/testing/testDatabases.ts';
import { TestClock } from '../../testing/testApplication.ts';
import { newOrderId, type RunningToss, startToss } from './testing/runningToss.ts';

const minutes = (count: number) => count * 60_000;

describeOnOneEngine('the Toss Payments sandbox', (database) => {
  const clock = new TestClock();
  let toss: RunningToss;
  beforeAll(async () => {
    toss = await startToss(database(), clock);
  });
  afterAll(() => toss.close());

  const later = (ms: number) => clock.moveTo(new Date(clock.now().getTime() + ms).toISOString());
  const confirm = (body: object, headers?: Record<string, string>) =>
    toss.call('/v1/payments/confirm', body, headers);
  const cancel = (paymentKey: string, body: object, headers?: Record<string, string>) =>
    toss.call(`/v1/payments/${paymentKey}/cancel`, body, headers);
  const readState = async (paymentKey: string) => (await toss.call(`/v1/payments/${paymentKey}`)).body;
  const paid = async (request?: Record<string, unknown>) => {
    const payment = await toss.authorize(request);
    expect((await confirm(payment)).http).toBe(200);
    return payment;
  };

  test('DESIGN 4: confirms an authorised payment, and returns it by its key and by its order', async () => {
    const payment = await toss.authorize();
    expect(await readState(payment.paymentKey)).toMatchObject({ status: 'IN_PROGRESS', approvedAt: null });
    const { http, body } = await confirm(payment);
    expect(http).toBe(200);
    expect(body).toMatchObject({
      version: '2022-11-16',
      ...{ paymentKey: payment.paymentKey, orderId: payment.orderId, orderName: '관광택시' },
      status: 'DONE',
      method: '카드',
      currency: 'KRW',
      totalAmount: 30_000,
      balanceAmount: 30_000,
      suppliedAmount: 27_273,
      vat: 2727,
      approvedAt: '2026-11-21T12:00:00+09:00',
      cancels: null,
      failure: null,
      card: { number: '42424242****424*' },
    });
    expect(await readState(payment.paymentKey)).toEqual(body);
    expect((await toss.call(`/v1/payments/orders/${payment.orderId}`)).body).toEqual(body);
  });

  test.each([
    ['no key', { authorization: '' }, 'INCORRECT_BASIC_AUTH_FORMAT', 403],
    ['a bearer', { authorization: 'Bearer x' }, 'INCORRECT_BASIC_AUTH_FORMAT', 403],
    [
      'a key without its colon',
      { authorization: `Basic ${btoa('test_gsk_x')}` },
      'INCORRECT_BASIC_AUTH_FORMAT',
      403,
    ],
    ['another key', { authorization: `Basic ${btoa('test_gsk_other:')}` }, 'UNAUTHORIZED_KEY', 401],
    [
      'a key of the single APIs',
      { authorization: `Basic ${btoa('test_sk_other:')}` },
      'INVALID_API_KEY',
      400,
    ],
  ])('rejects %s', async (_name, headers, code, http) => {
    const payment = await toss.authorize();
    const key = payment.paymentKey;
    expect(await confirm(payment, headers)).toMatchObject({ http, body: { code } });
    expect(await cancel(key, { cancelReason: 'x' }, headers)).toMatchObject({ http, body: { code } });
    expect(await toss.call(`/v1/payments/${key}`, undefined, headers)).toMatchObject({
      http,
      body: { code },
    });
    expect(await readState(key)).toMatchObject({ status: 'IN_PROGRESS' });
  });

  test('returns the error in TossPayments-Test-Code before any other check', async () => {
    const wanted = { 'TossPayments-Test-Code': 'INVALID_STOPPED_CARD' };
    expect(await toss.call('/v1/payments/nothing', undefined, wanted)).toMatchObject({
      http: 400,
      body: { code: 'INVALID_STOPPED_CARD' },
    });
    const payment = await toss.authorize();
    const response = await confirm(payment, { 'TossPayments-Test-Code': 'UNKNOWN_PAYMENT_ERROR' });
    expect(response).toMatchObject({ http: 500, body: { code: 'UNKNOWN_PAYMENT_ERROR' } });
    expect(await readState(payment.paymentKey)).toMatchObject({ status: 'IN_PROGRESS' });
  });

  describe('rejects an invalid request without a charge', () => {
    test.each([
      [{ amount: 100 }, 403, 'FORBIDDEN_REQUEST'],
      [{ orderId: 'order_of_another' }, 404, 'NOT_FOUND_PAYMENT_SESSION'],
      [{ paymentKey: 'nothing' }, 404, 'NOT_FOUND_PAYMENT'],
      [{ amount: '30000' }, 400, 'INVALID_REQUEST'],
    ])('%j', async (change, http, code) => {
      const payment = await toss.authorize();
      expect(await confirm({ ...payment, ...change })).toMatchObject({ http, body: { code } });
      expect(await readState(payment.paymentKey)).toMatchObject({ status: 'IN_PROGRESS' });
    });

    test('a malformed body', async () => {
      expect(await toss.call('/v1/payments/confirm', '{')).toMatchObject({
        http: 400,
        body: { code: 'INVALID_REQUEST' },
      });
    });

    test.each([
      [{ card: '4111111111111111' }, 'INVALID_CARD_NUMBER'],
      [{ card: 42 }, 'INVALID_REQUEST'],
      [{ amount: 99 }, 'BELOW_MINIMUM_AMOUNT'],
      [{ amount: 1.5 }, 'INVALID_REQUEST'],
      [{ orderId: 'short' }, 'INVALID_REQUEST'],
      [{ orderName: '' }, 'INVALID_REQUEST'],
      [{ method: 'VIRTUAL_ACCOUNT' }, 'INVALID_REQUEST'],
      [{ successUrl: 'http://localhost/success' }, 'INVALID_REQUEST'],
      [{ successUrl: 'https://evil.example/', failUrl: 'https://evil.example/' }, 'FORBIDDEN_REQUEST'],
    ])('authorize with %j', async (change, code) => {
      const request = { orderId: newOrderId(), amount: 30_000, orderName: 'x', card: '4242424242424242' };
      const response = await toss.call('/authorize', { ...request, ...change });
      expect(response.body).toMatchObject({ code, message: expect.any(String) });
      expect(response.http).toBeGreaterThanOrEqual(400);
    });
  });

  test('accepts a payment once, and an order too', async () => {
    const payment = await paid();
    expect(await confirm(payment)).toMatchObject({ http: 400, body: { code: 'ALREADY_PROCESSED_PAYMENT' } });
    const second = await toss.authorize({ orderId: payment.orderId });
    expect(await confirm(second)).toMatchObject({ http: 400, body: { code: 'DUPLICATED_ORDER_ID' } });
    expect((await toss.call(`/v1/payments/orders/${payment.orderId}`)).body).toMatchObject({
      paymentKey: payment.paymentKey,
      status: 'DONE',
    });
  });

  test('refuses card …0002 at the confirmation', async () => {
    const payment = await toss.authorize({ card: '4000 0000 0000 0002' });
    expect(await confirm(payment)).toMatchObject({ http: 403, body: { code: 'REJECT_CARD_PAYMENT' } });
    expect(await readState(payment.paymentKey)).toMatchObject({
      status: 'ABORTED',
      failure: { code: 'REJECT_CARD_PAYMENT' },
    });
  });

  test('fails card …0119 once with a temporary error, under the same Idempotency-Key too', async () => {
    const payment = await toss.authorize({ card: '4000000000000119' });
    const headers = { 'idempotency-key': 'fails-once' };
    expect(await confirm(payment, headers)).toMatchObject({ http: 400, body: { code: 'PROVIDER_ERROR' } });
    expect(await confirm(payment, headers)).toMatchObject({ http: 200, body: { status: 'DONE' } });
  });

  test('approves card …0069 at once, and responds after the caller’s timeout', async () => {
    const payment = await toss.authorize({ card: '4000000000000069' });
    const caller = new AbortController();
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': payment.orderId,
      authorization: `Basic ${btoa(`${toss.secretKey}:`)}`,
    };
    const response = fetch(`${toss.apiUrl}/v1/payments/confirm`, {
      method: 'POST',
      body: JSON.stringify(payment),
      headers,
      signal: caller.signal,
    }).then(
      () => 'answered',
      () => 'gone',
    );
    await expect.poll(async () => (await readState(payment.paymentKey)).status).toBe('DONE');
    // A parallel request gets no response either.
    expect(await confirm(payment, { 'idempotency-key': payment.orderId })).toMatchObject({
      http: 409,
      body: { code: 'IDEMPOTENT_REQUEST_PROCESSING' },
    });
    caller.abort();
    expect(await response).toBe('gone');
    await expect
      .poll(async () => (await confirm(payment, { 'idempotency-key': payment.orderId })).body.status, {
        timeout: 15_000,
      })
      .toBe('DONE');
  });

  describe('Idempotency-Key', () => {
    test('returns the same response to the same key, whatever the body, for 15 days', async () => {
      const [first, second] = [await toss.authorize(), await toss.authorize()];
      const headers = { 'idempotency-key': `constant-${first.orderId}` };
      const { body } = await confirm(first, headers);
      expect(await confirm(second, headers)).toEqual({ http: 200, body });
      expect(await readState(second.paymentKey)).toMatchObject({ status: 'IN_PROGRESS' });
      later(minutes(15 * 24 * 60) + 1);
      expect(await confirm(second, headers)).toMatchObject({ http: 404 });
    });

    test('repeats a refusal as well; another address or no key is another request', async () => {
      const payment = await toss.authorize();
      const headers = { 'idempotency-key': `refused-${payment.orderId}` };
      expect(await confirm({ ...payment, amount: 1000 }, headers)).toMatchObject({ http: 403 });
      expect(await confirm(payment, headers)).toMatchObject({ http: 403 });
      expect(await cancel(payment.paymentKey, { cancelReason: 'x' }, headers)).toMatchObject({
        body: { code: 'NOT_CANCELABLE_PAYMENT' },
      });
      expect(await confirm(payment)).toMatchObject({ http: 200 });
    });

    test('rejects a key of more than 300 characters', async () => {
      const payment = await toss.authorize();
      expect(await confirm(payment, { 'idempotency-key': 'k'.repeat(301) })).toMatchObject({
        http: 400,
        body: { code: 'INVALID_IDEMPOTENCY_KEY' },
      });
    });

    test('refunds once for parallel requests under one key', async () => {
      const payment = await paid();
      const headers = { 'idempotency-key': `refund-${payment.orderId}` };
      const request = { cancelReason: 'x', cancelAmount: 10_000 };
      const responses = await Promise.all(
        Array.from({ length: 5 }, () => cancel(payment.paymentKey, request, headers)),
      );
      for (const { http } of responses) expect([200, 409]).toContain(http);
      expect(responses.map(({ http }) => http)).toContain(200);
      expect(await readState(payment.paymentKey)).toMatchObject({ balanceAmount: 20_000 });
    });
  });

  describe('cancel', () => {
    test('refunds in parts, up to the full amount and not beyond', async () => {
      const { paymentKey } = await paid();
      const part = await cancel(paymentKey, { cancelReason: '일정 변경', cancelAmount: 12_000 });
      expect(part.body).toMatchObject({
        status: 'PARTIAL_CANCELED',
        totalAmount: 30_000,
        balanceAmount: 18_000,
        cancels: [
          { cancelAmount: 12_000, cancelReason: '일정 변경', refundableAmount: 18_000, cancelStatus: 'DONE' },
        ],
      });
      expect(await cancel(paymentKey, { cancelReason: 'x', cancelAmount: 18_001 })).toMatchObject({
        http: 403,
        body: { code: 'NOT_CANCELABLE_AMOUNT' },
      });
      expect((await cancel(paymentKey, { cancelReason: 'rest' })).body).toMatchObject({
        status: 'CANCELED',
        balanceAmount: 0,
        cancels: [{ cancelAmount: 12_000 }, { cancelAmount: 18_000 }],
      });
      expect(await cancel(paymentKey, { cancelReason: 'x' })).toMatchObject({
        http: 400,
        body: { code: 'ALREADY_CANCELED_PAYMENT' },
      });
    });

    test.each([
      {},
      { cancelReason: '' },
      { cancelReason: 'x'.repeat(201) },
      { cancelReason: 'x', cancelAmount: 0 },
      { cancelReason: 'x', cancelAmount: -1 },
    ])('rejects %j', async (request) => {
      const { paymentKey } = await paid();
      expect(await cancel(paymentKey, request)).toMatchObject({
        http: 400,
        body: { code: 'INVALID_REQUEST' },
      });
      expect(await readState(paymentKey)).toMatchObject({ status: 'DONE', balanceAmount: 30_000 });
    });

    test('rejects unpaid and unknown payments', async () => {
      const { paymentKey } = await toss.authorize();
      expect(await cancel(paymentKey, { cancelReason: 'x' })).toMatchObject({
        http: 403,
        body: { code: 'NOT_CANCELABLE_PAYMENT' },
      });
      expect(await cancel('nothing', { cancelReason: 'x' })).toMatchObject({
        http: 404,
        body: { code: 'NOT_FOUND_PAYMENT' },
      });
    });
  });

  test('expires an authorised payment after 10 minutes without confirmation', async () => {
    const [inTime, late] = [await toss.authorize(), await toss.authorize()];
    later(minutes(10) - 1);
    expect(await confirm(inTime)).toMatchObject({ http: 200 });
    later(1);
    expect(await confirm(late)).toMatchObject({ http: 404, body: { code: 'NOT_FOUND_PAYMENT_SESSION' } });
    expect(await readState(late.paymentKey)).toMatchObject({
      status: 'EXPIRED',
      failure: { code: 'EXPIRED_PAYMENT' },
    });
  });

  test('returns not found for unknown payments', async () => {
    for (const path of ['/v1/payments/nothing', '/v1/payments/orders/order_nothing'])
      expect(await toss.call(path)).toMatchObject({ http: 404, body: { code: 'NOT_FOUND_PAYMENT' } });
    expect(await toss.call('/v1/nothing')).toMatchObject({ http: 404, body: { code: 'NOT_FOUND' } });
  });

  test('DESIGN 4: keeps payments, responses and webhooks over a restart', async () => {
    const payment = await toss.authorize();
    const headers = { 'idempotency-key': `restart-${payment.orderId}` };
    const before = await confirm(payment, headers);
    await toss.close();
    toss = await startToss(database(), clock);
    expect(await readState(payment.paymentKey)).toMatchObject({ status: 'DONE' });
    const { receipt, checkout, ...same } = before.body;
    expect([receipt, checkout]).not.toContain(undefined);
    expect((await confirm(payment, headers)).body).toMatchObject(same);
  });
});

test('reports a database outage as an outage, not as the card’s outcome', async () => {
  const away: Engine = {
    kind: 'postgresql',
    connect: async () => {
      throw unavailable();
    },
    close: async () => undefined,
  };
  const toss = await startToss(
    databaseOver(away, () => undefined),
    new TestClock(),
  );
  const request = { orderId: newOrderId(), amount: 30_000, orderName: 'ticket', card: '4242424242424242' };
  const key = { paymentKey: 'a-key', ...request };
  for (const response of [
    await toss.call('/authorize', request),
    await toss.call('/v1/payments/confirm', key),
    await toss.call('/v1/payments/a-key'),
  ])
    expect(response).toMatchObject({ http: 503, body: { code: 'FAILED_INTERNAL_SYSTEM_PROCESSING' } });
  await toss.close();
});
