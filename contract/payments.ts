import { z } from 'zod';
import { currencies } from '../domain/tickets/price.ts';
import { apiAddresses } from './addresses.ts';
import { localeParameter } from './locale.ts';
import { paymentMethodSchema } from './orders.ts';
import { defineRoute } from './route.ts';
import { orderIdSchema, termsFields } from './ticketFields.ts';
import { amountSchema, ticketSchema } from './tickets.ts';

const getPaymentOffer = defineRoute({
  ...apiAddresses.getPaymentOffer,
  summary: 'What the payment screen needs to open: the product, its price and the provider’s keys',
  tag: 'tickets',
  access: 'account',
  credentials: ['ticketLink'],
  params: z.object({}),
  query: z.object({ locale: localeParameter }),
  body: z.undefined(),
  response: z.object({
    productName: z.string(),
    amount: z.int().describe('By card, in won'),
    currency: z.string(),
    methods: z
      .array(
        z.object({
          method: paymentMethodSchema,
          amount: amountSchema,
          currency: z.enum(currencies).describe('In which it is charged'),
          variantKey: z.string().describe('Of the provider’s widget'),
          clientKey: z.string(),
          isChargedLater: z
            .boolean()
            .describe(
              'Whether the wallet pays without the confirmation, and reports the payment within ten minutes',
            ),
        }),
      )
      .describe('Ways to pay, cards first'),
    clientKey: z.string(),
    customerKey: z.string().describe('Stands for the user at the provider; says nothing of them'),
    scriptUrl: z.string().describe("The provider's script"),
    ...termsFields,
    needsPhone: z.boolean().describe('Whether an order needs a telephone number'),
  }),
  success: [200],
  problems: [400, 401],
});

const confirmPayment = defineRoute({
  ...apiAddresses.confirmPayment,
  summary: 'Confirms what the provider has authorised; repeated calls return the same',
  tag: 'tickets',
  access: 'account',
  credentials: ['ticketLink'],
  params: z.object({}),
  query: z.object({ locale: localeParameter }),
  body: z.object({
    paymentKey: z.string().min(1).max(200),
    orderId: orderIdSchema,
    amount: z.number().min(0).max(2_147_483_647),
  }),
  response: ticketSchema.describe(
    '200 once it is paid; 202 while the provider has not said: status is confirming',
  ),
  success: [200, 202],
  problems: [400, 401, 402, 404, 409, 410, 429],
});

/**
 * The provider's webhook, trusted only after the provider's API confirms it
 * (docs/product/payments.md#confirming-a-payment).
 */
const receivePaymentWebhook = defineRoute({
  ...apiAddresses.receivePaymentWebhook,
  summary:
    'Takes the provider’s word that a payment has changed, and asks the provider; what names no payment changes nothing',
  tag: 'tickets',
  access: 'everyone',
  params: z.object({}),
  query: z.object({}),
  body: z
    .object({
      eventType: z.string().max(100).optional(),
      createdAt: z.string().max(100).optional(),
      data: z
        .object({
          paymentKey: z.string().max(200).optional(),
          orderId: z.string().max(64).optional(),
          cancelRequestId: z.string().max(100).optional().describe('Names a refund of a wallet'),
        })
        .optional(),
    })
    // Malformed bodies get a 200 too: the provider retries rejected webhooks, and these would never succeed.
    .catch({}),
  response: z.object({}),
  success: [200],
  problems: [400, 429],
});

/** The endpoints of this file. */
export const paymentsApi = { getPaymentOffer, confirmPayment, receivePaymentWebhook } as const;
