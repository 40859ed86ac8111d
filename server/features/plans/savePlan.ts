import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { saveTripPlan } from '../../../contract/tripPlan.ts';
import type { Departures } from '../../desk/settings/departures.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockAccount } from '../../platform/database/lockAccount.ts';
import type { TripPlanTable } from '../../platform/database/tables.ts';
import { ProblemError } from '../../platform/problem.ts';
import { assertBookable, assertKnownDeparture, assertPlacesExist } from './sentPlan.ts';

interface SavingDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly departures: Pick<Departures, 'find'>;
}

type PlanInput = z.output<(typeof saveTripPlan)['body']>;

/** Whether the saved plan equals the sent one, for example because an earlier response was lost. */
async function isSaved(
  { sql }: Database,
  accountId: string,
  saved: Pick<Selectable<TripPlanTable>, 'trip_date' | 'start_time' | 'number_of_people' | 'departure'>,
  { tripPlan, visitSpotSet }: PlanInput,
): Promise<boolean> {
  if (
    saved.trip_date !== tripPlan.tripDate ||
    saved.start_time !== tripPlan.startTime ||
    saved.number_of_people !== tripPlan.numberOfPeople ||
    saved.departure !== tripPlan.departure
  ) {
    return false;
  }
  const stops = await sql
    .selectFrom('trip_stop')
    .select(['place_id', 'memo', 'order_index', 'stay_minutes'])
    .where('account_id', '=', accountId)
    .execute();
  return (
    stops.length === visitSpotSet.length &&
    visitSpotSet.every(({ placeId, memo, orderIndex, stayMinutes }) =>
      stops.some(
        (stop) =>
          stop.place_id === placeId &&
          stop.memo === memo &&
          stop.order_index === orderIndex &&
          stop.stay_minutes === stayMinutes,
      ),
    )
  );
}

/**
 * Replaces the plan of an account in one transaction; an error leaves the old plan unchanged.
 * @returns whether a plan that was saved since the base of the sent one was replaced.
 * @throws ProblemError 'otherPlan' where another plan is saved and must not be replaced.
 */
export async function savePlan(
  { database, clock, departures }: SavingDeps,
  accountId: string,
  sent: PlanInput,
): Promise<boolean> {
  const { sql } = database;
  const { tripPlan, visitSpotSet, baseUpdatedAt, replaceOther } = sent;
  const { tripDate, startTime, numberOfPeople, departure } = tripPlan;
  assertBookable(tripDate, clock.now());
  assertKnownDeparture(departures, departure);
  return database.transaction(async () => {
    // Serializes concurrent saves of one account, so that plans never mix.
    await lockAccount(database, accountId);
    await assertPlacesExist(database, visitSpotSet);
    const before = await sql
      .selectFrom('trip_plan')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    // The base may belong to another account that was signed in on this device; then it does not match.
    const isOther = before?.updated_at.getTime() !== Date.parse(baseUpdatedAt ?? '');
    if (before && !replaceOther && isOther && !(await isSaved(database, accountId, before, sent))) {
      throw new ProblemError('otherPlan', undefined, [], { updatedAt: before.updated_at.toISOString() });
    }
    // Strictly increasing, even within a millisecond, since baseUpdatedAt identifies a save.
    const updatedAt = new Date(Math.max(clock.now().getTime(), before ? before.updated_at.getTime() + 1 : 0));
    const plan = {
      trip_date: tripDate,
      start_time: startTime,
      number_of_people: numberOfPeople,
      departure,
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
        visitSpotSet.map(({ placeId, memo, orderIndex, stayMinutes }) => ({
          account_id: accountId,
          order_index: orderIndex,
          place_id: placeId,
          memo,
          stay_minutes: stayMinutes,
        })),
      )
      .execute();
    if (!before || !replaceOther || baseUpdatedAt === undefined) return false;
    return baseUpdatedAt === null || before.updated_at.getTime() > Date.parse(baseUpdatedAt);
  });
}
