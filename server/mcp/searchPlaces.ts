import { z } from 'zod';
import { placeTypeSchema, readingField } from '../../contract/places.ts';
import { parseOpenAt } from '../../domain/openingHours/openMinute.ts';
import { maxSearchLength, placeTypeByItem, placeTypes } from '../../domain/places/placeTypes.ts';
import { themeId, themeKeys } from '../../domain/places/themeKeys.ts';
import { defineTool, localeArgument, minuteArgument, pageAddress } from './tool.ts';

const maxPlaces = 20;

export const searchPlaces = defineTool({
  name: 'search_places',
  title: 'Search the guide',
  description:
    'Finds places of the Gangneung guide by words in any of its five languages (names, addresses, tags, summaries), or lists a category. Give q, type or both.',
  input: z
    .strictObject({
      q: z.string().trim().min(1).max(maxSearchLength).optional().describe('Words to search for'),
      type: placeTypeSchema.optional().describe('Only this category'),
      theme: z.enum(themeKeys).optional().describe('Only places of this theme'),
      openAt: minuteArgument
        .optional()
        .describe(
          'Only places known to be open then: now, or a minute of Asia/Seoul such as 2026-11-21T14:05',
        ),
      locale: localeArgument,
      page: z.int().min(1).max(999_999_999).default(1),
      size: z.int().min(1).max(maxPlaces).default(10).describe('Places of a page'),
    })
    .refine(({ q, type }) => q !== undefined || type !== undefined, {
      path: ['q'],
      message: 'q or type is needed',
    }),
  output: z.object({
    places: z.array(
      z.object({
        id: z.int(),
        type: placeTypeSchema,
        name: z.string(),
        reading: readingField,
        summary: z.string(),
        url: z.string(),
      }),
    ),
    page: z.int(),
    totalPages: z.int(),
    totalPlaces: z.int(),
    open: z
      .object({
        at: z.string().describe('The minute of Asia/Seoul; the next pages should name the same'),
        unknown: z.int().describe('Places left out because their hours then are not known'),
      })
      .optional(),
  }),
  async run({ q, type, theme, openAt, locale, page, size }, { client, now, origin }) {
    const list = await client.call('listPlaces', {
      params: { type: type ?? placeTypes[0] },
      query: {
        locale,
        page: String(page),
        size: String(size),
        ...(q === undefined ? {} : { q }),
        ...(q === undefined || type === undefined ? {} : { typeSearch: type }),
        ...(theme === undefined ? {} : { themeId: String(themeId(theme)) }),
        ...(openAt === undefined ? {} : { openAt: parseOpenAt(openAt, now).name }),
      },
    });
    return {
      places: list.items.map(({ id, type: itemType, name, reading, summary }) => {
        const placeType = placeTypeByItem[itemType];
        return {
          id,
          type: placeType,
          name,
          reading,
          summary,
          url: pageAddress(origin, placeType, id, locale),
        };
      }),
      page: list.currentPage,
      totalPages: list.totalPages,
      totalPlaces: list.totalItems,
      ...(list.open ? { open: list.open } : {}),
    };
  },
  resultText: ({ places, page, totalPages, totalPlaces, open }) =>
    [
      `${totalPlaces} places${open ? ` open at ${open.at}` : ''}, page ${page} of ${totalPages}.`,
      ...places.map(({ id, type, name, summary }) => `${id} ${name} (${type}): ${summary}`),
    ].join('\n'),
});
