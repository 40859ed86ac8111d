import type { Ticket } from '../../../contract/tickets.ts';
import { isChargedLater } from '../../../domain/tickets/paymentMethods.ts';

/** Whether a wallet pays by itself and reports it later. A response of the previous release names no method. */
export const isWalletTicket = ({ paymentMethod = 'card' }: Ticket): boolean => isChargedLater(paymentMethod);

/** Whether the provider has not decided yet. The browser may come back from a wallet before anybody knows its payment. */
export const isUndecided = (ticket: Ticket): boolean =>
  ticket.status === 'confirming' || (ticket.status === 'ready' && isWalletTicket(ticket));
