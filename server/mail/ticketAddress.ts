import type { Secrets } from '../platform/secrets/secrets.ts';
import { ticketToken } from '../platform/secrets/ticketLinks.ts';

interface AddressedOrder {
  readonly id: string;
  readonly origin: string;
  readonly account_id: string | null;
  readonly sold_by: string | null;
  readonly link_number: number;
}

/**
 * Where the buyer of an order sees it: with their account; by a signed link, if the desk made the order; customer service
 * once the account is deleted.
 */
export function ticketAddress({ ticketLinks }: Pick<Secrets, 'ticketLinks'>, order: AddressedOrder): string {
  if (order.sold_by !== null) return `${order.origin}/ticket/${ticketToken(ticketLinks, order)}`;
  return order.account_id === null ? `${order.origin}/support` : `${order.origin}/tickets/${order.id}`;
}

/** The link of a mail to the buyer, which says where it leads once the account is deleted. */
export const ticketLink = (secrets: Pick<Secrets, 'ticketLinks'>, order: AddressedOrder) => ({
  link: ticketAddress(secrets, order),
  ...(order.account_id === null && order.sold_by === null ? { hasNoAccount: true } : {}),
});
