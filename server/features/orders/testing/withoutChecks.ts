import type { Order } from '../ticketDeps.ts';

/** An order without the times of its checks, which the webhook of a payment may change at any moment. */
export function withoutChecks({ checked_at, next_check_at, checks, ...order }: Order) {
  return order;
}
