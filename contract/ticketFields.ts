import { z } from 'zod';
import { refundSteps } from '../domain/tickets/ticketRules.ts';

/** The provider accepts 6 to 64 of these characters as an order id (docs/product/screens.md#entities). */
export const orderIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{6,64}$/, 'a number of an order')
  .describe('The order, for example order_1764000000000_Zx81…');

/** domain/tickets/orderNumber.ts */
export const orderNumberSchema = z
  .string()
  .describe('Its short number, for people: SB-7K3M-92. Calls take the `orderId`');

export const refundStepSchema = z.enum(refundSteps).meta({ id: 'RefundStep' });

const refundRuleSchema = z
  .object({
    version: z.int(),
    steps: z
      .array(z.object({ step: refundStepSchema, percent: z.int() }))
      .describe('The first that fits counts'),
  })
  .meta({ id: 'RefundRule' });

/** The terms under which an order was, or would be, sold. */
export const termsFields = {
  refundRule: refundRuleSchema,
  changeHours: z.int().describe('Hours before the start until which visitors can change the tour'),
  overtimePrice: z.int().describe('Of each begun half hour beyond three hours, in won'),
};
