import type { DeskApi } from '../../../contract/desk/api.ts';
import type { Driver } from '../../../contract/desk/drivers.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import type { TimeOff } from '../../../domain/tour/timeOff.ts';
import { writeAudit } from '../../desk/audit.ts';
import { staffActor } from '../../desk/deskDeps.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import { type DriverTimeOff, readDriversTimeOff, writeTimeOff } from './driverTimeOff.ts';
import { drivenTours } from './readTours.ts';
import { byName, readRecentTours } from './suggestions.ts';
import type { TourCallDeps } from './tourChanges.ts';
import { type DriverRow, isTourOver, mailDriverAssigned } from './tourMails.ts';

const driverFields = ({ name, phone, email, car, plate, is_active: isActive }: DriverRow) => ({
  name,
  phone,
  email,
  car,
  plate,
  isActive,
});

/** Time off as the audit trail shows it: each entry a text. */
function timeOffAudit({ daysOff, halfDaysOff, weekdaysOff, workingDays }: DriverTimeOff) {
  const hours = ({ from, until }: TimeOff) =>
    from === null && until === null ? '' : ` ${from ?? ''}–${until ?? ''}`;
  return {
    daysOff,
    ...(halfDaysOff.length > 0 && { halfDaysOff: halfDaysOff.map((off) => `${off.day}${hours(off)}`) }),
    ...(weekdaysOff.length > 0 && { weekdaysOff: weekdaysOff.map((off) => `${off.weekday}${hours(off)}`) }),
    ...(workingDays.length > 0 && { workingDays }),
  };
}

async function readDrivers(deps: TourCallDeps): Promise<Driver[]> {
  const rows = await deps.database.sql.selectFrom('driver').selectAll().execute();
  const timeOff = await readDriversTimeOff(deps);
  const recent = await readRecentTours(deps, toSeoulDate(deps.clock.now()));
  return rows
    .map((row) => ({
      id: row.id,
      ...driverFields(row),
      ...timeOff(row.id),
      recentTours: recent.get(row.id) ?? 0,
      hasPin: row.pin_hash !== null,
      version: row.version,
    }))
    .toSorted(byName);
}

async function readDriver(deps: TourCallDeps, driverId: number): Promise<Driver> {
  const driver = (await readDrivers(deps)).find(({ id }) => id === driverId);
  if (!driver) throw new ProblemError('notFound');
  return driver;
}

export function listDrivers(deps: TourCallDeps): RouteHandler<DeskApi['listDrivers']> {
  return async () => ({ content: await readDrivers(deps) });
}

export function addDriver(deps: TourCallDeps): RouteHandler<DeskApi['addDriver']> {
  const { database, clock } = deps;
  return ({ body: { daysOff, halfDaysOff, weekdaysOff, workingDays, ...fields } }, context) =>
    database.transaction(async () => {
      const { id } = await database.sql
        .insertInto('driver')
        .values({ ...fields, created_at: clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      const timeOff = { daysOff, halfDaysOff, weekdaysOff, workingDays };
      await writeTimeOff(deps, id, timeOff);
      await writeAudit(deps, staffActor(context), {
        action: 'add',
        subject: 'driver',
        subjectId: id,
        after: { ...fields, ...timeOffAudit(timeOff) },
      });
      return readDriver(deps, id);
    });
}

/** The tours that the driver is asked to drive or has accepted, and that are not over. */
async function readComingTours(deps: TourCallDeps, driverId: number) {
  const rows = await drivenTours(deps)
    .selectAll('ticket_order')
    .select(['tour.state', 'told_driver_id', 'overtime_half_hours'])
    .where('driver_id', '=', driverId)
    .where('tour.state', 'in', ['offered', 'accepted'])
    .orderBy('trip_date')
    .orderBy('start_time')
    .execute();
  return rows
    .map(({ state, told_driver_id: toldDriverId, overtime_half_hours: overtimeHalfHours, ...order }) => ({
      order,
      state,
      toldDriverId,
      overtimeHalfHours,
    }))
    .filter((tour) => !isTourOver(deps, tour));
}

/** Tells the visitors of coming tours that the name, car or number plate of their driver has changed. */
async function mailChangedCar(deps: TourCallDeps, before: DriverRow, after: DriverRow): Promise<void> {
  if (before.name === after.name && before.car === after.car && before.plate === after.plate) return;
  for (const tour of await readComingTours(deps, after.id)) {
    if (tour.state === 'accepted' && tour.toldDriverId === after.id) {
      await mailDriverAssigned(deps, tour, after, true);
    }
  }
}

export function changeDriver(deps: TourCallDeps): RouteHandler<DeskApi['changeDriver']> {
  const { database } = deps;
  return ({ params: { driverId }, body: { version, isActive, ...body } }, context) =>
    database.transaction(async () => {
      const before = await deps.changes.lockDriver(driverId);
      if (!before) throw new ProblemError('notFound');
      if (before.version !== version) throw new ProblemError('changedMeanwhile');
      if (isActive === false && (await readComingTours(deps, driverId)).length > 0) {
        throw new ProblemError('notPossibleNow', 'The driver has coming tours');
      }
      const { daysOff, halfDaysOff, weekdaysOff, workingDays, ...fields } = body;
      const offBefore = await readDriver(deps, driverId);
      const after = await database.sql
        .updateTable('driver')
        .set({
          ...fields,
          ...(isActive === undefined ? {} : { is_active: isActive }),
          version: before.version + 1,
        })
        .where('id', '=', driverId)
        .returningAll()
        .executeTakeFirstOrThrow();
      await writeTimeOff(deps, driverId, { daysOff, halfDaysOff, weekdaysOff, workingDays });
      await mailChangedCar(deps, before, after);
      const driver = await readDriver(deps, driverId);
      await writeAudit(deps, staffActor(context), {
        action: 'change',
        subject: 'driver',
        subjectId: driverId,
        before: { ...driverFields(before), ...timeOffAudit(offBefore) },
        after: { ...driverFields(after), ...timeOffAudit(driver) },
      });
      return driver;
    });
}

export function endDriverLinks(deps: TourCallDeps): RouteHandler<DeskApi['endDriverLinks']> {
  const { database } = deps;
  return ({ params: { driverId } }, context) =>
    database.transaction(async () => {
      const driver = await deps.changes.lockDriver(driverId);
      if (!driver) throw new ProblemError('notFound');
      await database.sql
        .updateTable('driver')
        .set({ links: driver.links + 1 })
        .where('id', '=', driverId)
        .execute();
      const actor = staffActor(context);
      await writeAudit(deps, actor, { action: 'endLinks', subject: 'driver', subjectId: driverId });
      return undefined;
    });
}
