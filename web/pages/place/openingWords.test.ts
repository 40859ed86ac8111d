import { describe, expect, it } from 'vitest';
import { weekDays } from '../../../domain/calendar/weekDays.ts';
import { cn } from '../../messages/cn/place.ts';
import { en } from '../../messages/en/place.ts';
import { ja } from '../../messages/ja/place.ts';
import { ko } from '../../messages/ko/place.ts';
import { tw } from '../../messages/tw/place.ts';
import { checkedInWords } from './checkedWords.ts';
import { openingKind } from './openingKind.ts';
import { closedDays, daysInWords, openDays, openingLines } from './openingWords.ts';

const placeMessages = en.place;
const all = [...weekDays];

describe('opening hours in words', () => {
  it('names runs of three and more days by their first and last day', () => {
    expect(daysInWords(['MON', 'TUE', 'WED', 'THU', 'FRI', 'SUN'], placeMessages)).toBe('Mon–Fri, Sun');
    expect(daysInWords(['SAT', 'SUN'], placeMessages)).toBe('Sat, Sun');
    expect(daysInWords(all, placeMessages)).toBe('Every day');
  });

  it('puts two periods of one day on one line, so that the break is visible', () => {
    const periods = [
      { days: all, opens: '11:00', closes: '15:00' },
      { days: all, opens: '17:00', closes: '21:00' },
    ];
    expect(openingLines({ weekDays: all, openingHours: { periods, note: null } }, placeMessages)).toEqual([
      ['Every day', '11:00–15:00, 17:00–21:00'],
    ]);
  });

  it('starts a season over the new year at its first month', () => {
    const periods = [{ days: all, opens: '09:00', closes: '17:00', months: [1, 2, 11, 12] }];
    expect(
      openingLines({ weekDays: all, openingHours: { periods, note: null } }, placeMessages)[0]?.[0],
    ).toBe('Every day · Nov–Feb');
  });

  it('names closing days only when they are known', () => {
    expect(closedDays(null, placeMessages)).toBeNull();
    expect(closedDays(all, placeMessages)).toBeNull();
    expect(closedDays(all.slice(1), placeMessages)).toBe('Closed Mon');
  });

  it('SPEC 2: names the opening days of a place without opening times in each language', () => {
    const said = (days: Parameters<typeof openDays>[0], kind: 'shop' | 'sight') =>
      [ko, en, cn, tw, ja].map(({ place }) => openDays(days, place, place.opening[kind]));
    expect(said(all, 'sight')).toEqual([
      '매일 운영',
      'Open every day',
      '每天开放',
      '每天開放',
      '毎日見学できます',
    ]);
    expect(
      said(
        all.filter((day) => day !== 'TUE'),
        'shop',
      ),
    ).toEqual([
      '월, 수~일요일 영업',
      'Open Mon, Wed–Sun',
      '周一、周三至周日营业',
      '週一、週三至週日營業',
      '月、水～日曜に営業',
    ]);
    expect([
      openDays(null, placeMessages, placeMessages.opening.sight),
      openDays([], placeMessages, placeMessages.opening.sight),
    ]).toEqual([null, null]);
  });

  it('uses the punctuation of each language', () => {
    const inAll = (say: (messages: typeof ko.place) => string | null) =>
      [ko, cn, ja].map(({ place }) => say(place));
    expect(inAll((place) => closedDays(all.slice(2), place))).toEqual([
      '월·화요일 휴무',
      '周一、周二休息',
      '月・火曜休み',
    ]);
    expect(inAll((place) => daysInWords(['MON', 'WED', 'THU', 'FRI', 'SAT', 'SUN'], place))).toEqual([
      '월, 수~일',
      '周一、周三至周日',
      '月、水～日',
    ]);
    const winter = [{ days: all, opens: '09:00', closes: '17:00', months: [1, 2, 3, 11, 12] }];
    const hours = { weekDays: all, openingHours: { periods: winter, note: null } };
    expect(inAll((place) => openingLines(hours, place).flat().join(' '))).toEqual([
      '매일 · 11월~다음 해 3월 09:00~17:00',
      '每天 · 11月至次年3月 09:00–17:00',
      '毎日 · 11月～翌3月 09:00～17:00',
    ]);
  });
});

describe('the kind of a place, for words about its hours', () => {
  const tour = (id: number) => openingKind({ type: 'tour', tags: [{ id, tagName: '' }] });

  it('is a shop for a restaurant, and for a sight that is first of all for shopping', () => {
    expect(openingKind({ type: 'restaurant', tags: [] })).toBe('shop');
    expect(tour(5)).toBe('shop');
  });

  it('is a sight for a beach, and a stay for accommodation', () => {
    expect(tour(1)).toBe('sight');
    expect(openingKind({ type: 'tour', tags: [] })).toBe('sight');
    expect(openingKind({ type: 'accommodation', tags: [{ id: 2, tagName: '' }] })).toBe('stay');
  });
});

describe('the date of a check in words', () => {
  const said = (on: string, isOld = false) =>
    [ko, en, cn, ja].map(({ place }) => checkedInWords(on, isOld, place.checked));

  it('is the month or the day, in the language of the reader', () => {
    expect(said('2026-10')).toEqual([
      '2026년 10월 확인',
      'Checked in October 2026',
      '2026年10月核实',
      '2026年10月確認',
    ]);
    expect(said('2026-10-06')).toEqual([
      '2026년 10월 6일 확인',
      'Checked on 6 October 2026',
      '2026年10月6日核实',
      '2026年10月6日確認',
    ]);
  });

  it('says when it is over a year old', () => {
    expect(said('2025-10', true)).toEqual([
      '2025년 10월 확인 (1년 넘음)',
      'Checked in October 2025, over a year ago',
      '2025年10月核实，已超过一年',
      '2025年10月確認（1年以上前）',
    ]);
  });
});
