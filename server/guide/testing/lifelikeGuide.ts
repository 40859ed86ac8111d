import { weekDays } from '../../../domain/calendar/weekDays.ts';
import type { Translated } from '../../../domain/languages.ts';
import { placeTypes } from '../../../domain/places/placeTypes.ts';
import { themeKeys } from '../../../domain/places/themeKeys.ts';
import type { GuideContent, PlaceContent, ThemeContent } from '../contentSchema.ts';
import { koreanReading } from '../reading/koreanReading.ts';
import { drawingsNamed, generatedChecks } from './generatedContent.ts';

/** A fixture for benchmarks: a guide of any size whose texts are as long and varied as real ones. */

const spots = [
  ['경포', 'Gyeongpo', '镜浦', '鏡浦', '鏡浦'],
  ['안목', 'Anmok', '安木', '安木', 'アンモク'],
  ['주문진', 'Jumunjin', '注文津', '注文津', '注文津'],
  ['정동진', 'Jeongdongjin', '正东津', '正東津', '正東津'],
  ['사천', 'Sacheon', '沙川', '沙川', '沙川'],
  ['연곡', 'Yeongok', '连谷', '連谷', '連谷'],
  ['초당', 'Chodang', '草堂', '草堂', '草堂'],
  ['대관령', 'Daegwallyeong', '大关岭', '大關嶺', '大関嶺'],
  ['옥계', 'Okgye', '玉溪', '玉溪', '玉渓'],
  ['강문', 'Gangmun', '江门', '江門', '江門'],
  ['솔올', 'Solol', '松兀', '松兀', 'ソロル'],
  ['왕산', 'Wangsan', '旺山', '旺山', '旺山'],
] as const;

const kinds = [
  ['해변', 'Beach', '海滩', '海灘', 'ビーチ'],
  ['공원', 'Park', '公园', '公園', '公園'],
  ['박물관', 'Museum', '博物馆', '博物館', '博物館'],
  ['카페', 'Cafe', '咖啡馆', '咖啡館', 'カフェ'],
  ['시장', 'Market', '市场', '市場', '市場'],
  ['식당', 'Restaurant', '餐厅', '餐廳', '食堂'],
  ['순두부', 'Tofu House', '豆腐店', '豆腐店', '豆腐店'],
  ['호텔', 'Hotel', '酒店', '飯店', 'ホテル'],
  ['펜션', 'Pension', '民宿', '民宿', 'ペンション'],
  ['전망대', 'Observatory', '观景台', '觀景台', '展望台'],
] as const;

/** Syllables of generated proper names, so that names differ as real ones do. */
const syllables = [
  ['가', 'Ga', '佳', '佳', 'カ'],
  ['나', 'Na', '娜', '娜', 'ナ'],
  ['달', 'Dal', '月', '月', 'ダル'],
  ['로', 'Ro', '路', '路', 'ロ'],
  ['미', 'Mi', '美', '美', 'ミ'],
  ['별', 'Byeol', '星', '星', 'ビョル'],
  ['새', 'Sae', '新', '新', 'セ'],
  ['온', 'On', '温', '溫', 'オン'],
  ['지', 'Ji', '智', '智', 'ジ'],
  ['한', 'Han', '韩', '韓', 'ハン'],
] as const;

const themeNames: Record<(typeof themeKeys)[number], Translated> = {
  sea: { ko: '바다', en: 'Sea', cn: '大海', tw: '大海', ja: '海' },
  hotel: { ko: '호텔', en: 'Hotels', cn: '酒店', tw: '飯店', ja: 'ホテル' },
  restaurant: { ko: '맛집', en: 'Restaurants', cn: '美食', tw: '美食', ja: 'グルメ' },
  landmark: { ko: '명소', en: 'Landmarks', cn: '名胜', tw: '名勝', ja: '名所' },
  shopping: { ko: '쇼핑', en: 'Shopping', cn: '购物', tw: '購物', ja: 'ショッピング' },
  cafe: { ko: '카페', en: 'Cafés', cn: '咖啡馆', tw: '咖啡館', ja: 'カフェ' },
  culture: { ko: '문화', en: 'Culture', cn: '文化', tw: '文化', ja: '文化' },
  history: { ko: '역사', en: 'History', cn: '历史', tw: '歷史', ja: '歴史' },
  nature: { ko: '자연', en: 'Nature', cn: '自然', tw: '自然', ja: '自然' },
  leisure: { ko: '레저', en: 'Leisure', cn: '休闲', tw: '休閒', ja: 'レジャー' },
  sports: { ko: '스포츠', en: 'Sports', cn: '运动', tw: '運動', ja: 'スポーツ' },
};

