import type { Language } from '../languages.ts';

export const currencies = ['KRW', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** Digits after the decimal point. Amounts are stored and calculated in whole minor units: won, cents. */
const minorDigits: Readonly<Record<Currency, number>> = { KRW: 0, USD: 2 };

/** How many of an amount's digits in minor units are after the point. */
export const currencyDigits = (currency: Currency): number => minorDigits[currency];

/** Upper limit of an amount in minor units; a column of the database has 32 bits. */
const maxMinor = 2_147_483_647;

export const isCurrency = (text: string): text is Currency => Object.hasOwn(minorDigits, text);

/** The amount as the API and the provider write it, in the currency's main unit: 2205 cents are 22.05. */
export function toAmount(minor: number, currency: Currency): number {
  // A single division of whole numbers gives the nearest double, which prints as the intended decimal.
  return minor / 10 ** minorDigits[currency];
}

/** Reads such an amount as minor units, by its digits; null for a fraction of a minor unit, or anything out of range. */
export function toMinor(amount: number, currency: Currency): number | null {
  const [, whole, fraction = ''] = /^(\d{1,10})(?:\.(\d+))?$/.exec(String(amount)) ?? [];
  const digits = minorDigits[currency];
  if (whole === undefined || fraction.length > digits) return null;
  const minor = Number(whole + fraction.padEnd(digits, '0'));
  return minor <= maxMinor ? minor : null;
}

/** A share of an amount, rounded down to the minor unit. */
export function percentage(minor: number, percent: number): number {
  return Math.floor((minor * percent) / 100);
}

/** Whole won with currency sign and thousands separators, the same in every language. */
export function formatWon(amount: number): string {
  return `₩${amount.toLocaleString('en-US')}`;
}

/** An amount of the API with its currency, the same in every language: ₩30,000, US$22.00. */
export function formatPrice({
  amount,
  currency,
}: {
  readonly amount: number;
  readonly currency: string;
}): string {
  if (currency === 'KRW') return formatWon(amount);
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const figure = amount.toLocaleString('en-US', digits);
  return currency === 'USD' ? `US$${figure}` : `${currency} ${figure}`;
}

/** Formats an amount in minor units with its currency. */
export function minorPrice(minor: number, currency: Currency): string {
  return formatPrice({ amount: toAmount(minor, currency), currency });
}

/** Figures in other currencies by language; an empty one is not shown. */
export type PriceFigures = Readonly<Partial<Record<Language, string>>>;

/**
 * The ticket of 30,000 won is shown as $30.00 in English and as ¥30,000 in Japanese and Chinese
 * (docs/product/payments.md#price). The payment screen shows this figure after the won, which is what is charged
 * (docs/product/deviations.md); the operator may set another one.
 */
export const specFigures: PriceFigures = { en: '$30.00', cn: '¥30,000', tw: '¥30,000', ja: '¥30,000' };
