import { z } from 'zod';
import { languages } from '../domain/languages.ts';
import { passengerNameSchema, phoneSchema } from './accountFields.ts';
import { departureIdSchema } from './departures.ts';
import { peopleSchema, startTimeSchema, stopsSchema, tripDateSchema } from './tripPlan.ts';

/** The fields of a paid order that visitors and the desk can change. A missing field stays as it is. */
export const orderChangeSchema = z.object({
  version: z.int().min(0).describe('Of the order that was seen; another one is a 409 changedMeanwhile'),
  tripDate: tripDateSchema.optional(),
  startTime: startTimeSchema.optional(),
  departure: departureIdSchema.optional(),
  numberOfPeople: peopleSchema.optional(),
  visitSpotSet: stopsSchema.optional(),
  customerName: passengerNameSchema.optional(),
  customerPhone: phoneSchema.optional(),
  language: z
    .enum(languages)
    .optional()
    .describe('In which the visitor is written to, and which the driver is told'),
});
