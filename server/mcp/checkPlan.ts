import { z } from 'zod';
import { type DeparturePlace, departureIdSchema } from '../../contract/departures.ts';
import { openStatusSchema } from '../../contract/openingHours.ts';
import { holidayKeys, holidayOn } from '../../domain/calendar/holidays.ts';
import { sunsetMinute } from '../../domain/daylight/daylight.ts';
import type { Language } from '../../domain/languages.ts';
import { findAdvice } from '../../domain/tour/advice.ts';
import { findBestOrder as bestOrderFor } from '../../domain/tour/bestOrder.ts';
import { estimatedMinutes, routedMinutes } from '../../domain/tour/drivingTime.ts';
import { isDate, maxStops, startTimes } from '../../domain/tour/planRules.ts';
import { createTimetable, toTourStop, tourMinutes } from '../../domain/tour/timetable.ts';
import { invalidField } from '../desk/invalidField.ts';
import { defineTool, localeArgument, placeIdArgument, readListedStops, type ToolContext } from './tool.ts';

const saves = z.int().describe('Minutes that it saves');
const adviceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drop'), id: z.int(), saves }),
  z.object({
    kind: z.literal('shorten'),
    id: z.int(),
    minutes: z.int().describe('The new length of the visit'),
    saves,
  }),
]);

const faultSchema = z.discriminatedUnion('reason', [
  z.object({ reason: z.enum(['dayOff', 'hoursUnknown']) }),
  z.object({ reason: z.literal('opensLater'), opens: z.string() }),
  z.object({ reason: z.literal('hasClosed'), closed: z.string() }),
  z.object({ reason: z.literal('pastLastEntry'), lastEntry: z.string() }),
  z.object({ reason: z.literal('closesEarly'), closes: z.string() }),
]);

/**
 * The departure with an id, or without one the first that is offered.
 * @throws ProblemError that names the departure if it is not offered
 */
async function readDeparture(
  { client }: ToolContext,
  id: string | undefined,
  locale: Language,
): Promise<DeparturePlace> {
  const { content } = await client.call('listDepartures', { params: {}, query: { locale } });
  const chosen = id === undefined ? content[0] : content.find((one) => one.id === id);
  if (chosen) return chosen;
  throw invalidField('departure', 'notOffered', `one of ${content.map((one) => one.id).join(', ')}`);
}

export const checkPlan = defineTool({
  name: 'check_plan',
  title: 'Check a plan',
  description: `Whether a tour by taxi through places of the guide fits in ${tourMinutes} minutes, from its departure and back: driving and visiting times, arrivals, what is closed on arrival, and what to change.`,
  input: z.strictObject({
    stops: z
      .array(placeIdArgument)
      .min(1)
      .max(maxStops)
      .refine((ids) => new Set(ids).size === ids.length, 'a place comes once')
      .describe('Ids of the places, in the order of the tour'),
    date: z
      .string()
      .refine(isDate, 'a day that exists, as yyyy-mm-dd')
      .optional()
      .describe('Day in Asia/Seoul as yyyy-mm-dd; without it what is closed is not known'),
    start: z
      .string()
      .refine((time) => startTimes.includes(time), 'a half hour from 09:00 to 18:00, as HH:MM')
      .optional()
      .describe(
        'Time of departure as HH:MM: a half hour from 09:00 to 18:00; without it there are no arrivals',
      ),
    departure: departureIdSchema
      .optional()
      .describe(
        'Where the tour starts and ends: GANGNEUNG_STATION, or another id that is offered; the first without it',
      ),
    bestOrder: z
      .boolean()
      .default(false)
      .describe(
        'true: puts the stops into the best order: little driving and waiting, open on arrival, the sea before sunset',
      ),
    locale: localeArgument,
  }),
  output: z.object({
    fits: z.boolean(),
    totalMinutes: z.int(),
    spareMinutes: z.int().describe('Left of the tour; negative where it does not fit'),
    departure: z.object({ id: z.string(), name: z.string() }),
    driving: z.enum(['routing', 'estimate']).describe('Where the driving times come from'),
    stops: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        driveMinutes: z.int().describe('From the stop before, or from the departure'),
        arrives: z.string().nullable(),
        waitMinutes: z.int().describe('From the arrival until it opens'),
        visitMinutes: z.int(),
        leaves: z.string().nullable(),
        status: openStatusSchema.describe(
          'open: from arrival to departure; unknown without date, start or hours',
        ),
        fault: faultSchema
          .nullable()
          .describe('Why it is not open for the visit, with the time that matters'),
      }),
    ),
    driveBackMinutes: z.int(),
    holiday: z
      .enum(holidayKeys)
      .nullable()
      .describe('The public holiday of Korea on the day: hours may differ, most at seollal and chuseok'),
    advice: adviceSchema.nullable().describe('The one change that helps most where it does not fit'),
  }),
  async run({ stops: ids, date = null, start = null, departure: departureId, bestOrder, locale }, context) {
    const stops = await readListedStops(context, { field: 'stops', ids, locale });
    const from = await readDeparture(context, departureId, locale);
    const query = { ids: ids.join(','), departure: from.id };
    const times = await context.client.call('getDrivingTimes', { params: {}, query });
    const minutes = times.source === 'routing' ? routedMinutes(times) : estimatedMinutes;
    const byId = new Map(stops.map((stop) => [stop.id, stop]));
    const inputs = { date, start, minutes, from };
    const sunset = ({ id }: { id: number }) => {
      const stop = byId.get(id);
      return date !== null && stop?.isSeaside ? sunsetMinute(stop, date) : null;
    };
    const order = bestOrder
      ? bestOrderFor(
          stops.map((stop) => toTourStop(stop)),
          { ...inputs, sunset },
        )
      : ids;
    const ordered = order.flatMap((id) => byId.get(id) ?? []).map((stop) => toTourStop(stop));
    const timetable = createTimetable(ordered, inputs);
    return {
      fits: timetable.spareMinutes >= 0,
      totalMinutes: timetable.totalMinutes,
      spareMinutes: timetable.spareMinutes,
      departure: { id: from.id, name: from.name },
      driving: times.source,
      stops: timetable.stops.map((timed) => ({
        ...timed,
        name: byId.get(timed.id)?.name ?? '',
      })),
      driveBackMinutes: timetable.driveBackMinutes,
      holiday: date === null ? null : (holidayOn(date)?.key ?? null),
      advice: findAdvice(ordered, inputs)[0] ?? null,
    };
  },
  resultText: ({ fits, totalMinutes, spareMinutes, departure, stops, driveBackMinutes, holiday, advice }) =>
    [
      `${fits ? 'Fits' : 'Does not fit'}: ${totalMinutes} of ${tourMinutes} minutes, ${spareMinutes} to spare.`,
      ...stops.map(
        ({ id, name, driveMinutes, arrives, waitMinutes, visitMinutes, leaves, status }) =>
          `${id} ${name}: ${driveMinutes} min drive${arrives ? `, ${arrives}-${leaves}` : ''}${waitMinutes > 0 ? `, ${waitMinutes} min wait` : ''}, ${visitMinutes} min visit, ${status}`,
      ),
      `Back at the departure (${departure.name}) after ${driveBackMinutes} min drive.`,
      ...(holiday ? [`A public holiday (${holiday}): hours may differ.`] : []),
      ...(advice
        ? [
            advice.kind === 'drop'
              ? `Advice: leave out ${advice.id}.`
              : `Advice: shorten ${advice.id} to ${advice.minutes} minutes.`,
          ]
        : []),
    ].join('\n'),
});
