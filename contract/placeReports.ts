import { z } from 'zod';
import { maxPlaceReportLength, placeReportKinds } from '../domain/places/placeReportRules.ts';
import { deliverableEmailSchema } from './accountFields.ts';
import { apiAddresses } from './addresses.ts';
import { getPlace } from './places.ts';
import { defineRoute } from './route.ts';
import { typedLines } from './typedText.ts';

const reportPlace = defineRoute({
  ...apiAddresses.reportPlace,
  summary: 'Reports to the desk what is wrong with a place; no account needed. An open report is stored once',
  tag: 'places',
  access: 'everyone',
  credentials: ['bearer', 'none'],
  params: getPlace.params,
  query: z.object({}),
  body: z
    .object({
      kind: z.enum(placeReportKinds).meta({ id: 'PlaceReportKind' }),
      words: typedLines(maxPlaceReportLength)
        .trim()
        .default('')
        .describe('May be empty, but not for `other`'),
      email: deliverableEmailSchema.optional().describe('For a reply; erased when the report is closed'),
    })
    .refine(({ kind, words }) => kind !== 'other' || words !== '', {
      path: ['words'],
      message: 'needed where the kind is other',
      params: { code: 'wordsMissing' },
    }),
  response: z.undefined(),
  success: [204],
  problems: [400, 401, 404, 429],
});

/** The endpoints of this file. */
export const placeReportsApi = { reportPlace } as const;
