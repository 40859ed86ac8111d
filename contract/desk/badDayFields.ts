import { z } from 'zod';
import {
  dayCancellationReasons,
  defaultChoiceHours,
  maxCancelledDays,
  maxCancelledTours,
  maxChoiceHours,
  maxWordsLength,
  visitorMessageKinds,
} from '../../domain/tour/badDay.ts';
import { checkDayRange, dayParameter } from '../days.ts';
import { orderIdSchema } from '../ticketFields.ts';
import { typedLine, typedLines } from '../typedText.ts';
import { departureRangeSchema, salesLimits } from './salesFields.ts';

/** Bodies that the forms of a bad day send. */

const onceSchema = z.uuid().describe('Made by the client: the same one again changes nothing');

const wordsSchema = typedLines(maxWordsLength)
  .trim()
  .default('')
  .describe('In the staff’s own words; mailed as they are, and marked as not translated');

/** Checks that the reason or kind `other` comes with the staff's own words. */
function checkWords({
  value,
  issues,
}: z.core.ParsePayload<{ readonly words: string; readonly reason?: string; readonly kind?: string }>) {
  if ((value.reason ?? value.kind) !== 'other' || value.words !== '') return;
  const message = 'a text, because this reason has no prepared text';
  issues.push({ code: 'custom', path: ['words'], params: { code: 'required' }, message, input: value.words });
}

export const dayCancellationSchema = z
  .object({
    id: onceSchema,
    from: dayParameter,
    to: dayParameter,
    departures: departureRangeSchema.nullable().describe('Null for all day'),
    orderIds: z.array(orderIdSchema).min(1).max(maxCancelledTours),
    reason: z.enum(dayCancellationReasons),
    words: wordsSchema,
    choiceHours: z
      .int()
      .min(1)
      .max(maxChoiceHours)
      .default(defaultChoiceHours)
      .describe('How long visitors can choose another day'),
    closureReason: typedLine(salesLimits.reasonLength).describe('For the staff, in the calendar of sales'),
  })
  .check(checkDayRange(maxCancelledDays))
  .check(checkWords);

export const visitorMessageSchema = z
  .object({
    id: onceSchema,
    day: dayParameter,
    kind: z.enum(visitorMessageKinds),
    words: wordsSchema,
    recipients: z
      .int()
      .min(1)
      .describe('How many were shown; another number means that a tour has come or gone'),
  })
  .check(checkWords);
