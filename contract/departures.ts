import { z } from 'zod';
import { departureIdPattern, maxDepartureIdLength } from '../domain/tour/departurePlaces.ts';
import { apiAddresses } from './addresses.ts';
import { localeParameter } from './locale.ts';
import { defineRoute, guideFreshFor } from './route.ts';

/** Not an enum: the offered departures are in the database, and `listDepartures` returns them. */
export const departureIdSchema = z
  .string()
  .max(maxDepartureIdLength)
  .regex(departureIdPattern, 'an id of `listDepartures`')
  .meta({ id: 'DepartureId', description: 'GANGNEUNG_STATION, or another id of `listDepartures`' });

export const departurePlaceSchema = z
  .object({
    id: departureIdSchema,
    name: z.string(),
    meetingPlace: z.string().describe('Where exactly visitors and driver meet'),
    koreanName: z.string(),
    lat: z.number(),
    lng: z.number(),
    untranslated: z
      .array(z.enum(['name', 'meetingPlace']))
      .optional()
      .describe('Fields in English because this language is missing'),
  })
  .meta({ id: 'DeparturePlace' });
export type DeparturePlace = z.infer<typeof departurePlaceSchema>;

/** The departure of a plan or an order; null for the station, which clients know. */
export const otherDepartureField = departurePlaceSchema.nullable().meta({
  id: 'OtherDeparture',
  description: 'With its newest texts, also once it is not offered any more. Null for GANGNEUNG_STATION',
});

const listDepartures = defineRoute({
  ...apiAddresses.listDepartures,
  summary: 'Where the tour taxi can start; the tour ends there too',
  tag: 'plans',
  access: 'everyone',
  params: z.object({}),
  query: z.object({ locale: localeParameter }),
  body: z.undefined(),
  response: z.object({ content: z.array(departurePlaceSchema) }),
  success: [200],
  sharedCache: { freshFor: guideFreshFor },
  problems: [400],
});

/** The endpoints of this file. */
export const departuresApi = { listDepartures } as const;
