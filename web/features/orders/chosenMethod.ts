import { isPaymentMethod, type PaymentMethod } from '../../../domain/tickets/paymentMethods.ts';
import { tabStorage } from '../account/DraftStore.ts';

const storage = tabStorage('paymentMethod');

/** The payment method chosen in this tab; a card if none was. */
export function chosenMethod(): PaymentMethod {
  const stored = storage.read() ?? '';
  return isPaymentMethod(stored) ? stored : 'card';
}

export const storeMethod = (method: PaymentMethod) => storage.write(method);
