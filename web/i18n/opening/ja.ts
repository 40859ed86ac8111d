import type { OpeningWords } from './ko.ts';

export const ja: OpeningWords = {
  openAllDay: '営業中 · 24時間',
  openUntil: (time) => `営業中 · ${time}まで`,
  closed: '営業時間外',
  opensToday: (time) => `営業時間外 · 本日${time}から`,
  opensTomorrow: (time) => `営業時間外 · 明日${time}から`,
  opensOn: (day, time) => `営業時間外 · ${day}${time}から`,
  opensSomeTimeOn: (day) => `営業時間外 · ${day}から営業`,
  unknown: '営業時間は要確認',
  weekDays: {
    MON: '月曜日',
    TUE: '火曜日',
    WED: '水曜日',
    THU: '木曜日',
    FRI: '金曜日',
    SAT: '土曜日',
    SUN: '日曜日',
  },
};
