import { describe, expect, it } from 'vitest';
import { specTerms } from '../../../domain/tickets/saleTerms.ts';
import { failedRefund } from './goodwill.ts';
import {
  foundRefund,
  isRefundPromised,
  refundByRule,
  refundIfCancelled,
  refundOrderId,
} from './refundRules.ts';
import { orderRow, paidOrder } from './testing/orderRow.ts';
import { automaticReasons } from './ticketDeps.ts';

/** Of a tour on 24 December that was bought on 21 November: 90 % are paid back. */
const now = new Date('2026-12-16T12:00:00+09:00');
const before = new Date('2026-12-15T12:00:00+09:00');

describe('the refund if an order is cancelled now', () => {
  it('is null for an order that was never paid', () => {
    expect(refundIfCancelled(orderRow(), now)).toBeNull();
  });

  it('follows the terms of the order', () => {
    expect(refundIfCancelled(paidOrder(), now)).toEqual({
      step: 'sevenDaysBefore',
      percent: 90,
      amount: 27_000,
      isLimitedByMove: false,
    });
    const refundPercents = { ...specTerms.refundPercents, sevenDaysBefore: 40 };
    const terms = { ...specTerms, refundPercents };
    expect(refundIfCancelled(paidOrder({ terms }), now)).toMatchObject({ percent: 40, amount: 12_000 });
  });

  it('stays at the step of an earlier move', () => {
    expect(refundIfCancelled(paidOrder({ step_at_move: 'oneDayBefore' }), now)).toEqual({
      step: 'oneDayBefore',
      percent: 70,
      amount: 21_000,
      isLimitedByMove: true,
    });
  });

  it('is no more than other refunds have left', () => {
    expect(refundIfCancelled(paidOrder({ goodwill: 1_000 }), now)?.amount).toBe(27_000);
    expect(refundIfCancelled(paidOrder({ goodwill: 10_000 }), now)?.amount).toBe(20_000);
  });

  it('is everything that is left once the company has called the tour off, also for a reseller’s guest', () => {
    const calledOff = { called_off_at: before, goodwill: 10_000 };
    const everything = { step: 'tenDaysBefore', percent: 100, amount: 20_000, isLimitedByMove: false };
    expect(refundIfCancelled(paidOrder(calledOff), now)).toEqual(everything);
    expect(refundIfCancelled(paidOrder({ ...calledOff, reseller_id: 'one' }), now)).toEqual(everything);
  });

  it('is null for what a reseller has booked, which it cancels by its contract', () => {
    expect(refundIfCancelled(paidOrder({ reseller_id: 'one' }), now)).toBeNull();
  });
});

describe('the refund by the rule', () => {
  it('has its reason and percentage', () => {
    expect(refundByRule(paidOrder(), 'rain', now)).toEqual({ reason: 'rain', percent: 90, amount: 27_000 });
  });

  it('is null where nothing is paid back', () => {
    expect(refundByRule(orderRow(), 'rain', now)).toBeNull();
    expect(refundByRule(paidOrder(), 'rain', new Date('2026-12-24T10:00:00+09:00'))).toBeNull();
    expect(refundByRule(paidOrder({ goodwill: 30_000 }), 'rain', now)).toBeNull();
  });
});

