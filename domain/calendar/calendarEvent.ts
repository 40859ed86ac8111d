/** iCalendar files (RFC 5545). */

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

/** Formats a date and the minutes after its midnight as `20261201T093000`. */
function localTime(date: string, minutes: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const instant = new Date(Date.UTC(year, month - 1, day, 0, minutes));
  return instant.toISOString().slice(0, 19).replace(/[-:]/g, '');
}

export interface CalendarEvent {
  /** A later file with the same uid replaces the event instead of duplicating it. */
  readonly uid: string;
  /** Counts the changes of the event. */
  readonly sequence?: number;
  /** As yyyy-mm-dd. */
  readonly date: string;
  /** Minutes after midnight in Asia/Seoul. */
  readonly begins: number;
  readonly ends: number;
  readonly title: string;
  readonly location: string;
  readonly description: string;
}

/** A file with one event in Asia/Seoul, which has had no summer time since 1988. */
export function calendarEventFile(event: CalendarEvent, now: Date): string {
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
    `UID:${event.uid}`,
    ...(event.sequence === undefined ? [] : [`SEQUENCE:${event.sequence}`]),
    `DTSTAMP:${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
    `DTSTART;TZID=Asia/Seoul:${localTime(event.date, event.begins)}`,
    `DTEND;TZID=Asia/Seoul:${localTime(event.date, event.ends)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.location)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
