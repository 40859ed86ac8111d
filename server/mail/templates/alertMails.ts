import type { Language } from '../../../domain/languages.ts';
import type { AlertKind } from '../../../domain/staff/alertRules.ts';
import type { DeskLanguage } from '../../../domain/staff/staffRules.ts';
import type { MailTemplate, TemplateWords } from './mailTemplate.ts';
import { tripDay } from './ticketLines.ts';

interface AlertMailLanguage {
  /** The text of the subject and of the heading. */
  readonly titles: Readonly<Record<AlertKind, string>>;
  readonly before: string;
  readonly tour: string;
  readonly button: string;
  readonly after: string;
}

const ko: AlertMailLanguage = {
  titles: {
    newOrder: '새 주문이 들어왔습니다',
    cancellation: '주문이 취소되었습니다',
    driverRefusal: '기사님이 투어를 맡을 수 없다고 했습니다',
    noDriver: '곧 출발하는 투어를 수락한 기사님이 없습니다',
    refundRefused: '결제사가 환불을 거절했습니다',
    complaint: '투어에 대한 불편 신고가 들어왔습니다',
    placeReport: '장소에 대한 신고가 들어왔습니다',
  },
  before: '데스크에서 확인해 주세요.',
  tour: '투어 일시',
  button: '데스크에서 보기',
  after: '어떤 알림을 메일로 받을지는 데스크의 ‘내 계정’에서 바꿀 수 있습니다.',
};

const en: AlertMailLanguage = {
  titles: {
    newOrder: 'A new order has come in',
    cancellation: 'An order has been cancelled',
    driverRefusal: 'A driver can’t drive a tour',
    noDriver: 'A tour starts soon, and no driver has accepted it',
    refundRefused: 'The payment provider refused a refund',
    complaint: 'A visitor has complained about a tour',
    placeReport: 'A visitor has reported a problem with a place',
  },
  before: 'Please have a look at it at the desk.',
  tour: 'Tour',
  button: 'See it at the desk',
  after: 'Choose which alerts you get by email under “My account” at the desk.',
};

const mails: Record<DeskLanguage, AlertMailLanguage> = { ko, en };

/** An alert to a member of the staff; English stands for all languages that the desk doesn't have. */
export function alertMailWords(
  { alert, tour }: Extract<MailTemplate, { kind: 'staffAlert' }>,
  language: Language,
): TemplateWords {
  const deskLanguage = language === 'ko' ? 'ko' : 'en';
  const { titles, before, button, after, ...words } = mails[deskLanguage];
  const title = titles[alert];
  return {
    subject: tour === undefined ? title : `${title} (${tour.tripDate} ${tour.startTime})`,
    heading: title,
    before,
    ...(tour === undefined
      ? {}
      : { lines: [`${words.tour}: ${tripDay(tour, deskLanguage)} ${tour.startTime}`] }),
    button,
    after,
  };
}
