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

const ofPlace = {
  tag: 'likes',
  access: 'account',
  params: z.object({ id: placeIdParameter }),
  query: z.object({}),
  body: z.unknown().optional(),
  response: z.object({ liked: z.boolean(), likeCount: z.int() }).meta({ id: 'Like' }),
  success: [200],
  problems: [401, 404],
} as const;

const likePlace = defineRoute({
  ...apiAddresses.likePlace,
  ...ofPlace,
  summary: 'Likes a place, or takes the like back if there is one',
});

const addLike = defineRoute({
  ...apiAddresses.addLike,
  ...ofPlace,
  summary: 'Likes a place; sending it again changes nothing',
});

const removeLike = defineRoute({
  ...apiAddresses.removeLike,
  ...ofPlace,
  summary: 'Takes the like of a place back; sending it again changes nothing',
});

const listLikedPlaces = defineRoute({
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

/** The endpoints of this file. */
export const likesApi = { likePlace, addLike, removeLike, listLikedPlaces } as const;
