import { describe, expect, it } from 'vitest';
import { ko } from '../../messages/ko/talk.ts';
import { type BlankKind, blankValues, inHalfAnHour, nearestValue, readValue } from './blanks.ts';
import { sinoKorean, spokenValue } from './koreanNumbers.ts';
import { readAloud } from './readAloud.ts';

const kinds: readonly BlankKind[] = ['minutes', 'time', 'people', 'won'];
const digits = '영일이삼사오육칠팔구';
const units: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1000 };
const native = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두'];

/** Reads Sino-Korean back, syllable by syllable. */
function spokenNumber(said: string): number {
  let whole = 0;
  let below = 0;
  let digit = 0;
  for (const syllable of said.replaceAll('뉵', '육').replaceAll(' ', '')) {
    const unit = units[syllable];
    if (syllable === '만') {
      whole = (below + digit || 1) * 10_000;
      below = 0;
      digit = 0;
    } else if (unit) {
      below += (digit || 1) * unit;
      digit = 0;
    } else digit = digits.indexOf(syllable);
  }
  return whole + below + digit;
}

describe('Talk: Korean numbers', () => {
  it('says every number up to 200,000 so that it can be read back', () => {
    for (let value = 1; value <= 200_000; value += value < 1000 ? 1 : 37)
      expect(spokenNumber(sinoKorean(value)), sinoKorean(value)).toBe(value);
  });

  it('never says a one before 십, 백, 천 and 만', () => {
    for (let value = 1; value <= 200_000; value += 13)
      expect(sinoKorean(value)).not.toMatch(/일[십백천]|^일만/);
    expect([10, 11, 100, 1000, 10_000, 11_000, 110_000].map(sinoKorean)).toEqual([
      '십',
      '십일',
      '백',
      '천',
      '만',
      '만 천',
      '십일만',
    ]);
  });

  it('says minutes and won in Sino-Korean with their counters', () => {
    for (const value of blankValues('minutes')) {
      const [number = '', counter] = spokenValue('minutes', value).split('_');
      expect([spokenNumber(number), counter]).toEqual([value, '분']);
      expect(ko.talk.values.minutes(value)).toBe(`${value}분`);
    }
    for (const value of blankValues('won')) {
      const [number = '', counter] = spokenValue('won', value).split('_');
      expect([spokenNumber(number), counter]).toEqual([value, '원']);
      const [, tenThousands, rest] = /^(?:(\d+)만 원|([\d,]+)원)$/.exec(ko.talk.values.won(value)) ?? [];
      const written = tenThousands ? Number(tenThousands) * 10_000 : Number(rest?.replace(',', ''));
      expect(written).toBe(value);
    }
  });

  it('says people and hours with native numbers', () => {
    expect(blankValues('people').map((count) => ko.talk.values.people(count))).toEqual(
      native.slice(0, 10).map((number) => `${number} 명`),
    );
    for (const time of blankValues('time')) {
      const hour = Math.floor(time / 60);
      const [, said = '', minutes] = /^\S+ (\S+)_시(?: (\S+)_분)?$/.exec(spokenValue('time', time)) ?? [];
      expect(native.indexOf(said) + 1, spokenValue('time', time)).toBe(hour % 12 || 12);
      expect(minutes === undefined ? 0 : spokenNumber(minutes)).toBe(time % 60);
    }
  });

  it('writes a time with its part of the day', () => {
    const times = {
      0: '밤 12시',
      65: '새벽 1시 5분',
      540: '오전 9시',
      750: '낮 12시 30분',
      930: '오후 3시 30분',
    };
    for (const [time, text] of Object.entries(times)) expect(ko.talk.values.time(Number(time))).toBe(text);
    const written = new Set(blankValues('time').map((time) => ko.talk.values.time(time)));
    expect(written.size).toBe(288);
  });

  it.each([
    ['minutes', 10, 'Sip bun', 'シップン'],
    ['minutes', 105, 'Baego bun', 'ペゴブン'],
    ['minutes', 180, 'Baekpalsip bun', 'ペクパルシップン'],
    ['time', 930, 'Ohu se si samsip bun', 'オフ セシ サムシップン'],
    ['time', 0, 'Bam yeoldu si', 'パム ヨルトゥシ'],
    ['people', 2, 'Du myeong', 'トゥミョン'],
    ['people', 5, 'Daseot myeong', 'タソンミョン'],
    ['won', 30_000, 'Samman won', 'サムマヌォン'],
    ['won', 12_300, 'Man icheonsambaek won', 'マン イチョンサムベグォン'],
    ['won', 160_000, 'Simnyungman won', 'シムニュンマヌォン'],
  ] as const)('reads %s %i aloud', (kind, value, roman, kana) => {
    expect(readAloud(spokenValue(kind, value), 'roman')).toBe(roman);
    expect(readAloud(spokenValue(kind, value), 'kana')).toBe(kana);
  });

  it('leaves nothing of any value unread, and reads no two alike', () => {
    for (const kind of kinds) {
      const roman = blankValues(kind).map((value) => readAloud(spokenValue(kind, value), 'roman'));
      const kana = blankValues(kind).map((value) => readAloud(spokenValue(kind, value), 'kana'));
      for (const text of roman) expect(text).toMatch(/^[A-Z][a-z]*( [a-z]+)*$/);
      for (const text of kana) expect(text).toMatch(/^[ァ-ヺー]+( [ァ-ヺー]+)*$/);
      expect([new Set(roman).size, new Set(kana).size]).toEqual([roman.length, kana.length]);
    }
  });
});

describe('Talk: values of the pickers', () => {
  it('has the ranges of the board', () => {
    const ends = kinds.map((kind) => [blankValues(kind)[0], blankValues(kind).at(-1)]);
    expect(ends).toEqual([
      [5, 180],
      [0, 1435],
      [1, 10],
      [100, 200_000],
    ]);
  });

  it('takes only values of the kind from an address', () => {
    for (const kind of kinds)
      for (const value of blankValues(kind)) expect(readValue(kind, String(value))).toBe(value);
    for (const text of [null, '', '7', '-5', '0', '1e2', '10.0', '185', '9999999'])
      expect(readValue('minutes', text)).toBeNull();
    expect([readValue('time', '1440'), readValue('people', '11'), readValue('won', '200100')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('keeps a chosen value within its range', () => {
    expect([nearestValue('won', 0), nearestValue('won', 209_900), nearestValue('minutes', 32)]).toEqual([
      100, 200_000, 30,
    ]);
  });

  it('offers a time half an hour from now in Korea', () => {
    expect(inHalfAnHour(new Date('2026-11-23T05:01:00Z'))).toBe(14 * 60 + 35);
    expect(inHalfAnHour(new Date('2026-11-23T14:45:00Z'))).toBe(15);
  });
});
