import { z } from 'zod';
import { festivalLists } from '../../domain/festivals/festivalFields.ts';
import { defineRoute } from '../route.ts';
import { deskAddresses } from './addresses.ts';
import {
  checkEnd,
  festivalBodySchema,
  festivalFieldsSchema,
  someFestivalFieldsSchema,
} from './festivalFields.ts';
import { versionSchema } from './tours.ts';

const none = z.object({});
const festivalParameters = z.object({ festivalId: z.coerce.number().int().min(1).max(2_147_483_647) });

const deskFestivalSchema = festivalFieldsSchema.extend({
  id: z.int(),
  contentId: z.string().nullable().describe('In the official data; null where it does not come from there'),
  placeName: z.string().nullable().describe('Of placeId, in Korean'),
  isPublished: z.boolean(),
  proposed: someFestivalFieldsSchema
    .nullable()
    .describe('What the official data has changed since; settled by the next saving'),
  version: versionSchema,
  changedAt: z.iso.datetime(),
});
export type DeskFestival = z.infer<typeof deskFestivalSchema>;

const listDeskFestivals = defineRoute({
  ...deskAddresses.listDeskFestivals,
  summary: 'Festivals by their first day: those not over, those not published, or the last 200 that are over',
  tag: 'desk',
  access: 'editor',
  params: none,
  query: z.object({ list: z.enum(festivalLists).default('upcoming') }),
  body: z.undefined(),
  response: z.object({ content: z.array(deskFestivalSchema) }),
  success: [200],
  problems: [400, 401, 403],
});

const getFestival = defineRoute({
  ...deskAddresses.getFestival,
  summary: 'One festival',
  tag: 'desk',
  access: 'editor',
  params: festivalParameters,
  query: none,
  body: z.undefined(),
  response: deskFestivalSchema,
  success: [200],
  problems: [401, 403, 404],
});

const createFestival = defineRoute({
  ...deskAddresses.createFestival,
  summary: 'Adds a festival, which visitors see once it is published',
  tag: 'desk',
  access: 'editor',
  params: none,
  query: none,
  body: festivalBodySchema,
  response: deskFestivalSchema,
  success: [200],
  problems: [400, 401, 403],
});

const changeFestival = defineRoute({
  ...deskAddresses.changeFestival,
  summary:
    'Changes a festival, at once where it is published; 400 by field where a published one lacks a text',
  tag: 'desk',
  access: 'editor',
  params: festivalParameters,
  query: none,
  body: festivalFieldsSchema.extend({ version: versionSchema }).check(checkEnd),
  response: deskFestivalSchema,
  success: [200],
  problems: [400, 401, 403, 404, 409],
});

const setFestivalPublished = defineRoute({
  ...deskAddresses.setFestivalPublished,
  summary: 'Publishes a festival, 400 by field where it lacks a text; or withdraws it',
  tag: 'desk',
  access: 'editor',
  params: festivalParameters,
  query: none,
  body: z.object({ isPublished: z.boolean(), version: versionSchema }),
  response: deskFestivalSchema,
  success: [200],
  problems: [400, 401, 403, 404, 409],
});

const removeFestival = defineRoute({
  ...deskAddresses.removeFestival,
  summary: 'Removes a festival',
  tag: 'desk',
  access: 'editor',
  params: festivalParameters,
  query: z.object({ version: z.coerce.number().pipe(versionSchema) }),
  body: z.undefined(),
  response: z.undefined(),
  success: [204],
  problems: [400, 401, 403, 404, 409],
});

/** The endpoints of this file. */
export const deskFestivalsApi = {
  listDeskFestivals,
  createFestival,
  getFestival,
  changeFestival,
  setFestivalPublished,
  removeFestival,
} as const;
