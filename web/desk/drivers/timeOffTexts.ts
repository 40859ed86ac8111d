import type { Driver } from '../../../contract/desk/drivers.ts';
import { weekDays } from '../../../domain/calendar/weekDays.ts';
import type { DeskLanguage } from '../../../domain/staff/staffRules.ts';
import type { TimeOff } from '../../../domain/tour/timeOff.ts';
import { formatDay, weekdayNames } from '../language/formats.ts';
import type { DeskMessages } from '../messages/ko.ts';

type Messages = DeskMessages['drivers'];

/** The hours of a time off after its day; nothing for a whole day. */
export const hoursText = ({ from, until }: TimeOff, messages: Messages): string =>
  from === null && until === null ? '' : ` ${messages.hours(from, until)}`;

type WeekdayOff = Driver['weekdaysOff'][number];

export function weekdayText(off: WeekdayOff, messages: Messages, language: DeskLanguage): string {
  const name = weekdayNames(language, 'long')[weekDays.indexOf(off.weekday)] ?? off.weekday;
  return `${messages.every(name)}${hoursText(off, messages)}`;
}

/** A driver's time off in words: the weekly days off, the exceptions to them, and then single days by date. */
export function timeOffTexts(
  {
    daysOff,
    halfDaysOff,
    weekdaysOff,
    workingDays,
  }: Pick<Driver, 'daysOff' | 'halfDaysOff' | 'weekdaysOff' | 'workingDays'>,
  messages: Messages,
  language: DeskLanguage,
): string[] {
  const days = [...daysOff.map((day) => ({ day, from: null, until: null })), ...halfDaysOff];
  return [
    ...weekdaysOff.map((off) => weekdayText(off, messages, language)),
    ...workingDays.map((day) => messages.worksOn(formatDay(language, day))),
    ...days
      .toSorted((one, other) => one.day.localeCompare(other.day))
      .map((off) => `${formatDay(language, off.day)}${hoursText(off, messages)}`),
  ];
}
