import type { OpeningWords } from './ko.ts';

export const cn: OpeningWords = {
  openAllDay: '营业中 · 24小时',
  openUntil: (time) => `营业中 · 营业至${time}`,
  closed: '休息中',
  opensToday: (time) => `休息中 · 今天${time}开门`,
  opensTomorrow: (time) => `休息中 · 明天${time}开门`,
  opensOn: (day, time) => `休息中 · ${day}${time}开门`,
  opensSomeTimeOn: (day) => `休息中 · ${day}开门`,
  unknown: '营业时间待确认',
  weekDays: {
    MON: '星期一',
    TUE: '星期二',
    WED: '星期三',
    THU: '星期四',
    FRI: '星期五',
    SAT: '星期六',
    SUN: '星期日',
  },
};
