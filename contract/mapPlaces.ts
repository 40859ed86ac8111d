import { z } from 'zod';
import { apiAddresses } from './addresses.ts';
import { localeParameter } from './locale.ts';
import { openAtParameter, placeTypeSchema, searchParameter, themeParameter } from './places.ts';
import { defineRoute, guideFreshFor } from './route.ts';

const mapPlaceSchema = z.object({
  id: z.int(),
  type: placeTypeSchema,
  name: z.string(),
  koreanName: z.string().optional().describe('As signs show it; missing where it is the name'),
  lat: z.number(),
  lng: z.number(),
});
export type MapPlace = z.infer<typeof mapPlaceSchema>;

const listMapPlaces = defineRoute({
  ...apiAddresses.listMapPlaces,
  summary: 'All places of a category, or those of a search in it, as a map shows them',
  tag: 'places',
  access: 'everyone',
  params: z.object({ type: placeTypeSchema }),
  query: z.object({
    locale: localeParameter,
    themeId: themeParameter,
    q: searchParameter,
    openAt: openAtParameter,
  }),
  body: z.undefined(),
  response: z.object({ places: z.array(mapPlaceSchema) }),
  success: [200],
  sharedCache: { freshFor: guideFreshFor, notWith: ['openAt'] },
  problems: [400, 404],
});

/** The endpoints of this file. */
export const mapPlacesApi = { listMapPlaces } as const;
