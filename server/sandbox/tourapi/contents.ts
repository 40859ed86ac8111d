import type { Language } from '../../../domain/languages.ts';

/** One content of the sandbox, with the fields of the real service, all of them texts. */
export interface SandboxContent {
  readonly language: Language;
  contentid: string;
  contenttypeid: string;
  title: string;
  addr1: string;
  addr2?: string;
  tel?: string;
  mapx: string;
  mapy: string;
  modifiedtime: string;
  showflag?: '0' | '1';
  oldContentid?: string;
  firstimage?: string;
  cpyrhtDivCd?: string;
  overview?: string;
  /** Fields of detailIntro2, named differently for each content type. */
  intro?: Record<string, string>;
  images?: { originimgurl: string; imgname: string; cpyrhtDivCd: string }[];
  /** The first and the last day of a festival, in days from today. */
  days?: { begins: number; ends: number };
}

const modifiedtime = '20261104153000';
const city = '강원특별자치도 강릉시';
const picture = (name: string) => `http://tong.visitkorea.or.kr/cms/resource/sample/${name}.jpg`;

/**
 * Sample content of Gangneung: some as in the guide, some changed, some new, some withdrawn. Statements about real places
 * all come from the guide's own files; the new places do not exist.
 */
export function sampleContents(): SandboxContent[] {
  return [
    {
      language: 'ko',
      contentid: '900001',
      contenttypeid: '12',
      title: '경포해변',
      addr1: `${city} 창해로 514`,
      addr2: '(안현동)',
      tel: '033-640-4531',
      mapx: '128.9074000000',
      mapy: '37.8057000000',
      modifiedtime,
      overview: '동해안에서 가장 긴 모래밭 가운데 하나이다.<br>\n해변 뒤로 소나무 숲이 이어진다.',
      intro: { usetime: '상시 개방', restdate: '연중무휴' },
    },
    {
      language: 'ko',
      contentid: '900002',
      contenttypeid: '14',
      title: '주문진 해양박물관',
      addr1: `${city} 주문진읍 해안로 1748`,
      tel: '',
      mapx: '128.8288000000',
      mapy: '37.8912000000',
      modifiedtime,
      overview: '바다 생물의 표본을 볼 수 있는 박물관이다.',
      intro: {
        usetimeculture: '10:00~17:00<br />',
        restdateculture: '매주 월요일',
        infocenterculture: '<a href="tel:0336000002">033-600-0002</a>',
      },
    },
    {
      language: 'ko',
      contentid: '900003',
      contenttypeid: '14',
      title: '하슬라아트월드',
      addr1: `${city} 강동면 율곡로 1441`,
      tel: '033-644-9411',
      mapx: '129.0097000000',
      mapy: '37.7060000000',
      modifiedtime,
      firstimage: picture('haslla-1'),
      cpyrhtDivCd: 'Type1',
      overview: '바다가 보이는 언덕의 미술관과 조각 공원이다.',
      intro: { usetimeculture: '09:00~18:00', restdateculture: '연중무휴' },
      images: [
        { originimgurl: picture('haslla-1'), imgname: '하슬라아트월드 1', cpyrhtDivCd: 'Type1' },
        { originimgurl: picture('haslla-2'), imgname: '하슬라아트월드 2', cpyrhtDivCd: 'Type3' },
        { originimgurl: picture('haslla-3'), imgname: '하슬라아트월드 3', cpyrhtDivCd: '' },
      ],
    },
    {
      language: 'ko',
      contentid: '900004',
      contenttypeid: '14',
      title: '아르떼뮤지엄 강릉',
      addr1: `${city} 난설헌로 131`,
      mapx: '128.9077000000',
      mapy: '37.7909000000',
      modifiedtime,
      showflag: '0',
    },
    {
      language: 'ko',
      contentid: '900005',
      contenttypeid: '14',
      title: '강릉 바람숲 미술관(체험용)',
      addr1: `${city} 난설헌로 999`,
      tel: '033-600-0005',
      mapx: '128.9100000000',
      mapy: '37.7900000000',
      modifiedtime,
      firstimage: picture('baramsup-1'),
      cpyrhtDivCd: 'Type1',
      overview:
        '<p>체험용 자료로만 있는 미술관입니다.</p><p>바람이 지나는 솔숲 사이에 작은 전시실 세 곳이 있다고 되어 있습니다.</p>',
      intro: { usetimeculture: '10:00~18:00', restdateculture: '매주 월요일' },
      images: [{ originimgurl: picture('baramsup-1'), imgname: '바람숲 미술관', cpyrhtDivCd: 'Type1' }],
    },
    {
      language: 'en',
      contentid: '910005',
      contenttypeid: '78',
      title: 'Gangneung Baramsup Art Museum, sample (강릉 바람숲 미술관(체험용))',
      addr1: '999, Nanseolheon-ro, Gangneung-si, Gangwon State',
      mapx: '128.9100000000',
      mapy: '37.7900000000',
      modifiedtime,
      overview: 'A museum that exists in the sample data alone: three small rooms among wind-swept pines.',
    },
    {
      language: 'ko',
      contentid: '900006',
      contenttypeid: '39',
      title: '버드나무 브루어리',
      addr1: `${city} 경강로 1961`,
      tel: '033-920-9380',
      mapx: 'null',
      mapy: 'null',
      modifiedtime,
      intro: { opentimefood: '12:00~23:00 (금·토요일은 24:00까지)', restdatefood: '' },
    },
    {
      language: 'ko',
      contentid: '900007',
      contenttypeid: '12',
      title: '선교장',
      addr1: '강원 강릉시 운정길 63',
      addr2: '(운정동)',
      tel: '033-648-5303',
      mapx: '128.8850800000',
      mapy: '37.7865600000',
      modifiedtime,
      overview: '조선 시대 사대부의 살림집&nbsp;&lt;국가민속문화유산&gt;이다.',
      intro: { usetime: '하절기 09:00~18:00<br>동절기 09:00~17:00', restdate: '' },
    },
    {
      language: 'ko',
      contentid: '900008',
      contenttypeid: '32',
      title: '세인트존스 호텔',
      addr1: `${city} 창해로 307`,
      tel: '033-660-9001',
      mapx: '128.9214000000',
      mapy: '37.7912000000',
      modifiedtime,
      intro: { checkintime: '15:00', checkouttime: '11:00' },
    },
    {
      language: 'en',
      contentid: '910001',
      contenttypeid: '76',
      title: 'Gyeongpo Beach (경포해변)',
      addr1: '514, Changhae-ro, Gangneung-si, Gangwon State',
      mapx: '128.9074000000',
      mapy: '37.8057000000',
      modifiedtime,
      overview: 'One of the longest beaches of the east coast.',
    },
    // Neither becomes a place: a course is not one, and an unknown type may be anything.
    {
      language: 'ko',
      contentid: '900010',
      contenttypeid: '25',
      title: '강릉 바다 따라 하루',
      addr1: city,
      mapx: '128.9000000000',
      mapy: '37.7900000000',
      modifiedtime,
    },
    {
      language: 'ko',
      contentid: '900011',
      contenttypeid: '99',
      title: '새로운 유형',
      addr1: city,
      mapx: '',
      mapy: '',
      modifiedtime,
    },
    {
      language: 'ko',
      contentid: '900021',
      contenttypeid: '15',
      title: '솔바람 음악제(체험용)',
      addr1: `${city} 창해로 514`,
      tel: '033-600-0021',
      mapx: '128.9074000000',
      mapy: '37.8057000000',
      modifiedtime,
      firstimage: picture('festival-1'),
      cpyrhtDivCd: 'Type1',
      overview: '체험용 자료에만 있는 음악제입니다. 저녁마다 바닷가에서 연주가 열립니다.',
      intro: { eventplace: '경포해변 중앙광장', playtime: '18:00~21:00', sponsor1tel: '033-600-0021' },
      days: { begins: -1, ends: 4 },
    },
    {
      language: 'en',
      contentid: '910021',
      contenttypeid: '85',
      title: 'Pine Breeze Music Festival, sample (솔바람 음악제(체험용))',
      addr1: '514, Changhae-ro, Gangneung-si, Gangwon State',
      mapx: '128.9074000000',
      mapy: '37.8057000000',
      modifiedtime,
      overview: 'A festival that exists in the sample data alone, with music by the sea every evening.',
      days: { begins: -1, ends: 4 },
    },
    {
      language: 'ko',
      contentid: '900022',
      contenttypeid: '15',
      title: '바다 등불 축제(체험용)',
      addr1: `${city} 해안로 1748`,
      mapx: '128.8288000000',
      mapy: '37.8912000000',
      modifiedtime,
      overview: '체험용 자료에만 있는 축제입니다.',
      intro: { eventplace: '주문진항' },
      days: { begins: 20, ends: 24 },
    },
  ];
}
