import { type PaymentMethod, walletNames } from '../../../domain/tickets/paymentMethods.ts';
import type { DeskMessages } from '../messages/ko.ts';

/** A payment method by its name. */
export const accountMethodName = (method: PaymentMethod, { card }: DeskMessages['accounting']): string =>
  method === 'card' ? card : walletNames[method];
