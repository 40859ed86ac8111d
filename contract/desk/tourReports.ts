import { z } from 'zod';
import { languages } from '../../domain/languages.ts';
import { reportKinds } from '../../domain/tour/tourRules.ts';
import { defineRoute } from '../route.ts';
import { deskAddresses } from './addresses.ts';
import { tourReportReplySchema } from './formBodies.ts';

const none = z.object({});

/** A problem with a tour that its visitor reported. */
export const tourReportSchema = z.object({
  id: z.int(),
  orderId: z.string(),
  kind: z.enum(reportKinds),
  words: z.string(),
  language: z.enum(languages),
  reportedAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  reply: z.string().nullable().describe('What the visitor was answered'),
});
export type TourReport = z.infer<typeof tourReportSchema>;

const listTourReports = defineRoute({
  ...deskAddresses.listTourReports,
  summary: 'What visitors reported, the open ones first, 50 a page',
  tag: 'desk',
  access: 'dispatcher',
  params: none,
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000).default(1) }),
  body: z.undefined(),
  response: z.object({
    content: z.array(tourReportSchema.extend({ customerName: z.string(), tripDate: z.string() })),
    open: z.int().describe('All open reports'),
    hasMore: z.boolean(),
  }),
  success: [200],
  problems: [400, 401, 403],
});

const closeTourReport = defineRoute({
  ...deskAddresses.closeTourReport,
  summary: 'Closes a report with an answer, which is mailed to the visitor',
  tag: 'desk',
  access: 'dispatcher',
  params: z.object({ reportId: z.coerce.number().int().min(1).max(2_147_483_647) }),
  query: none,
  body: tourReportReplySchema,
  response: tourReportSchema,
  success: [200],
  problems: [400, 401, 403, 404, 409],
});

/** The endpoints of this file. */
export const tourReportsApi = { listTourReports, closeTourReport } as const;
