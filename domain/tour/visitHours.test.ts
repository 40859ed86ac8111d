import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toClock } from '../calendar/clockTime.ts';
import { dayAfter } from '../calendar/days.ts';
import { type WeekDay, weekDays } from '../calendar/weekDays.ts';
import { parseOpenAt } from '../openingHours/openMinute.ts';
import { type OpeningPeriod, openStatusIn } from '../openingHours/openStatus.ts';
import { type VisitFault, visitFault, visitStarts } from './visitHours.ts';

const now = new Date(0);
const anyMinute = fc.integer({ min: 0, max: 1440 });
const hourText = (minutes: number) => (minutes === 1440 ? '24:00' : toClock(minutes));
const days = fc.subarray([...weekDays], { minLength: 1 });
const period = fc.record(
  {
    days,
    opens: anyMinute.map(hourText),
    closes: anyMinute.map(hourText),
    months: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 }),
  },
  { requiredKeys: ['days', 'opens', 'closes'] },
);
interface RandomHours {
  weekDays: WeekDay[] | null;
  periods: OpeningPeriod[];
}
const hours: fc.Arbitrary<RandomHours> = fc.record({
  weekDays: fc.option(days),
  periods: fc.array<OpeningPeriod>(period, { maxLength: 4 }),
});
const day = fc.integer({ min: 0, max: 3000 }).map((days) => dayAfter('2026-01-01', days));
const visit = fc.tuple(fc.integer({ min: 0, max: 1600 }), fc.integer({ min: 1, max: 240 }));

/** The reference: the status of each minute by the rule that lists and place pages use. */
function openStatus(of: RandomHours, date: string, minute: number) {
  const name = `${dayAfter(date, Math.floor(minute / 1440))}T${toClock(minute)}`;
  const at = parseOpenAt(name, now);
  if (!at) throw new Error('a minute is named');
  return openStatusIn(of, at.time);
}

/** The expected fault, derived from those statuses alone. */
function expectedFault(of: RandomHours, date: string, arrives: number, length: number): VisitFault | null {
  const minutes = Array.from({ length }, (_, index) => arrives + index);
  const first = minutes.find((minute) => openStatus(of, date, minute) !== 'open');
  if (first === undefined) return null;
  if (openStatus(of, date, first) === 'unknown') return { reason: 'hoursUnknown' };
  if (first > arrives) return { reason: 'closesEarly', closes: toClock(first) };
  const midnight = Math.floor(arrives / 1440) * 1440;
  const open = Array.from({ length: 1440 }, (_, index) => midnight + index).filter(
    (minute) => openStatus(of, date, minute) === 'open',
  );
  const next = open.find((minute) => minute > arrives);
  const last = open.at(-1);
  if (last === undefined) return { reason: 'dayOff' };
  return next === undefined
    ? { reason: 'hasClosed', closed: toClock(last + 1) }
    : { reason: 'opensLater', opens: toClock(next) };
}

describe('Opening hours of a visit', () => {
  it('agree with the status of every minute of the visit', () => {
    fc.assert(
      fc.property(hours, day, visit, (of, date, [arrives, length]) => {
        expect(visitFault(of, date, arrives, arrives + length)).toEqual(
          expectedFault(of, date, arrives, length),
        );
      }),
      { numRuns: 400 },
    );
  });

  it('name the last entry before the closing time', () => {
    const periods = [{ days: [...weekDays], opens: '10:00', closes: '18:00', lastEntry: '17:00' }];
    const faultAt = (arrives: number, leaves: number) =>
      visitFault({ weekDays: null, periods }, '2027-02-07', arrives, leaves);
    expect(faultAt(17 * 60, 17 * 60 + 30)).toBeNull();
    expect(faultAt(17 * 60 + 1, 17 * 60 + 31)).toEqual({ reason: 'pastLastEntry', lastEntry: '17:00' });
    expect(faultAt(16 * 60 + 50, 18 * 60 + 1)).toEqual({ reason: 'closesEarly', closes: '18:00' });
    expect(visitStarts({ weekDays: null, periods }, '2027-02-07', 30)[0]).toEqual([600, 1020]);
  });

  it('agree with the times at which a visit may begin', () => {
    const withLastEntry = hours.map((of) => ({
      ...of,
      periods: of.periods.map((one) => (one.opens < '12:00' ? { ...one, lastEntry: one.opens } : one)),
    }));
    fc.assert(
      fc.property(fc.oneof(hours, withLastEntry), day, visit, (of, date, [arrives, length]) => {
        const fault = visitFault(of, date, arrives, arrives + length);
        const starts = visitStarts(of, date, length);
        const mayBegin = starts.some(([first, last]) => first <= arrives && arrives <= last);
        if (fault === null) expect(mayBegin).toBe(true);
        else if (fault.reason !== 'hoursUnknown') expect(mayBegin).toBe(false);
      }),
      { numRuns: 400 },
    );
  });

  const noon = { weekDays: null, periods: [{ days: [...weekDays], opens: '10:00', closes: '15:00' }] };
  const evening = { days: [...weekDays], opens: '17:00', closes: '21:00' };
  const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const visitFaultAt = (of: typeof noon, from: string, to: string) =>
    visitFault(of, '2027-02-07', at(from), at(to));

  it('name the reason', () => {
    const both = { ...noon, periods: [...noon.periods, evening] };
    expect(visitFaultAt(noon, '10:00', '15:00')).toBeNull();
    expect(visitFaultAt(noon, '09:40', '10:20')).toEqual({ reason: 'opensLater', opens: '10:00' });
    expect(visitFaultAt(noon, '14:40', '15:01')).toEqual({ reason: 'closesEarly', closes: '15:00' });
    expect(visitFaultAt(noon, '15:00', '15:30')).toEqual({ reason: 'hasClosed', closed: '15:00' });
    expect(visitFaultAt(both, '16:00', '17:30')).toEqual({ reason: 'opensLater', opens: '17:00' });
    expect(visitFaultAt({ weekDays: null, periods: [] }, '10:00', '11:00')).toEqual({
      reason: 'hoursUnknown',
    });
    // 7 February 2027 is a Sunday.
    expect(visitFault({ ...noon, weekDays: ['MON'] }, '2027-02-07', 600, 660)).toEqual({ reason: 'dayOff' });
  });

  it('join periods that touch, and those of two days', () => {
    const split = { days: [...weekDays], opens: '15:00', closes: '24:00' };
    const night = { days: [...weekDays], opens: '00:00', closes: '01:00' };
    const of = { weekDays: null, periods: [...noon.periods, split, night] };
    expect(visitFault(of, '2027-02-07', at('14:00'), at('16:00'))).toBeNull();
    expect(visitFault(of, '2027-02-07', at('23:30'), 1440 + 60)).toBeNull();
    expect(visitFault(of, '2027-02-07', at('23:30'), 1440 + 61)).toEqual({
      reason: 'closesEarly',
      closes: '01:00',
    });
  });
});
