import { parseMinutes } from '../../../../domain/calendar/clockTime.ts';
import { tourMinutes } from '../../../../domain/tour/timetable.ts';
import { type ExportedPlan, howToFind, nameWithHangul } from './takenPlan.ts';

const maxOctets = 75;

/** Text values (RFC 5545, section 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Folds lines at 75 octets, never within a character (RFC 5545, section 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxOctets) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

/** `20261201T093000` of a date and minutes after its midnight. */
function localTime(date: string, minutes: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const instant = new Date(Date.UTC(year, month - 1, day, 0, minutes));
  return instant.toISOString().slice(0, 19).replace(/[-:]/g, '');
}

/**
 * The tour as one event of an iCalendar file (RFC 5545), in Asia/Seoul, which has had no summer time since 1988. The
 * UID is derived from the plan, so that a second import replaces the event instead of duplicating it.
 */
export function calendarFile(plan: ExportedPlan, now: Date): string {
  const begins = parseMinutes(plan.start);
  const uid = `${plan.date}-${plan.start.replace(':', '')}-${plan.stops.map(({ id }) => id).join('-')}@solbada`;
  const description = plan.stops
    .flatMap((stop, index) => [
      `${index + 1}. ${stop.arrives}-${stop.leaves} ${nameWithHangul(stop)}`,
      ...howToFind(stop),
    ])
    .join('\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Solbada//Trip plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Seoul',
    'BEGIN:STANDARD',
    'DTSTART:19881009T030000',
    'TZOFFSETFROM:+1000',
    'TZOFFSETTO:+0900',
    'TZNAME:KST',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
    `DTSTART;TZID=Asia/Seoul:${localTime(plan.date, begins)}`,
    `DTEND;TZID=Asia/Seoul:${localTime(plan.date, begins + tourMinutes)}`,
    `SUMMARY:${escaped(plan.title)}`,
    `LOCATION:${escaped(plan.departure)}`,
    `DESCRIPTION:${escaped(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
