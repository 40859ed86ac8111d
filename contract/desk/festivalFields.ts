import { z } from 'zod';
import {
  endFault,
  isPhoneOrNone,
  maxFestivalDays,
  maxFestivalLengths,
} from '../../domain/festivals/festivalFields.ts';
import { region } from '../../domain/geography/region.ts';
import type { Language } from '../../domain/languages.ts';
import { isDate } from '../../domain/tour/planRules.ts';
import { typedLine, typedLineOrNone } from '../typedText.ts';

const coded = (code: string, message: string) => ({ message, params: { code } });

const texts = (longest: number, ko = typedLineOrNone(longest)) =>
  z.object({
    ko,
    en: typedLineOrNone(longest),
    cn: typedLineOrNone(longest),
    tw: typedLineOrNone(longest),
    ja: typedLineOrNone(longest),
  } satisfies Record<Language, unknown>);
const day = z.string().refine(isDate, coded('invalidDate', 'a day that exists, as yyyy-mm-dd'));
const within = ([min, max]: readonly [number, number]) => z.number().min(min).max(max);

/** The fields of a festival that editors fill in. A missing text is ''; a festival can only be published without missing texts. */
export const festivalFieldsSchema = z.object({
  name: texts(maxFestivalLengths.name, typedLine(maxFestivalLengths.name)),
  summary: texts(maxFestivalLengths.summary),
  place: texts(maxFestivalLengths.place),
  address: typedLineOrNone(maxFestivalLengths.address).describe('In Korean'),
  position: z.object({ lat: within(region.lat), lng: within(region.lng) }).nullable(),
  placeId: z.int().min(1).max(2_147_483_647).nullable().describe('The place of the guide where it is held'),
  startsOn: day,
  endsOn: day,
  phone: z.string().trim().refine(isPhoneOrNone, coded('invalidPhone', 'a telephone number, or nothing')),
  homepage: z
    .url({ protocol: /^https$/ })
    .max(maxFestivalLengths.homepage)
    .nullable(),
});
export type FestivalFields = z.infer<typeof festivalFieldsSchema>;
/** Some fields, such as those that the official data knows. */
export const someFestivalFieldsSchema = festivalFieldsSchema.partial();
export type SomeFestivalFields = z.infer<typeof someFestivalFieldsSchema>;

export const festivalFieldNameSchema = festivalFieldsSchema.keyof();
export type FestivalFieldName = z.infer<typeof festivalFieldNameSchema>;

/** Reports a last day that is before the first one, or too long after it. */
export function checkEnd({ value: { startsOn, endsOn }, issues }: z.core.ParsePayload<FestivalFields>): void {
  const fault = endFault(startsOn, endsOn);
  if (fault === null) return;
  const message = `from the first day on, at most ${maxFestivalDays} days`;
  issues.push({ code: 'custom', path: ['endsOn'], params: { code: fault }, message, input: endsOn });
}

export const festivalBodySchema = festivalFieldsSchema.check(checkEnd);
