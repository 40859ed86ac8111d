import type { OrderMethod } from '../tickets/paymentMethods.ts';
import type { Currency } from '../tickets/price.ts';
import { type DriverRate, type PaymentFee, paymentFee, rateOn, tourPay } from './rates.ts';

/** The day by which money is counted: the day of the payment or refund, or the day of the tour. */
export const accountBases = ['payment', 'tour'] as const;
export type AccountBasis = (typeof accountBases)[number];

export const accountGroupings = ['day', 'month', 'range'] as const;
export type AccountGrouping = (typeof accountGroupings)[number];

/**
 * A number of paid orders with equal fields. Days are yyyy-mm-dd in Asia/Seoul; amounts are those of one order, in minor
 * units of its currency.
 */
export interface AccountedOrders {
  readonly count: number;
  readonly paidDay: string;
  readonly tourDay: string;
  readonly method: OrderMethod;
  readonly currency: Currency;
  readonly amount: number;
  /** The refunds, in the order in which they were made. */
  readonly refunds: readonly { readonly day: string; readonly amount: number }[];
}

/** A number of tours with equal fields whose driver came; minutes and amounts are those of one tour. */
export interface DrivenTours {
  readonly count: number;
  readonly day: string;
  readonly driverId: number;
  readonly driverName: string;
  /** Including overtime. */
  readonly minutes: number;
  /** The recorded overtime; recording it charges nobody. */
  readonly overtimeHalfHours: number;
  /** In won, at the price that was published when the tour was sold. */
  readonly overtimeAmount: number;
}

/** The money of one method in one period, in minor units. */
export interface MoneyLine {
  /** yyyy-mm-dd, yyyy-mm, or empty for the whole range. */
  readonly period: string;
  readonly method: OrderMethod;
  readonly currency: Currency;
  readonly orders: number;
  readonly sold: number;
  readonly refunded: number;
  /** What was sold, minus the refunds. */
  readonly kept: number;
  /** Null where no fee is entered. */
  readonly fee: number | null;
}

/** The tours of one driver in one period. */
export interface DriverLine {
  readonly period: string;
  readonly driverId: number;
  readonly driverName: string;
  readonly tours: number;
  readonly minutes: number;
  readonly overtimeHalfHours: number;
  /** At the prices that were published, in won. */
  readonly overtimeAmount: number;
  /** In won. */
  readonly owed: number;
  /** Tours on a day for which the driver has no rate. `owed` does not include them. */
  readonly toursWithoutRate: number;
}

export interface AccountsInput {
  /** The first and the last day. */
  readonly from: string;
  readonly to: string;
  readonly basis: AccountBasis;
  readonly grouping: AccountGrouping;
  readonly orders: readonly AccountedOrders[];
  readonly tours: readonly DrivenTours[];
  readonly fees: readonly PaymentFee[];
  readonly rates: readonly DriverRate[];
}

type Period = Pick<AccountsInput, 'from' | 'to' | 'grouping'>;

const isWithin = ({ from, to }: Period, day: string) => from <= day && day <= to;

function periodKey({ grouping }: Period, day: string): string {
  if (grouping === 'day') return day;
  return grouping === 'month' ? day.slice(0, 7) : '';
}

type MoneyEntry = Pick<MoneyLine, 'method' | 'currency' | 'orders' | 'sold' | 'refunded' | 'fee'> & {
  readonly day: string;
};

/** The entries that orders with equal fields add to the accounts: one for the sale, and one for each refund. */
function orderEntries(order: AccountedOrders, { basis, fees }: AccountsInput): MoneyEntry[] {
  const { count, method, currency, amount, paidDay, tourDay } = order;
  const rate = rateOn(
    fees.filter((fee) => fee.method === method),
    paidDay,
  );
  // The provider takes no fee on refunded money, so a refund also returns its share of the fee. The fee is rounded per order.
  const fee = (kept: number) => (rate ? count * paymentFee(rate, kept) : null);
  const dayOf = (day: string) => (basis === 'tour' ? tourDay : day);
  const entries: MoneyEntry[] = [
    {
      day: dayOf(paidDay),
      method,
      currency,
      orders: count,
      sold: count * amount,
      refunded: 0,
      fee: fee(amount),
    },
  ];
  let kept = amount;
  for (const refund of order.refunds) {
    const before = fee(kept);
    kept -= refund.amount;
    const after = fee(kept);
    entries.push({
      ...{ day: dayOf(refund.day), method, currency, orders: 0, sold: 0, refunded: count * refund.amount },
      fee: before === null || after === null ? null : after - before,
    });
  }
  return entries;
}

