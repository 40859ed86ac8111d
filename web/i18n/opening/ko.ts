/** Words of whether a place is open, in Korean; the other languages have exactly these keys. */
export const ko = {
  openAllDay: '운영 중 · 24시간',
  openUntil: (time: string) => `운영 중 · ${time}까지`,
  closed: '운영 시간 아님',
  opensToday: (time: string) => `운영 시간 아님 · 오늘 ${time} 시작`,
  opensTomorrow: (time: string) => `운영 시간 아님 · 내일 ${time} 시작`,
  opensOn: (day: string, time: string) => `운영 시간 아님 · ${day} ${time} 시작`,
  opensSomeTimeOn: (day: string) => `운영 시간 아님 · ${day} 운영`,
  unknown: '운영 시간 확인 필요',
  weekDays: {
    MON: '월요일',
    TUE: '화요일',
    WED: '수요일',
    THU: '목요일',
    FRI: '금요일',
    SAT: '토요일',
    SUN: '일요일',
  },
};

export type OpeningWords = typeof ko;
