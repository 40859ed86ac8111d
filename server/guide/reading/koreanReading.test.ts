import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readContent } from '../readContent.ts';
import { koreanReading, withoutBoundaries } from './koreanReading.ts';

const content = new URL('../../../content/', import.meta.url);
const exceptionsSchema = z.strictObject({
  words: z.record(z.string(), z.strictObject({ kana: z.string().min(1), roman: z.string().min(1) })),
  sounds: z.record(
    z.string(),
    z.strictObject({
      said: z.string().regex(/^[가-힣]+$/),
      romanised: z
        .string()
        .regex(/^[가-힣]+$/)
        .optional(),
      why: z.string().min(1),
    }),
  ),
  boundaries: z.array(z.string().regex(/[ -]/)),
});
const exceptions = exceptionsSchema.parse(
  JSON.parse(readFileSync(new URL('readings.json', content), 'utf8')),
);

const none = { words: {}, sounds: {}, boundaries: [] };
const read = (name: string) => {
  const { kana, roman } = koreanReading(name, none);
  return `${kana} ${roman}`;
};

describe('the rule of readings', () => {
  test('leaves plain consonants unvoiced at the start of a word and voices them between voiced sounds', () => {
    expect(read('경포대')).toBe('キョンポデ Gyeongpodae');
    expect(read('선교장')).toBe('ソンギョジャン Seongyojang');
    expect(read('장칼국수')).toBe('チャンカルグクス Jangkalguksu');
    expect(koreanReading('장미 경양식', none).kana).toBe('チャンミ キョンヤンシク');
  });

  test('carries a final over to a vowel', () => {
    expect(read('안인')).toBe('アニン Anin');
    expect(read('솔올')).toBe('ソロル Sorol');
    expect(read('오월에')).toBe('オウォレ Owore');
    expect(read('굳이')).toBe('クジ Guji');
    expect(read('같이')).toBe('カチ Gachi');
    expect(read('좋은')).toBe('チョウン Joeun');
  });

  test('makes stops nasal before nasals and ㄹ', () => {
    expect(read('안목')).toBe('アンモク Anmok');
    expect(read('박물관')).toBe('パンムルグァン Bangmulgwan');
    expect(read('국립')).toBe('クンニプ Gungnip');
    expect(read('만복래')).toBe('マンボンネ Manbongnae');
    expect(read('정류장')).toBe('チョンニュジャン Jeongnyujang');
  });

  test('makes ㄴ and ㄹ side by side a double ㄹ', () => {
    expect(read('대관령')).toBe('テグァルリョン Daegwallyeong');
    expect(read('동물농장')).toBe('トンムルロンジャン Dongmullongjang');
  });

  test('aspirates with ㅎ, which the romanisation of names keeps', () => {
    expect(read('오죽헌')).toBe('オジュッコン Ojukheon');
    expect(read('집현전')).toBe('チッピョンジョン Jiphyeonjeon');
    expect(read('순긋해변')).toBe('スングッテビョン Sungeuthaebyeon');
    expect(read('좋고')).toBe('チョコ Joko');
    expect(read('남항진')).toBe('ナムハンジン Namhangjin');
  });

  test('writes tense consonants unvoiced, with a small ッ after a vowel', () => {
    expect(read('도깨비')).toBe('トッケビ Dokkaebi');
    expect(read('독도')).toBe('トクト Dokdo');
    expect(read('닭강정')).toBe('タッカンジョン Dakgangjeong');
    expect(read('솟대')).toBe('ソッテ Sotdae');
  });

  test('writes no sound change across the hyphen of the romanisation', () => {
    expect(read('방동-리')).toBe('パンドンニ Bangdong-ri');
    expect(read('율곡-로')).toBe('ユルゴンノ Yulgok-ro');
    expect(read('바다부채-길')).toBe('パダブチェキル Badabuchae-gil');
  });

  test('reads the particle 의 as 에', () => {
    expect(read('월화의')).toBe('ウォルファエ Wolhwaui');
    expect(read('명인의')).toBe('ミョンイネ Myeonginui');
    expect(read('의자')).toBe('ウィジャ Uija');
  });

  test('keeps digits, Latin letters and established words', () => {
    expect(read('초당110')).toBe('チョダン110 Chodang 110');
    const words = { 호텔: { kana: 'ホテル', roman: 'Hotel' }, 아트: { kana: 'アート', roman: 'Art' } };
    expect(koreanReading('SL호텔 강릉', { ...none, words })).toEqual({
      kana: 'SLホテル カンヌン',
      roman: 'SL Hotel Gangneung',
    });
    expect(koreanReading('아트관', { ...none, words })).toEqual({ kana: 'アートグァン', roman: 'Art-gwan' });
  });
});

describe('the readings of the guide', async () => {
  const { places } = await readContent(fileURLToPath(content));
  const names = places.map(({ name }) => name.ko);

  test('follow the rule', () => {
    const stored = places.map(({ key, reading }) => ({ key, ...reading }));
    expect(stored).toEqual(places.map(({ key, name }) => ({ key, ...koreanReading(name.ko, exceptions) })));
  });

  test('leave no syllable unread', () => {
    for (const { reading } of places) {
      expect(reading.kana).toMatch(/^[\p{Script=Katakana}ー・、 A-Z0-9&]+$/u);
      expect(reading.roman).toMatch(/^[A-Za-z0-9 &·,.'-]+$/);
    }
  });

  test('agree with the katakana of Japanese names, but for words that are translated', () => {
    const bare = (text: string) => text.replace(/[ ・]/g, '');
    const translated =
      /(?:ビーチ|ロケ(?=地)|テーマパーク|オニバス|ムクゲ|カフェ|アワビ|オートキャンプ|キャンプ(?=場))/g;
    const differing = places
      .filter(({ name, reading }) => {
        const runs = name.ja?.replace(translated, '、').match(/[ァ-ヺー・]+/g) ?? [];
        return runs.some((run) => !bare(reading.kana).includes(bare(run)));
      })
      .map(({ name, reading }) => `${name.ja}: ${reading.kana}`);
    expect(differing).toEqual([]);
  });

  test('need every exception', () => {
    const whole = names.join('\n');
    const parts = [...Object.keys(exceptions.words), ...Object.keys(exceptions.sounds)];
    expect(parts.filter((part) => !whole.includes(part))).toEqual([]);
    const known = new Set(names.map(withoutBoundaries));
    expect(exceptions.boundaries.filter((one) => !known.has(withoutBoundaries(one)))).toEqual([]);
    expect(exceptions.boundaries.filter((one) => names.includes(one))).toEqual([]);
  });
});
