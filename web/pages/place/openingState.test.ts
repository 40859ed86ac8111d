import { describe, expect, it } from 'vitest';
import { type WeekDay, weekDays } from '../../../domain/calendar/weekDays.ts';
import { type Language, languages } from '../../../domain/languages.ts';
import type { OpeningPeriod } from '../../../domain/openingHours/openStatus.ts';
import type { PlaceType } from '../../../domain/places/placeTypes.ts';
import { loadMessages } from '../../messages/messages.ts';
import { openingHeadline, openingSentence } from './openingSentence.ts';
import { openingStateAt } from './openingState.ts';

const every = [...weekDays];
const daily = (opens: string, closes: string, days: WeekDay[] = every): OpeningPeriod => ({
  days,
  opens,
  closes,
});
/** 2026-11-21 is a Saturday. */
const at = (moment: string) => new Date(`${moment}+09:00`);
const shop = { weekDays: every, periods: [daily('09:00', '18:00')] };
const museum = {
  weekDays: every.filter((day) => day !== 'MON'),
  periods: [daily('10:00', '17:00', ['TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'])],
};
const bar = {
  weekDays: every,
  periods: [daily('18:00', '24:00'), daily('00:00', '02:00', ['SAT', 'SUN'])],
};

const openingWords = async (language: Language) => (await loadMessages(language, ['place'])).place.opening;
const messages = {
  ko: await openingWords('ko'),
  en: await openingWords('en'),
  cn: await openingWords('cn'),
  tw: await openingWords('tw'),
  ja: await openingWords('ja'),
};

