/**
 * Driving times between places of the guide as others have published them, in minutes, read on 26 November 2026 in
 * stored copies. Ids are the guide's; 0 is Gangneung Station. If the source's drive does not begin at a place of the guide but
 * at most two minutes away from it, `near` names where.
 *
 * Not used: a time that other sources for the same drive contradict by half (5 minutes from Gyeongpo Beach to Ojukheon;
 * 20 from Skybay to Gyeongpodae, which is on the way to Ojukheon, for which the same text says 10), sightseeing drives,
 * drives that begin at the bus terminal, and sample data of programs.
 */
export interface PublishedTime {
  readonly from: number;
  readonly to: number;
  readonly minutes: number;
  /** The words of the source. */
  readonly words: string;
  readonly near?: string;
  readonly source: keyof typeof sources;
}

/** With the day of publication (yyyy-mm-dd), or null where the copy does not say. */
export const sources = {
  rosa: {
    name: 'Rosa Pension, Gyeongpo: sights nearby',
    address: 'http://rosapension.co.kr/tour.php',
    published: null,
  },
  jianni: {
    name: 'Pension Jianni, Jeongdongjin: sights nearby',
    address: 'http://pensionjianni.com/about_travel.html',
    published: null,
  },
  city: {
    name: 'City of Gangneung: Gyeongpo Beach (Japanese)',
    address: 'https://visitgangneung.net/ja/ocean.do?mode=v&seq=2&sfld=popular',
    published: '2025-12-05',
  },
  sueaty: {
    name: 'A day in Gangneung by taxi, times by Kakao Taxi',
    address: 'https://sueaty.tistory.com/10',
    published: null,
  },
  resident: {
    name: 'A resident about travelling in Gangneung without a car',
    address: 'https://282-ground.tistory.com/258',
    published: null,
  },
  hiker: {
    name: 'Jeongdongjin, Simgok, Haslla and Gyeongpo by taxi',
    address: 'https://netfamily1.tistory.com/335?category=1205120',
    published: '2022-09-25',
  },
  walker: {
    name: 'Badabuchae Trail, with the taxi’s distance, time and fare',
    address: 'https://lotusgm.tistory.com/7803225?category=719662',
    published: '2023-09-15',
  },
  tops: {
    name: 'Booking site’s text about Hotel Tops 10, Heonhwa-ro (copy in a public repository)',
    address: null,
    published: null,
  },
  skybay: {
    name: 'Booking site’s text about Skybay Hotel Gyeongpo (copy in a public repository)',
    address: null,
    published: null,
  },
  stJohns: {
    name: 'Booking site’s text about St. John’s Hotel (copy in a public repository)',
    address: null,
    published: null,
  },
  stJohnsSights: {
    name: 'Another booking site’s text about St. John’s Hotel (copy in a public repository)',
    address: null,
    published: null,
  },
} as const;

export const publishedTimes: readonly PublishedTime[] = [
  { from: 1, to: 8, minutes: 8, words: '차로 8분거리', near: 'pension in Gyeongpo', source: 'rosa' },
  { from: 36, to: 33, minutes: 3, words: '약 3분 소요', near: 'pension beside the museum', source: 'jianni' },
  { from: 36, to: 47, minutes: 8, words: '약 8분 소요', near: 'pension beside the museum', source: 'jianni' },
  { from: 56, to: 1, minutes: 15, words: '江陵市内から15分程度', near: 'the centre of town', source: 'city' },
  { from: 42, to: 0, minutes: 40, words: 'under a 40-minute drive', near: 'hotel', source: 'tops' },
  { from: 181, to: 0, minutes: 15, words: '차로 약 15분', source: 'skybay' },
  { from: 181, to: 4, minutes: 10, words: '차로 약 10분', source: 'skybay' },
  { from: 183, to: 0, minutes: 10, words: '차로 약 10분', source: 'stJohns' },
  { from: 183, to: 91, minutes: 5, words: '차로 약 5분', source: 'stJohns' },
  { from: 183, to: 1, minutes: 5, words: '차로 약 5분', source: 'stJohns' },
  { from: 183, to: 6, minutes: 5, words: '차로 5분 거리', source: 'stJohnsSights' },
  { from: 183, to: 4, minutes: 11, words: '차로 11분', source: 'stJohnsSights' },
  { from: 183, to: 33, minutes: 40, words: '차로 40분', source: 'stJohnsSights' },
  { from: 0, to: 4, minutes: 8, words: '택시: 8분', source: 'sueaty' },
  { from: 4, to: 101, minutes: 10, words: '택시: 10분', near: 'Imdang Cathedral', source: 'sueaty' },
  { from: 0, to: 7, minutes: 10, words: '6~7Km, 10여 분', source: 'resident' },
  { from: 35, to: 40, minutes: 5, words: '택시 5분', near: 'Jeongdongjin Port', source: 'hiker' },
  { from: 43, to: 48, minutes: 15, words: '택시 15분', source: 'hiker' },
  { from: 48, to: 3, minutes: 35, words: '택시 35분', source: 'hiker' },
  { from: 4, to: 0, minutes: 5, words: '택시 5분', source: 'hiker' },
  { from: 48, to: 40, minutes: 15, words: '7.2km/ 15분', source: 'walker' },
];
