import { z } from 'zod';
import { accountBases, accountGroupings } from '../../domain/accounting/accounts.ts';
import { orderMethods } from '../../domain/tickets/paymentMethods.ts';
import { currencies } from '../../domain/tickets/price.ts';
import { checkDayRange, dayParameter } from '../days.ts';
import { defineRoute } from '../route.ts';
import { driverRateSchema, paymentFeeSchema } from './accountingFields.ts';
import { deskAddresses } from './addresses.ts';

const none = z.object({});

/** Days of a range: five years, after which orders are deleted. */
const maxAccountDays = 1_830;

const amount = z.number().describe('In the currency’s main unit');
const moneySchema = z.object({
  currency: z.enum(currencies),
  orders: z.int().describe('Sold'),
  sold: amount,
  refunded: amount.describe('Paid back; a refund that the provider has not confirmed counts later'),
  kept: amount.describe('`sold` without `refunded`'),
  fee: amount.nullable().describe('Of the payment provider, by the entered percentage; null for none'),
});

const moneyLineSchema = moneySchema.extend({
  period: z.string().describe('yyyy-mm-dd, yyyy-mm, or empty for the whole range'),
  method: z.enum(orderMethods),
});
export type MoneyLine = z.infer<typeof moneyLineSchema>;

const driverLineSchema = z.object({
  period: z.string(),
  driverId: z.int(),
  driverName: z.string(),
  tours: z.int().describe('To which the driver came'),
  minutes: z.int().describe('With overtime'),
  overtimeHalfHours: z.int(),
  overtimeAmount: z.int().describe('In won, at the published price; a note, never charged'),
  owed: z.int().describe('In won, at the entered rates'),
  toursWithoutRate: z.int().describe('Not in `owed`'),
});
export type DriverLine = z.infer<typeof driverLineSchema>;

const getAccounting = defineRoute({
  ...deskAddresses.getAccounting,
  summary: 'The accounts of a range of days: money by method and currency, and tours by driver',
  tag: 'desk',
  access: 'owner',
  params: none,
  query: z
    .object({
      from: dayParameter,
      to: dayParameter,
      basis: z
        .enum(accountBases)
        .default('payment')
        .describe('Counts money on the day on which it was paid or paid back, or on the day of the tour'),
      grouping: z.enum(accountGroupings).default('range'),
    })
    .check(checkDayRange(maxAccountDays)),
  body: z.undefined(),
  response: z.object({
    money: z.array(moneyLineSchema),
    totals: z.array(moneySchema).describe('By currency'),
    drivers: z.array(driverLineSchema),
    fees: z.array(paymentFeeSchema),
    rates: z.array(driverRateSchema),
  }),
  success: [200],
  problems: [400, 401, 403],
});
export type Accounting = z.infer<typeof getAccounting.response>;

const setPaymentFee = defineRoute({
  ...deskAddresses.setPaymentFee,
  summary: 'Enters the payment provider’s fee of a method from a day on; null removes the entry of that day',
  tag: 'desk',
  access: 'owner',
  params: none,
  query: none,
  body: paymentFeeSchema.extend({ percent: paymentFeeSchema.shape.percent.nullable() }),
  response: z.undefined(),
  success: [204],
  problems: [400, 401, 403],
});

const setDriverRate = defineRoute({
  ...deskAddresses.setDriverRate,
  summary: 'Enters what a driver is owed from a day on; null removes the entry of that day',
  tag: 'desk',
  access: 'owner',
  params: none,
  query: none,
  body: driverRateSchema.extend({ amount: driverRateSchema.shape.amount.nullable() }),
  response: z.undefined(),
  success: [204],
  problems: [400, 401, 403, 404],
});

/** The endpoints of this file. */
export const accountingApi = { getAccounting, setPaymentFee, setDriverRate } as const;
