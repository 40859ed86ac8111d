import { z } from 'zod';
import { openingPeriodSchema, weekDaySchema } from '../../contract/openingHours.ts';
import {
  checkedOnSchema,
  type PlaceDetail,
  type UntranslatedField,
  untranslatedFieldSchema,
} from '../../contract/places.ts';
import { type Language, languages } from '../../domain/languages.ts';

/** A text in the languages that it has. */
export const textSchema = z.partialRecord(z.enum(languages), z.string());

/** The columns of `place_content` that a place's own page shows, in all languages. */
export const contentColumnsSchema = z.object({
  name: textSchema,
  summary: textSchema,
  information: textSchema,
  address: textSchema,
  reading: textSchema.nullable(),
  romanisation: z.string().nullable(),
  phone: z.string().nullable(),
  fee: z.int().nullable(),
  lat: z.number(),
  lng: z.number(),
  week_days: z.array(weekDaySchema).nullable(),
  periods: z.array(openingPeriodSchema),
  note: textSchema.nullable(),
  hours_doubtful: z.boolean(),
  checked_on: checkedOnSchema.nullable(),
  untranslated: z.partialRecord(z.enum(languages), z.array(untranslatedFieldSchema)).nullable(),
});
type ContentColumns = z.infer<typeof contentColumnsSchema>;

const fieldColumns = {
  placeName: 'name',
  summary: 'summary',
  address: 'address',
  information: 'information',
} as const satisfies Record<PlaceDetail['fallbacks'][number], keyof ContentColumns>;
const fields = ['placeName', 'summary', 'address', 'information'] as const;

/** The fields of a place that are shown in Korean because they have no text in the language. */
export function fallbacksIn(row: ContentColumns, language: Language): PlaceDetail['fallbacks'] {
  return fields.filter((field) => {
    const text = row[fieldColumns[field]];
    return text[language] === undefined && text.ko !== undefined;
  });
}

/**
 * A field of an API response that names the texts shown in English because their translation is missing; absent if there
 * are none. The previous release does not update this column, so a text that differs from the English one is left out.
 */
export function untranslatedField(
  row: ContentColumns,
  language: Language,
): { untranslated?: UntranslatedField[] } {
  const named = row.untranslated?.[language] ?? [];
  const texts = named.map((field) => ({ field, text: row[field === 'note' ? 'note' : fieldColumns[field]] }));
  const inEnglish = texts.filter(({ text }) => text !== null && text[language] === text.en);
  return inEnglish.length > 0 ? { untranslated: inEnglish.map(({ field }) => field) } : {};
}