export const lifelikeThemes: readonly ThemeContent[] = themeKeys.map((key, index) => ({
  id: index + 1,
  key,
  visitMinutes: 40,
  name: themeNames[key],
}));

/** A number of places, with ids from 1; deterministic. */
export function lifelikeGuide(count: number): GuideContent {
  return {
    themes: lifelikeThemes,
    places: Array.from({ length: count }, (_, index) => generatePlace(index + 1)),
  };
}

function generatePlace(id: number): PlaceContent {
  const random = randomFrom(id);
  const pick = <List extends readonly [unknown, ...unknown[]]>(list: List): List[number] =>
    list[Math.floor(random() * list.length)] ?? list[0];
  const spot = pick(spots);
  const kind = pick(kinds);
  const proper = [pick(syllables), pick(syllables), pick(syllables)];
  const number = 1 + Math.floor(random() * 200);
  const own = (language: number) => proper.map((part) => part[language] ?? '').join('');
  const ownEnglish = own(1).charAt(0) + own(1).slice(1).toLowerCase();
  const korean = `${spot[0]} ${own(0)} ${kind[0]}`;
  return {
    id,
    key: `place-${id}`,
    type: pick(placeTypes),
    rank: Math.floor(random() * 10_000),
    name: {
      ko: korean,
      en: `${spot[1]} ${ownEnglish} ${kind[1]}`,
      cn: `${spot[2]}${own(2)}${kind[2]}`,
      tw: `${spot[3]}${own(3)}${kind[3]}`,
      ja: `${spot[4]}${own(4)}${kind[4]}`,
    },
    reading: koreanReading(korean),
    summary: {
      ko: `소나무 숲과 바다 사이 ${spot[0]}에 있는 조용한 ${kind[0]}`,
      en: `A quiet ${kind[1].toLowerCase()} between pine trees and the sea at ${spot[1]}`,
      cn: `位于${spot[2]}松林与大海之间的安静${kind[2]}`,
      tw: `位於${spot[3]}松林與大海之間的安靜${kind[3]}`,
      ja: `${spot[4]}の松林と海の間にある静かな${kind[4]}`,
    },
    information: {
      ko: `${spot[0]}에 있는 ${kind[0]}입니다. 솔숲을 따라 걸어서 갈 수 있습니다.`,
      en: `This ${kind[1].toLowerCase()} lies at ${spot[1]}, a walk along the pine grove away.`,
      cn: `这家${kind[2]}位于${spot[2]}，沿着松林步行即可到达，环境安静。`,
      tw: `這家${kind[3]}位於${spot[3]}，沿著松林步行即可到達，環境安靜。`,
      ja: `${spot[4]}にある${kind[4]}です。松林に沿って歩いて行くことができます。`,
    },
    address: {
      ko: `강원특별자치도 강릉시 ${spot[0]}로 ${number}`,
      en: `${number}, ${spot[1]}-ro, Gangneung-si, Gangwon State`,
      cn: `江原特别自治道江陵市${spot[2]}路${number}号`,
      tw: `江原特別自治道江陵市${spot[3]}路${number}號`,
      ja: `江原特別自治道江陵市${spot[4]}ロ${number}`,
    },
    phone: null,
    themes: [...new Set([pick(themeKeys), pick(themeKeys)])],
    position: { lat: 37.5 + random() * 0.5, lng: 128.6 + random() * 0.5 },
    hours: randomHours(random),
    pictures: drawingsNamed('place-1', 'place-2', 'place-3'),
    checked: generatedChecks,
    facts: [],
    source: 'generated',
    confidence: 'high',
  };
}

/** Opening hours. A third are unknown, as for the real places; the rest are on the half hour, with at most one day off. */
function randomHours(random: () => number): PlaceContent['hours'] {
  const open = 10 + Math.floor(random() * 14);
  const close = open + 12 + Math.floor(random() * 12);
  const off = Math.floor(random() * 14);
  if (random() < 1 / 3) return { weekDays: null, periods: [], note: null };
  const days = weekDays.filter((_, index) => index !== off);
  return { weekDays: days, periods: [{ days, opens: halfHour(open), closes: halfHour(close) }], note: null };
}

function halfHour(number: number): string {
  return `${String(Math.floor(number / 2)).padStart(2, '0')}:${number % 2 ? '30' : '00'}`;
}

/** Pseudorandom numbers from 0 to 1 for a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
