import { toClock } from '../calendar/clockTime.ts';
import type { WeekDay } from '../calendar/weekDays.ts';
import type { OpeningHours, OpenStatus } from '../openingHours/openStatus.ts';
import { tourHours } from '../tickets/ticketRules.ts';
import type { TourPoint } from './drivingTime.ts';
import { createSchedule, type TourInputs, type TourStop, tourTimes } from './schedule.ts';
import { type VisitFault, visitFault } from './visitHours.ts';

/** The tour taxi is booked for three hours (docs/product/users.md). */
export const tourMinutes = tourHours * 60;

/** What the timetable needs of a place of the guide. */
interface GuidePlace extends TourPoint {
  readonly visitMinutes: number;
  readonly weekDays: readonly WeekDay[] | null;
  readonly openingHours: Pick<OpeningHours, 'periods'>;
}

/** A place of the guide as a stop of the timetable, whose visit lasts as long as usual unless its length was chosen. */
export function toTourStop(place: GuidePlace, stayMinutes = place.visitMinutes): TourStop {
  const { id, lat, lng, weekDays, openingHours } = place;
  return { id, lat, lng, visitMinutes: stayMinutes, weekDays, periods: openingHours.periods };
}

export interface TimedStop {
  readonly id: number;
  /** Driving minutes from the previous stop, or from the departure. */
  readonly driveMinutes: number;
  /** HH:MM; null while no departure time is chosen. */
  readonly arrives: string | null;
  /** Minutes from the arrival until the place opens; 0 if it is open, or not worth waiting for. */
  readonly waitMinutes: number;
  readonly visitMinutes: number;
  readonly leaves: string | null;
  /** Whether the place is open during the visit on the chosen day; unknown without day, time or hours. */
  readonly status: OpenStatus;
  /** Why the place is not known to be open; also null without day or time. */
  readonly fault: VisitFault | null;
}

export interface Timetable {
  readonly stops: readonly TimedStop[];
  /** From the last stop back to the departure. */
  readonly driveBackMinutes: number;
  readonly drivingMinutes: number;
  readonly waitingMinutes: number;
  readonly visitingMinutes: number;
  readonly totalMinutes: number;
  /** Minutes left of the three hours; negative if the tour does not fit. */
  readonly spareMinutes: number;
}

function toOpenStatus(fault: VisitFault | null): OpenStatus {
  if (fault === null) return 'open';
  return fault.reason === 'hoursUnknown' ? 'unknown' : 'closed';
}

/** How a tour through the stops, in their order, uses the three hours. */
export function createTimetable(stops: readonly TourStop[], inputs: TourInputs): Timetable {
  const { date, start } = inputs;
  const times = tourTimes(stops, inputs);
  const { begins } = createSchedule(
    stops.map((_, index) => index),
    times,
  );
  let now = times.start;
  let from = stops.length;
  const driveTo = (to: number) => (stops.length === 0 ? 0 : (times.drives[from]?.[to] ?? 0));
  const timed = stops.map((stop, index): TimedStop => {
    const driveMinutes = driveTo(index);
    const arrives = now + driveMinutes;
    const beginsAt = begins[index] ?? arrives;
    const leaves = beginsAt + stop.visitMinutes;
    now = leaves;
    from = index;
    const isTimed = date !== null && start !== null;
    const fault = isTimed ? visitFault(stop, date, beginsAt, leaves) : null;
    return {
      id: stop.id,
      driveMinutes,
      arrives: start === null ? null : toClock(arrives),
      waitMinutes: beginsAt - arrives,
      visitMinutes: stop.visitMinutes,
      leaves: start === null ? null : toClock(leaves),
      status: isTimed ? toOpenStatus(fault) : 'unknown',
      fault,
    };
  });
  const driveBackMinutes = driveTo(stops.length);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const drivingMinutes = sum(timed.map((stop) => stop.driveMinutes)) + driveBackMinutes;
  const waitingMinutes = sum(timed.map((stop) => stop.waitMinutes));
  const visitingMinutes = sum(stops.map((stop) => stop.visitMinutes));
  const totalMinutes = drivingMinutes + waitingMinutes + visitingMinutes;
  return {
    stops: timed,
    driveBackMinutes,
    drivingMinutes,
    waitingMinutes,
    visitingMinutes,
    totalMinutes,
    spareMinutes: tourMinutes - totalMinutes,
  };
}
