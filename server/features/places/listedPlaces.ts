import { z } from 'zod';
import { type PlaceType, placeTypes } from '../../../contract/placeTypes.ts';
import type { Database } from '../../platform/database/database.ts';

export interface ListedPlace {
  readonly id: number;
  readonly type: PlaceType;
  /** When the content of the place last changed. */
  readonly changedAt: Date;
}

const rowSchema = z.object({ id: z.int(), type: z.enum(placeTypes), changedAt: z.date() });

/** All listed places by id, for the sitemap. */
export async function readListedPlaces(database: Database): Promise<ListedPlace[]> {
  const rows = await database.sql
    .selectFrom('place')
    .select(['id', 'type', 'changed_at as changedAt'])
    .where('listed', '=', true)
    .orderBy('id')
    .execute();
  return z.array(rowSchema).parse(rows);
}
