import { z } from 'zod';
import { openStatusSchema, weekDaySchema } from '../../contract/openingHours.ts';
import { placeTypeSchema } from '../../contract/places.ts';
import { holidayKeys, holidayOn } from '../../domain/calendar/holidays.ts';
import { parseOpenAt } from '../../domain/openingHours/openMinute.ts';
import { openStatusIn, periodsIn } from '../../domain/openingHours/openStatus.ts';
import { maxSearchLength, placeTypes } from '../../domain/places/placeTypes.ts';
import { maxStops } from '../../domain/tour/planRules.ts';
import { defineTool, localeArgument, minuteArgument, placeIdArgument, readListedStops } from './tool.ts';

/** Maximum places of a search whose hours are looked up. */
const maxFound = 10;

export const openAt = defineTool({
  name: 'open_at',
  title: 'Check opening hours',
  description:
    'Whether places are open, closed or of unknown hours at a minute of Asia/Seoul, with their hours of that day. Give ids, or q to check the best matches of a search.',
  input: z
    .strictObject({
      ids: z.array(placeIdArgument).min(1).max(maxStops).optional().describe('Ids of places'),
      q: z
        .string()
        .trim()
        .min(1)
        .max(maxSearchLength)
        .optional()
        .describe(`Words to search for; the first ${maxFound} places are checked`),
      minute: minuteArgument.default('now'),
      locale: localeArgument,
    })
    .refine(({ ids, q }) => (ids === undefined) !== (q === undefined), {
      path: ['ids'],
      message: 'either ids or q is needed',
    }),
  output: z.object({
    at: z.string().describe('The minute of Asia/Seoul'),
    weekDay: weekDaySchema.optional(),
    holiday: z
      .enum(holidayKeys)
      .nullable()
      .describe('The public holiday of Korea on that day: hours may differ, most at seollal and chuseok'),
    places: z.array(
      z.object({
        id: z.int(),
        type: placeTypeSchema,
        name: z.string(),
        status: openStatusSchema,
        hours: z
          .array(z.object({ opens: z.string(), closes: z.string() }))
          .describe('Of that day; empty where closed all day or not known'),
        note: z.string().nullable().describe('What hours alone do not say'),
      }),
    ),
  }),
  async run({ ids, q, minute, locale }, context) {
    const { name: at, time } = parseOpenAt(minute, context.now);
    const asked = ids ?? (await findIds(q ?? ''));
    const stops =
      asked.length === 0 ? [] : await readListedStops(context, { field: 'ids', ids: asked, locale });
    return {
      at,
      weekDay: time.day,
      holiday: holidayOn(at.slice(0, 10))?.key ?? null,
      places: stops.map(({ id, type, name, weekDays, openingHours: { periods, note } }) => ({
        id,
        type,
        name,
        status: openStatusIn({ weekDays, periods }, time),
        hours: (periodsIn({ weekDays, periods }, time) ?? []).map(({ opens, closes }) => ({ opens, closes })),
        note,
      })),
    };

    async function findIds(words: string): Promise<number[]> {
      const found = await context.client.call('listPlaces', {
        params: { type: placeTypes[0] },
        query: { locale, q: words, size: String(maxFound) },
      });
      return found.items.map(({ id }) => id);
    }
  },
  resultText: ({ at, weekDay, holiday, places }) =>
    [
      `At ${at} (${weekDay}) in Seoul:`,
      ...(holiday ? [`A public holiday (${holiday}): hours may differ.`] : []),
      ...places.map(({ id, name, status, hours, note }) => {
        const times = hours.map(({ opens, closes }) => `${opens}-${closes}`).join(', ');
        return `${id} ${name}: ${status}${times ? `, ${times} that day` : ''}${note ? `. ${note}` : ''}`;
      }),
    ].join('\n'),
});
