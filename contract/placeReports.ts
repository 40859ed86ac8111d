import { z } from 'zod';
import { emailSchema } from './accounts.ts';
import { apiAddresses } from './addresses.ts';
import { longestPlaceReport, placeReportKinds } from './placeReportRules.ts';
import { getPlace } from './places.ts';
import { defineRoute } from './route.ts';
import { typedLines } from './typedText.ts';

export const reportPlace = defineRoute({
  ...apiAddresses.reportPlace,
  summary: 'Something wrong with a place: reaches the desk; no account needed',
  tag: 'places',
  access: 'everyone',
  params: getPlace.params,
  query: z.object({}),
  body: z.object({
    kind: z.enum(placeReportKinds),
    words: typedLines(longestPlaceReport).default(''),
    email: emailSchema.optional().describe('For an answer; deleted with the report'),
  }),
  response: z.undefined(),
  success: [204],
  problems: [400, 404, 429],
});
