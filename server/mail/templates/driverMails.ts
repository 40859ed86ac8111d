import type { Language } from '../../../domain/languages.ts';
import type { OfferedTour, TemplateWords, TourTime, WithdrawnTour } from './mailTemplate.ts';
import { departureTexts, tripDay } from './ticketLines.ts';

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

const answer = '아래 투어를 확인하시고, 기사님 페이지에서 수락 또는 불가를 눌러 주세요.';

function offerWords({ isAccepted, isChanged }: OfferedTour) {
  if (isChanged && isAccepted) {
    return {
      subject: '솔바다 투어 내용 변경',
      heading: '맡으신 투어의 내용이 변경되었습니다',
      before:
        '손님의 일정이 아래와 같이 변경되었습니다. 출발 일시는 그대로이며, 다시 수락하지 않으셔도 됩니다.',
    };
  }
  if (isChanged) {
    return {
      subject: '솔바다 투어 변경, 다시 확인 요청',
      heading: '변경된 투어를 맡아 주시겠습니까?',
      before: `손님의 투어가 변경되었습니다. ${answer}`,
    };
  }
  return isAccepted
    ? {
        subject: '솔바다 투어 안내',
        heading: '맡으신 투어 안내',
        before: '맡으신 투어의 페이지를 다시 보내 드립니다.',
      }
    : { subject: '솔바다 투어 배정 요청', heading: '새 투어를 맡아 주시겠습니까?', before: answer };
}

export function offeredTourWords(tour: OfferedTour): TemplateWords {
  const { subject, ...words } = offerWords(tour);
  return {
    subject: `${subject} (${tour.tripDate} ${tour.startTime})`,
    ...words,
    lines: [
      timeLine(tour),
      `만나는 곳: ${departureTexts(tour, 'ko').meetingPlace}`,
      `인원: ${tour.numberOfPeople}명`,
      `손님 언어: ${languageNames[tour.visitorLanguage]}`,
      `방문 순서: ${tour.stops.join(' → ')}`,
    ],
    button: '기사님 페이지 열기',
    after:
      '링크는 기사님 전용이며 늘 같은 주소입니다. 처음 열 때 정하신 비밀번호로 열립니다. 다른 분께 전달하지 마세요.',
  };
}

export function withdrawnTourWords(tour: WithdrawnTour): TemplateWords {
  return {
    subject: `솔바다 투어 ${tour.isCancelled ? '취소' : '배정 해제'} (${tour.tripDate} ${tour.startTime})`,
    heading: tour.isCancelled ? '투어가 취소되었습니다' : '투어 배정이 해제되었습니다',
    before: tour.isCancelled
      ? '손님의 예약이 취소되어 아래 투어는 운행하지 않습니다.'
      : tour.isMoved
        ? '손님의 투어가 기사님이 운행하실 수 없는 일시로 변경되어, 아래 투어의 배정이 해제되었습니다.'
        : '아래 투어는 기사님 배정이 해제되었습니다. 운행하지 않으셔도 됩니다.',
    lines: [timeLine(tour)],
    after: '궁금한 점은 솔바다로 연락해 주세요.',
  };
}
