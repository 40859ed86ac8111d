import { z } from 'zod';
import {
  endFault,
  festivalLists,
  isPhoneOrNone,
  longestFestival,
  longestOfFestival,
} from '../../domain/festivals/festivalFields.ts';
import { region } from '../../domain/geography/region.ts';
import type { Language } from '../../domain/languages.ts';
import { isDate } from '../../domain/tour/planRules.ts';
import { defineRoute } from '../route.ts';
import { typedLine, typedLineOrNone } from '../typedText.ts';
import { deskAddresses } from './addresses.ts';
import { versionSchema } from './tours.ts';

const none = z.object({});
const festivalParameters = z.object({ festivalId: z.coerce.number().int().min(1).max(2_147_483_647) });
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
const within = ([least, most]: readonly [number, number]) => z.number().min(least).max(most);

/** What editors keep of a festival, each field for itself. A text that is missing is ''; to be published, none is. */
export const festivalFieldsSchema = z.object({
  name: texts(longestOfFestival.name, typedLine(longestOfFestival.name)),
  summary: texts(longestOfFestival.summary),
  place: texts(longestOfFestival.place),
  address: typedLineOrNone(longestOfFestival.address).describe('In Korean'),
  position: z.object({ lat: within(region.lat), lng: within(region.lng) }).nullable(),
  placeId: z.int().min(1).max(2_147_483_647).nullable().describe('The place of the guide where it is held'),
  startsOn: day,
  endsOn: day,
  phone: z.string().trim().refine(isPhoneOrNone, coded('invalidPhone', 'a telephone number, or nothing')),
  homepage: z
    .url({ protocol: /^https$/ })
    .max(longestOfFestival.homepage)
    .nullable(),
});
export type FestivalFields = z.infer<typeof festivalFieldsSchema>;
/** Some fields, such as those that the official data knows. */
export const someFestivalFieldsSchema = festivalFieldsSchema.partial();
export type SomeFestivalFields = z.infer<typeof someFestivalFieldsSchema>;

export const festivalFieldNameSchema = festivalFieldsSchema.keyof();
export type FestivalFieldName = z.infer<typeof festivalFieldNameSchema>;

/** Reports a last day that does not suit the first one. */
function checkEnd({ value: { startsOn, endsOn }, issues }: z.core.ParsePayload<FestivalFields>): void {
  const fault = endFault(startsOn, endsOn);
  if (fault === null) return;
  const message = `from the first day on, at most ${longestFestival} days`;
  issues.push({ code: 'custom', path: ['endsOn'], params: { code: fault }, message, input: endsOn });
}

export const festivalBodySchema = festivalFieldsSchema.check(checkEnd);

const deskFestivalSchema = festivalFieldsSchema.extend({
  id: z.int(),
  contentId: z.string().nullable().describe('In the official data; null where it does not come from there'),
  placeName: z.string().nullable().describe('Of placeId, in Korean'),
  isPublished: z.boolean(),
  proposed: someFestivalFieldsSchema
    .nullable()
    .describe('What the official data has changed since; settled by the next saving'),
  version: versionSchema,
  changedAt: z.iso.datetime(),
});
export type DeskFestival = z.infer<typeof deskFestivalSchema>;

const listDeskFestivals = defineRoute({
  ...deskAddresses.listDeskFestivals,
  summary: 'Festivals by their first day: those not over, those not published, or the last 200 that are over',
  tag: 'desk',
  access: 'editor',
  params: none,
  query: z.object({ list: z.enum(festivalLists).default('upcoming') }),
  body: z.undefined(),
  response: z.object({ content: z.array(deskFestivalSchema) }),
  success: [200],
  problems: [400, 401, 403],
});

const getFestival = defineRoute({
  ...deskAddresses.getFestival,
  summary: 'One festival',
  tag: 'desk',
  access: 'editor',
  params: festivalParameters,
  query: none,
  body: z.undefined(),
  response: deskFestivalSchema,
  success: [200],
  problems: [401, 403, 404],
});

const createFestival = defineRoute({
  ...deskAddresses.createFestival,
  summary: 'Adds a festival, which visitors see once it is published',
  tag: 'desk',
  access: 'editor',
  params: none,
  query: none,
  body: festivalBodySchema,
  response: deskFestivalSchema,
  success: [200],
  problems: [400, 401, 403],
});

const changeFestival = defineRoute({
  ...deskAddresses.changeFestival,
  summary:
    'Changes a festival, at once where it is published; 400 by field where a published one lacks a text',
  tag: 'desk',
  access: 'editor',
  params: festivalParameters,
  query: none,
  body: festivalFieldsSchema.extend({ version: versionSchema }).check(checkEnd),
  response: deskFestivalSchema,
  success: [200],
  problems: [400, 401, 403, 404, 409],
});

const setFestivalPublished = defineRoute({
  ...deskAddresses.setFestivalPublished,
  summary: 'Publishes a festival, 400 by field where it lacks a text; or withdraws it',
  tag: 'desk',
  access: 'editor',
  params: festivalParameters,
  query: none,
  body: z.object({ isPublished: z.boolean(), version: versionSchema }),
  response: deskFestivalSchema,
  success: [200],
  problems: [400, 401, 403, 404, 409],
});

const removeFestival = defineRoute({
  ...deskAddresses.removeFestival,
  summary: 'Removes a festival',
  tag: 'desk',
  access: 'editor',
  params: festivalParameters,
  query: z.object({ version: z.coerce.number().pipe(versionSchema) }),
  body: z.undefined(),
  response: z.undefined(),
  success: [204],
  problems: [400, 401, 403, 404, 409],
});

/** The endpoints of this file. */
export const deskFestivalsApi = {
  listDeskFestivals,
  createFestival,
  getFestival,
  changeFestival,
  setFestivalPublished,
  removeFestival,
} as const;
