import { describe, expect, it } from 'vitest';
import { type TicketStatus, ticketStatuses } from '../../../domain/tickets/ticketRules.ts';
import { orderRow, paidOrder } from './testing/orderRow.ts';
import { isTransitionAllowed, newsOfChange } from './transitionRules.ts';

describe('the transitions of an order', () => {
  it.each<[TicketStatus, TicketStatus[]]>([
    ['ready', ['confirming', 'paid', 'refused', 'expired']],
    ['confirming', ['ready', 'paid', 'refused', 'expired']],
    ['paid', ['cancelled']],
    ['refused', ['confirming', 'paid']],
    ['cancelled', []],
    ['expired', ['confirming', 'paid']],
  ])('lead from %s to %s alone', (from, expected) => {
    expect(ticketStatuses.filter((to) => isTransitionAllowed(from, to))).toEqual(expected);
  });
});

describe('what a change of an order means to the staff', () => {
  const requested = { cancel_requested_at: new Date('2026-11-22T12:00:00+09:00') };
  const calledOff = { called_off_at: new Date('2026-11-22T12:00:00+09:00') };

  it('is a new order once it is paid and has a car', () => {
    expect(newsOfChange(orderRow(), paidOrder())).toBe('newOrder');
    expect(newsOfChange(orderRow({ status: 'expired' }), paidOrder())).toBe('newOrder');
  });

  it('is nothing as long as no tour follows from it', () => {
    expect(newsOfChange(orderRow(), orderRow({ status: 'confirming' }))).toBeNull();
    expect(newsOfChange(orderRow(), paidOrder({ holds_car: false }))).toBeNull();
    expect(newsOfChange(orderRow(), paidOrder(requested))).toBeNull();
    expect(newsOfChange(orderRow(), paidOrder(calledOff))).toBeNull();
  });

  it('is a cancellation when it is requested, and not again when it is refunded', () => {
    expect(newsOfChange(paidOrder(), paidOrder(requested))).toBe('cancellation');
    expect(newsOfChange(paidOrder(requested), paidOrder({ ...requested, status: 'cancelled' }))).toBeNull();
  });

  it('is nothing for another change of a paid order', () => {
    expect(newsOfChange(paidOrder(), paidOrder({ trip_date: '2026-12-25' }))).toBeNull();
    expect(newsOfChange(paidOrder(requested), paidOrder())).toBeNull();
  });
});
