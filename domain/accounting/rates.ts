import type { PaymentMethod } from '../tickets/paymentMethods.ts';

/** Whether a driver is paid per tour or per hour. */
export const rateUnits = ['tour', 'hour'] as const;
export type RateUnit = (typeof rateUnits)[number];

/** The share of a payment that the payment provider keeps, from a day (yyyy-mm-dd) on. */
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

/** The fee or rate that applies on a day: the latest one that has begun. */
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

/** The fee on the part of a payment that was not refunded, in minor units, rounded to the nearest. */
export function paymentFee({ basisPoints }: PaymentFee, kept: number): number {
  return Math.round((kept * basisPoints) / 10_000);
}
