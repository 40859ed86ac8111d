import { describe, expect, it } from 'vitest';
import { arrivalAt, parseStoredReturn } from './paymentReturn.ts';

const stored = { orderId: 'order_1764000000000_kept', paymentKey: 'kept', amount: 30_000 };

describe('return to /success', () => {
  it("confirms the payment of the provider's redirect, and ignores other parameters", () => {
    const search = '?paymentType=NORMAL&orderId=order_1&paymentKey=key&amount=30000&passengerEmail=a%40b.c';
    expect(arrivalAt(search, stored)).toEqual({
      kind: 'confirm',
      payment: { orderId: 'order_1', paymentKey: 'key', amount: 30_000 },
    });
  });

  it.each([
    ['no amount', '?orderId=order_1&paymentKey=key'],
    ['an amount that is not a number', '?orderId=order_1&paymentKey=key&amount=x'],
    ['an empty amount', '?orderId=order_1&paymentKey=key&amount='],
    ['a fraction of a cent', '?orderId=order_1&paymentKey=key&amount=1.555'],
    ['a broken amount', '?orderId=order_1&paymentKey=key&amount=1.5.0'],
    ['no order', '?paymentKey=key&amount=30000'],
    ['an empty key', '?orderId=order_1&paymentKey=&amount=30000'],
    ['neither order nor key', '?amount=30000'],
    ['an order with a slash', '?orderId=order/../1&paymentKey=key&amount=30000'],
  ])('reports a broken URL with %s', (_, search) => {
    expect(arrivalAt(search, stored)).toEqual({ kind: 'broken' });
  });

  it('confirms dollars with cents', () => {
    expect(arrivalAt('?orderId=order_1&paymentKey=key&amount=22.05', null)).toEqual({
      kind: 'confirm',
      payment: { orderId: 'order_1', paymentKey: 'key', amount: 22.05 },
    });
  });

  it('takes the price of the address that we gave a wallet, which comes back with or without a key', () => {
    expect(arrivalAt('?orderId=order_1&price=22.05&paymentKey=key', null)).toEqual({
      kind: 'confirm',
      payment: { orderId: 'order_1', paymentKey: 'key', amount: 22.05 },
    });
    expect(arrivalAt('?orderId=order_1&price=22.05', null)).toEqual({ kind: 'lookUp', orderId: 'order_1' });
  });

  it('looks up the order of a return without a key, with an amount or without', () => {
    const found = { kind: 'lookUp', orderId: 'order_1' };
    expect(arrivalAt('?orderId=order_1&amount=22.05', stored)).toEqual(found);
    expect(arrivalAt('?orderId=order_1&amount=', null)).toEqual(found);
  });

  it('looks up the order that was stored before a login, and nothing that is no order', () => {
    const kept = parseStoredReturn({ orderId: 'order_1' });
    expect(kept).toEqual({ orderId: 'order_1' });
    expect(arrivalAt('', kept)).toEqual({ kind: 'lookUp', orderId: 'order_1' });
    expect(parseStoredReturn(stored)).toEqual(stored);
    expect(parseStoredReturn({ orderId: 'order/../1' })).toBeNull();
    expect(parseStoredReturn({ orderId: 'order_1', paymentKey: '', amount: 1 })).toBeNull();
  });

  it('looks up an order whose payment is complete, and continues with the stored return after a login', () => {
    expect(arrivalAt('?orderId=order_1', stored)).toEqual({ kind: 'lookUp', orderId: 'order_1' });
    expect(arrivalAt('?lang=en', stored)).toEqual({ kind: 'confirm', payment: stored });
    expect(arrivalAt('', null)).toEqual({ kind: 'none' });
  });
});
