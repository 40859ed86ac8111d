import type { PaymentMethod } from '../tickets/paymentMethods.ts';

/** What a driver is paid by. */
export const rateUnits = ['tour', 'hour'] as const;
export type RateUnit = (typeof rateUnits)[number];

/** What the payment provider keeps of a payment, from a day (yyyy-mm-dd) on. */
export interface PaymentFee {
  readonly method: PaymentMethod;
  readonly fromDay: string;
  /** Hundredths of a percent. */
  readonly basisPoints: number;
}

/** What a driver is owed, from a day (yyyy-mm-dd) on. */
export interface DriverRate {
  readonly driverId: number;
  readonly fromDay: string;
  readonly unit: RateUnit;
  /** In won. */
  readonly amount: number;
}

/** The one that counts on a day: the latest that has begun. */
export function rateOn<Rate extends { readonly fromDay: string }>(
  rates: readonly Rate[],
  day: string,
): Rate | undefined {
  return rates
    .filter(({ fromDay }) => fromDay <= day)
    .toSorted((one, other) => (one.fromDay < other.fromDay ? -1 : 1))
    .at(-1);
}

/** What a driver is owed for one tour, in won. */
export function tourPay({ unit, amount }: DriverRate, minutes: number): number {
  return unit === 'tour' ? amount : Math.round((amount * minutes) / 60);
}

/** The fee of what is left of a payment, in minor units, rounded to the nearest. */
export function paymentFee({ basisPoints }: PaymentFee, kept: number): number {
  return Math.round((kept * basisPoints) / 10_000);
}
