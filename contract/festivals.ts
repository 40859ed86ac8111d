import { z } from 'zod';
import { maxSearchedDays } from '../domain/festivals/festivalRules.ts';
import { apiAddresses } from './addresses.ts';
import { checkDayRange, dayParameter } from './days.ts';
import { localeParameter } from './locale.ts';
import { placeTypeSchema } from './places.ts';
import { defineRoute, guideFreshFor } from './route.ts';

const festivalSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    koreanName: z.string().describe('As signs and map services have it'),
    summary: z.string(),
    place: z.string().describe('Where it is held, in words'),
    startsOn: z.string().meta({ format: 'date', description: 'First day in Asia/Seoul' }),
    endsOn: z.string().meta({ format: 'date', description: 'Last day' }),
    address: z.string().nullable().describe('In Korean'),
    position: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    guidePlace: z
      .object({ id: z.int(), type: placeTypeSchema, name: z.string() })
      .nullable()
      .describe('The place of the guide where it is held'),
    phone: z.string().nullable(),
    homepage: z.string().nullable(),
  })
  .meta({ id: 'Festival' });
export type Festival = z.infer<typeof festivalSchema>;

const listFestivals = defineRoute({
  ...apiAddresses.listFestivals,
  summary: 'Festivals that run on some day of the range and are not over, by their first day',
  tag: 'places',
  access: 'everyone',
  params: z.object({}),
  query: z
    .object({
      locale: localeParameter,
      from: dayParameter.optional().describe('First day of the range; missing: today in Asia/Seoul'),
      to: dayParameter.optional().describe('Its last day; missing: 60 days after its first'),
    })
    .check(checkDayRange(maxSearchedDays)),
  body: z.undefined(),
  response: z.object({ festivals: z.array(festivalSchema) }),
  success: [200],
  sharedCache: { freshFor: guideFreshFor },
  problems: [400],
});

/** The endpoints of this file. */
export const festivalsApi = { listFestivals } as const;
