import type { DeskApi } from '../../../contract/desk/api.ts';
import type { TimeOffClash } from '../../../contract/desk/drivers.ts';
import type { Tour } from '../../../contract/desk/tours.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { tourStart } from '../../../domain/tickets/ticketRules.ts';
import { lastTripDate } from '../../../domain/tour/planRules.ts';
import { staffActor } from '../../desk/deskDeps.ts';
import type { RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import { readTours } from './readTours.ts';
import { readSuggestions } from './suggestions.ts';
import { type TourCallDeps, waitingStates } from './tourChanges.ts';
import { doToursOverlap, tourPeriod } from './tourTimes.ts';

/** The coming tours of a driver that overlap with their time off, by day and time. */
async function readClashingTours(deps: TourCallDeps, driverId: number): Promise<Tour[]> {
  const now = deps.clock.now();
  const today = toSeoulDate(now);
  const tours = await readTours(deps, { from: today, to: lastTripDate(now), driverId });
  return tours.filter(
    (tour) =>
      tour.isDriverOff &&
      waitingStates.includes(tour.state) &&
      now < tourStart(tour.tripDate, tour.startTime),
  );
}

const tourOrder = ({ orderId, tripDate, startTime, boughtHalfHours }: Tour) => ({
  id: orderId,
  trip_date: tripDate,
  start_time: startTime,
  bought_half_hours: boughtHalfHours,
});

/** Suggests for each tour the first driver who is free and is not suggested for another of these tours in the same hours. */
async function suggestForAll(deps: TourCallDeps, tours: readonly Tour[]): Promise<TimeOffClash[]> {
  const clashes: TimeOffClash[] = [];
  for (const tour of tours) {
    const hours = tourPeriod(tourOrder(tour), tour.overtimeHalfHours);
    const taken = clashes
      .filter((other) =>
        doToursOverlap(hours, tourPeriod(tourOrder(other.tour), other.tour.overtimeHalfHours)),
      )
      .map(({ suggestion }) => suggestion?.id);
    const drivers = await readSuggestions(deps, { ...tour, order: tourOrder(tour) });
    const free = drivers.find(({ id, isFree }) => isFree && !taken.includes(id));
    const suggestion = free && {
      ...{ id: free.id, name: free.name, phone: free.phone, car: free.car, plate: free.plate },
    };
    clashes.push({ tour, suggestion: suggestion ?? null });
  }
  return clashes;
}

async function assertDriver({ database }: TourCallDeps, driverId: number): Promise<void> {
  const found = await database.sql
    .selectFrom('driver')
    .select('id')
    .where('id', '=', driverId)
    .executeTakeFirst();
  if (!found) throw new ProblemError('notFound');
}

export function listTimeOffClashes(deps: TourCallDeps): RouteHandler<DeskApi['listTimeOffClashes']> {
  return async ({ params: { driverId } }) => {
    await assertDriver(deps, driverId);
    return { content: await suggestForAll(deps, await readClashingTours(deps, driverId)) };
  };
}

/**
 * Each tour is its own change, as if it were assigned alone: one that fails leaves the others as they are, and
 * pressing again does nothing, since the versions have changed.
 */
export function reassignTours(deps: TourCallDeps): RouteHandler<DeskApi['reassignTours']> {
  return async ({ params: { driverId }, body: { tours } }, context) => {
    await assertDriver(deps, driverId);
    const reassigned: string[] = [];
    const left: string[] = [];
    for (const { orderId, version, driverId: newDriverId } of tours) {
      const change = { actor: staffActor(context), action: 'assign' as const, version };
      try {
        await deps.changes.change(orderId, change, async (tour) => {
          if (tour.driverId !== driverId) throw new ProblemError('changedMeanwhile');
          const driver = await deps.changes.lockDriver(newDriverId);
          const suggested = (await readSuggestions(deps, tour)).find(({ id }) => id === newDriverId);
          if (!driver?.is_active || !suggested?.isFree) throw new ProblemError('driverNotFree');
          return { state: 'offered', driverId: newDriverId };
        });
        reassigned.push(orderId);
      } catch (error) {
        if (!(error instanceof ProblemError) || error.status >= 500) throw error;
        left.push(orderId);
      }
    }
    return { reassigned, left };
  };
}
