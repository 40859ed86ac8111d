import { calendarEventFile } from '../../../../domain/calendar/calendarEvent.ts';
import { parseMinutes } from '../../../../domain/calendar/clockTime.ts';
import { tourMinutes } from '../../../../domain/tour/timetable.ts';
import { type ExportedPlan, howToFind, nameWithHangul } from './takenPlan.ts';

/** The tour as one event. The UID is derived from the plan, so that a second import replaces the event. */
export function calendarFile(plan: ExportedPlan, now: Date): string {
  const begins = parseMinutes(plan.start);
  const description = plan.stops
    .flatMap((stop, index) => [
      `${index + 1}. ${stop.arrives}-${stop.leaves} ${nameWithHangul(stop)}`,
      ...howToFind(stop),
    ])
    .join('\n');
  return calendarEventFile(
    {
      uid: `${plan.date}-${plan.start.replace(':', '')}-${plan.stops.map(({ id }) => id).join('-')}@solbada`,
      date: plan.date,
      begins,
      ends: begins + tourMinutes,
      title: plan.title,
      location: plan.departure,
      description,
    },
    now,
  );
}
