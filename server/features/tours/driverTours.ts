import type { DeskApi } from '../../../contract/desk/api.ts';
import type { DriverTours } from '../../../contract/desk/driverTours.ts';
import { dayAfter } from '../../../domain/calendar/days.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { type DriverStep, drivingStates, stateAfterStep } from '../../../domain/tour/tourRules.ts';
import type { Actor } from '../../desk/audit.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import { assertDriven, assertNotEarly } from './assignment.ts';
import { type DriverByLink, findDriverByCode } from './driverLinks.ts';
import { assertOpened } from './driverPins.ts';
import { readTours } from './readTours.ts';
import type { LockedTour, TourCallDeps } from './tourChanges.ts';

/** How far ahead a lasting link shows tours: as far as they are sold, and more (days). */
const maxDaysAhead = 400;

/** The driver of a link that may be used. */
async function openedDriver(deps: TourCallDeps, code: string, token: string | null): Promise<DriverByLink> {
  const driver = await findDriverByCode(deps, code);
  assertOpened(deps, driver, token);
  return driver;
}

async function readDriverTours(deps: TourCallDeps, driver: DriverByLink): Promise<DriverTours> {
  const today = toSeoulDate(deps.clock.now());
  const tours = await readTours(deps, {
    from: dayAfter(today, -1),
    to: driver.lastDay ?? dayAfter(today, maxDaysAhead),
    driverId: driver.id,
  });
  return {
    driverName: driver.name,
    today,
    deskPhone: deps.deskPhone(),
    tours: tours
      .filter((tour) => drivingStates.includes(tour.state) && !tour.isRefundPending)
      .map((tour) => ({
        orderId: tour.orderId,
        orderNumber: tour.orderNumber,
        tripDate: tour.tripDate,
        startTime: tour.startTime,
        departurePlace: tour.departurePlace,
        numberOfPeople: tour.numberOfPeople,
        boughtHalfHours: tour.boughtHalfHours,
        acceptsEarlyEnd: tour.acceptsEarlyEnd,
        language: tour.language,
        customerName: tour.customerName,
        customerPhone: tour.customerPhone,
        state: tour.state,
        overtimeHalfHours: tour.overtimeHalfHours,
        overtimePrice: tour.overtimePrice,
        overtimeAmount: tour.overtimeAmount,
        stops: tour.stops,
        instructions: tour.instructions,
      })),
  };
}

export function getDriverTours(deps: TourCallDeps): RouteHandler<DeskApi['getDriverTours']> {
  return async ({ params: { code } }, context) => {
    await deps.limits.take('driverToursByClient', context.client);
    return readDriverTours(deps, await openedDriver(deps, code, context.bearer));
  };
}

/** Whether the step was reported before: a phone that got no response reports it again. */
function isDone(tour: LockedTour, driver: DriverByLink, step: DriverStep): boolean {
  if (step === 'cannot') return tour.driverId !== driver.id && tour.cannot.includes(driver.id);
  return tour.driverId === driver.id && tour.state === stateAfterStep[step];
}

export function reportTourStep(deps: TourCallDeps): RouteHandler<DeskApi['reportTourStep']> {
  return async ({ params: { code, orderId }, body }, context) => {
    await deps.limits.take('driverToursByClient', context.client);
    const driver = await openedDriver(deps, code, context.bearer);
    const actor: Actor = { kind: 'driver', id: String(driver.id), name: driver.name };
    const assertOwn = (tour: LockedTour) => {
      const isShown = driver.lastDay === null || tour.order.trip_date <= driver.lastDay;
      if (tour.driverId !== driver.id || !isShown) throw new ProblemError('notFound');
    };
    if ('step' in body) {
      const { step } = body;
      await deps.changes.change(orderId, { actor, action: step }, (tour) => {
        if (isDone(tour, driver, step)) return null;
        assertOwn(tour);
        const state = stateAfterStep[step];
        assertNotEarly(deps, tour, state);
        return step === 'cannot' ? { state, driverId: null, cannot: [...tour.cannot, driver.id] } : { state };
      });
    } else {
      const { overtimeHalfHours } = body;
      await deps.changes.change(orderId, { actor, action: 'overtime' }, (tour) => {
        assertOwn(tour);
        if (tour.overtimeHalfHours === overtimeHalfHours) return null;
        assertDriven(tour);
        return { overtimeHalfHours };
      });
    }
    return readDriverTours(deps, driver);
  };
}
