import { z } from 'zod';
import { isSeoulMinute } from '../domain/calendar/seoulTime.ts';
import { languages } from '../domain/languages.ts';
import type { FactGroup } from '../domain/places/checkedOn.ts';
import { photographLicences } from '../domain/places/photographLicences.ts';
import {
  listPageSize,
  maxPageSize,
  maxSearchLength,
  placeItemTypes,
  placeTypeName,
  placeTypes,
} from '../domain/places/placeTypes.ts';
import { apiAddresses } from './addresses.ts';
import { localeParameter } from './locale.ts';
import { openingPeriodSchema, openStatusSchema, weekDaySchema } from './openingHours.ts';
import { defineRoute, guideFreshFor, listsFreshFor } from './route.ts';

export const placeTypeSchema = z.enum(placeTypes).meta({ id: 'PlaceType' });

/** What a search is limited to: category names separated by commas, in either case. */
const typeSearchParameter = z
  .string()
  .transform((text) => (text.trim() === '' ? undefined : text.split(',').map(placeTypeName)))
  .pipe(z.array(placeTypeSchema).optional())
  .describe('Categories that a search is limited to, separated by commas');

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    // For the published OpenAPI document; the pattern above parses the query string.
    .meta({ type: 'integer', minimum: min, maximum: max });

export const pageParameter = wholeNumber(1, 999_999_999)
  .prefault('1')
  .describe('From 1; a page past the end has no items');
export const sizeParameter = wholeNumber(1, maxPageSize)
  .prefault(String(listPageSize))
  .describe('Places of a page');
export const placeIdParameter = wholeNumber(1, 2_147_483_647);

export const openAtParameter = z
  .string()
  .refine(
    (text) => text === 'now' || isSeoulMinute(text),
    'now, or a minute in Seoul such as 2026-11-21T14:05',
  )
  .optional()
  .describe('Only places known to be open at that minute of Asia/Seoul: now, or as 2026-11-21T14:05');

export const searchParameter = z
  .string()
  .max(maxSearchLength)
  .transform((text) => (text === '' ? undefined : text))
  .optional()
  .describe('Search word; matches names in all languages, addresses, tags and summaries; empty: no search');

/** A category's name in either case; TOUR and TOURIST_SPOT are both 'tour' (docs/product/api.md#places-and-themes). */
export const placeTypeParameter = z.string().transform(placeTypeName).pipe(placeTypeSchema);

export const themeParameter = wholeNumber(1, 2_147_483_647)
  .optional()
  .describe('Only places tagged with this theme');

const listParameters = {
  page: pageParameter,
  size: sizeParameter,
  sortKey: z
    .enum(['like', 'name', 'rank'])
    .default('like')
    .describe("like: saved most; name: the order of the language; rank: the editors' order"),
  direction: z.enum(['asc', 'desc']).optional().describe('Missing: asc for name, desc for like and rank'),
  locale: localeParameter,
  themeId: themeParameter,
  typeSearch: typeSearchParameter.optional(),
  categoryFilter: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true')
    .describe('true: a search lists only the category of the path'),
  q: searchParameter,
  openAt: openAtParameter,
};
export const listPlacesQuery = z.object(listParameters);
export type ListPlacesQuery = z.output<typeof listPlacesQuery>;

/** Absent in Korean and English, and for names that readers can pronounce as they are written. */
export const readingField = z.string().optional().meta({
  id: 'Reading',
  description: 'How the Korean name is said: katakana in ja, romanised in cn and tw; not for every name',
});

const placeItemTypeSchema = z.enum(placeItemTypes).meta({ id: 'PlaceItemType' });

export const placeItemSchema = z
  .object({
    id: z.int(),
    thumbnailUrl: z.string(),
    name: z.string(),
    reading: readingField,
    summary: z.string(),
    type: placeItemTypeSchema,
  })
  .meta({ id: 'PlaceItem' });
export type PlaceItem = z.infer<typeof placeItemSchema>;

/** What a search finds in a category, with the class of its best match (docs/product/lists.md#how-search-matches). */
const placeCountSchema = z
  .object({ totalItems: z.int(), matchClass: z.int().optional() })
  .meta({ id: 'PlaceCount' });
export type PlaceCount = z.infer<typeof placeCountSchema>;

export const placeListSchema = z
  .object({
    items: z.array(placeItemSchema),
    currentPage: z.int(),
    totalPages: z.int(),
    totalItems: z.int(),
    matchClass: z.int().optional().describe('How well the best match of q does, from 0 (the whole name)'),
    byCategory: z
      .object({
        tour: placeCountSchema,
        restaurant: placeCountSchema,
        accommodation: placeCountSchema,
      })
      .optional()
      .describe('With q and categoryFilter: what each category has'),
    near: z
      .array(z.string())
      .readonly()
      .optional()
      .describe('Searches that find something, where q finds nothing'),
    open: z
      .object({
        at: z.string().describe('The minute of Asia/Seoul that was asked for, also for the next pages'),
        unknown: z.int().describe('Places left out because their hours are unknown'),
      })
      .optional()
      .describe('Where openAt was given'),
  })
  .meta({ id: 'PlaceList' });
