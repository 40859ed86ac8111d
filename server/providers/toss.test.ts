import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { describeOnOneEngine } from '../platform/database/testing/testDatabases.ts';
import { newOrderId, type RunningToss, startToss } from '../sandbox/toss/testing/runningToss.ts';
import type { HonestResponse } from '../testing/malformedServer.ts';
import { type PaymentProvider, PaymentRefusal, PaymentUnknown } from './payments.ts';
import { useScriptedToss } from './testing/scriptedToss.ts';
import { createTossPayments } from './toss.ts';

const noTransaction = () => undefined;
const secretKey = 'test_gsk_hunter2';

/** The result of a call: the payment's status, or the kind and code of its failure, which contains no secret. */
async function paymentEnd(call: Promise<{ status: string } | null>): Promise<string> {
  try {
    return (await call)?.status ?? 'none';
  } catch (error) {
    if (!(error instanceof PaymentRefusal || error instanceof PaymentUnknown)) throw error;
    expect(`${error.message} ${error.stack} ${String(error.cause)}`).not.toMatch(
      /hunter2|Basic |pay_key|http:/,
    );
    return `${error.name} ${error.code}`;
  }
}

describeOnOneEngine('the Toss Payments adapter against the sandbox', (database) => {
  let toss: RunningToss;
  let payments: PaymentProvider;
  beforeAll(async () => {
    toss = await startToss(database(), systemClock);
    payments = createTossPayments({
      apiUrl: () => toss.apiUrl,
      secretKey: toss.secretKey,
      assertOutsideTransaction: (what) => database().assertOutsideTransaction(what),
    });
  });
  afterAll(() => toss.close());

  const authorised = async (card?: string) => {
    const payment = await toss.authorize(card ? { card } : {});
    return { ...payment, currency: 'KRW' as const, idempotencyKey: payment.orderId };
  };

  test('DESIGN 4: confirms, looks up by key and by order, refunds in parts', async () => {
    const request = await authorised();
    expect(await payments.paymentByKey(request.paymentKey, 'KRW')).toMatchObject({
      status: 'authorised',
      paidAt: null,
    });
    const paid = await payments.confirm(request);
    expect(paid).toEqual({
      paymentKey: request.paymentKey,
      orderId: request.orderId,
      status: 'paid',
      amount: 30_000,
      currency: 'KRW',
      refunded: 0,
      isRefundUnderWay: false,
      failedRefunds: [],
      paidAt: expect.any(Date),
      cancelledAt: null,
      method: '카드',
      isChargedLater: false,
      receiptUrl: `${toss.origin}/sandbox/toss/receipt/${request.paymentKey}`,
      failureCode: null,
    });
    expect(await payments.confirm(request)).toEqual(paid);
    expect(await payments.paymentByKey(request.paymentKey, 'KRW')).toEqual(paid);
    expect(await payments.findPaymentByOrder(request.orderId, 'KRW')).toEqual(paid);
    const refund = {
      paymentKey: request.paymentKey,
      reason: '일정 변경',
      currency: 'KRW' as const,
      isChargedLater: false,
      amount: 27_000,
      idempotencyKey: `r-${request.orderId}`,
    };
    const part = await payments.cancel(refund);
    expect(part).toMatchObject({ status: 'cancelled', refunded: 27_000, cancelledAt: expect.any(Date) });
    expect(await payments.cancel(refund)).toEqual(part);
    const rest = { ...refund, amount: 3000, idempotencyKey: `s-${request.orderId}` };
    expect(await payments.cancel(rest)).toMatchObject({ status: 'cancelled', refunded: 30_000 });
    // With another key, as if ours had been lost, the provider reports that the refund was made already.
    expect(await payments.cancel({ ...rest, idempotencyKey: 'lost' })).toMatchObject({ refunded: 30_000 });
    expect(await paymentEnd(payments.cancel({ ...rest, amount: 30_001, idempotencyKey: 'more' }))).toBe(
      'PaymentUnknown MISMATCHED_ANSWER',
    );
  });

  test('looks up a payment that is confirmed already, whatever the key', async () => {
    const request = await authorised();
    await payments.confirm(request);
    expect(await payments.confirm({ ...request, idempotencyKey: 'another' })).toMatchObject({
      status: 'paid',
    });
  });

  test('reports a refusal as final, and says nothing of other requests', async () => {
    const refused = await authorised('4000000000000002');
    expect(await paymentEnd(payments.confirm(refused))).toBe('PaymentRefusal REJECT_CARD_PAYMENT');
    expect(await payments.findPaymentByOrder(refused.orderId, 'KRW')).toMatchObject({
      status: 'aborted',
      failureCode: 'REJECT_CARD_PAYMENT',
    });
    const request = await authorised();
    expect(await paymentEnd(payments.confirm({ ...request, amount: 1000, idempotencyKey: 'a' }))).toBe(
      'PaymentRefusal FORBIDDEN_REQUEST',
    );
    expect(
      await paymentEnd(payments.confirm({ ...request, orderId: newOrderId(), idempotencyKey: 'b' })),
    ).toBe('PaymentRefusal NOT_FOUND_PAYMENT_SESSION');
    const refund = {
      paymentKey: request.paymentKey,
      reason: 'x',
      currency: 'KRW' as const,
      isChargedLater: false,
      amount: 1,
      idempotencyKey: 'c',
    };
    expect(await paymentEnd(payments.cancel(refund))).toBe('PaymentRefusal NOT_CANCELABLE_PAYMENT');
    expect(await payments.paymentByKey(request.paymentKey, 'KRW')).toMatchObject({ status: 'authorised' });
  });

  test('retries a temporary error under the same key', async () => {
    expect(await payments.confirm(await authorised('4000000000000119'))).toMatchObject({ status: 'paid' });
  });

  test('DESIGN 3: leaves the outcome unknown when the response is missing, until it is looked up', async () => {
    const request = await authorised('4000000000000069');
    const hasty = createTossPayments({
      apiUrl: () => toss.apiUrl,
      secretKey: toss.secretKey,
      assertOutsideTransaction: noTransaction,
      timeLimit: 1500,
    });
    expect(await paymentEnd(hasty.confirm(request))).toBe('PaymentUnknown TIME_OUT');
    expect(await payments.findPaymentByOrder(request.orderId, 'KRW')).toMatchObject({ status: 'paid' });
  });

  test('never takes a key that is used for two orders for a payment of the second', async () => {
    const [first, second] = [await authorised(), await authorised()];
    await payments.confirm({ ...first, idempotencyKey: 'constant' });
    expect(await paymentEnd(payments.confirm({ ...second, idempotencyKey: 'constant' }))).toBe(
      'PaymentUnknown MISMATCHED_ANSWER',
    );
  });

  test('leaves an order that another payment has paid unknown instead of refused', async () => {
    const first = await authorised();
    await payments.confirm(first);
    const second = await toss.authorize({ orderId: first.orderId });
    expect(await paymentEnd(payments.confirm({ ...second, currency: 'KRW', idempotencyKey: 'second' }))).toBe(
      'PaymentUnknown MISMATCHED_ANSWER',
    );
    expect(await payments.findPaymentByOrder(first.orderId, 'KRW')).toMatchObject({
      paymentKey: first.paymentKey,
    });
  });

  test('returns null for unknown payments, and for keys that would change the path', async () => {
    for (const text of [
      'nothing',
      '..',
      '../orders/x',
      'orders/x',
      '',
      ' ',
      '\ud800',
      '%2e%2e',
      'x'.repeat(500),
    ]) {
      expect(await payments.paymentByKey(text, 'KRW'), text).toBeNull();
      expect(await payments.findPaymentByOrder(text, 'KRW'), text).toBeNull();
    }
  });

  test('DESIGN 3: refuses to call the provider inside a database transaction', async () => {
    const request = await authorised();
    const refund = {
      paymentKey: request.paymentKey,
      reason: 'x',
      currency: 'KRW' as const,
      isChargedLater: false,
      amount: 1,
      idempotencyKey: 'k',
    };
    for (const ask of [
      () => payments.confirm(request),
      () => payments.paymentByKey(request.paymentKey, 'KRW'),
      () => payments.findPaymentByOrder(request.orderId, 'KRW'),
      () => payments.cancel(refund),
    ])
      await expect(database().transaction(ask)).rejects.toThrow(/transaction/);
    expect(await payments.paymentByKey(request.paymentKey, 'KRW')).toMatchObject({ status: 'authorised' });
  });
});

