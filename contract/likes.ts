import { z } from 'zod';
import { apiAddresses } from './addresses.ts';
import { localeParameter } from './locale.ts';
import {
  pageParameter,
  placeIdParameter,
  placeItemSchema,
  placeTypeParameter,
  sizeParameter,
} from './places.ts';
import { defineRoute } from './route.ts';

export const likePlace = defineRoute({
  ...apiAddresses.likePlace,
  summary: 'Likes a place, or takes the like back',
  tag: 'likes',
  access: 'account',
  params: z.object({ id: placeIdParameter }),
  query: z.object({}),
  body: z.unknown().optional(),
  response: z.object({ liked: z.boolean(), likeCount: z.int() }),
  success: [200],
  problems: [401, 404],
});

export const listLikedPlaces = defineRoute({
  ...apiAddresses.listLikedPlaces,
  summary: 'The places that the signed-in user likes, the last liked first',
  tag: 'likes',
  access: 'account',
  params: z.object({}),
  query: z.object({
    page: pageParameter,
    size: sizeParameter,
    type: placeTypeParameter.optional().describe('Only this category'),
    placeId: placeIdParameter.optional().describe('Only this place: whether it is liked'),
    locale: localeParameter,
  }),
  body: z.undefined(),
  response: z.object({
    content: z.array(placeItemSchema.extend({ placeId: z.int() })),
    currentPage: z.int(),
    totalPages: z.int(),
    totalItems: z.int(),
  }),
  success: [200],
  problems: [400, 401],
});
