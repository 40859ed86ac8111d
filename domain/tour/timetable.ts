import { parseMinutes, toClock } from '../calendar/clockTime.ts';
import type { WeekDay } from '../calendar/weekDays.ts';
import type { OpeningHours, OpeningPeriod, OpenStatus } from '../openingHours/openStatus.ts';
import { tourHours } from '../tickets/ticketRules.ts';
import { type DrivingMinutes, departure, type TourPoint } from './drivingTime.ts';
import { type VisitFault, visitFault } from './visitHours.ts';

/** SPEC 1: the tour taxi is booked for three hours. */
export const tourMinutes = tourHours * 60;
/** A visit is not shortened below this; leaving the stop out is then better. */
const minVisitMinutes = 15;

export interface TourStop extends TourPoint {
  readonly visitMinutes: number;
  /** Opening hours; empty if unknown. */
  readonly periods: readonly OpeningPeriod[];
  /** Days on which it opens at all, if known. */
  readonly weekDays?: readonly WeekDay[] | null;
}

/** What the timetable needs of a place of the guide. */
interface GuidePlace extends TourPoint {
  readonly visitMinutes: number;
  readonly weekDays: readonly WeekDay[] | null;
  readonly openingHours: Pick<OpeningHours, 'periods'>;
}

/** A place of the guide as a stop of the timetable. */
export function toTourStop({ id, lat, lng, visitMinutes, weekDays, openingHours }: GuidePlace): TourStop {
  return { id, lat, lng, visitMinutes, weekDays, periods: openingHours.periods };
}

export interface TimedStop {
  readonly id: number;
  /** Driving minutes from the previous stop, or from the departure. */
  readonly driveMinutes: number;
  /** HH:MM; null while no departure time is chosen. */
  readonly arrives: string | null;
  readonly leaves: string | null;
  /** Whether it is open from arrival to departure on the chosen day; unknown without day, time or hours. */
  readonly status: OpenStatus;
  /** Why it is not known to be open; null without day or time too. */
  readonly fault: VisitFault | null;
}

/** The change that makes the tour fit at the least loss. */
export type Advice = { kind: 'drop'; id: number } | { kind: 'shorten'; id: number; minutes: number } | null;

export interface Timetable {
  readonly stops: readonly TimedStop[];
  /** From the last stop back to the departure. */
  readonly driveBackMinutes: number;
  readonly totalMinutes: number;
  /** Minutes left of the three hours; negative if the tour does not fit. */
  readonly spareMinutes: number;
  readonly advice: Advice;
}

function toOpenStatus(fault: VisitFault | null): OpenStatus {
  if (fault === null) return 'open';
  return fault.reason === 'hoursUnknown' ? 'unknown' : 'closed';
}

/** Minutes of driving from the departure through the points and back. */
export function drivingMinutes(points: readonly TourPoint[], minutes: DrivingMinutes): number {
  const way = [departure, ...points, departure];
  return way.slice(1).reduce((sum, point, index) => sum + minutes(way[index] ?? departure, point), 0);
}

function totalTourMinutes(stops: readonly TourStop[], minutes: DrivingMinutes): number {
  return drivingMinutes(stops, minutes) + stops.reduce((sum, stop) => sum + stop.visitMinutes, 0);
}

/**
 * The one change that makes the tour fit: a shorter visit if one is long enough to free the minutes, else leaving out
 * the stop that keeps the most of the tour. If no single change is enough, the one that saves the most.
 */
function advise(stops: readonly TourStop[], missing: number, minutes: DrivingMinutes): Advice {
  if (missing <= 0 || stops.length === 0) return null;
  const longest = stops.reduce((max, stop) => (stop.visitMinutes > max.visitMinutes ? stop : max));
  if (longest.visitMinutes - missing >= minVisitMinutes) {
    return { kind: 'shorten', id: longest.id, minutes: missing };
  }
  const without = stops.map((stop) => ({
    id: stop.id,
    total: totalTourMinutes(
      stops.filter((other) => other !== stop),
      minutes,
    ),
  }));
  const fitting = without.filter(({ total }) => total <= tourMinutes);
  const best =
    fitting.length > 0
      ? fitting.reduce((a, b) => (b.total > a.total ? b : a))
      : without.reduce((a, b) => (b.total < a.total ? b : a));
  return { kind: 'drop', id: best.id };
}

interface TimetableInputs {
  readonly date: string | null;
  /** HH:MM */
  readonly start: string | null;
  readonly minutes: DrivingMinutes;
}

/** How a tour through the stops, in their order, uses the three hours. */
export function createTimetable(
  stops: readonly TourStop[],
  { date, start, minutes }: TimetableInputs,
): Timetable {
  let from: TourPoint = departure;
  let now = start === null ? null : parseMinutes(start);
  const timed = stops.map((stop): TimedStop => {
    const driveMinutes = minutes(from, stop);
    from = stop;
    const arrives = now === null ? null : now + driveMinutes;
    const leaves = arrives === null ? null : arrives + stop.visitMinutes;
    now = leaves;
    const isTimed = date !== null && arrives !== null && leaves !== null;
    const fault = isTimed ? visitFault(stop, date, arrives, leaves) : null;
    return {
      id: stop.id,
      driveMinutes,
      arrives: arrives === null ? null : toClock(arrives),
      leaves: leaves === null ? null : toClock(leaves),
      status: isTimed ? toOpenStatus(fault) : 'unknown',
      fault,
    };
  });
  const totalMinutes = stops.length === 0 ? 0 : totalTourMinutes(stops, minutes);
  return {
    stops: timed,
    driveBackMinutes: stops.length === 0 ? 0 : minutes(from, departure),
    totalMinutes,
    spareMinutes: tourMinutes - totalMinutes,
    advice: advise(stops, totalMinutes - tourMinutes, minutes),
  };
}
