import { z } from 'zod';
import { localeParameter } from './languages.ts';
import { defineRoute } from './route.ts';

/** The eleven keywords of the guide (SPEC 9). Their order is that of their ids, 1 to 11. */
export const themeKeys = [
  'sea',
  'hotel',
  'restaurant',
  'landmark',
  'shopping',
  'cafe',
  'culture',
  'history',
  'nature',
  'leisure',
  'sports',
] as const;
export type ThemeKey = (typeof themeKeys)[number];

export const themeSchema = z.object({
  id: z.int(),
  type: z.string().describe('The label, in the language asked for'),
  key: z.enum(themeKeys),
});
export type Theme = z.infer<typeof themeSchema>;

export const listThemes = defineRoute({
  method: 'GET',
  path: '/theme',
  summary: 'The themes that places are tagged with',
  tag: 'places',
  params: z.object({}),
  query: z.object({ locale: localeParameter }),
  body: z.undefined(),
  answer: z.array(themeSchema),
  problems: [400],
});
