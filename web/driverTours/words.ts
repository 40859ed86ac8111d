import type { DriverTour } from '../../contract/desk/driverTours.ts';
import type { Language } from '../../domain/languages.ts';
import type { DriverStep, TourState } from '../../domain/tour/tourRules.ts';
import type { TourReport } from './driverTourCalls.ts';

export const languageWords: Record<Language, string> = {
  ko: '한국어',
  en: '영어',
  cn: '중국어(간체)',
  tw: '중국어(번체)',
  ja: '일본어',
};

export const stateWords: Record<TourState, string> = {
  unassigned: '못 한다고 알림',
  offered: '수락 대기',
  accepted: '수락함',
  met: '손님 만남',
  finished: '투어 종료',
  notMet: '손님 없음',
  noDriver: '기사 없음',
};

export const stepWords: Record<DriverStep, string> = {
  accept: '수락',
  cannot: '못 합니다',
  met: '손님 만남',
  notMet: '손님 없음',
  finished: '투어 종료',
};

export const won = (amount: number) => `₩${amount.toLocaleString('ko-KR')}`;

export function halfHoursInWords(halfHours: number): string {
  const hours = Math.floor(halfHours / 2);
  return `${hours > 0 ? `${hours}시간` : ''}${halfHours % 2 > 0 ? ' 30분' : ''}`.trim() || '없음';
}

export function reportInWords(report: TourReport): string {
  if ('step' in report) return stepWords[report.step];
  return `추가 시간 ${halfHoursInWords(report.overtimeHalfHours)}`;
}

/** The actual state of a tour whose report the server rejected, in words. */
export function presentStateInWords(tour: DriverTour | undefined): string {
  return tour ? `지금 상태: ${stateWords[tour.state]}` : '기사님의 투어 목록에 없습니다';
}
