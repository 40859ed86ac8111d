import { type Holiday, holidayOn } from '../../../contract/holidays.ts';
import { htmlLang, type Language } from '../../../contract/languages.ts';
import type { Messages } from '../../messages/messages.ts';

/** A minute in Seoul (2026-12-24T19:30) in the language, as "Thu, Dec 24, 19:30". */
export function minuteIn(minute: string, language: Language): string {
  // A wall-clock time has no time zone, so it is parsed and formatted in UTC.
  return new Intl.DateTimeFormat(htmlLang[language], {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(new Date(`${minute}Z`));
}

function nameOf({ key, isSubstitute }: Holiday, words: Messages['hours']): string {
  const name = words.holidays[key];
  return isSubstitute ? words.substitute(name) : name;
}

/** The name of the public holiday on a day (yyyy-mm-dd), or null. */
export function holidayNameOn(day: string, words: Messages['hours']): string | null {
  const holiday = holidayOn(day);
  return holiday && nameOf(holiday, words);
}
