import type { SaleTerms } from '../../../domain/tickets/saleTerms.ts';
import type { OfferedMethod } from '../../providers/payments.ts';
import type { TicketDeps } from './ticketDeps.ts';

/** The ways to pay with the price of three hours under some terms, cards first. */
export function offeredMethods(
  { paymentPage }: Pick<TicketDeps, 'paymentPage'>,
  { price, dollarPrice }: SaleTerms,
): OfferedMethod[] {
  return paymentPage.methods.map((method) => ({
    ...method,
    amount: method.currency === 'KRW' ? price : (dollarPrice ?? method.amount),
  }));
}