/** Adds the fees that are known. */
const addFees = (one: number | null, other: number | null) =>
  one === null ? other : other === null ? one : one + other;

const byKey =
  <Line>(key: (line: Line) => string) =>
  (one: Line, other: Line) => {
    const [first, second] = [key(one), key(other)];
    return first === second ? 0 : first < second ? -1 : 1;
  };

function moneyLines(input: AccountsInput): MoneyLine[] {
  const key = ({ period, currency, method }: MoneyLine) => `${period} ${currency} ${method}`;
  const lines = new Map<string, MoneyLine>();
  for (const entry of input.orders.flatMap((orders) => orderEntries(orders, input))) {
    if (!isWithin(input, entry.day)) continue;
    const { day, ...sums } = entry;
    const line = { ...sums, period: periodKey(input, day), kept: entry.sold - entry.refunded };
    const before = lines.get(key(line));
    lines.set(key(line), before ? addMoney(before, line) : line);
  }
  return [...lines.values()].toSorted(byKey(key));
}

function addMoney(before: MoneyLine, line: MoneyLine): MoneyLine {
  return {
    ...before,
    orders: before.orders + line.orders,
    sold: before.sold + line.sold,
    refunded: before.refunded + line.refunded,
    kept: before.kept + line.kept,
    fee: addFees(before.fee, line.fee),
  };
}

/** The sums of each currency; won and dollars are never added. */
export function currencyTotals(
  lines: readonly MoneyLine[],
): Pick<MoneyLine, 'currency' | 'orders' | 'sold' | 'refunded' | 'kept' | 'fee'>[] {
  const totals = new Map<Currency, MoneyLine>();
  for (const line of lines) {
    const before = totals.get(line.currency);
    totals.set(line.currency, before ? addMoney(before, line) : line);
  }
  return [...totals.values()].map(({ currency, orders, sold, refunded, kept, fee }) => ({
    ...{ currency, orders, sold, refunded, kept, fee },
  }));
}

function driverLines(input: AccountsInput): DriverLine[] {
  const lines = new Map<string, DriverLine>();
  for (const {
    count,
    day,
    driverId,
    driverName,
    minutes,
    overtimeHalfHours,
    overtimeAmount,
  } of input.tours) {
    if (!isWithin(input, day)) continue;
    const rate = rateOn(
      input.rates.filter((one) => one.driverId === driverId),
      day,
    );
    const period = periodKey(input, day);
    const key = `${period} ${driverId}`;
    const before = lines.get(key);
    lines.set(key, {
      ...{ period, driverId, driverName },
      tours: (before?.tours ?? 0) + count,
      minutes: (before?.minutes ?? 0) + count * minutes,
      overtimeHalfHours: (before?.overtimeHalfHours ?? 0) + count * overtimeHalfHours,
      overtimeAmount: (before?.overtimeAmount ?? 0) + count * overtimeAmount,
      owed: (before?.owed ?? 0) + (rate ? count * tourPay(rate, minutes) : 0),
      toursWithoutRate: (before?.toursWithoutRate ?? 0) + (rate ? 0 : count),
    });
  }
  return [...lines.values()].toSorted(
    byKey(({ period, driverName, driverId }) => `${period} ${driverName} ${driverId}`),
  );
}

/** The accounts of a range of days: money by period, method and currency, and tours by period and driver. */
export function calculateAccounts(input: AccountsInput): { money: MoneyLine[]; drivers: DriverLine[] } {
  return { money: moneyLines(input), drivers: driverLines(input) };
}
