import type { HalfDayOff, WeekdayOff } from '../../../contract/desk/driverFields.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { weekDays } from '../../../domain/calendar/weekDays.ts';
import type { TourCallDeps } from './tourChanges.ts';

/** When a driver doesn't work, as the desk's form has it. */
export interface DriverTimeOff {
  /** Whole days, from today on. */
  readonly daysOff: string[];
  readonly halfDaysOff: HalfDayOff[];
  readonly weekdaysOff: WeekdayOff[];
  /** Days from today on for which the weekdays off don't count. */
  readonly workingDays: string[];
}

type Deps = Pick<TourCallDeps, 'database' | 'clock'>;

/** Each driver's time off. */
export async function readDriversTimeOff({
  database,
  clock,
}: Deps): Promise<(driverId: number) => DriverTimeOff> {
  const today = toSeoulDate(clock.now());
  const days = await database.sql
    .selectFrom('driver_day_off')
    .selectAll()
    .where('day', '>=', today)
    .orderBy('day')
    .execute();
  const weekly = await database.sql.selectFrom('driver_weekday_off').selectAll().execute();
  const working = await database.sql
    .selectFrom('driver_working_day')
    .selectAll()
    .where('day', '>=', today)
    .orderBy('day')
    .execute();
  return (driverId) => {
    const own = days.filter((row) => row.driver_id === driverId);
    return {
      daysOff: own.filter((row) => row.off_from === null && row.off_until === null).map(({ day }) => day),
      halfDaysOff: own
        .filter((row) => row.off_from !== null || row.off_until !== null)
        .map(({ day, off_from: from, off_until: until }) => ({ day, from, until })),
      weekdaysOff: weekly
        .filter((row) => row.driver_id === driverId)
        .map(({ weekday, off_from: from, off_until: until }) => ({ weekday, from, until }))
        .toSorted((one, other) => weekDays.indexOf(one.weekday) - weekDays.indexOf(other.weekday)),
      workingDays: working.filter((row) => row.driver_id === driverId).map(({ day }) => day),
    };
  };
}

/**
 * Replaces a driver's time off from today on. Past days stay, and so do fields that are not given. If a day has several
 * entries, a whole day off counts, or else the first entry.
 */
export async function writeTimeOff(
  deps: Deps,
  driverId: number,
  given: { readonly [Field in keyof DriverTimeOff]?: DriverTimeOff[Field] | undefined },
): Promise<void> {
  const { sql } = deps.database;
  const today = toSeoulDate(deps.clock.now());
  if (given.daysOff || given.halfDaysOff) {
    const stored = (await readDriversTimeOff(deps))(driverId);
    const { daysOff = stored.daysOff, halfDaysOff = stored.halfDaysOff } = given;
    await sql
      .deleteFrom('driver_day_off')
      .where('driver_id', '=', driverId)
      .where('day', '>=', today)
      .execute();
    const hours = [...daysOff.map((day) => ({ day, from: null, until: null })), ...halfDaysOff];
    const rows = hours
      .filter(({ day }) => day >= today)
      .map(({ day, from, until }) => ({ driver_id: driverId, day, off_from: from, off_until: until }));
    if (rows.length > 0) {
      await sql
        .insertInto('driver_day_off')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
  if (given.weekdaysOff) {
    await sql.deleteFrom('driver_weekday_off').where('driver_id', '=', driverId).execute();
    const rows = given.weekdaysOff.map(({ weekday, from, until }) => ({
      driver_id: driverId,
      weekday,
      off_from: from,
      off_until: until,
    }));
    if (rows.length > 0) {
      await sql
        .insertInto('driver_weekday_off')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
  if (given.workingDays) {
    await sql
      .deleteFrom('driver_working_day')
      .where('driver_id', '=', driverId)
      .where('day', '>=', today)
      .execute();
    const rows = [...new Set(given.workingDays)]
      .filter((day) => day >= today)
      .map((day) => ({ driver_id: driverId, day }));
    if (rows.length > 0) await sql.insertInto('driver_working_day').values(rows).execute();
  }
}
