import { sql } from 'kysely';
import { z } from 'zod';
import { openingPeriodSchema, weekDaySchema } from '../../contract/openingHours.ts';
import type { Stop } from '../../contract/stops.ts';
import type { Language } from '../../domain/languages.ts';
import { isSeaside } from '../../domain/places/themeKeys.ts';
import type { Database } from '../platform/database/database.ts';
import { inLanguage, itemColumns, itemRowSchema, itemThumbnail, readingField } from './itemRows.ts';
import type { PlacePictures } from './placePictures.ts';

const stopRowSchema = itemRowSchema.extend({
  listed: z.boolean(),
  theme_ids: z.array(z.int()),
  address: z.string().nullable(),
  korean_address: z.string().nullable(),
  phone: z.string().nullable(),
  visit_minutes: z.int(),
  week_days: z.array(weekDaySchema).nullable(),
  periods: z.array(openingPeriodSchema),
  note: z.string().nullable(),
});

/** The stops of a plan in the order of the ids, including places removed from the guide. */
export async function readStops(
  { database, pictures }: { database: Database; pictures: PlacePictures },
  ids: readonly number[],
  language: Language,
): Promise<Stop[]> {
  const { rows } = await sql`
    select ${itemColumns(language)}, p.listed, p.theme_ids, ${inLanguage('c.address', language)} as address,
      c.address ->> 'ko' as korean_address, c.phone,
      c.visit_minutes, c.week_days, c.periods, ${inLanguage('c.note', language)} as note
    from place p join place_content c on c.place_id = p.id
    where p.id = any(${[...ids]}::int[])`.execute(database.sql);
  const found = new Map(
    z
      .array(stopRowSchema)
      .parse(rows)
      .map((row) => [row.id, row]),
  );
  return [...new Set(ids)].flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    return [
      {
        id,
        type: row.type,
        name: row.name,
        ...readingField(row),
        address: row.address,
        korean: { name: row.korean_name, address: row.korean_address },
        phone: row.phone,
        lat: row.lat,
        lng: row.lng,
        thumbnailUrl: itemThumbnail(row, pictures),
        visitMinutes: row.visit_minutes,
        weekDays: row.week_days,
        openingHours: { periods: row.periods, note: row.note },
        isSeaside: isSeaside(row.theme_ids),
        isListed: row.listed,
      },
    ];
  });
}
