import { z } from 'zod';
import { apiAddresses } from './addresses.ts';
import { languages } from './languages.ts';
import { localeParameter } from './locale.ts';
import { openingPeriodSchema, openStatusSchema, weekDaySchema } from './openingHours.ts';
import { listPageSize, longestSearch, placeItemTypes, placeTypes } from './placeTypes.ts';
import { defineRoute } from './route.ts';

export const placeTypeSchema = z.enum(placeTypes);

/** What a search is limited to: category names separated by commas, in either case. */
const typeSearchParameter = z
  .string()
  .transform((text) =>
    text.split(',').map((name) => name.trim().toLowerCase().replace('tourist_spot', 'tour')),
  )
  .pipe(z.array(placeTypeSchema))
  .describe('Categories that a search is limited to, separated by commas');

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'a whole number')
    .transform(Number)
    .pipe(z.int().min(least).max(most))
    // What the published document says of it; the pattern above is how it is read from an address.
    .meta({ type: 'integer', minimum: least, maximum: most });

export const pageParameter = wholeNumber(1, 999_999_999)
  .prefault('1')
  .describe('From 1; a page past the end has no items');
export const sizeParameter = wholeNumber(1, 50).prefault(String(listPageSize)).describe('Places of a page');
export const placeIdParameter = wholeNumber(1, 2_147_483_647);

/** A category's name in either case; TOUR and TOURIST_SPOT are both 'tour' (DESIGN 3). */
export const placeTypeParameter = z
  .string()
  .transform((text) => text.trim().toLowerCase().replace('tourist_spot', 'tour'))
  .pipe(placeTypeSchema);

export const listPlacesQuery = z.object({
  page: pageParameter,
  size: sizeParameter,
  sortKey: z
    .enum(['like', 'name', 'rank'])
    .default('like')
    .describe("like: saved most; name: the order of the language; rank: the editors' order"),
  direction: z.enum(['asc', 'desc']).optional().describe('Missing: asc for name, desc for like and rank'),
  locale: localeParameter,
  themeId: wholeNumber(1, 2_147_483_647).optional().describe('Only places tagged with this theme'),
  typeSearch: typeSearchParameter.optional(),
  categoryFilter: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true')
    .describe('true: a search lists and counts only the category of the path'),
  q: z
    .string()
    .max(longestSearch)
    .optional()
    .describe('Search word; matches names in all languages, addresses, tags and summaries'),
});
export type ListPlacesQuery = z.output<typeof listPlacesQuery>;

export const placeItemSchema = z.object({
  id: z.int(),
  thumbnailUrl: z.string(),
  name: z.string(),
  summary: z.string(),
  type: z.enum(placeItemTypes),
});
export type PlaceItem = z.infer<typeof placeItemSchema>;

export const placeListSchema = z.object({
  items: z.array(placeItemSchema),
  currentPage: z.int(),
  totalPages: z.int(),
  totalItems: z.int(),
});
export type PlaceList = z.infer<typeof placeListSchema>;

export const placeDetailSchema = z.object({
  id: z.int(),
  type: placeTypeSchema,
  placeName: z.string(),
  summary: z.string(),
  weekDays: z.array(weekDaySchema).nullable(),
  openStatus: openStatusSchema.describe('At the moment of the answer, in Asia/Seoul'),
  openingHours: z.object({
    periods: z.array(openingPeriodSchema),
    note: z.string().nullable().describe('What hours alone do not say, in the language asked for'),
  }),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  mapX: z.number().describe('Longitude, WGS84'),
  mapY: z.number().describe('Latitude, WGS84'),
  information: z.string().nullable(),
  tags: z.array(z.object({ id: z.int(), tagName: z.string() })),
  child: z.object({ imageList: z.array(z.string()) }),
  imageAlts: z.array(z.string()).describe('What each picture of child.imageList shows'),
  imageCredits: z
    .array(z.string().nullable())
    .describe('Whose photograph each picture of child.imageList is; null for a drawing'),
  sharePicture: z.string().describe('Address of a PNG of 1200 by 630 for link previews'),
  likeCount: z.int(),
  korean: z
    .object({ name: z.string(), address: z.string().nullable() })
    .describe('As signs and drivers read it'),
  fallbacks: z
    .array(z.enum(['placeName', 'summary', 'address', 'information']))
    .describe(`Fields answered in ${languages[0]}, because the language asked for has no text`),
  nearby: z.array(placeItemSchema.extend({ distance: z.number().describe('Metres, straight line') })),
});
export type PlaceDetail = z.infer<typeof placeDetailSchema>;

const placePath = z.object({ type: placeTypeSchema });

export const listPlaces = defineRoute({
  ...apiAddresses.listPlaces,
  summary: 'Places of a category, or what a search finds',
  tag: 'places',
  params: placePath,
  query: listPlacesQuery,
  access: 'everyone',
  body: z.undefined(),
  answer: placeListSchema,
  success: [200],
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
  answer: placeDetailSchema,
  success: [200],
  problems: [400, 404],
});
