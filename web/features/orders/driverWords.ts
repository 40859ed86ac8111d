import type { CallResponse } from '../../shared/client/client.ts';
import { formatDay } from '../plan/tripDay.ts';

type Validity = CallResponse<'checkTicket'>['validity'];

/** Text for drivers is always Korean, whatever the visitor's language. */
export const driverWords = {
  title: '관광택시 이용권 확인',
  description: '기사님이 이용권이 유효한지 확인하는 화면입니다.',
  tour: '이용 내용',
  date: '날짜',
  time: '시간',
  people: '인원',
  peopleCount: (count: number) => `${count}명`,
  departure: '출발',
  station: '강릉역',
  passenger: '승객',
  stops: '목적지',
  order: '주문 번호',
  /** The length of a tour with this many half hours of overtime. */
  duration: (halfHours: number) => `${3 + Math.floor(halfHours / 2)}시간${halfHours % 2 > 0 ? ' 30분' : ''}`,
  earlyEnd: '일정이 남아도 이 시각에 끝납니다. 손님이 알고 있습니다.',
  fullDate: (date: string) => formatDay(date, 'ko', 'full'),
  invalid: '유효한 이용권이 아닙니다',
  invalidText: '코드가 잘못되었거나 없는 이용권입니다. 승객의 화면을 다시 찍어 주세요.',
  unreachable: '이용권을 확인하지 못했습니다',
  unreachableText: '연결을 확인한 뒤 다시 시도해 주세요.',
  retry: '다시 시도',
  validity: {
    valid: { word: '유효', text: '오늘 이용하는 이용권입니다.' },
    notToday: { word: '오늘 아님', text: '결제되었지만 오늘 이용권이 아닙니다. 날짜를 확인해 주세요.' },
    past: { word: '지난 표', text: '이용 날짜가 지난 이용권입니다.' },
    cancelled: { word: '취소됨', text: '취소된 이용권입니다. 이용할 수 없습니다.' },
  } satisfies Record<Validity, { word: string; text: string }>,
};
