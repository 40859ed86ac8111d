import { priceWithOvertime } from '../../../domain/tickets/overtime.ts';
import type { PaymentMethod } from '../../../domain/tickets/paymentMethods.ts';
import { toAmount, toMinor } from '../../../domain/tickets/price.ts';
import { type SaleTerms, specTerms } from '../../../domain/tickets/saleTerms.ts';
import type { CallResponse } from '../../shared/client/client.ts';
import { chosenMethod } from '../orders/chosenMethod.ts';

type Offer = CallResponse<'getPaymentOffer'>;
export type OfferedMethod = Offer['methods'][number];

/** The ways to pay, cards first; a server of the previous release sends none. */
export function offeredMethods({ methods = [], amount, clientKey }: Offer): readonly OfferedMethod[] {
  if (methods.length > 0) return methods;
  return [
    { method: 'card', amount, currency: 'KRW', variantKey: 'DEFAULT', clientKey, isChargedLater: false },
  ];
}

/** The ways to pay with their prices for a tour with overtime. */
export function methodsWithOvertime(offer: Offer, boughtHalfHours: number): readonly OfferedMethod[] {
  // A server of the previous release doesn't say what overtime costs.
  const { amount: price, overtimePrice = specTerms.overtimePrice } = offer;
  return offeredMethods(offer).map((method) => ({
    ...method,
    amount: amountWithOvertime(method, boughtHalfHours, { price, overtimePrice }),
  }));
}

function amountWithOvertime(
  { amount, currency }: OfferedMethod,
  boughtHalfHours: number,
  terms: Pick<SaleTerms, 'price' | 'overtimePrice'>,
): number {
  const minor = toMinor(amount, currency);
  return minor === null ? amount : toAmount(priceWithOvertime(minor, boughtHalfHours, terms), currency);
}

/** The method chosen in this tab, if it is still offered; else cards. */
export function readMethod(methods: readonly OfferedMethod[]): PaymentMethod {
  const chosen = chosenMethod();
  return methods.some(({ method }) => method === chosen) ? chosen : 'card';
}

type Terms = Pick<Offer, 'refundRule' | 'changeHours'>;
type Order = Pick<OfferedMethod, 'amount'> & { readonly currency: string } & Partial<Terms>;

/** Whether an order has the price and terms that were shown: this method's price, and the offer's terms. */
export function isSoldAsShown({ amount, currency }: OfferedMethod, offer: Terms, order: Order): boolean {
  // A server of the previous release says nothing of the terms.
  const { refundRule = offer.refundRule, changeHours = offer.changeHours } = order;
  return (
    order.amount === amount &&
    order.currency === currency &&
    changeHours === offer.changeHours &&
    JSON.stringify(refundRule) === JSON.stringify(offer.refundRule)
  );
}

/** The country of each wallet's buyers, which the provider requires. PayPal's buyers may live anywhere. */
const countries: Readonly<Record<Exclude<PaymentMethod, 'card' | 'paypal'>, string>> = {
  alipay: 'CN',
  alipayhk: 'HK',
  gcash: 'PH',
  dana: 'ID',
  touchngo: 'MY',
  truemoney: 'TH',
  boost: 'MY',
  billease: 'PH',
  bpi: 'PH',
  rabbitlinepay: 'TH',
};

/** The region of the browser's language, for example BR of pt-BR; the United States where it has none. */
function languageRegion(language: string): string {
  return /-([A-Z]{2})$/.exec(language)?.[1] ?? 'US';
}

export function walletCountry(method: Exclude<PaymentMethod, 'card'>, browserLanguage: string): string {
  return method === 'paypal' ? languageRegion(browserLanguage) : countries[method];
}
