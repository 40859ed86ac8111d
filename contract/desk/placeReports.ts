import { z } from 'zod';
import { languages } from '../../domain/languages.ts';
import {
  longestPlaceReply,
  placeReportKinds,
  placeReportOutcomes,
} from '../../domain/places/placeReportRules.ts';
import { placeTypes } from '../../domain/places/placeTypes.ts';
import { placeIdParameter } from '../places.ts';
import { defineRoute } from '../route.ts';
import { typedLines } from '../typedText.ts';
import { deskAddresses } from './addresses.ts';

const placeReportSchema = z.object({
  id: z.int(),
  placeId: z.int(),
  placeType: z.enum(placeTypes),
  placeName: z.string().describe('In Korean'),
  kind: z.enum(placeReportKinds),
  words: z.string(),
  language: z.enum(languages),
  reportedAt: z.iso.datetime(),
  wantsReply: z.boolean().describe('Whether an address is kept for a reply'),
  openOfPlace: z.int().describe('Open reports about the same place'),
  closedAt: z.iso.datetime().nullable(),
  closedBy: z.string().nullable(),
  outcome: z.enum(placeReportOutcomes).nullable(),
  reply: z.string().nullable(),
});
export type PlaceReport = z.infer<typeof placeReportSchema>;

const listPlaceReports = defineRoute({
  ...deskAddresses.listPlaceReports,
  summary: 'What visitors reported about places, the open ones first, 50 a page',
  tag: 'desk',
  access: 'editor',
  params: z.object({}),
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000).default(1),
    placeId: placeIdParameter.optional().describe('Only reports about this place'),
  }),
  body: z.undefined(),
  response: z.object({
    content: z.array(placeReportSchema),
    open: z.int().describe('All open reports, or those about the place asked for'),
    guideOrigin: z.string().describe("Origin of the visitors' pages; empty where the desk has the same"),
    hasMore: z.boolean(),
  }),
  success: [200],
  problems: [400, 401, 403],
});

const closePlaceReport = defineRoute({
  ...deskAddresses.closePlaceReport,
  summary:
    'Closes a report with its outcome and a reply, which is mailed where an address was left; there a reply is needed, except to a report that nobody can use',
  tag: 'desk',
  access: 'editor',
  params: z.object({ reportId: z.coerce.number().int().min(1).max(2_147_483_647) }),
  query: z.object({}),
  body: z.object({
    outcome: z.enum(placeReportOutcomes),
    reply: typedLines(longestPlaceReply).trim().default(''),
  }),
  response: placeReportSchema,
  success: [200],
  problems: [400, 401, 403, 404, 409],
});

/** The endpoints of this file. */
export const deskPlaceReportsApi = { listPlaceReports, closePlaceReport } as const;
