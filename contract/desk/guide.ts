import { z } from 'zod';
import { byLanguage, languages } from '../../domain/languages.ts';
import { publicationKinds } from '../../domain/places/guideRules.ts';
import { placeTypes } from '../../domain/places/placeTypes.ts';
import { themeKeys } from '../../domain/places/themeKeys.ts';
import { checkDateSchema, placeIdParameter } from '../places.ts';
import { defineRoute } from '../route.ts';
import { deskAddresses } from './addresses.ts';
import { newPlaceSchema } from './formBodies.ts';
import { placeFieldNameSchema, placeFieldsSchema, somePlaceFieldsSchema } from './placeFields.ts';

const none = z.object({});
const placeParameters = z.object({ placeId: placeIdParameter });

/** Incremented by every change of a draft. A request to publish or discard a draft names the version that its sender saw. */
const draftVersionSchema = z.int().min(0).max(2_147_483_647);

const missingLanguagesSchema = z.array(z.enum(languages)).describe('Languages in which a text is missing');

const guideRowSchema = z.object({
  id: z.int(),
  key: z.string(),
  type: z.enum(placeTypes),
  name: z.object(byLanguage(() => z.string())).describe('As drafted where there is a draft'),
  themes: z.array(z.enum(themeKeys)),
  position: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  oldestCheck: checkDateSchema
    .nullable()
    .describe('Of hours, phone, address and texts; null where one of them has no date'),
  isDoubtful: z.boolean(),
  missingLanguages: missingLanguagesSchema,
  hasPhotograph: z.boolean(),
  likes: z.int(),
  openReports: z.int(),
  openProposals: z.int(),
  isHidden: z.boolean(),
  isPublished: z.boolean().describe('False for a new place that was never published'),
  hasDraft: z.boolean(),
  upstreamConflicts: z
    .int()
    .describe('Fields that a release of the files changed and the desk had changed too'),
});
export type GuideRow = z.infer<typeof guideRowSchema>;

const listGuide = defineRoute({
  ...deskAddresses.listGuide,
  summary: 'All places as editors list them, hidden and unpublished ones too, by their Korean names',
  tag: 'desk',
  access: 'editor',
  params: none,
  query: none,
  body: z.undefined(),
  response: z.object({ content: z.array(guideRowSchema) }),
  success: [200],
  problems: [401, 403],
});

export const editSchema = z.object({ by: z.string(), at: z.iso.datetime() });

const upstreamConflictSchema = z.object({
  field: placeFieldNameSchema,
  desk: z.json().describe('As published from the desk'),
  before: z.json().describe("The files' value when the desk changed it"),
  release: z.json().describe("The files' value now"),
});
export type UpstreamConflict = z.infer<typeof upstreamConflictSchema>;

const faultSchema = z.object({
  field: placeFieldNameSchema,
  path: z.string().describe("Within the field's value: empty, or as 0.alt.ko"),
  message: z.string(),
});
export type PlaceFault = z.infer<typeof faultSchema>;

const guidePlaceSchema = z.object({
  id: z.int(),
  key: z.string(),
  origin: z.enum(['files', 'desk']),
  isHidden: z.boolean(),
  published: placeFieldsSchema.nullable().describe('Null before its first publication'),
  publishedAt: z.iso.datetime().nullable().describe('Of the last publication from the desk'),
  draft: z.object({
    version: draftVersionSchema.describe('0 where there is none'),
    fields: somePlaceFieldsSchema.describe('The drafted fields alone'),
    edits: z
      .partialRecord(placeFieldNameSchema, editSchema)
      .describe('Who drafted each field last, and when'),
  }),
  faults: z.array(faultSchema).describe('What publishing the draft would be refused for'),
  advice: z
    .array(faultSchema)
    .optional()
    .describe('What the draft should have and may be published without; the previous release gives none'),
  missingLanguages: missingLanguagesSchema.optional(),
  upstreamConflicts: z.array(upstreamConflictSchema),
  likes: z.int(),
  openReports: z.int(),
  visitorPath: z.string().nullable().describe('Of its page; null where visitors have none'),
});
export type GuidePlace = z.infer<typeof guidePlaceSchema>;

const getGuidePlace = defineRoute({
  ...deskAddresses.getGuidePlace,
  summary: 'One place with its published fields and its draft',
  tag: 'desk',
  access: 'editor',
  params: placeParameters,
  query: none,
  body: z.undefined(),
  response: guidePlaceSchema,
  success: [200],
  problems: [400, 401, 403, 404],
});

