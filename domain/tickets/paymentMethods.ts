import type { Language } from '../languages.ts';
import type { Currency } from './price.ts';

/** The provider's methods that can be offered: cards, PayPal, and the wallets of foreign buyers. */
export const paymentMethods = [
  'card',
  'paypal',
  'alipay',
  'alipayhk',
  'gcash',
  'dana',
  'touchngo',
  'truemoney',
  'boost',
  'billease',
  'bpi',
  'rabbitlinepay',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const isPaymentMethod = (text: string): text is PaymentMethod =>
  paymentMethods.some((method) => method === text);

/** Ways to pay the company itself, which the desk records; the payment provider knows nothing about them. */
export const handMethods = ['cash', 'transfer'] as const;
export type HandMethod = (typeof handMethods)[number];

/** How an order is or will be paid; `invoice`: by the reseller that booked it. */
export const orderMethods = [...paymentMethods, ...handMethods, 'invoice'] as const;
export type OrderMethod = (typeof orderMethods)[number];

export const isHandMethod = (method: OrderMethod): method is HandMethod =>
  handMethods.some((one) => one === method);

/** Whether the money never passes through the payment provider. */
export const isOutsideProvider = (method: OrderMethod): method is HandMethod | 'invoice' =>
  method === 'invoice' || isHandMethod(method);

/** How somebody without an account reached the desk. */
export const salesChannels = ['phone', 'hotel', 'walkIn'] as const;
export type SalesChannel = (typeof salesChannels)[number];

/** Cards are charged in won; everything else at the provider only in dollars (docs/external-services.md). */
export const methodCurrency = (method: PaymentMethod): Currency => (method === 'card' ? 'KRW' : 'USD');

/**
 * Whether the provider takes the money by itself, within ten minutes of the buyer's approval, and reports it later. Cards
 * and PayPal are charged by our confirmation.
 */
export const isChargedLater = (method: OrderMethod): boolean =>
  method !== 'card' && method !== 'paypal' && !isOutsideProvider(method);

/** The provider's payment UI ("variant") for a method. All methods of one UI have the same currency. */
export function walletVariant(method: PaymentMethod): string {
  return method === 'card' ? 'DEFAULT' : method.toUpperCase();
}

/** The names as the companies write them in Latin letters; cards have a word in each language instead. */
export const walletNames: Readonly<Record<Exclude<PaymentMethod, 'card'>, string>> = {
  paypal: 'PayPal',
  alipay: 'Alipay',
  alipayhk: 'AlipayHK',
  gcash: 'GCash',
  dana: 'DANA',
  touchngo: "Touch 'n Go eWallet",
  truemoney: 'TrueMoney Wallet',
  boost: 'Boost',
  billease: 'BillEase',
  bpi: 'BPI',
  rabbitlinepay: 'Rabbit LINE Pay',
};

/** In Chinese, Alipay has its own name. */
const alipayIn: Readonly<Partial<Record<Language, string>>> = { cn: '支付宝', tw: '支付寶' };

/** The name of a wallet as its users read it. */
export function walletNameIn(method: Exclude<PaymentMethod, 'card'>, language: Language): string {
  return (method === 'alipay' && alipayIn[language]) || walletNames[method];
}
