import { z } from 'zod';
import { region } from '../../domain/geography/region.ts';
import { isOptionalLanguage, type Language } from '../../domain/languages.ts';
import { departureIdPattern, maxDepartureIdLength, stationId } from '../../domain/tour/departurePlaces.ts';
import { dayParameter } from '../days.ts';
import { typedLine, typedLineOrNone } from '../typedText.ts';

/** Maximum number of departures besides the station. */
export const maxOtherDepartures = 12;
export const maxDepartureTextLengths = { name: 60, meetingPlace: 160 } as const;

const coded = (code: string, message: string) => ({ message, params: { code } });
const within = ([min, max]: readonly [number, number]) => z.number().min(min).max(max);

/** Korean and English; visitors read English where another language is empty. */
function textSchema(longest: number) {
  const line = (language: Language) =>
    isOptionalLanguage(language) ? typedLineOrNone(longest) : typedLine(longest);
  return z.object({
    ko: line('ko'),
    en: line('en'),
    cn: line('cn'),
    tw: line('tw'),
    ja: line('ja'),
  } satisfies Record<Language, unknown>);
}

const departureFieldsSchema = z.object({
  id: z
    .string()
    .max(maxDepartureIdLength)
    .refine(
      (id) => departureIdPattern.test(id),
      coded('invalidId', 'capital letters, digits and underscores, a letter first'),
    )
    .refine((id) => id !== stationId, coded('duplicateId', 'the station has this id')),
  isOffered: z.boolean(),
  position: z.object({ lat: within(region.lat), lng: within(region.lng) }),
  name: textSchema(maxDepartureTextLengths.name),
  meetingPlace: textSchema(maxDepartureTextLengths.meetingPlace),
});

/** What the form of the departures sends. */
export const departuresBodySchema = z
  .object({
    fromDay: dayParameter.describe('From which they count, until later ones'),
    isStationOffered: z.boolean(),
    others: z.array(departureFieldsSchema).max(maxOtherDepartures).describe('Besides the station'),
  })
  .check(({ value: { isStationOffered, others }, issues }) => {
    const ids = others.map(({ id }) => id);
    ids.forEach((id, index) => {
      if (ids.indexOf(id) === index) return;
      const path = ['others', index, 'id'];
      issues.push({ code: 'custom', path, ...coded('duplicateId', 'each id once'), input: id });
    });
    if (isStationOffered || others.some(({ isOffered }) => isOffered)) return;
    const rule = coded('noneOffered', 'at least one departure is offered');
    issues.push({ code: 'custom', path: ['isStationOffered'], ...rule, input: isStationOffered });
  });
