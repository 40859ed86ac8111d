import { sql } from 'kysely';
import { z } from 'zod';
import { maxOfflinePlaces } from '../../../contract/offlineGuide.ts';
import { languages } from '../../../domain/languages.ts';
import { placeTypes } from '../../../domain/places/placeTypes.ts';
import { contentColumnsSchema, textSchema } from '../../guide/contentColumns.ts';
import { shownSynonyms, shownSynonymsSchema } from '../../guide/synonyms.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/problem.ts';

const placeSchema = contentColumnsSchema.extend({
  id: z.int(),
  type: z.enum(placeTypes),
  rank: z.int(),
  listed: z.boolean(),
  theme_ids: z.array(z.int()),
  /** The position of the name in the order of each language. */
  orders: z.record(z.enum(languages), z.int()),
  kana: z.string().nullable(),
  visit_minutes: z.int(),
  picture: z.string(),
  imageAlt: textSchema.nullable(),
});
/** A place with everything that the offline guide has of it. */
export type PlaceRow = z.infer<typeof placeSchema>;

const contentSchema = z.object({
  version: z.int(),
  /** Number of listed places. */
  size: z.int(),
  synonyms: shownSynonymsSchema,
  themes: z.array(z.object({ id: z.int(), key: z.string(), name: textSchema })),
  likes: z.array(z.tuple([z.int(), z.int()])),
  /**
   * Sorted by id, including places that have left the guide. Null if the version is the known one, or if the guide is
   * too large.
   */
  places: z.array(placeSchema).nullable(),
});
export type OfflineContent = z.infer<typeof contentSchema>;

/** The guide as it is now. One statement, so that all of it is of one version. */
export async function readOfflineContent(
  { sql: queries }: Database,
  known: number | undefined,
): Promise<OfflineContent> {
  const orders = sql.join(
    languages.map((language) => sql`${sql.lit(language)}, p.${sql.ref(`name_order_${language}`)}`),
  );
  const { rows } = await sql`
    select version, places as size, ${shownSynonyms} as synonyms,
      (select coalesce(json_agg(json_build_object('id', id, 'key', key, 'name', name) order by id), '[]')
        from theme) as themes,
      (select coalesce(json_agg(json_build_array(id, like_count) order by id), '[]')
        from place where listed and like_count <> 0) as likes,
      case when version <> ${known ?? -1} and places <= ${maxOfflinePlaces} then (
        select json_agg(row_to_json(one) order by one.id) from (
          select p.id, p.type, p.rank, p.listed, p.theme_ids, json_build_object(${orders}) as orders,
            c.name, c.summary, c.information, c.address, c.reading, c.kana, c.romanisation, c.phone, c.lat, c.lng,
            c.week_days, c.periods, c.note, c.hours_doubtful, c.checked_on, c.visit_minutes, c.fee, c.untranslated,
            c.pictures[1] as picture,
            (select one -> 'alt' from json_array_elements(c.gallery) one where one ->> 'name' = c.pictures[1] limit 1) as "imageAlt"
          from place p join place_content c on c.place_id = p.id
        ) as one
      ) end as places
    from guide_state where id = 1`.execute(queries);
  const content = contentSchema.parse(rows[0]);
  if (content.size === 0) throw new ProblemError('unavailable', 'The guide is not loaded');
  return content;
}
