import { describe, expect, it } from 'vitest';
import type { DepartureState } from '../../../domain/tickets/availability.ts';
import type { WantedTour } from '../capacity/cars.ts';
import { orderRow, paidOrder } from './testing/orderRow.ts';
import {
  cancellationAmount,
  canReport,
  currencyIfNotKrw,
  isBookedByReseller,
  isCalledOff,
  isCancellationPending,
  isOrphan,
  isPaidByHand,
  isRefundPending,
  isSoldByDesk,
  isTourPlanned,
  leftToRefund,
  orderedTour,
  takeCar,
} from './ticketDeps.ts';

const now = new Date('2026-11-22T12:00:00+09:00');
const requested = { cancel_requested_at: now, refund_amount: 27_000 };
const calledOff = { called_off_at: now };

describe('what an order says of itself', () => {
  it('has at most what was paid and not paid back yet to refund', () => {
    expect(leftToRefund({ amount: 30_000, goodwill: 5_000 })).toBe(25_000);
    expect(cancellationAmount({ amount: 30_000, goodwill: 5_000 }, 70)).toBe(21_000);
    expect(cancellationAmount({ amount: 30_000, goodwill: 15_000 }, 70)).toBe(15_000);
  });

  it('is paid by hand where no provider has the money', () => {
    const methods = ['card', 'paypal', 'gcash', 'cash', 'transfer', 'invoice'] as const;
    const byHand = methods.filter((method) => isPaidByHand(orderRow({ payment_method: method })));
    expect(byHand).toEqual(['cash', 'transfer', 'invoice']);
  });

  it('was sold by the desk or by a reseller, or by neither', () => {
    const orders = [orderRow(), orderRow({ sold_by: 'one' }), orderRow({ reseller_id: 'one' })];
    expect(orders.map(isSoldByDesk)).toEqual([false, true, false]);
    expect(orders.map(isBookedByReseller)).toEqual([false, false, true]);
  });

  it('is an orphan without its account, if it had one', () => {
    expect(isOrphan(orderRow())).toBe(false);
    expect(isOrphan(orderRow({ account_id: null }))).toBe(true);
    expect(isOrphan(orderRow({ account_id: null, sold_by: 'one' }))).toBe(false);
    expect(isOrphan(orderRow({ account_id: null, reseller_id: 'one' }))).toBe(false);
  });

  it('names its currency in the history unless it is won', () => {
    expect(currencyIfNotKrw(orderRow())).toEqual({});
    expect(currencyIfNotKrw(orderRow({ currency: 'USD' }))).toEqual({ currency: 'USD' });
  });
});

describe('the tour of an order', () => {
  it('is planned while it is paid, not called off, and nobody has cancelled it', () => {
    const orders = [paidOrder(), orderRow(), paidOrder(requested), paidOrder(calledOff)];
    expect(orders.map(isTourPlanned)).toEqual([true, false, false, false]);
  });

  it('is called off as long as its visitor has not chosen', () => {
    const orders = [
      paidOrder(calledOff),
      paidOrder(),
      paidOrder({ ...calledOff, ...requested }),
      orderRow({ ...calledOff, status: 'cancelled' }),
    ];
    expect(orders.map(isCalledOff)).toEqual([true, false, false, false]);
  });

  it('can be reported from buying until the seventh day after it, five times', () => {
    const lastMoment = new Date('2026-12-31T23:59:59.999+09:00');
    expect(canReport(paidOrder(), 0, lastMoment)).toBe(true);
    expect(canReport(paidOrder(), 0, new Date('2027-01-01T00:00:00+09:00'))).toBe(false);
    expect(canReport(orderRow(), 0, now)).toBe(false);
    expect(canReport(paidOrder(), 4, now)).toBe(true);
    expect(canReport(paidOrder(), 5, now)).toBe(false);
  });
});

describe('a refund that the provider has to make', () => {
  it('is that of a cancellation which is decided on a paid order', () => {
    const orders = [
      paidOrder(requested),
      paidOrder(),
      paidOrder({ ...requested, status: 'cancelled' }),
      paidOrder({ ...requested, payment_key: null }),
      paidOrder({ ...requested, refund_amount: null }),
      paidOrder({ ...requested, cancel_requested_at: null }),
    ];
    expect(orders.map(isCancellationPending)).toEqual([true, false, false, false, false, false]);
    expect(orders.map(isRefundPending)).toEqual([true, false, false, false, false, false]);
  });

  it('is also one that doesn’t cancel, until it is paid back', () => {
    expect(isRefundPending(paidOrder({ goodwill: 5_000 }))).toBe(true);
    expect(isRefundPending(paidOrder({ goodwill: 5_000, goodwill_settled: 5_000 }))).toBe(false);
    expect(isRefundPending(paidOrder({ goodwill: 5_000, status: 'cancelled' }))).toBe(false);
  });
});

describe('taking a car for an order', () => {
  const order = orderRow({ bought_half_hours: 2 });
  const take = async (state: DepartureState) => {
    const asked: [WantedTour, string | undefined][] = [];
    const cars = {
      take: async (tour: WantedTour, except?: string) => {
        asked.push([tour, except]);
        return state;
      },
      maxBoughtHalfHours: async () => 0,
    };
    await takeCar({ cars }, orderedTour(order), 'other');
    return asked;
  };

  it('asks for its whole tour, apart from the car that is given back', async () => {
    const tour = { date: '2026-12-24', startTime: '10:00', boughtHalfHours: 2 };
    expect(await take('free')).toEqual([[tour, 'other']]);
  });

  it('fails with the reason why there is none', async () => {
    const message = 'the departure at 10:00 on 2026-12-24 is not available: tooSoon';
    await expect(take('tooSoon')).rejects.toMatchObject({
      code: 'soldOut',
      errors: [{ field: 'startTime', code: 'tooSoon', message }],
      message,
    });
  });
});
