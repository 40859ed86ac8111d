import { z } from 'zod';
import { boughtHalfHoursLimit } from '../domain/tickets/overtime.ts';
import { orderMethods, paymentMethods } from '../domain/tickets/paymentMethods.ts';
import { deliverableEmailSchema, passengerNameSchema, phoneSchema } from './accountFields.ts';
import { apiAddresses } from './addresses.ts';
import { departureIdSchema } from './departures.ts';
import { localeParameter } from './locale.ts';
import { defineRoute } from './route.ts';
import { termsFields } from './ticketFields.ts';
import { peopleSchema, startTimeSchema, stopsSchema, tripDateSchema } from './tripPlan.ts';

export const paymentMethodSchema = z.enum(paymentMethods).meta({ id: 'PaymentMethod' });

/** What was chosen for a plan that does not fit three hours. */
export const tourLengthFields = {
  boughtHalfHours: z.int().min(0).max(boughtHalfHoursLimit).describe('Overtime that is bought with the tour'),
  acceptsEarlyEnd: z
    .boolean()
    .describe('The buyer knows that the tour ends on time, even if stops of the plan are left'),
};
/** Includes the ways to pay the company itself, which its staff records. */
export const orderMethodSchema = z.enum(orderMethods).meta({ id: 'OrderMethod' });

export const placeOrder = defineRoute({
  ...apiAddresses.placeOrder,
  summary:
    'Makes the order that the provider is then asked to take the money for; the price is the server’s own',
  tag: 'tickets',
  access: 'account',
  params: z.object({}),
  query: z.object({ locale: localeParameter }),
  body: z.object({
    tripDate: tripDateSchema,
    startTime: startTimeSchema.describe('Together with the date it lies ahead in Asia/Seoul'),
    numberOfPeople: peopleSchema,
    departure: departureIdSchema,
    visitSpotSet: stopsSchema,
    boughtHalfHours: tourLengthFields.boughtHalfHours.default(0),
    acceptsEarlyEnd: tourLengthFields.acceptsEarlyEnd.default(false),
    customerName: passengerNameSchema,
    customerEmail: deliverableEmailSchema,
    customerPhone: phoneSchema.optional(),
    method: paymentMethodSchema.optional().describe('How it is paid, one of the offer; a card when missing'),
  }),
  response: z.object({
    orderId: z.string(),
    orderName: z.string(),
    amount: z.number().describe('In the currency’s main unit: 30000 won, 22.05 dollars'),
    currency: z.string(),
    ...termsFields,
  }),
  success: [200],
  problems: [400, 401, 409, 429],
});

/** The endpoints of this file. */
export const ordersApi = { placeOrder } as const;
