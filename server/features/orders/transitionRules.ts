import type { TicketStatus } from '../../../domain/tickets/ticketRules.ts';
import { isTourPlanned, type Order } from './ticketDeps.ts';

/**
 * All transitions of an order (docs/product/payments.md#payments-that-turn-out-otherwise). `refused` and `expired` are
 * left only when the provider turns out to have taken the money, or a wallet may still take it: every approved payment
 * ends as paid or refunded.
 */
const allowed: Record<TicketStatus, readonly TicketStatus[]> = {
  // Refused without a confirmation: only by a wallet, which decides by itself.
  ready: ['confirming', 'paid', 'refused', 'expired'],
  // To ready: the link of an order by the desk can be paid with another card.
  confirming: ['paid', 'refused', 'expired', 'ready'],
  paid: ['cancelled'],
  refused: ['paid', 'confirming'],
  cancelled: [],
  expired: ['paid', 'confirming'],
};

export const isTransitionAllowed = (from: TicketStatus, to: TicketStatus): boolean =>
  allowed[from].includes(to);

/** What a change means to the staff. */
export function newsOfChange(before: Order, after: Order): 'newOrder' | 'cancellation' | null {
  if (before.status !== 'paid') return isTourPlanned(after) && after.holds_car ? 'newOrder' : null;
  return before.cancel_requested_at === null && after.cancel_requested_at !== null ? 'cancellation' : null;
}
