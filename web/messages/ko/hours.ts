import type { HolidayKey } from '../../../domain/calendar/holidays.ts';

const holidays: Record<HolidayKey, string> = {
  newYear: '신정',
  seollal: '설 연휴',
  independence: '삼일절',
  labour: '노동절',
  children: '어린이날',
  buddha: '부처님오신날',
  memorial: '현충일',
  constitution: '제헌절',
  liberation: '광복절',
  chuseok: '추석 연휴',
  foundation: '개천절',
  hangeul: '한글날',
  christmas: '성탄절',
};

/** Words about opening hours and light at a day and time in Korean, for lists, plans and places. */
export const ko = {
  hours: {
    openOn: '시간 지정',
    title: '원하는 날짜와 시간에 운영하는 곳',
    day: '날짜',
    time: '시간 (한국 시각)',
    show: '운영하는 곳 보기',
    asPlan: (when: string) => `내 일정에 맞추기: ${when}`,
    dayMissing: '날짜를 골라 주세요.',
    passed: '이미 지난 시간입니다. 더 늦은 시간을 골라 주세요.',
    tooFar: '오늘부터 1년 안의 날짜를 골라 주세요.',
    at: (when: string) => `${when} 운영 중`,
    openCount: (count: string, when: string) => `${when} 운영 중 ${count}`,
    noneOpen: (when: string) => `${when}에 운영하는 것으로 확인된 곳이 없습니다.`,
    anyTime: '시간 조건 없이 보기',
    holidays,
    substitute: (name: string) => `${name} 대체공휴일`,
    differ: (name: string) => `공휴일(${name}): 운영 시간이 다를 수 있습니다.`,
    differToday: (name: string) => `오늘은 공휴일(${name}) · 운영 시간이 다를 수 있습니다`,
    stopDiffers: (name: string) => `${name}: 운영 시간이 다를 수 있습니다.`,
    call: '전화로 확인해 주세요:',
    longHoliday: (name: string) =>
      `${name}에는 쉬거나 일찍 닫는 식당과 가게, 관광지가 많습니다. 가기 전에 전화로 확인하거나, 가능하면 다른 날을 골라 주세요.`,
    faults: {
      dayOff: '이날은 쉽니다.',
      opensLater: (time: string) => `도착할 때는 아직 열지 않았고, ${time}에 엽니다.`,
      hasClosed: (time: string) => `도착 전인 ${time}에 닫습니다.`,
      pastLastEntry: (time: string) => `입장 마감이 ${time}라서 도착하면 들어갈 수 없습니다.`,
      closesEarly: (time: string) => `머무는 동안 ${time}에 닫습니다.`,
      hoursUnknown: '운영 시간을 확인하지 못했습니다.',
    },
    light: {
      day: (sunrise: string, sunset: string) => `해돋이 ${sunrise}, 해넘이 ${sunset}`,
      before: (length: string) => `해 지기 ${length} 전에 도착합니다.`,
      during: (sunset: string) => `머무는 동안 ${sunset}에 해가 집니다.`,
      after: (sunset: string) => `도착할 때는 이미 해가 진 뒤입니다(해넘이 ${sunset}).`,
    },
  },
};

export type HoursMessages = typeof ko;
