import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { MapPlace } from '../../contract/mapPlaces.ts';
import { thumbnailAddress } from '../../contract/photographs.ts';
import type { PlaceItem } from '../../contract/places.ts';
import type { Language } from '../../domain/languages.ts';
import { photographLicences } from '../../domain/places/photographLicences.ts';
import { itemTypes, placeTypes } from '../../domain/places/placeTypes.ts';
import { readingScripts } from '../../domain/reading/readings.ts';
import type { PlacePictures } from './placePictures.ts';

/** The columns of a place's card, in the requested language. */
export const itemRowSchema = z.object({
  id: z.int(),
  type: z.enum(placeTypes),
  name: z.string(),
  korean_name: z.string(),
  reading: z.string().nullable(),
  summary: z.string(),
  /** The first drawing. */
  picture: z.string(),
  /** The first picture, if it is a photograph. */
  photograph: z.string().nullable(),
  photograph_width: z.int().nullable(),
  photograph_licence: z.enum(photographLicences).nullable(),
  lat: z.number(),
  lng: z.number(),
});
export type ItemRow = z.infer<typeof itemRowSchema>;

/** A text column in a language, or in Korean if the language is missing (docs/product/languages.md#missing-texts). */
export function inLanguage(column: string, language: Language): RawBuilder<unknown> {
  return sql`coalesce(${sql.ref(column)} ->> ${sql.lit(language)}, ${sql.ref(column)} ->> 'ko')`;
}

/** The reading of the name, for languages that show one. */
export function readingIn(language: Language): RawBuilder<unknown> {
  return readingScripts[language] ? sql`c.reading ->> ${sql.lit(language)}` : sql`null`;
}

/** A field of an API response, absent where there is no reading. */
export function readingField({ reading }: { reading: string | null }): { reading?: string } {
  return reading === null ? {} : { reading };
}

/** From `place_content c`. A photograph that is not in the database has no width; its place shows the drawing. */
const leadPicture = sql`c.pictures[1] as picture,
  c.gallery #>> '{0,photograph}' as photograph, c.gallery #>> '{0,licence}' as photograph_licence,
  (select ph.width from photograph ph where ph.hash = c.gallery #>> '{0,photograph}') as photograph_width`;

/** The columns of itemRowSchema, from `place p` and `place_content c`. */
export function itemColumns(language: Language): RawBuilder<unknown> {
  return sql`p.id, p.type, ${inLanguage('c.name', language)} as name, c.name ->> 'ko' as korean_name,
    ${readingIn(language)} as reading, ${inLanguage('c.summary', language)} as summary, ${leadPicture}, c.lat, c.lng`;
}

type LeadPicture = Pick<ItemRow, 'picture' | 'photograph' | 'photograph_width' | 'photograph_licence'>;

/** Address of the first picture for cards. */
export function itemThumbnail(row: LeadPicture, pictures: PlacePictures): string {
  const { picture, photograph, photograph_width: width, photograph_licence: licence } = row;
  return photograph === null || width === null || licence === null
    ? pictures.url(picture)
    : thumbnailAddress({ photograph, width, licence });
}

export function toPlaceItem(row: ItemRow, pictures: PlacePictures): PlaceItem {
  const { id, type, name, summary } = row;
  return {
    id,
    thumbnailUrl: itemThumbnail(row, pictures),
    name,
    ...readingField(row),
    summary,
    type: itemTypes[type],
  };
}

export function toMapPlace({ id, type, name, korean_name: koreanName, lat, lng }: ItemRow): MapPlace {
  return { id, type, name, ...(koreanName === name ? {} : { koreanName }), lat, lng };
}