describe('the Toss Payments adapter against a provider with faults', () => {
  const toss = useScriptedToss({ secretKey });
  const { payments } = toss;
  const request = {
    paymentKey: 'pay_key',
    orderId: 'order_1',
    amount: 30_000,
    currency: 'KRW' as const,
    idempotencyKey: 'once',
  };
  const refund = {
    paymentKey: 'pay_key',
    reason: 'x',
    currency: 'KRW' as const,
    isChargedLater: false,
    amount: 30_000,
    idempotencyKey: 'once',
  };
  const payment = {
    ...{ paymentKey: 'pay_key', orderId: 'order_1', status: 'DONE', currency: 'KRW', method: '카드' },
    ...{ totalAmount: 30_000, balanceAmount: 30_000, approvedAt: '2026-11-21T12:00:00+09:00', cancels: null },
  };
  const json = (body: unknown, status = 200) => ({ status, body: JSON.stringify(body) });

  test('sends the secret key and the Idempotency-Key', async () => {
    toss.respond = () => json(payment);
    expect(await payments.confirm(request)).toMatchObject({ status: 'paid', receiptUrl: null });
    expect(toss.asked()[0]).toMatchObject({ method: 'POST', path: '/v1/payments/confirm' });
    expect(toss.asked()[0]?.headers).toMatchObject({
      authorization: `Basic ${btoa(`${secretKey}:`)}`,
      'idempotency-key': 'once',
      'content-type': 'application/json',
    });
  });

  test.each([
    [
      'a 403 page of a proxy',
      { status: 403, headers: { 'content-type': 'text/html' }, body: '<html>' },
      'STATUS_403',
      1,
    ],
    ['an unknown status', json({ ...payment, status: 'SOLD' }), 'UNREADABLE_ANSWER', 1],
    ['half a won', json({ ...payment, totalAmount: 0.5 }), 'UNREADABLE_ANSWER', 1],
    [
      'a fault of theirs',
      json({ code: 'FAILED_INTERNAL_SYSTEM_PROCESSING', message: 'm' }, 500),
      'FAILED_INTERNAL_SYSTEM_PROCESSING',
      3,
    ],
    ['a passing error', json({ code: 'PROVIDER_ERROR', message: 'm' }, 400), 'PROVIDER_ERROR', 3],
    [
      'a question under way',
      json({ code: 'IDEMPOTENT_REQUEST_PROCESSING' }, 409),
      'IDEMPOTENT_REQUEST_PROCESSING',
      3,
    ],
    ['a wrong key', json({ code: 'UNAUTHORIZED_KEY' }, 401), 'UNAUTHORIZED_KEY', 1],
  ] satisfies [string, HonestResponse, string, number][])(
    'leaves the outcome unknown after %s',
    async (_name, fault, code, tries) => {
      toss.respond = () => fault;
      expect(await paymentEnd(payments.confirm(request))).toBe(`PaymentUnknown ${code}`);
      expect(toss.asked()).toHaveLength(tries);
      expect(new Set(toss.asked().map(({ headers }) => headers['idempotency-key']))).toEqual(
        new Set(['once']),
      );
      expect(await paymentEnd(payments.paymentByKey('pay_key', 'KRW'))).toBe(`PaymentUnknown ${code}`);
    },
  );

  test('does not retry now when the provider sends a long Retry-After', async () => {
    toss.respond = () => ({ ...json({ code: 'TOO_MANY_REQUESTS' }, 429), headers: { 'retry-after': '60' } });
    expect(await paymentEnd(payments.confirm(request))).toBe('PaymentUnknown TOO_MANY_REQUESTS');
    expect(toss.asked()).toHaveLength(1);
  });

  test.each([{ orderId: 'order_2' }, { paymentKey: 'other' }, { totalAmount: 100, balanceAmount: 100 }])(
    'rejects a response about another payment (%j)',
    async (change) => {
      toss.respond = () => json({ ...payment, ...change });
      expect(await paymentEnd(payments.confirm(request))).toBe('PaymentUnknown MISMATCHED_ANSWER');
      if (change.paymentKey) {
        expect(await paymentEnd(payments.paymentByKey('pay_key', 'KRW'))).toBe(
          'PaymentUnknown MISMATCHED_ANSWER',
        );
      }
      if (change.orderId) {
        expect(await paymentEnd(payments.findPaymentByOrder('order_1', 'KRW'))).toBe(
          'PaymentUnknown MISMATCHED_ANSWER',
        );
      }
    },
  );

  test('rejects a response to a refund that was not made in full', async () => {
    toss.respond = () => json(payment);
    expect(await paymentEnd(payments.cancel(refund))).toBe('PaymentUnknown MISMATCHED_ANSWER');
  });

  test.each([
    ['READY', 'begun'],
    ['IN_PROGRESS', 'authorised'],
    ['WAITING_FOR_DEPOSIT', 'begun'],
    ['DONE', 'paid'],
    ['CANCELED', 'cancelled'],
    ['PARTIAL_CANCELED', 'cancelled'],
    ['ABORTED', 'aborted'],
    ['EXPIRED', 'expired'],
  ])('maps %s to %s', async (status, ours) => {
    toss.respond = () => json({ ...payment, status, receipt: { url: 'javascript:alert(1)' } });
    expect(await payments.paymentByKey('pay_key', 'KRW')).toMatchObject({ status: ours, receiptUrl: null });
  });

  test('derives the refunded amount from the balance, whatever the status', async () => {
    const cancels = [{ canceledAt: '2026-11-22T09:00:00+09:00' }];
    toss.respond = () => json({ ...payment, balanceAmount: 0, cancels });
    expect(await payments.paymentByKey('pay_key', 'KRW')).toMatchObject({
      status: 'cancelled',
      refunded: 30_000,
      cancelledAt: new Date('2026-11-22T00:00:00Z'),
    });
  });

  test('leaves a payment unknown that is reported as processed but not found for the order', async () => {
    toss.respond = ({ method }) =>
      method === 'POST'
        ? json({ code: 'ALREADY_PROCESSED_PAYMENT' }, 400)
        : json({ code: 'NOT_FOUND_PAYMENT' }, 404);
    expect(await paymentEnd(payments.confirm(request))).toBe('PaymentUnknown ALREADY_PROCESSED_PAYMENT');
  });

  test('sends no request with an invalid Idempotency-Key', async () => {
    for (const idempotencyKey of ['', 'k'.repeat(301), '키', 'a b'])
      await expect(payments.confirm({ ...request, idempotencyKey })).rejects.toThrow('Idempotency-Key');
    expect(toss.asked()).toHaveLength(0);
  });
});