describe('opening state', () => {
  it('is open until closing time, and closed from that minute on', () => {
    expect(openingStateAt(shop, at('2026-11-21T17:59:59'))).toEqual({ status: 'open', until: '18:00' });
    expect(openingStateAt(shop, at('2026-11-21T18:00:00'))).toEqual({
      status: 'closed',
      next: { inDays: 1, day: 'SUN', time: '09:00' },
    });
    expect(openingStateAt(shop, at('2026-11-21T08:59:00'))).toEqual({
      status: 'closed',
      next: { inDays: 0, day: 'SAT', time: '09:00' },
    });
  });

  it('joins the hours of two days over midnight', () => {
    expect(openingStateAt(bar, at('2026-11-20T23:00:00'))).toEqual({ status: 'open', until: '02:00' });
    expect(openingStateAt(bar, at('2026-11-21T01:00:00'))).toEqual({ status: 'open', until: '02:00' });
    expect(openingStateAt(bar, at('2026-11-22T23:00:00'))).toEqual({ status: 'open', until: '24:00' });
  });

  it('ends the morning at a noon break', () => {
    const kitchen = { weekDays: every, periods: [daily('17:00', '21:00'), daily('11:00', '15:00')] };
    expect(openingStateAt(kitchen, at('2026-11-21T12:00:00'))).toEqual({ status: 'open', until: '15:00' });
    expect(openingStateAt(kitchen, at('2026-11-21T15:30:00'))).toMatchObject({
      next: { inDays: 0, time: '17:00' },
    });
  });

  it('finds the next open day past closed ones', () => {
    expect(openingStateAt(museum, at('2026-11-22T17:00:00'))).toEqual({
      status: 'closed',
      next: { inDays: 2, day: 'TUE', time: '10:00' },
    });
    const weekly = { weekDays: ['SAT'] as const, periods: [daily('09:00', '12:00', ['SAT'])] };
    expect(openingStateAt(weekly, at('2026-11-21T13:00:00'))).toMatchObject({
      next: { inDays: 7, day: 'SAT', time: '09:00' },
    });
  });

  it('uses the season of the day itself', () => {
    const winter = { weekDays: null, periods: [{ ...daily('10:00', '16:00'), months: [12, 1] }] };
    expect(openingStateAt(winter, at('2026-11-30T12:00:00'))).toEqual({ status: 'unknown' });
    const year = {
      weekDays: every,
      periods: [
        { ...daily('09:00', '18:00'), months: [11] },
        { ...daily('10:00', '16:00'), months: [12] },
      ],
    };
    expect(openingStateAt(year, at('2026-11-30T20:00:00'))).toMatchObject({
      next: { inDays: 1, time: '10:00' },
    });
  });

  it('is unknown where the hours are unknown', () => {
    expect(openingStateAt({ weekDays: null, periods: [] }, at('2026-11-21T12:00:00'))).toEqual({
      status: 'unknown',
    });
    const daysOnly = { weekDays: ['TUE', 'WED'] as const, periods: [] };
    expect(openingStateAt(daysOnly, at('2026-11-22T12:00:00'))).toEqual({
      status: 'closed',
      next: { inDays: 2, day: 'TUE', time: null },
    });
    const oneDay = { weekDays: null, periods: [daily('09:00', '12:00', ['SAT'])] };
    expect(openingStateAt(oneDay, at('2026-11-21T13:00:00'))).toEqual({ status: 'closed', next: null });
    expect(openingStateAt({ weekDays: [], periods: [] }, at('2026-11-21T13:00:00'))).toEqual({
      status: 'closed',
      next: null,
    });
  });

  it('has no end when open around the clock', () => {
    const always = { weekDays: every, periods: [daily('00:00', '24:00')] };
    expect(openingStateAt(always, at('2026-11-21T23:59:00'))).toEqual({ status: 'open', until: null });
  });

  it('calls a sight open to visitors, and a shop open for business', () => {
    const early = at('2026-11-22T08:00:00');
    const said = (kind: 'shop' | 'stay' | 'sight', moment: Date) =>
      languages.map((language) => openingSentence(openingStateAt(shop, moment), messages[language], kind));
    const noon = at('2026-11-22T12:00:00');
    expect(said('sight', noon)).toEqual([
      '운영 중 · 18:00까지',
      'Open now · closes at 18:00',
      '开放中 · 开放至18:00',
      '開放中 · 開放至18:00',
      '見学可 · 18:00まで',
    ]);
    expect(said('sight', early)).toEqual([
      '운영 전 · 오늘 09:00에 엽니다',
      'Closed now · opens at 09:00',
      '未开放 · 今天09:00开放',
      '未開放 · 今天09:00開放',
      '見学時間外 · 本日09:00から',
    ]);
    expect(said('shop', early)[0]).toBe('영업 전 · 오늘 09:00에 엽니다');
    expect(said('stay', noon)[0]).toBe('운영 중 · 18:00까지');
  });

  it('shows the check-in and check-out times of a stay without opening hours instead of its unknown state', () => {
    const unknown = openingStateAt({ weekDays: null, periods: [] }, at('2026-11-22T12:00:00'));
    const headline = (type: PlaceType, note: string | null) =>
      openingHeadline(unknown, messages.en, { type, tags: [], openingHours: { periods: [], note } });
    const times = 'Check-in 15:00, check-out 11:00';
    expect(headline('accommodation', times)).toBe(times);
    expect(headline('accommodation', null)).toBe('Hours not confirmed');
    expect(headline('restaurant', 'Hours vary by stall')).toBe('Hours not confirmed');
  });

  it('has a different sentence for each state in each language', () => {
    const sunday = at('2026-11-22T17:00:00');
    expect(
      languages.map((language) =>
        openingSentence(openingStateAt(museum, sunday), messages[language], 'shop'),
      ),
    ).toEqual([
      '영업 종료 · 화요일 10:00에 엽니다',
      'Closed now · opens Tuesday at 10:00',
      '休息中 · 周二10:00开门',
      '休息中 · 週二10:00開門',
      '営業時間外 · 火曜日の10:00から',
    ]);
    const noon = at('2026-11-22T12:00:00');
    expect(
      languages.map((language) => openingSentence(openingStateAt(shop, noon), messages[language], 'shop')),
    ).toEqual([
      '영업 중 · 18:00까지',
      'Open now · closes at 18:00',
      '营业中 · 营业至18:00',
      '營業中 · 營業至18:00',
      '営業中 · 18:00まで',
    ]);
    for (const language of languages) {
      for (const kind of ['shop', 'stay', 'sight'] as const) {
        const said = [
          openingStateAt(shop, noon),
          openingStateAt({ weekDays: every, periods: [daily('00:00', '24:00')] }, noon),
          openingStateAt(shop, at('2026-11-22T08:00:00')),
          openingStateAt(shop, at('2026-11-22T20:00:00')),
          openingStateAt(museum, sunday),
          openingStateAt({ weekDays: ['TUE'], periods: [] }, noon),
          openingStateAt({ weekDays: [], periods: [] }, noon),
          openingStateAt({ weekDays: null, periods: [] }, noon),
        ].map((state) => openingSentence(state, messages[language], kind));
        expect(new Set(said).size, `${language} ${kind}`).toBe(said.length);
      }
    }
  });
});
