import { z } from 'zod';
import { type Language, languages } from '../domain/languages.ts';
import { photographLicences } from '../domain/places/photographLicences.ts';
import { placeTypes } from '../domain/places/placeTypes.ts';
import { openingPeriodSchema, weekDaySchema } from './openingHours.ts';
import { checkedOnSchema } from './places.ts';

/** A text in the languages that it has. */
const textSchema = z.partialRecord(z.enum(languages), z.string());

/** A place as the files of the guide have it. */
export const openPlaceSchema = z.strictObject({
  id: z.int(),
  type: z.enum(placeTypes),
  name: textSchema,
  summary: textSchema,
  themes: z.array(z.string()).describe('Keys of `themes`'),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  address: textSchema,
  phone: z.string().nullable(),
  hours: z.strictObject({
    weekDays: z
      .array(weekDaySchema)
      .nullable()
      .describe('Days on which it opens; null where that is not known'),
    periods: z.array(openingPeriodSchema).describe('In Asia/Seoul'),
    note: textSchema.nullable(),
    isDoubtful: z.boolean(),
  }),
  checkedOn: checkedOnSchema.describe('Month or day of the last check of each group of facts'),
  page: z.url(),
  photographs: z.array(
    z.strictObject({
      url: z.url(),
      credit: z.string(),
      licence: z.enum(photographLicences).describe('own: all rights reserved by Solbada'),
      licencePage: z.url().nullable(),
    }),
  ),
});
export type OpenPlace = z.infer<typeof openPlaceSchema>;

/** The head of the file, before the places. */
const openGuideHeadSchema = z.strictObject({
  name: z.string(),
  url: z.url(),
  licence: z.strictObject({
    name: z.string(),
    url: z.url(),
    covers: z.string(),
    attribution: z.string(),
    sources: z.string(),
  }),
  version: z.int().describe('Number of the published version of the guide'),
  modifiedAt: z.iso.datetime().describe('When a place last changed'),
  languages: z.partialRecord(z.enum(languages), z.string()).describe('Key of the texts, and its BCP 47 tag'),
  themes: z.array(z.strictObject({ id: z.int(), key: z.string(), name: textSchema })),
});
export type OpenGuideHead = z.infer<typeof openGuideHeadSchema>;

/** /guide.json. */
export const openGuideSchema = openGuideHeadSchema.extend({ places: z.array(openPlaceSchema) });
export type OpenTexts = Partial<Record<Language, string>>;
