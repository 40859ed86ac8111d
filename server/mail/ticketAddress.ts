import type { Secrets } from '../platform/secrets/secrets.ts';
import { ticketToken } from '../platform/secrets/ticketLinks.ts';

interface AddressedOrder {
  readonly id: string;
  readonly origin: string;
  readonly account_id: string | null;
  readonly sold_by: string | null;
  readonly reseller_id: string | null;
  readonly link_number: number;
}

/** Whether the buyer opens an order by a signed link, because it never had an account. */
export const hasSignedLink = ({
  sold_by,
  reseller_id,
}: Pick<AddressedOrder, 'sold_by' | 'reseller_id'>): boolean => sold_by !== null || reseller_id !== null;

/**
 * The address at which buyers see their order: a page of their account; a signed link if the desk or a reseller made the
 * order; customer service once the account is deleted.
 */
export function ticketAddress({ ticketLinks }: Pick<Secrets, 'ticketLinks'>, order: AddressedOrder): string {
  if (hasSignedLink(order)) return `${order.origin}/ticket/${ticketToken(ticketLinks, order)}`;
  return order.account_id === null ? `${order.origin}/support` : `${order.origin}/tickets/${order.id}`;
}

/** The link of a mail to the buyer; `hasNoAccount` if it leads to customer service. */
export const ticketLink = (secrets: Pick<Secrets, 'ticketLinks'>, order: AddressedOrder) => ({
  link: ticketAddress(secrets, order),
  ...(order.account_id === null && !hasSignedLink(order) ? { hasNoAccount: true } : {}),
});
