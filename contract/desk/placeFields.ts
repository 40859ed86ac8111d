import { z } from 'zod';
import { type Language, languages } from '../../domain/languages.ts';
import { photographLicences } from '../../domain/places/photographLicences.ts';
import { placeTypes } from '../../domain/places/placeTypes.ts';
import { themeKeys } from '../../domain/places/themeKeys.ts';
import { isReadable } from '../../domain/readableText.ts';
import { weekDaySchema } from '../openingHours.ts';
import { checkDateSchema } from '../places.ts';
import { typedLines } from '../typedText.ts';

/** Texts of a place that exist in every language, each language its own field: `name.ko`. */
export const translatedFields = ['name', 'summary', 'information', 'address', 'hours.note'] as const;
export type TranslatedField = (typeof translatedFields)[number];

/** Limits for a draft; those for publishing are stricter (server/guide/contentSchema.ts). */
const longest: Record<TranslatedField, number> = {
  name: 120,
  summary: 240,
  information: 1_200,
  address: 320,
  'hours.note': 320,
};

const line = (max: number) => typedLines(max);
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);
const check = z.object({ on: checkDateSchema.nullable(), source: line(500) }).nullable();
const alt = z.object({
  ko: line(320),
  en: line(320),
  cn: line(320),
  tw: line(320),
  ja: line(320),
} satisfies Record<Language, unknown>);

/** Only scenes of the content files are drawn, so a large or unreadable scene would be useless weight. */
const sceneSchema = z.record(z.string(), z.json()).refine((scene) => {
  const text = JSON.stringify(scene);
  return text.length <= 2_000 && isReadable(text) && !text.includes('\\');
}, 'is no scene');

/** A drawing of the content files, known by its scene, or an uploaded photograph by the SHA-256 of its bytes. */
export const pictureFieldSchema = z.union([
  z.object({ scene: sceneSchema, alt }),
  z.object({
    photograph: z.string().regex(/^[0-9a-f]{64}$/),
    credit: line(240),
    licence: z.enum(photographLicences).nullable(),
    alt,
  }),
]);
export type PictureField = z.infer<typeof pictureFieldSchema>;

const texts = Object.fromEntries(
  translatedFields.flatMap((field) =>
    languages.map((language) => [`${field}.${language}`, line(longest[field])]),
  ),
) as Record<`${TranslatedField}.${Language}`, ReturnType<typeof line>>;

/** The fields of a place that editors change, within the limits for a draft. A missing text is ''. */
export const placeFieldsSchema = z.object({
  ...texts,
  'reading.kana': line(160),
  'reading.roman': line(160),
  type: z.enum(placeTypes),
  rank: z.int().min(-1_000_000_000).max(1_000_000_000),
  themes: z.array(z.enum(themeKeys)).max(themeKeys.length),
  phone: line(40).describe("'' where the place has none"),
  position: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).nullable(),
  'hours.weekDays': z.array(weekDaySchema).max(7).nullable(),
  'hours.periods': z
    .array(
      z.object({
        days: z.array(weekDaySchema).max(7),
        opens: clockTime,
        closes: clockTime,
        lastEntry: clockTime.optional(),
        months: z.array(z.int().min(1).max(12)).max(12).optional(),
      }),
    )
    .max(40),
  'hours.doubtful': z.boolean(),
  visitMinutes: z.int().min(1).max(1_440).nullable().describe('Null: as usual for its first theme'),
  fee: z.int().min(0).max(1_000_000).nullable().describe('Of an adult, in won; 0: free; null: not known'),
  'checked.hours': check,
  'checked.phone': check,
  'checked.address': check,
  'checked.text': check,
  facts: z.array(line(500)).max(60),
  source: line(1_000),
  confidence: z.enum(['high', 'medium']),
  pictures: z.array(pictureFieldSchema).max(12),
});
export type PlaceFields = z.infer<typeof placeFieldsSchema>;
export type PlaceFieldName = keyof PlaceFields;

/** Some fields of a place: those that a draft or an edition changes. */
export const somePlaceFieldsSchema = placeFieldsSchema.partial();
export type SomePlaceFields = z.infer<typeof somePlaceFieldsSchema>;

export const placeFieldNameSchema = placeFieldsSchema.keyof();
export const placeFieldNames = placeFieldNameSchema.options;