export type PlaceList = z.infer<typeof placeListSchema>;

/** The month or the day of a check. */
export const checkDateSchema = z
  .string()
  .regex(
    /^20\d{2}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/,
    'must be a month or a day, like 2026-10 or 2026-10-06',
  )
  .meta({ id: 'CheckDate' });

export const checkedOnSchema = z.object({
  hours: checkDateSchema.optional(),
  phone: checkDateSchema.optional(),
  address: checkDateSchema.optional(),
  text: checkDateSchema.optional(),
} satisfies Record<FactGroup, unknown>);

/** The Korean name and address, whichever language is requested. */
export const koreanNameSchema = z
  .object({ name: z.string(), address: z.string().nullable() })
  .meta({ id: 'KoreanName', description: 'As signs and drivers read it' });

/** A text of a place that visitors may get in English. `note`: the note on the opening hours. */
export const untranslatedFieldSchema = z.enum(['placeName', 'summary', 'address', 'information', 'note']);
export type UntranslatedField = z.infer<typeof untranslatedFieldSchema>;

const photographLicenceSchema = z.enum(photographLicences).meta({ id: 'PhotographLicence' });

export const placeDetailSchema = z
  .object({
    id: z.int(),
    type: placeTypeSchema,
    placeName: z.string(),
    reading: readingField,
    romanisation: z.string().optional().describe('The Korean name in Latin letters, beside a reading'),
    summary: z.string(),
    weekDays: z.array(weekDaySchema).nullable(),
    openStatus: openStatusSchema.describe('At the moment that the Date header tells, in Asia/Seoul'),
    openingHours: z.object({
      periods: z.array(openingPeriodSchema),
      note: z.string().nullable().describe('What hours alone do not say, in the language asked for'),
      isDoubtful: z
        .boolean()
        .optional()
        .describe('True where the hours come from an older listing, or where reports of them differ'),
    }),
    checkedOn: checkedOnSchema
      .optional()
      .describe('Month or day of the last check of each group of facts; missing: no date is known'),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    fee: z
      .int()
      .optional()
      .describe('Entry fee of an adult in won, 0 where entry is free; missing: not known'),
    mapX: z.number().describe('Longitude, WGS84'),
    mapY: z.number().describe('Latitude, WGS84'),
    information: z.string().nullable(),
    tags: z.array(z.object({ id: z.int(), tagName: z.string() })),
    child: z.object({ imageList: z.array(z.string()) }),
    imageAlts: z.array(z.string()).describe('What each picture of child.imageList shows'),
    imageCredits: z
      .array(z.string().nullable())
      .describe('Whose photograph each picture of child.imageList is; null for a drawing'),
    imageLicences: z
      .array(photographLicenceSchema.nullable())
      .optional()
      .describe(
        'Licence of each photograph of child.imageList, null for a drawing; missing where all are drawings',
      ),
    sharePicture: z.string().describe('Address of a PNG or JPEG of 1200 by 630 for link previews'),
    likeCount: z.int(),
    korean: koreanNameSchema,
    fallbacks: z
      .array(z.enum(['placeName', 'summary', 'address', 'information']))
      .describe(`Fields returned in ${languages[0]}, because the language asked for has no text`),
    untranslated: z
      .array(untranslatedFieldSchema)
      .optional()
      .describe('Fields returned in en, because they are not translated yet; missing where there are none'),
    nearby: z.array(placeItemSchema.extend({ distance: z.number().describe('Metres, straight line') })),
  })
  .meta({ id: 'Place' });
export type PlaceDetail = z.infer<typeof placeDetailSchema>;

const placePath = z.object({ type: placeTypeSchema });

const listPlaces = defineRoute({
  ...apiAddresses.listPlaces,
  summary: 'Places of a category, or what a search finds',
  tag: 'places',
  params: placePath,
  query: listPlacesQuery,
  access: 'everyone',
  body: z.undefined(),
  response: placeListSchema,
  success: [200],
  sharedCache: { freshFor: listsFreshFor, notWith: ['openAt'] },
  problems: [400, 404],
});

export const getPlace = defineRoute({
  ...apiAddresses.getPlace,
  summary: 'One place with its texts, hours, pictures and neighbours',
  tag: 'places',
  params: placePath.extend({ id: placeIdParameter }),
  query: z.object({ locale: localeParameter }),
  access: 'everyone',
  body: z.undefined(),
  response: placeDetailSchema,
  success: [200],
  sharedCache: { freshFor: guideFreshFor },
  problems: [400, 404],
});

/** The endpoints of this file. */
export const placesApi = { listPlaces, getPlace } as const;
