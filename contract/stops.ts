import { z } from 'zod';
import { maxStops } from '../domain/tour/planRules.ts';
import { apiAddresses } from './addresses.ts';
import { localeParameter } from './locale.ts';
import { openingPeriodSchema, weekDaySchema } from './openingHours.ts';
import { koreanNameSchema, placeTypeSchema, readingField } from './places.ts';
import { defineRoute } from './route.ts';

/** Ids separated by commas, as many as a plan can contain. */
export const idsParameter = z
  .string()
  .transform((text) => text.split(','))
  .pipe(
    z
      .array(
        z
          .string()
          .regex(/^\s*[1-9]\d{0,9}\s*$/, 'whole numbers, separated by commas')
          .transform(Number)
          .pipe(z.int().max(2_147_483_647)),
      )
      .min(1)
      .max(maxStops),
  )
  .describe(`Ids of places separated by commas, at most ${maxStops}`);

export const stopSchema = z
  .object({
    id: z.int(),
    type: placeTypeSchema,
    name: z.string(),
    reading: readingField,
    address: z.string().nullable(),
    korean: koreanNameSchema,
    phone: z.string().nullable(),
    lat: z.number(),
    lng: z.number(),
    thumbnailUrl: z.string(),
    visitMinutes: z.int().describe('How long a visit usually takes'),
    weekDays: z.array(weekDaySchema).nullable(),
    openingHours: z.object({ periods: z.array(openingPeriodSchema), note: z.string().nullable() }),
    isSeaside: z.boolean().describe('Whether it carries the theme Sea'),
    isListed: z.boolean().describe('False for a place that has left the guide'),
  })
  .meta({ id: 'Stop' });
export type Stop = z.infer<typeof stopSchema>;

const listStops = defineRoute({
  ...apiAddresses.listStops,
  summary: 'What a plan needs of its places, in the order asked for; unknown ids are left out',
  tag: 'plans',
  access: 'everyone',
  params: z.object({}),
  query: z.object({ ids: idsParameter, locale: localeParameter }),
  body: z.undefined(),
  response: z.array(stopSchema),
  success: [200],
  problems: [400],
});

/** The endpoints of this file. */
export const stopsApi = { listStops } as const;
