import type { DeskApi } from '../../../../contract/desk/api.ts';
import { seoulDateOf } from '../../../../domain/calendar/seoulTime.ts';
import { tourStart } from '../../../../domain/tickets/ticketRules.ts';
import { drivingStates, type TourState } from '../../../../domain/tour/tourRules.ts';
import type { RouteHandler } from '../../../http/requestContext.ts';
import { ProblemError } from '../../../platform/problem.ts';
import { writeAudit } from '../audit.ts';
import { type DeskParts, staffActor } from '../deskParts.ts';
import { invalidField } from '../invalidField.ts';
import { driverLink } from './driverLinks.ts';
import { readTour } from './readTours.ts';
import { readSuggestions } from './suggestions.ts';
import type { LockedTour, TourCallParts } from './tourChanges.ts';
import { type DriverRow, isOver, mailTourLink } from './tourMails.ts';

/** @throws ProblemError 'notPossibleNow' for what cannot have happened yet */
export function assertNotEarly({ clock }: Pick<DeskParts, 'clock'>, { order }: LockedTour, to: TourState) {
  const now = clock.now();
  const isEarly =
    to === 'met'
      ? seoulDateOf(now) < order.trip_date
      : to === 'notMet' && now < tourStart(order.trip_date, order.start_time);
  if (isEarly) throw new ProblemError('notPossibleNow', 'The tour has not begun');
}

/** @throws ProblemError 'notPossibleNow' before the visitors are in the car */
export function assertDriven({ state }: LockedTour): void {
  if (state !== 'met' && state !== 'finished') {
    throw new ProblemError('notPossibleNow', 'Overtime is noted once the visitors are in the car');
  }
}

const linkTo = (parts: DeskParts, driver: DriverRow, { order }: LockedTour) =>
  driverLink(parts, driver, { lastDay: order.trip_date, origin: order.origin });

export function suggestDrivers(parts: TourCallParts): RouteHandler<DeskApi['suggestDrivers']> {
  return async ({ params: { orderId } }) => {
    const { tripDate, startTime, isRefundPending, ...tour } = await readTour(parts, orderId);
    if (isRefundPending) throw new ProblemError('notFound');
    const order = { id: orderId, trip_date: tripDate, start_time: startTime };
    return { content: await readSuggestions(parts, { ...tour, order }) };
  };
}

export function assignDriver(parts: TourCallParts): RouteHandler<DeskApi['assignDriver']> {
  return async ({ params: { orderId }, body: { version, driverId, despite } }, context) => {
    const change = { actor: staffActor(context), action: 'assign', version };
    let assigned: DriverRow | undefined;
    const after = await parts.changes.change(orderId, change, async (tour) => {
      if (tour.driverId === driverId) throw new ProblemError('notPossibleNow', 'This driver has the tour');
      assigned = await parts.changes.lockDriver(driverId);
      if (!assigned?.is_active) throw invalidField('driverId', 'unknownDriver', 'an active driver');
      const suggested = (await readSuggestions(parts, tour)).find(({ id }) => id === driverId);
      if (!suggested?.isFree && !despite) throw new ProblemError('driverNotFree');
      return { state: 'offered', driverId, cannot: tour.cannot.filter((id) => id !== driverId) };
    });
    if (!assigned) throw new Error('a tour is assigned to a driver');
    const isMailed = assigned.email !== null && !isOver(parts, after);
    return { tour: await readTour(parts, orderId), link: { ...linkTo(parts, assigned, after), isMailed } };
  };
}

export function unassignDriver(parts: TourCallParts): RouteHandler<DeskApi['unassignDriver']> {
  return async ({ params: { orderId }, body: { version } }, context) => {
    const change = { actor: staffActor(context), action: 'unassign', version };
    await parts.changes.change(orderId, change, () => ({ state: 'unassigned', driverId: null }));
    return readTour(parts, orderId);
  };
}

const actions = {
  accepted: 'accept',
  met: 'met',
  notMet: 'notMet',
  finished: 'finished',
  noDriver: 'noDriver',
} as const;

export function changeTourState(parts: TourCallParts): RouteHandler<DeskApi['changeTourState']> {
  return async ({ params: { orderId }, body: { version, state } }, context) => {
    const change = { actor: staffActor(context), action: actions[state], version };
    await parts.changes.change(orderId, change, (tour) => {
      assertNotEarly(parts, tour, state);
      return state === 'noDriver' ? { state, driverId: null } : { state };
    });
    return readTour(parts, orderId);
  };
}

export function noteTour(parts: TourCallParts): RouteHandler<DeskApi['noteTour']> {
  return async ({ params: { orderId }, body: { version, ...noted } }, context) => {
    const change = { actor: staffActor(context), action: 'note', version };
    await parts.changes.change(orderId, change, (tour) => {
      const { note = tour.note, overtimeHalfHours = tour.overtimeHalfHours } = noted;
      const isLonger = overtimeHalfHours !== tour.overtimeHalfHours;
      if (isLonger) assertDriven(tour);
      return isLonger || note !== tour.note ? { note, overtimeHalfHours } : null;
    });
    return readTour(parts, orderId);
  };
}

export function makeDriverLink(parts: TourCallParts): RouteHandler<DeskApi['makeDriverLink']> {
  const { database, changes } = parts;
  return ({ params: { driverId }, body: { orderId, mail } }, context) =>
    database.transaction(async () => {
      const actor = staffActor(context);
      // Locks the tour and leaves it as it is.
      const tour = await changes.change(orderId, { actor, action: 'makeLink' }, () => null);
      const driver = await changes.lockDriver(driverId);
      if (!driver?.is_active) throw new ProblemError('notFound');
      if (tour.driverId !== driverId || !drivingStates.includes(tour.state)) {
        throw new ProblemError('notPossibleNow', 'This driver does not drive the tour');
      }
      const isMailed = mail && (await mailTourLink(parts, tour, driver, tour.state !== 'offered'));
      const after = { lastDay: tour.order.trip_date, isMailed };
      await writeAudit(parts, actor, { action: 'makeLink', subject: 'driver', subjectId: driverId, after });
      return { ...linkTo(parts, driver, tour), isMailed };
    });
}
