import type { Language } from '../../../domain/languages.ts';
import type { OfferedTour, TemplateWords, TourTime, WithdrawnTour } from './mailTemplate.ts';
import { tripDay } from './ticketLines.ts';

// The mails to drivers, in Korean alone: they are the company's own.

/** The visitor's language in Korean. */
const languageNames: Record<Language, string> = {
  ko: '한국어',
  en: '영어',
  cn: '중국어(간체)',
  tw: '중국어(번체)',
  ja: '일본어',
};

const timeLine = (tour: TourTime) => `일시: ${tripDay(tour, 'ko')} ${tour.startTime}`;

export function offeredTourWords(tour: OfferedTour): TemplateWords {
  return {
    subject: `${tour.isAccepted ? '솔바다 투어 안내' : '솔바다 투어 배정 요청'} (${tour.tripDate} ${tour.startTime})`,
    heading: tour.isAccepted ? '맡으신 투어 안내' : '새 투어를 맡아 주시겠습니까?',
    before: tour.isAccepted
      ? '맡으신 투어의 페이지를 다시 보내 드립니다.'
      : '아래 투어를 확인하시고, 기사님 페이지에서 수락 또는 불가를 눌러 주세요.',
    lines: [
      timeLine(tour),
      '만나는 곳: 강릉역 앞',
      `인원: ${tour.numberOfPeople}명`,
      `손님 언어: ${languageNames[tour.visitorLanguage]}`,
      `방문 순서: ${tour.stops.join(' → ')}`,
    ],
    button: '기사님 페이지 열기',
    after: '링크는 기사님 전용이며, 투어 다음 날까지 쓸 수 있습니다. 다른 분께 전달하지 마세요.',
  };
}

export function withdrawnTourWords(tour: WithdrawnTour): TemplateWords {
  return {
    subject: `솔바다 투어 ${tour.isCancelled ? '취소' : '배정 해제'} (${tour.tripDate} ${tour.startTime})`,
    heading: tour.isCancelled ? '투어가 취소되었습니다' : '투어 배정이 해제되었습니다',
    before: tour.isCancelled
      ? '손님의 예약이 취소되어 아래 투어는 운행하지 않습니다.'
      : '아래 투어는 기사님 배정이 해제되었습니다. 운행하지 않으셔도 됩니다.',
    lines: [timeLine(tour)],
    after: '궁금한 점은 솔바다로 연락해 주세요.',
  };
}
