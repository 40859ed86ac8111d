import type { z } from 'zod';
import { isPastDate } from '../../contract/planRules.ts';
import type { FieldError } from '../../contract/problems.ts';
import type { saveTripPlan } from '../../contract/tripPlan.ts';
import { holdAccount } from '../accounts/holdAccount.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../problem.ts';

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
  if (tripDate !== null && isPastDate(tripDate, clock.now())) {
    refuse([{ field: 'tripPlan.tripDate', code: 'pastDate', message: 'today or later in Asia/Seoul' }]);
  }
  return database.transaction(async () => {
    // Two saves of one account go one after the other; the later one wins whole.
    await holdAccount(database, accountId);
    await assertPlacesExist(
      database,
      visitSpotSet.map(({ placeId }) => placeId),
    );
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

/** A place that has left the guide may stay in a plan that had it; one that never was may not. */
async function assertPlacesExist(database: Database, ids: readonly number[]): Promise<void> {
  const known = await database.sql.selectFrom('place').select('id').where('id', 'in', ids).execute();
  const unknown = ids.flatMap((id, index) =>
    known.some((place) => place.id === id)
      ? []
      : [
          {
            field: `visitSpotSet.${index}.placeId`,
            code: 'unknownPlace',
            message: `there is no place ${id}`,
          },
        ],
  );
  if (unknown.length > 0) refuse(unknown);
}

function refuse(errors: FieldError[]): never {
  throw new ProblemError(
    'invalidRequest',
    errors.map(({ field, message }) => `${field}: ${message}`).join('; '),
    errors,
  );
}
