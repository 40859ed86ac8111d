import type { Language, Translated } from '../languages.ts';
import { type DeparturePlace, showDeparture } from './departurePlaces.ts';

/** The tour taxi, as resellers show it to their visitors. */
export const productTexts = {
  shortDescription: {
    ko: '기사님과 함께 강릉을 세 시간 동안 원하는 대로 둘러보는 전용 관광택시',
    en: 'A private taxi with a driver: three hours in Gangneung, wherever you like',
    cn: '专车配司机，用三小时随心游览江陵',
    tw: '專車配司機，用三小時隨心遊覽江陵',
    ja: 'ドライバー付きの貸切タクシーで、江陵を3時間お好きなようにめぐります',
  },
  /** These texts follow the name of the place where the tour starts. */
  description: {
    ko: '에서 출발해 같은 곳으로 돌아오는 세 시간 코스입니다. 한 대에 최대 4명까지 일행끼리만 타며, 갈 곳은 미리 정하거나 기사님과 상의해 정할 수 있습니다.',
    en: ' is where the tour starts and ends, after three hours. The car is yours alone, for up to four people. Choose your stops beforehand, or agree on them with the driver.',
    cn: '是行程的起点和终点，全程三小时。专车仅供您一行人使用，最多4人。想去的地方可以提前选好，也可以与司机商量决定。',
    tw: '是行程的起點和終點，全程三小時。專車僅供您一行人使用，最多4人。想去的地方可以事先選好，也可以與司機商量決定。',
    ja: 'を出発し、同じ場所に戻る3時間のコースです。お車は貸切で、4名様までご乗車いただけます。行き先は事前に決めることも、ドライバーと相談して決めることもできます。',
  },
  /** Replaces the name of the place if visitors can choose it. */
  chosenDeparture: {
    ko: '고른 출발지',
    en: 'The departure point that you choose',
    cn: '您所选的出发地',
    tw: '您所選的出發地',
    ja: 'お選びの出発地',
  },
  person: { ko: '승객', en: 'Passenger', cn: '乘客', tw: '乘客', ja: '乗客' },
  redemption: {
    ko: '출발할 때 QR 코드와 여권 등 신분증을 기사님께 보여 주세요.',
    en: 'When you set off, show the driver the QR code and your passport or other ID.',
    cn: '乘车时，请向司机出示二维码和护照等身份证件。',
    tw: '乘車時，請向司機出示QR碼和護照等身分證件。',
    ja: 'ご乗車の際は、QRコードとパスポートなどの身分証明書をドライバーにお見せください。',
  },
  entryFees: {
    ko: '관광지 입장료와 식사비는 포함되지 않습니다.',
    en: 'Entry fees and meals are not included.',
    cn: '不含景点门票和餐费。',
    tw: '不含景點門票和餐費。',
    ja: '入場料とお食事代は含まれていません。',
  },
  carAndDriver: {
    ko: '차량, 기사님, 연료비, 통행료',
    en: 'Car, driver, fuel and tolls',
    cn: '车辆、司机、燃油费和通行费',
    tw: '車輛、司機、燃料費和通行費',
    ja: 'お車、ドライバー、燃料代、通行料',
  },
} as const satisfies Readonly<Record<string, Translated>>;

/** The name of an option, by the place where the tour starts. */
export const optionName: Record<Language, (place: string) => string> = {
  ko: (place) => `${place} 출발`,
  en: (place) => `From ${place}`,
  cn: (place) => `${place}出发`,
  tw: (place) => `${place}出發`,
  ja: (place) => `${place}発`,
};

/** How the tour goes, from one place or, with several, from the one that the visitor chooses. */
export function tourDescription(places: readonly DeparturePlace[], language: Language): string {
  const [one, another] = places;
  const place = one && !another ? showDeparture(one, language).name : productTexts.chosenDeparture[language];
  return `${place}${productTexts.description[language]}`;
}
