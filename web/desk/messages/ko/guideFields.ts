import type { PlaceFields, TranslatedField } from '../../../../contract/desk/placeFields.ts';
import type { WeekDay } from '../../../../domain/calendar/weekDays.ts';
import type { PhotographLicence } from '../../../../domain/places/photographLicences.ts';

type PlainField = Exclude<keyof PlaceFields, `${TranslatedField}.${string}`>;

const translated: Record<TranslatedField, string> = {
  name: '이름',
  summary: '한 줄 소개',
  information: '소개',
  address: '주소',
  'hours.note': '운영 시간 안내',
};
const names: Record<PlainField, string> = {
  'reading.kana': '읽기 (가나)',
  'reading.roman': '읽기 (로마자)',
  type: '종류',
  rank: '순위',
  themes: '테마',
  phone: '전화번호',
  position: '위치',
  'hours.weekDays': '여는 요일',
  'hours.periods': '운영 시간',
  'hours.doubtful': '운영 시간이 불확실함',
  visitMinutes: '머무는 시간 (분)',
  fee: '어른 입장료 (원)',
  'checked.hours': '운영 시간 확인',
  'checked.phone': '전화번호 확인',
  'checked.address': '주소 확인',
  'checked.text': '글 확인',
  facts: '사실',
  source: '출처',
  confidence: '신뢰도',
  pictures: '사진과 그림',
};
const days: Record<WeekDay, string> = {
  MON: '월',
  TUE: '화',
  WED: '수',
  THU: '목',
  FRI: '금',
  SAT: '토',
  SUN: '일',
};
const licences: Record<PhotographLicence, string> = {
  own: '자체 촬영',
  kogl1: '공공누리 1유형',
  kogl3: '공공누리 3유형',
  cc0: 'CC0',
  ccBy: 'CC BY',
  ccBySa: 'CC BY-SA',
};

/** The fields of a place, and their values in words. */
export const guideFields = {
  translated,
  names,
  inLanguage: (field: string, language: string) => `${field} (${language})`,
  days,
  month: (month: number) => `${month}월`,
  licences,
  confidence: { high: '높음', medium: '보통' },
  sections: {
    names: '이름과 소개',
    where: '주소와 위치',
    hours: '운영 시간',
    facts: '분류와 연락처',
    sources: '사실과 출처',
    pictures: '사진과 그림',
  },
  language: '편집할 언어',
  hint: {
    rank: '클수록 목록에서 먼저 나옵니다.',
    visitMinutes: '비워 두면 첫 테마의 보통 시간을 씁니다.',
    fee: '무료이면 0. 모르면 비워 둡니다.',
    phone: '033-640-4531 또는 1644-3001 형식. 없으면 비워 둡니다.',
    facts: '글에 쓴 숫자와 사실을 한 줄에 하나씩. 방문자에게는 보이지 않습니다.',
    themes: '첫 테마가 머무는 시간을 정합니다.',
    weekDays: '여는 요일을 알면 고릅니다. 시간이 없는 요일은 쉬는 날로 보입니다.',
  },
  hours: {
    unknownDays: '여는 요일을 모름',
    period: (number: number) => `시간 ${number}`,
    days: '요일',
    opens: '시작',
    closes: '끝',
    lastEntry: '입장 마감 (선택)',
    lastEntryAt: (time: string) => `입장 마감 ${time}`,
    months: '월',
    someMonths: '일부 달만',
    add: '시간 추가',
    remove: (number: number) => `시간 ${number} 지우기`,
    allDay: '하루 종일은 00:00부터 24:00까지로 적습니다.',
  },
  position: {
    lat: '위도',
    lng: '경도',
    map: '위치 지도',
    hint: '핀을 끌거나, 핀을 고른 뒤 화살표 키로 옮깁니다. Shift와 함께 누르면 크게 움직입니다.',
    pin: '장소의 핀',
    missing: '아직 위치가 없습니다.',
    place: '지도에 핀 놓기',
  },
  check: {
    on: '날짜 (예: 2026-10-06)',
    source: '무엇으로 확인했나',
    today: '오늘 확인함',
    checkedToday: (field: string) => `${field}: 오늘 확인함`,
    noDate: '날짜 없음',
  },
  unsaved: '이 값은 저장되지 않습니다. 형식을 확인해 주세요.',
  value: {
    empty: '비어 있음',
    yes: '예',
    no: '아니요',
    unknown: '모름',
    usual: '테마의 보통 시간',
    drawing: '그림',
    photograph: '사진',
  },
};
