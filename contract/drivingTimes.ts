import { z } from 'zod';
import { maxStops } from '../domain/tour/planRules.ts';
import { apiAddresses } from './addresses.ts';
import { departureIdSchema } from './departures.ts';
import { defineRoute } from './route.ts';
import { idsParameter } from './stops.ts';

/** The departure and as many places as a plan can contain. */
const maxPoints = maxStops + 1;

const idsSchema = z
  .array(z.int())
  .max(maxStops)
  .describe('The listed places of those asked for, in their order');

/** `estimate` contains no minutes: clients calculate them with domain/tour/drivingTime.ts, the only place of the formula. */
const drivingTimesSchema = z.discriminatedUnion('source', [
  z.object({
    source: z.literal('routing'),
    ids: idsSchema,
    minutes: z
      .array(z.array(z.int().min(0).nullable()).max(maxPoints))
      .max(maxPoints)
      .describe(
        'Whole minutes of driving, rounded up, from the row to the column: 0 is the departure, then the ids. Null: no way known',
      ),
  }),
  z.object({
    source: z.literal('estimate').describe('There is no routing service, or it does not respond'),
    ids: idsSchema,
    minutes: z.null(),
  }),
]);

const getDrivingTimes = defineRoute({
  ...apiAddresses.getDrivingTimes,
  summary: 'Driving times between the departure and listed places, by a routing service where there is one',
  tag: 'plans',
  access: 'everyone',
  params: z.object({}),
  query: z.object({
    ids: idsParameter,
    departure: departureIdSchema.optional().describe('GANGNEUNG_STATION when missing'),
  }),
  body: z.undefined(),
  response: drivingTimesSchema,
  success: [200],
  problems: [400, 429],
});

/** The endpoints of this file. */
export const drivingTimesApi = { getDrivingTimes } as const;
