import type { DeskApi } from '../../../contract/desk/api.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { tourStart } from '../../../domain/tickets/ticketRules.ts';
import { drivingStates, type TourState } from '../../../domain/tour/tourRules.ts';
import { writeAudit } from '../../desk/audit.ts';
import { type DeskDeps, staffActor } from '../../desk/deskDeps.ts';
import { invalidField } from '../../desk/invalidField.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import { driverLink } from './driverLinks.ts';
import { readTour } from './readTours.ts';
import { readSuggestions } from './suggestions.ts';
import type { LockedTour, TourCallDeps } from './tourChanges.ts';
import { type DriverRow, isTourOver, mailTourLink } from './tourMails.ts';

/** @throws ProblemError 'notPossibleNow' for a state that the tour cannot have reached yet */
export function assertNotEarly({ clock }: Pick<DeskDeps, 'clock'>, { order }: LockedTour, to: TourState) {
  const now = clock.now();
  const isEarly =
    to === 'met'
      ? toSeoulDate(now) < order.trip_date
      : to === 'notMet' && now < tourStart(order.trip_date, order.start_time);
  if (isEarly) throw new ProblemError('notPossibleNow', 'The tour has not begun');
}

/** @throws ProblemError 'notPossibleNow' before the visitors are in the car */
export function assertDriven({ state }: LockedTour): void {
  if (state !== 'met' && state !== 'finished') {
    throw new ProblemError('notPossibleNow', 'Overtime is noted once the visitors are in the car');
  }
}

export function suggestDrivers(deps: TourCallDeps): RouteHandler<DeskApi['suggestDrivers']> {
  return async ({ params: { orderId } }) => {
    const { tripDate, startTime, boughtHalfHours, isRefundPending, isCalledOff, ...tour } = await readTour(
      deps,
      orderId,
    );
    if (isRefundPending || isCalledOff) throw new ProblemError('notFound');
    const order = {
      id: orderId,
      trip_date: tripDate,
      start_time: startTime,
      bought_half_hours: boughtHalfHours,
    };
    return { content: await readSuggestions(deps, { ...tour, order }) };
  };
}

export function assignDriver(deps: TourCallDeps): RouteHandler<DeskApi['assignDriver']> {
  return async ({ params: { orderId }, body: { version, driverId, despite } }, context) => {
    const change = { actor: staffActor(context), action: 'assign', version } as const;
    let assigned: DriverRow | undefined;
    const after = await deps.changes.change(orderId, change, async (tour) => {
      if (tour.driverId === driverId) throw new ProblemError('notPossibleNow', 'This driver has the tour');
      assigned = await deps.changes.lockDriver(driverId);
      if (!assigned?.is_active) throw invalidField('driverId', 'unknownDriver', 'an active driver');
      const suggested = (await readSuggestions(deps, tour)).find(({ id }) => id === driverId);
      if (!suggested?.isFree && !despite) throw new ProblemError('driverNotFree');
      return { state: 'offered', driverId, cannot: tour.cannot.filter((id) => id !== driverId) };
    });
    if (!assigned) throw new Error('a tour is assigned to a driver');
    const isMailed = assigned.email !== null && !isTourOver(deps, after);
    const url = driverLink(deps, assigned, after.order.origin);
    return { tour: await readTour(deps, orderId), link: { url, expiresAt: null, isMailed } };
  };
}

export function unassignDriver(deps: TourCallDeps): RouteHandler<DeskApi['unassignDriver']> {
  return async ({ params: { orderId }, body: { version } }, context) => {
    const change = { actor: staffActor(context), action: 'unassign', version } as const;
    await deps.changes.change(orderId, change, () => ({ state: 'unassigned', driverId: null }));
    return readTour(deps, orderId);
  };
}

const actions = {
  accepted: 'accept',
  met: 'met',
  notMet: 'notMet',
  finished: 'finished',
  noDriver: 'noDriver',
} as const;

export function changeTourState(deps: TourCallDeps): RouteHandler<DeskApi['changeTourState']> {
  return async ({ params: { orderId }, body: { version, state } }, context) => {
    const change = { actor: staffActor(context), action: actions[state], version };
    await deps.changes.change(orderId, change, (tour) => {
      assertNotEarly(deps, tour, state);
      return state === 'noDriver' ? { state, driverId: null } : { state };
    });
    return readTour(deps, orderId);
  };
}

export function noteTour(deps: TourCallDeps): RouteHandler<DeskApi['noteTour']> {
  return async ({ params: { orderId }, body: { version, ...noted } }, context) => {
    const change = { actor: staffActor(context), action: 'note', version } as const;
    await deps.changes.change(orderId, change, (tour) => {
      const { note = tour.note, overtimeHalfHours = tour.overtimeHalfHours } = noted;
      const isLonger = overtimeHalfHours !== tour.overtimeHalfHours;
      if (isLonger) assertDriven(tour);
      return isLonger || note !== tour.note ? { note, overtimeHalfHours } : null;
    });
    return readTour(deps, orderId);
  };
}

export function makeDriverLink(deps: TourCallDeps): RouteHandler<DeskApi['makeDriverLink']> {
  const { database, changes } = deps;
  return ({ params: { driverId }, body: { orderId, mail } }, context) =>
    database.transaction(async () => {
      const actor = staffActor(context);
      // Locks the tour and leaves it as it is.
      const tour = orderId && (await changes.change(orderId, { actor, action: 'makeLink' }, () => null));
      const driver = await changes.lockDriver(driverId);
      if (!driver?.is_active) throw new ProblemError('notFound');
      if (tour && (tour.driverId !== driverId || !drivingStates.includes(tour.state))) {
        throw new ProblemError('notPossibleNow', 'This driver does not drive the tour');
      }
      const isMailed =
        mail && tour
          ? await mailTourLink(deps, tour, driver, { isAccepted: tour.state !== 'offered' })
          : false;
      const after = { isMailed };
      await writeAudit(deps, actor, { action: 'makeLink', subject: 'driver', subjectId: driverId, after });
      const origin = tour ? tour.order.origin : deps.guideOrigin || context.origin;
      return { url: driverLink(deps, driver, origin), expiresAt: null, isMailed };
    });
}
