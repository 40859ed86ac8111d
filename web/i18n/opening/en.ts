import type { OpeningWords } from './ko.ts';

export const en: OpeningWords = {
  openAllDay: 'Open now · 24 hours',
  openUntil: (time) => `Open now · closes at ${time}`,
  closed: 'Closed now',
  opensToday: (time) => `Closed now · opens at ${time}`,
  opensTomorrow: (time) => `Closed now · opens tomorrow ${time}`,
  opensOn: (day, time) => `Closed now · opens ${day} ${time}`,
  opensSomeTimeOn: (day) => `Closed now · opens ${day}`,
  unknown: 'Hours not confirmed',
  weekDays: {
    MON: 'Monday',
    TUE: 'Tuesday',
    WED: 'Wednesday',
    THU: 'Thursday',
    FRI: 'Friday',
    SAT: 'Saturday',
    SUN: 'Sunday',
  },
};
