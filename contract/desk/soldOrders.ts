import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { deskAddresses } from './addresses.ts';
import { deskSaleSchema, partialRefundSchema } from './formBodies.ts';
import { deskOrderSchema } from './orders.ts';
import { orderParameters } from './tours.ts';

const none = z.object({});

const sellOrder = defineRoute({
  ...deskAddresses.sellOrder,
  summary:
    'Makes an order for somebody without an account; one that is paid by a link keeps its car until payUntil',
  tag: 'desk',
  access: 'dispatcher',
  params: none,
  query: none,
  body: deskSaleSchema,
  response: deskOrderSchema,
  success: [200],
  problems: [400, 401, 403, 409, 429],
});

const refundPart = defineRoute({
  ...deskAddresses.refundPart,
  summary:
    'Pays back a part of a paid order, whose ticket stays valid; 202 while the provider has not responded',
  tag: 'desk',
  access: 'dispatcher',
  params: orderParameters,
  query: none,
  body: partialRefundSchema,
  response: deskOrderSchema,
  success: [200, 202],
  problems: [400, 401, 403, 404, 409],
});

const renewTicketLink = defineRoute({
  ...deskAddresses.renewTicketLink,
  summary: 'Makes a new link to an order of the desk, and ends the one of before',
  tag: 'desk',
  access: 'dispatcher',
  params: orderParameters,
  query: none,
  body: z.undefined(),
  response: deskOrderSchema,
  success: [200],
  problems: [401, 403, 404, 409],
});

/** The endpoints of this file. */
export const soldOrdersApi = { sellOrder, refundPart, renewTicketLink } as const;
