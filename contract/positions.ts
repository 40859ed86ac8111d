import { z } from 'zod';
import { apiAddresses } from './addresses.ts';
import { defineRoute, guideFreshFor } from './route.ts';

export const positionsSchema = z.object({
  positions: z.array(
    z.object({
      id: z.int(),
      lat: z.number().describe('Latitude, WGS84'),
      lng: z.number().describe('Longitude, WGS84'),
    }),
  ),
});
export type PlacePositions = z.infer<typeof positionsSchema>;

const listPositions = defineRoute({
  ...apiAddresses.listPositions,
  summary: 'Where all places are, so that a device can measure distances without saying where it is',
  tag: 'places',
  access: 'everyone',
  params: z.object({}),
  query: z.object({}),
  body: z.undefined(),
  response: positionsSchema,
  success: [200],
  sharedCache: { freshFor: guideFreshFor },
  problems: [],
});

/** The endpoints of this file. */
export const positionsApi = { listPositions } as const;
