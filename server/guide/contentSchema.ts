import { z } from 'zod';
import { openingPeriodSchema, weekDaySchema } from '../../contract/openingHours.ts';
import { checkDateSchema } from '../../contract/places.ts';
import { region } from '../../domain/geography/region.ts';
import { byLanguage } from '../../domain/languages.ts';
import type { FactGroup } from '../../domain/places/checkedOn.ts';
import { placeTypes } from '../../domain/places/placeTypes.ts';
import { themeKeys } from '../../domain/places/themeKeys.ts';
import type { ContentPicture } from './contentPictures.ts';
import { inRequiredLanguages } from './guideText.ts';

/** A trimmed text of `min` to `max` characters. */
function trimmed(min: number, max: number) {
  return z
    .string()
    .min(min)
    .max(max)
    .refine((value) => value.trim() !== '', 'is blank')
    .refine((value) => value === value.trim(), 'begins or ends with a space');
}

/** The same in Korean, in English and in each language into which it is translated. */
function translated(min: number, max: number) {
  return z.strictObject(inRequiredLanguages(trimmed(min, max)));
}

const withoutRepeats = (list: readonly unknown[]) => new Set(list).size === list.length;

const hoursSchema = z
  .strictObject({
    weekDays: z.array(weekDaySchema).min(1).refine(withoutRepeats, 'names a day twice').nullable(),
    periods: z.array(openingPeriodSchema),
    note: translated(1, 160).nullable(),
    /** Set where the hours come from an older listing, or where reports of them differ. */
    doubtful: z.literal(true).optional(),
  })
  .superRefine(({ weekDays, periods }, context) => {
    if (!weekDays) return;
    for (const [index, period] of periods.entries()) {
      const closed = period.days.find((day) => !weekDays.includes(day));
      if (closed) {
        context.addIssue({
          code: 'custom',
          path: ['periods', index, 'days'],
          message: `has hours on ${closed}, which weekDays calls closed`,
        });
      }
    }
  });

/** When a group of facts was last checked, and against what; null for a listing without a date, which is no check. */
const checkSchema = z.strictObject({ on: checkDateSchema.nullable(), source: z.string().min(1) });

const checkedSchema = z.strictObject({
  /** Null where the place has none, like phone. */
  hours: checkSchema.nullable(),
  phone: checkSchema.nullable(),
  address: checkSchema,
  text: checkSchema,
} satisfies Record<FactGroup, unknown>);

/** Minutes of a visit; the whole tour takes 180. */
const visitMinutes = z.int().min(5).max(180);

/** Whether anything is known of a place's opening hours. */
export function hasHours({ weekDays, periods, note }: z.infer<typeof hoursSchema>): boolean {
  return weekDays !== null || periods.length > 0 || note !== null;
}

/** A file of content/places. */
export const placeFileSchema = z
  .strictObject({
    /** Never reused, even after the place was removed (docs/product/api.md#shared-rules). */
    id: z.int().min(1).max(2_147_483_647),
    key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be kebab-case'),
    type: z.enum(placeTypes),
    /** Set by hand; higher is more prominent. */
    rank: z.int().min(-1_000_000_000).max(1_000_000_000),
    name: translated(1, 60),
    /** How the Korean name is said (docs/editing/readings.md). */
    reading: z.strictObject({ kana: z.string().min(1).max(80), roman: z.string().min(1).max(80) }),
    summary: translated(8, 120),
    information: translated(20, 600),
    address: translated(4, 160),
    phone: z
      .string()
      .regex(/^(0\d{1,2}-\d{3,4}-\d{4}|1\d{3}-\d{4})$/, 'must be like 033-640-4531 or 1644-3001')
      .nullable(),
    themes: z.array(z.enum(themeKeys)).min(1).refine(withoutRepeats, 'names a theme twice'),
    position: z.strictObject({
      lat: z.number().min(region.lat[0]).max(region.lat[1]),
      lng: z.number().min(region.lng[0]).max(region.lng[1]),
    }),
    hours: hoursSchema,
    /** Length of a visit, when it differs from the default of its first theme. */
    visitMinutes: visitMinutes.optional(),
    /** Entry fee of an adult in won, 0 where entry is free; only if `facts` or a source states it. */
    fee: z.int().min(0).max(1_000_000).optional(),
    checked: checkedSchema,
    /** Facts that the texts may state, with their source; for editors, not for visitors. */
    facts: z.array(z.string().min(1)),
    source: z.string().min(1),
    confidence: z.enum(['high', 'medium']),
  })
  .superRefine(({ checked, hours, phone }, context) => {
    const has = { hours: hasHours(hours), phone: phone !== null };
    for (const group of ['hours', 'phone'] as const) {
      if (has[group] === (checked[group] !== null)) continue;
      const message = has[group]
        ? `is null, and the place has ${group}`
        : `must be null: the place has no ${group}`;
      context.addIssue({ code: 'custom', path: ['checked', group], message });
    }
  });
export type PlaceFile = z.infer<typeof placeFileSchema>;

/** A place as its file has it: what is missing in a language is filled in when the rows are made (guideRows.ts). */
export interface PlaceContent extends PlaceFile {
  /** Photographs first; the first picture is shown on cards. */
  readonly pictures: readonly ContentPicture[];
}

export const themeContentSchema = z.strictObject({
  id: z.int().min(1).max(2_147_483_647),
  key: z.enum(themeKeys),
  /** Usual length of a visit to a place of this theme. */
  visitMinutes,
  name: z.strictObject(byLanguage(() => trimmed(1, 30))),
});
export type ThemeContent = z.infer<typeof themeContentSchema>;

/** The input of loadGuide; made by readContent, or in code by tests and benchmarks. */
export interface GuideContent {
  readonly themes: readonly ThemeContent[];
  readonly places: readonly PlaceContent[];
}
