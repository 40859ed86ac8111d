import { z } from 'zod';
import { isDate, maxPeople, maxStops, startTimes, stayLimits } from '../domain/tour/planRules.ts';
import { apiAddresses } from './addresses.ts';
import { departureIdSchema } from './departures.ts';
import { localeParameter } from './locale.ts';
import { placeTypeSchema, readingField } from './places.ts';
import { defineRoute } from './route.ts';
import { typedLines } from './typedText.ts';

const coded = (code: string, message: string) => ({ message, params: { code } });

export const tripDateSchema = z
  .string()
  .refine(isDate, coded('invalidDate', 'a day that exists, as yyyy-mm-dd'))
  .meta({ format: 'date', description: 'From today to a year ahead in Asia/Seoul' });
export const startTimeSchema = z
  .string()
  .refine(
    (time) => startTimes.includes(time),
    coded('invalidTime', 'a half hour from 09:00 to 18:00, as HH:MM'),
  )
  .meta({ pattern: '^(?:09|1[0-7]):[03]0$|^18:00$' });
export const peopleSchema = z.int().min(1).max(maxPeople);

export const stayMinutesSchema = z
  .int()
  .min(stayLimits.shortest)
  .max(stayLimits.longest)
  .nullable()
  .meta({ id: 'StayMinutes', description: 'Length of the visit; null: as usual for the place' });

/** The stops are numbered 1 to n, each number once, without duplicate places; they may be sent in any order. */
export const stopsSchema = z
  .array(
    z
      .object({
        placeId: z.int().min(1).max(2_147_483_647),
        memo: typedLines(500).default(''),
        orderIndex: z.int().min(1).max(maxStops),
        stayMinutes: stayMinutesSchema.default(null),
      })
      .meta({ id: 'SentStop' }),
  )
  .min(1)
  .max(maxStops)
  .superRefine((stops, context) => {
    const places = new Set<number>();
    const numbers = new Set<number>();
    stops.forEach(({ placeId, orderIndex }, index) => {
      if (places.has(placeId)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'placeId'],
          ...coded('duplicatePlace', 'a place comes once'),
        });
      }
      if (numbers.has(orderIndex) || orderIndex > stops.length) {
        const message = `the numbers are 1 to ${stops.length}, each once`;
        context.addIssue({ code: 'custom', path: [index, 'orderIndex'], ...coded('orderGap', message) });
      }
      places.add(placeId);
      numbers.add(orderIndex);
    });
  });

/** A plan as sent to be saved or shared. */
export const sentPlanSchema = z
  .object({
    tripPlan: z.object({
      tripDate: tripDateSchema.nullable().default(null),
      startTime: startTimeSchema.nullable().default(null),
      numberOfPeople: peopleSchema.nullable().default(null),
      departure: departureIdSchema.nullable().default(null).describe('Null: not chosen'),
    }),
    visitSpotSet: stopsSchema,
  })
  .meta({ id: 'SentPlan' });

const savedPlanSchema = z
  .object({
    visitSpotSet: z.array(
      z
        .object({
          id: z.int(),
          name: z.string(),
          reading: readingField,
          type: placeTypeSchema,
          lat: z.number(),
          lng: z.number(),
          thumbnailUrl: z.string(),
          memo: z.string(),
          orderIndex: z.int(),
          stayMinutes: stayMinutesSchema,
          isListed: z.boolean().describe('False for a place that has left the guide'),
        })
        .meta({ id: 'SavedStop' }),
    ),
    updatedAt: z.iso.datetime().nullable(),
    tripDate: z.string().meta({ format: 'date' }).nullable(),
    startTime: z.string().nullable(),
    numberOfPeople: z.int().nullable(),
    departure: departureIdSchema
      .nullable()
      .describe('Null: not chosen. It may not be offered any more: `listDepartures` returns those that are'),
  })
  .meta({ id: 'SavedPlan' });
export type SavedPlan = z.infer<typeof savedPlanSchema>;

const getTripPlan = defineRoute({
  ...apiAddresses.getTripPlan,
  summary: 'The saved plan of the signed-in user; without one an empty one whose updatedAt is null',
  tag: 'plans',
  access: 'account',
  params: z.object({}),
  query: z.object({ locale: localeParameter }),
  body: z.undefined(),
  response: savedPlanSchema,
  success: [200],
  problems: [400, 401],
});

export const saveTripPlan = defineRoute({
  ...apiAddresses.saveTripPlan,
  summary: 'Replaces the saved plan whole',
  tag: 'plans',
  access: 'account',
  params: z.object({}),
  query: z.object({ locale: localeParameter }),
  body: sentPlanSchema
    .extend({
      baseUpdatedAt: z.iso
        .datetime()
        .nullable()
        .optional()
        .describe(
          'updatedAt of the plan that this one was made from, null when it was made from none; lets the response say replacedNewer',
        ),
      replaceOther: z
        .boolean()
        .default(true)
        .describe(
          'False: a saved plan with another content and another updatedAt than baseUpdatedAt is kept; the response is a 409 otherPlan with its updatedAt',
        ),
    })
    .refine(({ replaceOther, baseUpdatedAt }) => replaceOther || baseUpdatedAt !== undefined, {
      path: ['baseUpdatedAt'],
      ...coded('missingBase', 'needed with replaceOther false; null for a plan made from none'),
    }),
  response: savedPlanSchema.extend({
    replacedNewer: z.boolean().describe('True when a plan saved since baseUpdatedAt was replaced'),
  }),
  success: [200],
  problems: [400, 401, 409],
});

/** The endpoints of this file. */
export const tripPlanApi = { getTripPlan, saveTripPlan } as const;
