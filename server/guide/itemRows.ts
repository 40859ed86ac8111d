import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Language } from '../../contract/languages.ts';
import type { PlaceItem } from '../../contract/places.ts';
import { type PlaceType, placeTypes } from '../../contract/placeTypes.ts';
import { metresOnPlane, type Position } from './location.ts';
import type { PlacePictures } from './placePictures.ts';

/** The columns of a place's card, in the requested language. */
export const itemRowSchema = z.object({
  id: z.int(),
  type: z.enum(placeTypes),
  name: z.string(),
  summary: z.string(),
  picture: z.string(),
  lat: z.number(),
  lng: z.number(),
});
export type ItemRow = z.infer<typeof itemRowSchema>;

const itemTypes: Record<PlaceType, PlaceItem['type']> = {
  tour: 'TOUR',
  restaurant: 'RESTAURANT',
  accommodation: 'ACCOMMODATION',
};

/** A text column in a language; Korean where it is missing (DESIGN 3). */
export function inLanguage(column: string, language: Language): RawBuilder<unknown> {
  return sql`coalesce(${sql.ref(column)} ->> ${sql.lit(language)}, ${sql.ref(column)} ->> 'ko')`;
}

/** The columns of itemRowSchema, from `place p` and `place_content c`. */
export function itemColumns(language: Language): RawBuilder<unknown> {
  return sql`p.id, p.type, ${inLanguage('c.name', language)} as name,
    ${inLanguage('c.summary', language)} as summary, c.pictures[1] as picture, c.lat, c.lng`;
}

export function itemOf({ id, type, name, summary, picture }: ItemRow, pictures: PlacePictures): PlaceItem {
  return { id, thumbnailUrl: pictures.url(picture), name, summary, type: itemTypes[type] };
}

/** The same with the distance from a position, if there is one. */
export function itemFrom(from: Position | undefined, row: ItemRow, pictures: PlacePictures): PlaceItem {
  const item = itemOf(row, pictures);
  return from ? { ...item, distance: Math.round(metresOnPlane(from, row)) } : item;
}