describe('the key of a refund', () => {
  it.each([
    ['cancel_order_12_1732000000000', 'order_12'],
    ['cancel_order-12_g7', 'order-12'],
    [`cancel_${'a'.repeat(64)}_1`, 'a'.repeat(64)],
    [`cancel_${'a'.repeat(65)}_1`, undefined],
    ['cancel_order_1', undefined],
    ['cancel_order_12_g', undefined],
    ['cancel_order_12_x7', undefined],
    ['cancel_order 12_7', undefined],
    ['cancel_order_12_7x', undefined],
    ['xcancel_order_12_7', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s is of the order %s', (key, id) => {
    expect(refundOrderId(key)).toBe(id);
  });
});

describe('money that the provider has paid back', () => {
  const requested = {
    cancel_requested_at: before,
    cancel_reason: 'rain',
    refund_percent: 90,
    refund_amount: 27_000,
  };
  const found = (order = paidOrder(), refunded = 0, cancelledAt: Date | null = before) =>
    foundRefund(order, { refunded, cancelledAt }, now);

  it('cancels an order whose cancellation was requested', () => {
    expect(found(paidOrder(requested), 27_000)).toEqual({
      to: 'cancelled',
      change: { ...requested, cancelled_at: before, next_check_at: null },
      detail: { refunded: 27_000 },
    });
  });

  it('cancels an order that was refunded at the provider’s console, with its share', () => {
    expect(found(paidOrder(), 10_000, null)).toEqual({
      to: 'cancelled',
      change: {
        cancel_requested_at: now,
        cancel_reason: 'At the provider',
        refund_percent: 33,
        refund_amount: 10_000,
        cancelled_at: now,
        next_check_at: null,
      },
      detail: { refunded: 10_000 },
    });
  });

  it('names a currency other than won', () => {
    const dollars = paidOrder({ currency: 'USD', amount: 2_205 });
    expect(found(dollars, 2_205)?.detail).toEqual({ refunded: 22.05, currency: 'USD' });
  });

  it('changes nothing before all that was requested is paid back', () => {
    expect(found(paidOrder(requested), 26_999)).toBeNull();
    expect(found(paidOrder(), 0)).toBeNull();
    expect(found(paidOrder({ ...requested, refund_amount: null }), 0)?.to).toBe('cancelled');
  });

  it('leaves out the refunds that don’t cancel', () => {
    const settled = { goodwill: 5_000, goodwill_settled: 5_000 };
    expect(found(paidOrder(settled), 5_000)).toBeNull();
    expect(found(paidOrder({ ...requested, ...settled }), 30_000)).toBeNull();
    const rest = { ...requested, ...settled, refund_percent: 90, refund_amount: 25_000 };
    expect(found(paidOrder(rest), 30_000)).toMatchObject({
      to: 'cancelled',
      change: { refund_percent: 90, refund_amount: 25_000 },
      detail: { refunded: 25_000 },
    });
  });

  it('waits for a refund that doesn’t cancel and is under way', () => {
    expect(found(paidOrder({ goodwill: 5_000 }), 5_000)).toBeNull();
  });

  it('is never more than what was paid', () => {
    expect(found(paidOrder(), 31_000)?.change).toMatchObject({ refund_percent: 100, refund_amount: 30_000 });
  });

  it('raises the refund of a cancelled order, and never lowers it', () => {
    const cancelled = (refund_amount: number | null) => paidOrder({ status: 'cancelled', refund_amount });
    expect(found(cancelled(10_000), 15_000)).toEqual({
      change: { refund_amount: 15_000, refund_percent: 50 },
      detail: { refunded: 15_000 },
    });
    expect(found(cancelled(null), 15_000)?.to).toBeUndefined();
    expect(found(cancelled(null), 0)).toBeNull();
    expect(found(cancelled(15_000), 15_000)).toBeNull();
    expect(found(cancelled(15_000), 10_000)).toBeNull();
  });
});

describe('a refund that the provider refuses', () => {
  const isPromised = (
    change: Parameters<typeof paidOrder>[0],
    code = 'NOT_POSSIBLE',
    cause = 'visitor' as const,
  ) => isRefundPromised(paidOrder({ cancel_reason: 'rain', ...change }), code, cause);

  it('is withdrawn if the visitor can request it again', () => {
    expect(isPromised({})).toBe(false);
    expect(isPromised({ cancel_reason: automaticReasons.noAccount })).toBe(false);
  });

  it('stays requested if nobody can use the ticket', () => {
    expect(isPromised({ called_off_at: before })).toBe(true);
    expect(isPromised({ cancel_reason: automaticReasons.tooLate })).toBe(true);
    expect(isPromised({ cancel_reason: automaticReasons.soldOut })).toBe(true);
  });

  it('stays requested if a wallet had announced it', () => {
    expect(isPromised({}, failedRefund)).toBe(true);
  });

  it('stays requested if the account is gone, unless the operator requested it', () => {
    const orphan = paidOrder({ account_id: null });
    expect(isRefundPromised(orphan, 'NOT_POSSIBLE', 'reconciler')).toBe(true);
    expect(isRefundPromised(orphan, 'NOT_POSSIBLE', 'operator')).toBe(false);
    expect(isRefundPromised(paidOrder({ account_id: null, sold_by: 'one' }), 'NOT_POSSIBLE', 'visitor')).toBe(
      false,
    );
  });
});
