import { isOutsideProvider, type OrderMethod, walletNames } from '../../../domain/tickets/paymentMethods.ts';
import type { DeskMessages } from '../messages/ko.ts';

/** The name of a payment method. */
export function accountMethodName(
  method: OrderMethod,
  { accounting, deskSale }: Pick<DeskMessages, 'accounting' | 'deskSale'>,
): string {
  if (isOutsideProvider(method)) return deskSale.methods[method];
  return method === 'card' ? accounting.card : walletNames[method];
}
