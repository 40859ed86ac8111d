import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { PlanShare, SharedPlan, sharePlan } from '../../../contract/sharedPlan.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Departures } from '../../desk/settings/departures.ts';
import type { PlacePictures } from '../../guide/placePictures.ts';
import { readStops } from '../../guide/stops.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockAccount } from '../../platform/database/lockAccount.ts';
import type { SharedPlanTable } from '../../platform/database/tables.ts';
import { ProblemError } from '../../platform/problem.ts';
import { newToken } from '../../platform/secrets/randomToken.ts';
import { assertBookable, assertKnownDeparture, assertPlacesExist } from './sentPlan.ts';

type SentPlan = z.output<(typeof sharePlan)['body']>;

/** Format of newToken(); anything else is rejected without a query. */
const tokenPattern = /^[\w-]{43}$/;

function toShare({ token, shared_at }: { token: string; shared_at: Date }): PlanShare {
  return { token, path: `/plan/${token}`, sharedAt: shared_at.toISOString() };
}

/** The link of an account, or null if nothing is shared. */
export async function readPlanShare(database: Database, accountId: string): Promise<PlanShare | null> {
  const row = await database.sql
    .selectFrom('shared_plan')
    .select(['token', 'shared_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? toShare(row) : null;
}

/** Shares a plan under the existing link, so that it shows the newest plan, or else under a new one. */
export async function putSharedPlan(
  { database, clock, departures }: { database: Database; clock: Clock; departures: Pick<Departures, 'find'> },
  accountId: string,
  { tripPlan, visitSpotSet }: SentPlan,
): Promise<PlanShare> {
  assertBookable(tripPlan.tripDate, clock.now());
  assertKnownDeparture(departures, tripPlan.departure);
  return database.transaction(async () => {
    // The lock excludes stopSharing: a link that ends after it is read here would otherwise be restored.
    await lockAccount(database, accountId);
    await assertPlacesExist(database, visitSpotSet);
    const before = await readPlanShare(database, accountId);
    const stops = visitSpotSet.toSorted((a, b) => a.orderIndex - b.orderIndex);
    const stays = stops.map(({ stayMinutes }) => stayMinutes);
    const plan = {
      token: before?.token ?? newToken(),
      trip_date: tripPlan.tripDate,
      start_time: tripPlan.startTime,
      number_of_people: tripPlan.numberOfPeople,
      departure: tripPlan.departure,
      place_ids: stops.map(({ placeId }) => placeId),
      stay_minutes: stays.some((minutes) => minutes !== null) ? stays : null,
      // Pictures are cached by token and time, so the time must strictly increase, even within a millisecond.
      shared_at: new Date(Math.max(clock.now().getTime(), before ? Date.parse(before.sharedAt) + 1 : 0)),
    };
    await database.sql
      .insertInto('shared_plan')
      .values({ account_id: accountId, ...plan })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(plan))
      .execute();
    return toShare(plan);
  });
}

/** Ends an account's link, if there is one. It cannot be restored: the next share makes a new one. */
export async function stopSharing(database: Database, accountId: string): Promise<void> {
  await database.transaction(async () => {
    await lockAccount(database, accountId);
    await database.sql.deleteFrom('shared_plan').where('account_id', '=', accountId).execute();
  });
}

/** The row behind a link. @throws ProblemError 'notFound' for an unknown, ended or malformed token alike. */
export async function findSharedPlan(
  database: Database,
  token: string,
): Promise<Selectable<SharedPlanTable>> {
  const row = tokenPattern.test(token)
    ? await database.sql.selectFrom('shared_plan').selectAll().where('token', '=', token).executeTakeFirst()
    : undefined;
  if (!row) throw new ProblemError('notFound', 'This plan is no longer shared');
  return row;
}

/** The plan behind a link in the reader's language. @throws ProblemError 'notFound'. */
export async function readSharedPlan(
  deps: { database: Database; pictures: PlacePictures; departures: Pick<Departures, 'showOther'> },
  token: string,
  language: Language,
): Promise<SharedPlan> {
  const row = await findSharedPlan(deps.database, token);
  const stops = await readStops(deps, row.place_ids, language);
  const stayAt = (id: number) => row.stay_minutes?.[row.place_ids.indexOf(id)] ?? null;
  return {
    tripDate: row.trip_date,
    startTime: row.start_time,
    numberOfPeople: row.number_of_people,
    departure: row.departure,
    departurePlace: row.departure === null ? null : deps.departures.showOther(row.departure, language),
    sharedAt: row.shared_at.toISOString(),
    // Link previews are cached by address, so each version of a plan has its own.
    picture: `/plan/${token}/picture.png?v=${row.shared_at.getTime()}`,
    stops: stops.map((stop) => ({ ...stop, stayMinutes: stayAt(stop.id) })),
  };
}
