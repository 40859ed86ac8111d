import { z } from 'zod';
import { languages } from '../../domain/languages.ts';
import { photographTypes } from '../../domain/places/photographRules.ts';
import { placeIdParameter } from '../places.ts';
import { defineRoute } from '../route.ts';
import { deskAddresses } from './addresses.ts';

/** The bytes of an upload as they arrive. */
const uploadSchema = z.custom<AsyncIterable<Uint8Array>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
);

const altSchema = z.record(z.enum(languages), z.string());

const photographSchema = z.object({
  hash: z.string().describe("SHA-256 of the upload; its name in a place's pictures"),
  width: z.int().describe('Of the upload, turned upright'),
  height: z.int(),
});

const uploadPhotograph = defineRoute({
  ...deskAddresses.uploadPhotograph,
  summary:
    'Stores an upload in its sizes, without metadata; the same one twice is one photograph. 400 with the fault by code, 413 and 415',
  tag: 'desk',
  access: 'editor',
  params: z.object({}),
  query: z.object({}),
  body: uploadSchema,
  upload: photographTypes,
  response: photographSchema,
  success: [200],
  problems: [400, 401, 403, 413, 415, 429],
});

const listedPhotographSchema = photographSchema.extend({
  uploadedAt: z.iso.datetime(),
  by: z.string(),
  bytes: z.int().describe('Of all its sizes'),
  places: z
    .array(z.object({ id: z.int(), name: z.string().describe('In Korean') }))
    .describe('Whose published or drafted pictures have it'),
  isNeeded: z.boolean().describe('By a place or by a history entry: it cannot be removed'),
});
export type ListedPhotograph = z.infer<typeof listedPhotographSchema>;

const listPhotographs = defineRoute({
  ...deskAddresses.listPhotographs,
  summary: 'Uploaded photographs, the newest first, with the room that all take, and the drawings of a place',
  tag: 'desk',
  access: 'editor',
  params: z.object({}),
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    placeId: placeIdParameter.optional().describe('The place whose drawings are wanted'),
  }),
  body: z.undefined(),
  response: z.object({
    content: z.array(listedPhotographSchema),
    hasMore: z.boolean(),
    total: z.object({ photographs: z.int(), bytes: z.int() }),
    drawings: z
      .array(z.object({ scene: z.record(z.string(), z.json()), url: z.string(), alt: altSchema }))
      .describe('Of the place asked for'),
  }),
  success: [200],
  problems: [400, 401, 403],
});
export type PhotographList = z.infer<typeof listPhotographs.response>;

const removePhotograph = defineRoute({
  ...deskAddresses.removePhotograph,
  summary: 'Removes a photograph that no place and no history entry needs',
  tag: 'desk',
  access: 'editor',
  params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  query: z.object({}),
  body: z.undefined(),
  response: z.undefined(),
  success: [204],
  problems: [401, 403, 404, 409],
});

/** The endpoints of this file. */
export const photographsApi = { listPhotographs, uploadPhotograph, removePhotograph } as const;
