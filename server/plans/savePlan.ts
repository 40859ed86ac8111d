import type { z } from 'zod';
import type { saveTripPlan } from '../../contract/tripPlan.ts';
import { holdAccount } from '../accounts/holdAccount.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { assertBookable, assertPlacesExist } from './sentPlan.ts';

type Wish = z.output<(typeof saveTripPlan)['body']>;

/**
 * Replaces the plan of an account whole, in one transaction; a refusal leaves the old plan as it was.
 * @returns whether a plan that was saved since the wish's base was replaced.
 */
export async function savePlan(
  { database, clock }: { database: Database; clock: Clock },
  accountId: string,
  { tripPlan, visitSpotSet, baseUpdatedAt }: Wish,
): Promise<boolean> {
  const { sql } = database;
  const { tripDate, startTime, numberOfPeople } = tripPlan;
  assertBookable(tripDate, clock.now());
  return database.transaction(async () => {
    // Two saves of one account go one after the other; the later one wins whole.
    await holdAccount(database, accountId);
    await assertPlacesExist(database, visitSpotSet);
    const before = await sql
      .selectFrom('trip_plan')
      .select('updated_at')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    // Each save is later than the one before, also within a millisecond: baseUpdatedAt tells them apart.
    const updatedAt = new Date(Math.max(clock.now().getTime(), before ? before.updated_at.getTime() + 1 : 0));
    const plan = {
      trip_date: tripDate,
      start_time: startTime,
      number_of_people: numberOfPeople,
      updated_at: updatedAt,
    };
    await sql
      .insertInto('trip_plan')
      .values({ account_id: accountId, ...plan })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(plan))
      .execute();
    await sql.deleteFrom('trip_stop').where('account_id', '=', accountId).execute();
    await sql
      .insertInto('trip_stop')
      .values(
        visitSpotSet.map(({ placeId, memo, orderIndex }) => ({
          account_id: accountId,
          order_index: orderIndex,
          place_id: placeId,
          memo,
        })),
      )
      .execute();
    if (!before || baseUpdatedAt === undefined) return false;
    return baseUpdatedAt === null || before.updated_at.getTime() > Date.parse(baseUpdatedAt);
  });
}
