import { type PlacePositions, positionsSchema } from '../../../contract/positions.ts';
import type { Database } from '../../platform/database/database.ts';

/** Where all listed places are, by id. */
export async function readPositions(database: Database): Promise<PlacePositions> {
  const positions = await database.sql
    .selectFrom('place')
    .innerJoin('place_content', 'place_content.place_id', 'place.id')
    .select(['place.id', 'place_content.lat', 'place_content.lng'])
    .where('place.listed', '=', true)
    .orderBy('place.id')
    .execute();
  return positionsSchema.parse({ positions });
}
