import { calendarEventFile } from '../../../domain/calendar/calendarEvent.ts';
import { parseMinutes } from '../../../domain/calendar/clockTime.ts';
import type { Language } from '../../../domain/languages.ts';
import { escapedControls } from '../../../domain/readableText.ts';
import { tourMinutesWith } from '../../../domain/tickets/overtime.ts';
import { ticketNames } from '../../../domain/tickets/ticketNames.ts';
import type { TicketFacts, TicketLineWords } from './mailTemplate.ts';
import { departureTexts, orderNumberLine } from './ticketLines.ts';

interface TicketEvent {
  readonly facts: TicketFacts;
  readonly words: TicketLineWords;
  readonly writtenAt: string;
}

/** The calendar file of a ticket. The file of a changed tour replaces the event of the receipt. */
export function ticketCalendar({ facts, words, writtenAt }: TicketEvent, language: Language): string {
  const { meetingPlace, koreanName } = departureTexts(facts, language);
  const begins = parseMinutes(facts.startTime);
  const stops = facts.stops.map((name, index) => `${index + 1}. ${escapedControls(name)}`);
  return calendarEventFile(
    {
      uid: `${facts.orderId}@solbada`,
      sequence: facts.version ?? 0,
      date: facts.tripDate,
      begins,
      ends: begins + tourMinutesWith(facts.boughtHalfHours ?? 0),
      title: ticketNames[language],
      location: language === 'ko' ? meetingPlace : `${meetingPlace} (${koreanName})`,
      description: [...stops, orderNumberLine(facts, words), facts.link].join('\n'),
    },
    new Date(writtenAt),
  );
}
