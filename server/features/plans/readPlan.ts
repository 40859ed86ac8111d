import { sql } from 'kysely';
import { z } from 'zod';
import type { SavedPlan } from '../../../contract/tripPlan.ts';
import type { Language } from '../../../domain/languages.ts';
import { itemColumns, itemRowSchema, itemThumbnail, readingField } from '../../guide/itemRows.ts';
import type { PlacePictures } from '../../guide/placePictures.ts';
import type { Database } from '../../platform/database/database.ts';

const stopRowSchema = itemRowSchema.extend({
  memo: z.string(),
  order_index: z.int(),
  stay_minutes: z.int().nullable(),
  listed: z.boolean(),
});

interface PlanSource {
  readonly database: Database;
  readonly pictures: PlacePictures;
}

/** The saved plan with all that a page needs to resume it; an empty plan if none is saved. */
export function readPlan(deps: PlanSource, accountId: string, language: Language): Promise<SavedPlan> {
  return deps.database.transaction(async () => {
    // A consistent snapshot during concurrent saves. A row lock would write, which fails on a full disk.
    await sql`set transaction isolation level repeatable read, read only`.execute(deps.database.sql);
    return readPlanInTransaction(deps, accountId, language);
  });
}

/** The same within a transaction that locks the plan or reads a snapshot. */
export async function readPlanInTransaction(
  { database, pictures }: PlanSource,
  accountId: string,
  language: Language,
): Promise<SavedPlan> {
  const plan = await database.sql
    .selectFrom('trip_plan')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const { rows } = await sql`
    select ${itemColumns(language)}, s.memo, s.order_index, s.stay_minutes, p.listed
    from trip_stop s join place p on p.id = s.place_id join place_content c on c.place_id = p.id
    where s.account_id = ${accountId}
    order by s.order_index`.execute(database.sql);
  const stops = z.array(stopRowSchema).parse(rows);
  return {
    visitSpotSet: stops.map((stop) => ({
      id: stop.id,
      name: stop.name,
      ...readingField(stop),
      type: stop.type,
      lat: stop.lat,
      lng: stop.lng,
      thumbnailUrl: itemThumbnail(stop, pictures),
      memo: stop.memo,
      orderIndex: stop.order_index,
      stayMinutes: stop.stay_minutes,
      isListed: stop.listed,
    })),
    updatedAt: plan?.updated_at.toISOString() ?? null,
    tripDate: plan?.trip_date ?? null,
    startTime: plan?.start_time ?? null,
    numberOfPeople: plan?.number_of_people ?? null,
    departure: plan?.departure ?? null,
  };
}
