import type { Ticket } from '../../../contract/tickets.ts';
import { isChargedLater } from '../../../domain/tickets/paymentMethods.ts';

/** Whether it is paid by a wallet, which reports the payment later. A response of the previous release names no method. */
export const isWalletTicket = ({ paymentMethod = 'card' }: Ticket): boolean => isChargedLater(paymentMethod);

/** Whether the provider has not decided yet. The browser may return from a wallet before the result of the payment is known. */
export const isUndecided = (ticket: Ticket): boolean =>
  ticket.status === 'confirming' || (ticket.status === 'ready' && isWalletTicket(ticket));
