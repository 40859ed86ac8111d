import { z } from 'zod';
import { emailSchema, passengerNameSchema } from './accountFields.ts';
import { apiAddresses } from './addresses.ts';
import { localeParameter } from './locale.ts';
import { defineRoute } from './route.ts';
import { peopleSchema, startTimeSchema, stopsSchema, tripDateSchema } from './tripPlan.ts';

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
    departure: z.literal('GANGNEUNG_STATION'),
    visitSpotSet: stopsSchema,
    customerName: passengerNameSchema,
    customerEmail: emailSchema,
  }),
  response: z.object({
    orderId: z.string(),
    orderName: z.string(),
    amount: z.int().describe('In won'),
    currency: z.string(),
  }),
  success: [200],
  problems: [400, 401, 429],
});