const createGuidePlace = defineRoute({
  ...deskAddresses.createGuidePlace,
  summary: 'Starts a new place with a draft; visitors see it once it is published',
  tag: 'desk',
  access: 'editor',
  params: none,
  query: none,
  body: newPlaceSchema,
  response: guidePlaceSchema,
  success: [200],
  problems: [400, 401, 403],
});

const fieldChangeSchema = z.object({
  field: placeFieldNameSchema,
  before: z.json().describe('The value that the editor saw'),
  after: z.json(),
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

const saveGuideDraft = defineRoute({
  ...deskAddresses.saveGuideDraft,
  summary:
    'Saves fields of the draft. A field whose value is no longer `before` is refused with 409 changedMeanwhile, errors by field',
  tag: 'desk',
  access: 'editor',
  params: placeParameters,
  query: none,
  body: z.object({ changes: z.array(fieldChangeSchema).min(1).max(placeFieldNameSchema.options.length) }),
  response: guidePlaceSchema,
  success: [200],
  problems: [400, 401, 403, 404, 409],
});

const discardGuideDraft = defineRoute({
  ...deskAddresses.discardGuideDraft,
  summary: 'Discards the draft; of a place that was never published, the place',
  tag: 'desk',
  access: 'editor',
  params: placeParameters,
  query: z.object({ version: z.coerce.number().pipe(draftVersionSchema) }),
  body: z.undefined(),
  response: z.undefined(),
  success: [204],
  problems: [400, 401, 403, 404, 409],
});

const publishGuidePlace = defineRoute({
  ...deskAddresses.publishGuidePlace,
  summary:
    'Publishes the draft of that version; 400 with every fault by field, 409 where the draft is another one. Korean and English must be complete; a text that is missing in another language is read in English',
  tag: 'desk',
  access: 'editor',
  params: placeParameters,
  query: none,
  body: z.object({ version: draftVersionSchema }),
  response: guidePlaceSchema,
  success: [200],
  problems: [400, 401, 403, 404, 409],
});

const setGuidePlaceHidden = defineRoute({
  ...deskAddresses.setGuidePlaceHidden,
  summary: 'Hides a published place from visitors, or shows it again, at once',
  tag: 'desk',
  access: 'editor',
  params: placeParameters,
  query: none,
  body: z.object({ isHidden: z.boolean() }),
  response: guidePlaceSchema,
  success: [200],
  problems: [400, 401, 403, 404, 409],
});

const publicationSchema = z.object({
  id: z.int(),
  kind: z.enum(publicationKinds),
  at: z.iso.datetime(),
  by: z.string(),
  changes: z.array(fieldChangeSchema.extend({ before: z.json().nullable() })),
});
export type Publication = z.infer<typeof publicationSchema>;

const listGuideHistory = defineRoute({
  ...deskAddresses.listGuideHistory,
  summary: 'Publications of a place, the newest first, with the fields that each changed',
  tag: 'desk',
  access: 'editor',
  params: placeParameters,
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000).default(1) }),
  body: z.undefined(),
  response: z.object({ content: z.array(publicationSchema), hasMore: z.boolean() }),
  success: [200],
  problems: [400, 401, 403, 404],
});

const restoreGuidePlace = defineRoute({
  ...deskAddresses.restoreGuidePlace,
  summary: 'Publishes the fields as they were before a publication; a draft stays as it is',
  tag: 'desk',
  access: 'editor',
  params: placeParameters.extend({ publicationId: z.coerce.number().int().min(1).max(2_147_483_647) }),
  query: none,
  body: none,
  response: guidePlaceSchema,
  success: [200],
  problems: [400, 401, 403, 404, 409],
});

const resolveUpstreamConflict = defineRoute({
  ...deskAddresses.resolveUpstreamConflict,
  summary:
    "Settles a field that a release and the desk have both changed: keeps the desk's value, or publishes the release's",
  tag: 'desk',
  access: 'editor',
  params: placeParameters,
  query: none,
  body: z.object({ field: placeFieldNameSchema, keep: z.enum(['desk', 'release']) }),
  response: guidePlaceSchema,
  success: [200],
  problems: [400, 401, 403, 404, 409],
});

/** The endpoints of this file. */
export const guideApi = {
  createGuidePlace,
  discardGuideDraft,
  getGuidePlace,
  listGuide,
  listGuideHistory,
  publishGuidePlace,
  restoreGuidePlace,
  saveGuideDraft,
  setGuidePlaceHidden,
  resolveUpstreamConflict,
} as const;
