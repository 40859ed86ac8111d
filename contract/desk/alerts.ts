import { z } from 'zod';
import { alertKinds, alertMailModes } from '../../domain/staff/alertRules.ts';
import { defineRoute } from '../route.ts';
import { deskAddresses } from './addresses.ts';
import { orderParameters } from './tours.ts';

const none = z.object({});

const alertSchema = z.object({
  number: z.int(),
  kind: z.enum(alertKinds),
  at: z.iso.datetime(),
  orderId: z.string().nullable(),
  tripDate: z.string().nullable(),
  startTime: z.string().nullable(),
  customerName: z.string().nullable(),
  placeName: z.string().nullable().describe('In Korean'),
  isSeen: z.boolean().describe('By the member of staff who makes the request'),
});
export type Alert = z.infer<typeof alertSchema>;

const getAlerts = defineRoute({
  ...deskAddresses.getAlerts,
  summary: 'What the caller is alerted of: what they have not seen first, then the newest, up to 100',
  tag: 'desk',
  access: 'staff',
  params: none,
  query: none,
  body: z.undefined(),
  response: z.object({
    content: z.array(alertSchema),
    unseen: z.record(z.enum(alertKinds), z.int()).describe('How many the caller has not seen, by kind'),
  }),
  success: [200],
  problems: [401, 403],
});
export type Alerts = z.infer<typeof getAlerts.response>;

const markAlertsSeen = defineRoute({
  ...deskAddresses.markAlertsSeen,
  summary: 'Marks alerts as seen by the caller: all up to a number, or those of an order or of some kinds',
  tag: 'desk',
  access: 'staff',
  params: none,
  query: none,
  body: z.object({
    upTo: z.int().min(0).describe('The highest number that the caller knows'),
    orderId: orderParameters.shape.orderId.optional(),
    kinds: z.array(z.enum(alertKinds)).max(alertKinds.length).optional(),
  }),
  response: z.undefined(),
  success: [204],
  problems: [400, 401, 403],
});

const mailRulesSchema = z.partialRecord(z.enum(alertKinds), z.enum(alertMailModes));

const getAlertRules = defineRoute({
  ...deskAddresses.getAlertRules,
  summary: 'Which alerts the caller also gets by mail: the kinds of their role',
  tag: 'desk',
  access: 'staff',
  params: none,
  query: none,
  body: z.undefined(),
  response: z.object({ mails: mailRulesSchema }),
  success: [200],
  problems: [401, 403],
});

const changeAlertRules = defineRoute({
  ...deskAddresses.changeAlertRules,
  summary: 'Changes which alerts the caller also gets by mail; kinds that are missing stay as they are',
  tag: 'desk',
  access: 'staff',
  params: none,
  query: none,
  body: z.object({ mails: mailRulesSchema }),
  response: z.object({ mails: mailRulesSchema }),
  success: [200],
  problems: [400, 401, 403],
});

/** The endpoints of this file. */
export const alertsApi = { getAlerts, markAlertsSeen, getAlertRules, changeAlertRules } as const;

/** The data of an event `alerts`: whose alerts they are, and a version that differs after each change. */
export const alertNewsSchema = z.object({ staffId: z.string(), version: z.string() });
export type AlertNews = z.infer<typeof alertNewsSchema>;
