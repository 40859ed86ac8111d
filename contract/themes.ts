import { z } from 'zod';
import { themeKeys } from '../domain/places/themeKeys.ts';
import { apiAddresses } from './addresses.ts';
import { localeParameter } from './locale.ts';
import { openAtParameter, placeTypeParameter, searchParameter } from './places.ts';
import { defineRoute, guideFreshFor } from './route.ts';

export const themeSchema = z
  .object({
    id: z.int(),
    type: z.string().describe('The label, in the language asked for'),
    key: z.enum(themeKeys).meta({ id: 'ThemeKey' }),
    total: z.int().optional().describe('Places of the category that carry it, where type was given'),
  })
  .meta({ id: 'Theme' });
export type Theme = z.infer<typeof themeSchema>;

const listThemes = defineRoute({
  ...apiAddresses.listThemes,
  summary: 'The themes that places are tagged with; with type, how many places carry each',
  tag: 'places',
  params: z.object({}),
  query: z
    .object({
      locale: localeParameter,
      type: placeTypeParameter.optional().describe('Category whose places are counted'),
      q: searchParameter,
      openAt: openAtParameter,
    })
    .check(({ value, issues }) => {
      if (value.type !== undefined || (value.q === undefined && value.openAt === undefined)) return;
      issues.push({ code: 'custom', path: ['type'], message: 'needed with q and openAt', input: value.type });
    }),
  access: 'everyone',
  body: z.undefined(),
  response: z.array(themeSchema),
  success: [200],
  sharedCache: { freshFor: guideFreshFor, notWith: ['openAt'] },
  problems: [400],
});

/** The endpoints of this file. */
export const themesApi = { listThemes } as const;
