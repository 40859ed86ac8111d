import { z } from 'zod';
import { placeTypes } from '../../domain/places/placeTypes.ts';
import { maxProposalsAtOnce, officialRunResults, proposalKinds } from '../../domain/places/proposalRules.ts';
import { isDate } from '../../domain/tour/planRules.ts';
import { defineRoute } from '../route.ts';
import { deskAddresses } from './addresses.ts';
import { someFestivalFieldsSchema } from './festivals.ts';
import { placeFieldNameSchema, somePlaceFieldsSchema } from './placeFields.ts';

const none = z.object({});
const proposalId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

const day = z.string().refine(isDate);
export const proposedPhotographSchema = z.object({
  address: z.url(),
  title: z.string(),
  licence: z.enum(['kogl1', 'kogl3']),
});
export const proposedPlaceSchema = z.object({ type: z.enum(placeTypes), fields: somePlaceFieldsSchema });
export const proposedFestivalSchema = z.object({
  startsOn: day,
  endsOn: day,
  fields: someFestivalFieldsSchema,
});

const proposalSchema = z
  .object({
    id: z.int(),
    source: z.string().describe('Where it comes from, with the day'),
    foundAt: z.iso.datetime(),
  })
  .and(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('closedPlace') }),
      z.object({
        kind: z.literal('changedField'),
        field: placeFieldNameSchema,
        isAdded: z.boolean().describe('Adds `proposed` to a list, and takes nothing from it'),
        present: z.json().describe('As drafted, else as published'),
        proposed: z.json(),
      }),
      z.object({
        kind: z.literal('photograph'),
        url: z.string().describe('Where a browser finds it'),
        title: z.string(),
        licence: z.enum(['kogl1', 'kogl3']),
      }),
      z.object({ kind: z.literal('newPlace'), ...proposedPlaceSchema.shape }),
      z.object({ kind: z.literal('festival'), ...proposedFestivalSchema.shape }),
    ]),
  );
export type Proposal = z.infer<typeof proposalSchema>;

const proposalGroupSchema = z.object({
  contentId: z.string(),
  placeId: z.int().nullable().describe('Null for a new place or a festival'),
  name: z.string().describe('In Korean, as the official data has it'),
  proposals: z.array(proposalSchema),
});
export type ProposalGroup = z.infer<typeof proposalGroupSchema>;

const listProposals = defineRoute({
  ...deskAddresses.listProposals,
  summary: 'Open proposals of the official data by place, 20 places a page',
  tag: 'desk',
  access: 'editor',
  params: none,
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000).default(1),
    kind: z.enum(proposalKinds).optional(),
  }),
  body: z.undefined(),
  response: z.object({
    content: z.array(proposalGroupSchema),
    open: z.record(z.enum(proposalKinds), z.int()).describe('All open proposals by kind'),
    hasMore: z.boolean(),
  }),
  success: [200],
  problems: [400, 401, 403],
});

const acceptProposals = defineRoute({
  ...deskAddresses.acceptProposals,
  summary:
    'Takes proposals about one place over into its draft; a closed place is hidden. 409 changedMeanwhile where a field is no longer `present`',
  tag: 'desk',
  access: 'editor',
  params: none,
  query: none,
  body: z.object({
    proposals: z
      .array(
        z.object({
          id: proposalId,
          present: z.json().optional().describe('Of a changed field: the value that the editor saw'),
        }),
      )
      .min(1)
      .max(maxProposalsAtOnce),
  }),
  response: z.object({
    placeId: z.int().nullable().describe('The place with the draft; null for a festival'),
  }),
  success: [200],
  problems: [400, 401, 403, 404, 409, 503],
});

const refuseProposals = defineRoute({
  ...deskAddresses.refuseProposals,
  summary: 'Refuses proposals; each comes again only when its official value has changed',
  tag: 'desk',
  access: 'editor',
  params: none,
  query: none,
  body: z.object({ ids: z.array(proposalId).min(1).max(maxProposalsAtOnce) }),
  response: z.undefined(),
  success: [204],
  problems: [400, 401, 403, 404, 409],
});

const officialRunSchema = z.object({
  service: z
    .enum(['official', 'sample', 'none'])
    .describe('sample: our own sandbox; none: TOURAPI_KEY is missing'),
  isRunning: z.boolean(),
  last: z
    .object({
      endedAt: z.iso.datetime(),
      result: z.enum(officialRunResults),
      found: z.int().describe('New proposals'),
      by: z.string().nullable().describe('Null for the nightly run'),
    })
    .nullable(),
});
export type OfficialRun = z.infer<typeof officialRunSchema>;

const getOfficialRun = defineRoute({
  ...deskAddresses.getOfficialRun,
  summary: 'Whether the official data is being compared now, and how the last time ended',
  tag: 'desk',
  access: 'editor',
  params: none,
  query: none,
  body: z.undefined(),
  response: officialRunSchema,
  success: [200],
  problems: [401, 403],
});

const startOfficialRun = defineRoute({
  ...deskAddresses.startOfficialRun,
  summary: 'Compares the official data now, in the background; one run at a time',
  tag: 'desk',
  access: 'editor',
  params: none,
  query: none,
  body: none,
  response: officialRunSchema,
  success: [200],
  problems: [400, 401, 403, 409],
});

/** The endpoints of this file. */
export const proposalsApi = {
  listProposals,
  acceptProposals,
  refuseProposals,
  getOfficialRun,
  startOfficialRun,
} as const;
