import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { ReceivedRequest } from '../testing/malformedServer.ts';
import { PaymentRefusal } from './payments.ts';
import { useScriptedToss } from './testing/scriptedToss.ts';

describe('dollars and wallets at Toss Payments', () => {
  const toss = useScriptedToss({ secretKey: 'test_gsk_won', foreignSecretKey: 'test_gsk_dollars' });
  const { payments } = toss;
  const request = { paymentKey: 'pay_key', currency: 'USD', idempotencyKey: 'cancel_order_1_1' } as const;
  /** A response as observed at the provider: `easyPay` is a text, and amounts have cents. */
  const payment = {
    ...{ paymentKey: 'pay_key', orderId: 'order_1', status: 'DONE', currency: 'USD', method: '해외간편결제' },
    ...{ easyPay: '페이팔', totalAmount: 22.05, balanceAmount: 22.05, cancels: null },
  };
  const cancel = { canceledAt: '2026-11-21T12:00:00+09:00', cancelAmount: 15.43 };
  const json = (body: unknown) => ({ status: 200, body: JSON.stringify(body) });
  const requestBody = (asked: ReceivedRequest | undefined) =>
    z.record(z.string(), z.unknown()).parse(JSON.parse(asked?.body ?? ''));

  test('uses the key of the currency’s shop, and writes cents as the provider does', async () => {
    toss.respond = () => json(payment);
    const confirmed = await payments.confirm({ ...request, orderId: 'order_1', amount: 2_205 });
    expect(confirmed).toMatchObject({ amount: 2_205, currency: 'USD', refunded: 0 });
    expect(requestBody(toss.asked()[0])).toEqual({
      paymentKey: 'pay_key',
      orderId: 'order_1',
      amount: 22.05,
    });
    await payments.paymentByKey('pay_key', 'KRW');
    expect(toss.asked().map(({ headers }) => headers.authorization)).toEqual([
      `Basic ${btoa('test_gsk_dollars:')}`,
      `Basic ${btoa('test_gsk_won:')}`,
    ]);
  });

  test.each([
    ['won for dollars', { currency: 'KRW', totalAmount: 2_205, balanceAmount: 2_205 }],
    ['another amount', { totalAmount: 22.06 }],
  ])('takes a response about %s for no confirmation', async (_, change) => {
    toss.respond = () => json({ ...payment, ...change });
    const confirmed = payments.confirm({ ...request, orderId: 'order_1', amount: 2_205 });
    await expect(confirmed).rejects.toThrow('MISMATCHED_ANSWER');
  });

  test('names the currency of a part, and the refund of a wallet', async () => {
    const paidBack = { ...payment, balanceAmount: 6.62, cancels: [{ ...cancel, cancelStatus: 'DONE' }] };
    toss.respond = () => json(paidBack);
    const refund = { ...request, reason: 'rain', amount: 1_543 };
    expect(await payments.cancel({ ...refund, isChargedLater: false })).toMatchObject({
      status: 'cancelled',
      refunded: 1_543,
    });
    await payments.cancel({ ...refund, isChargedLater: true });
    const asked = { cancelReason: 'rain', cancelAmount: 15.43, currency: 'USD' };
    expect(toss.asked().map(requestBody)).toEqual([asked, { ...asked, cancelRequestId: 'cancel_order_1_1' }]);
  });

  test.each([
    // We don't know whether the balance includes it already. Either way, nothing has been paid back yet.
    ['with the balance as before', 22.05],
    ['with a lower balance', 6.62],
  ])('leaves a refund under way unpaid, %s', async (_, balanceAmount) => {
    const cancels = [{ ...cancel, cancelStatus: 'IN_PROGRESS', cancelRequestId: 'cancel_order_1_1' }];
    toss.respond = () => json({ ...payment, status: 'PARTIAL_CANCELED', balanceAmount, cancels });
    const refund = { ...request, reason: 'rain', amount: 1_543, isChargedLater: true } as const;
    expect(await payments.cancel(refund)).toMatchObject({
      status: 'paid',
      refunded: 0,
      isRefundUnderWay: true,
    });
  });

  test('reports a refund that a wallet did not carry out', async () => {
    const cancels = [{ ...cancel, cancelStatus: 'ABORTED', cancelRequestId: 'cancel_order_1_1' }];
    toss.respond = () => json({ ...payment, cancels });
    expect(await payments.paymentByKey('pay_key', 'USD')).toMatchObject({
      status: 'paid',
      refunded: 0,
      isRefundUnderWay: false,
      failedRefunds: ['cancel_order_1_1'],
    });
  });

  test.each(['IN_PROGRESS', 'ABORTED'])(
    'reads a refund without a time and a number: %s',
    async (cancelStatus) => {
      const cancels = [{ ...cancel, canceledAt: null, cancelStatus, cancelRequestId: null }];
      toss.respond = () => json({ ...payment, cancels });
      const read = {
        refunded: 0,
        cancelledAt: null,
        failedRefunds: cancelStatus === 'ABORTED' ? [null] : [],
      };
      expect(await payments.paymentByKey('pay_key', 'USD')).toMatchObject(read);
      const refund = { ...request, reason: 'rain', amount: 1_543, isChargedLater: true } as const;
      expect(await payments.cancel(refund)).toMatchObject(read);
    },
  );

  test.each([
    ['해외간편결제', '페이팔', false],
    ['해외간편결제', 'PayPal', false],
    ['해외간편결제', '알리페이', true],
    // Without a name it may be PayPal, which must be confirmed.
    ['해외간편결제', null, false],
    ['간편결제', { provider: '토스페이', amount: 22 }, false],
    ['카드', null, false],
    [null, null, false],
  ])('reads whether a wallet pays by itself: %s, %j', async (method, easyPay, isChargedLater) => {
    toss.respond = () => json({ ...payment, method, easyPay });
    expect(await payments.paymentByKey('pay_key', 'USD')).toMatchObject({ isChargedLater });
  });

  describe('the payment of an order in won', () => {
    const inWon = { ...payment, currency: 'KRW', method: '카드', easyPay: null, totalAmount: 30_000 };
    const declined = { ...inWon, status: 'ABORTED', balanceAmount: 0 };
    const unknown = { status: 404, body: '{"code":"NOT_FOUND_PAYMENT"}' };
    const isWonShop = ({ headers }: ReceivedRequest) =>
      headers.authorization === `Basic ${btoa('test_gsk_won:')}`;

    test.each([
      ['the wallet’s charge, when the shop of the won knows none', unknown, json(payment), 'USD'],
      ['the wallet’s charge before a declined card', json(declined), json(payment), 'USD'],
      ['the declined card', json(declined), unknown, 'KRW'],
      [
        'the declined card before an open wallet',
        json(declined),
        json({ ...payment, status: 'READY' }),
        'KRW',
      ],
      ['an open wallet', unknown, json({ ...payment, status: 'READY' }), 'USD'],
    ])('is looked up in both shops: %s', async (_, won, dollars, currency) => {
      toss.respond = (asked) => (isWonShop(asked) ? won : dollars);
      expect(await payments.paymentInAnyShop('order_1', 'KRW')).toMatchObject({ currency });
    });

    test('is not looked up in the other shop once it is charged, and dollars only in their own', async () => {
      toss.respond = (asked) => json(isWonShop(asked) ? { ...inWon, balanceAmount: 30_000 } : payment);
      await payments.paymentInAnyShop('order_1', 'KRW');
      await payments.paymentInAnyShop('order_1', 'USD');
      expect(toss.asked().map(isWonShop)).toEqual([true, false]);
    });
  });

  test('a fraction of a cent is unreadable', async () => {
    toss.respond = () => json({ ...payment, totalAmount: 22.055 });
    const read = payments.paymentByKey('pay_key', 'USD');
    await expect(read).rejects.toThrow('UNREADABLE_ANSWER');
    await expect(read).rejects.not.toBeInstanceOf(PaymentRefusal);
  });
});
