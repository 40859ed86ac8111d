import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMinutes } from '../calendar/clockTime.ts';
import { startTimes } from '../tour/planRules.ts';
import {
  defaultSalesRules,
  departureState,
  isCarFree,
  nearestDepartures,
  type OccupiedCar,
  type SalesCalendar,
  type SalesRules,
  unavailableTimes,
} from './availability.ts';

const rules = defaultSalesRules;
const now = new Date('2026-11-21T12:00:00+09:00');
/** A Thursday. */
const date = '2026-12-24';
const calendar = (change: Partial<SalesRules> = {}, closures: SalesCalendar['closures'] = []) => ({
  rules: { ...rules, ...change },
  closures,
});
const tours = (...times: string[]): OccupiedCar[] =>
  times.map((startTime) => ({ startTime, overtimeHalfHours: 0 }));
const day = (cars: number | null, occupied: OccupiedCar[] = [], on = date) => ({ date: on, cars, occupied });

describe('free cars', () => {
  it('are unlimited without a number of cars', () => {
    expect(isCarFree(day(null, tours('10:00', '10:00', '10:00')), '10:00', 30)).toBe(true);
  });

  it('end with the last car, until it has returned and turned around', () => {
    const sold = day(2, tours('10:00', '10:30'));
    expect(startTimes.filter((time) => isCarFree(sold, time, 30))).toEqual([
      ...['13:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00', '17:30', '18:00'],
    ]);
    expect(isCarFree(sold, '13:00', 0)).toBe(true);
    expect(isCarFree(day(1, tours('13:00')), '09:30', 30)).toBe(true);
    expect(isCarFree(day(1, tours('13:00')), '10:00', 30)).toBe(false);
  });

  it('return later from overtime', () => {
    const sold = day(1, [{ startTime: '10:00', overtimeHalfHours: 2 }]);
    expect(isCarFree(sold, '14:00', 30)).toBe(false);
    expect(isCarFree(sold, '14:30', 30)).toBe(true);
  });

  it('must be free for the overtime that is wanted, too', () => {
    const sold = day(1, tours('14:00'));
    expect(isCarFree(sold, '10:00', 30, 1)).toBe(true);
    expect(isCarFree(sold, '10:00', 30, 2)).toBe(false);
    const times = (overtimeHalfHours?: number) => unavailableTimes(calendar(), sold, now, overtimeHalfHours);
    expect(times()).not.toContain('10:30');
    expect(times(1)).toContain('10:30');
  });

  it('are none on a day without cars', () => {
    expect(unavailableTimes(calendar(), day(0), now)).toEqual(startTimes);
  });

  it('are none while more tours are sold than cars can drive', () => {
    // One car for two tours at 13:00: a driver has fallen ill.
    const overbooked = tours('10:00', '13:00');
    expect(isCarFree(day(1, overbooked), '09:00', 30)).toBe(false);
    const absences = [[{ start: 0, end: parseMinutes('18:00') }]];
    expect(isCarFree({ ...day(2, overbooked), absences }, '09:00', 30)).toBe(false);
  });

  it('are those whose drivers work until they are back', () => {
    const absences = [[{ start: parseMinutes('14:00'), end: parseMinutes('24:00') }]];
    const free = (...sold: string[]) =>
      ['09:00', '10:30', '11:00', '18:00'].filter((time) =>
        isCarFree({ ...day(1, tours(...sold)), absences }, time, 30),
      );
    expect(free()).toEqual(['09:00', '10:30']);
    expect(free('09:00')).toEqual([]);
  });

  it('agree with handing each tour to the first car that is back', () => {
    const tour = fc.record({ startTime: fc.constantFrom(...startTimes), overtimeHalfHours: fc.nat(3) });
    /** Assigns the tours to cars in the order of their start. @returns whether every tour has a car */
    const canBeDriven = (all: readonly OccupiedCar[], cars: number, turnaround: number) => {
      const backAt = Array.from({ length: cars }, () => 0);
      return all
        .toSorted((one, other) => one.startTime.localeCompare(other.startTime))
        .every(({ startTime, overtimeHalfHours }) => {
          const car = backAt.findIndex((time) => time <= parseMinutes(startTime));
          if (car >= 0) backAt[car] = parseMinutes(startTime) + 180 + overtimeHalfHours * 30 + turnaround;
          return car >= 0;
        });
    };
    fc.assert(
      fc.property(
        fc.array(tour, { maxLength: 12 }),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom(0, 30, 45),
        (wished, cars, turnaround) => {
          const occupied: OccupiedCar[] = [];
          for (const one of wished) if (canBeDriven([...occupied, one], cars, turnaround)) occupied.push(one);
          for (const startTime of startTimes) {
            for (const overtimeHalfHours of [0, 1, 4]) {
              expect(isCarFree({ cars, occupied }, startTime, turnaround, overtimeHalfHours)).toBe(
                canBeDriven([...occupied, { startTime, overtimeHalfHours }], cars, turnaround),
              );
            }
          }
        },
      ),
      { numRuns: 2_000, seed: 30 },
    );
  });
});

describe('the calendar of sales', () => {
  const state = (sales: SalesCalendar, startTime = '10:00', on = date, at = now) =>
    departureState(sales, day(null, [], on), startTime, at);

  it('sells what lies ahead, up to a year', () => {
    expect(state(calendar())).toBe('free');
    expect(state(calendar(), '12:00', '2026-11-21')).toBe('past');
    expect(state(calendar(), '12:30', '2026-11-21')).toBe('free');
    expect(state(calendar(), '10:00', '2027-11-21')).toBe('free');
    expect(state(calendar(), '10:00', '2027-11-22')).toBe('tooFar');
  });

  it('sells nothing while all sales are stopped', () => {
    expect(state(calendar({ isStopped: true }))).toBe('closed');
  });

  it('keeps to the departures of the weekday', () => {
    const weekdays = rules.weekdays.map((usual, index) =>
      index === 3 ? { first: '10:00', last: '15:00' } : usual,
    );
    const thursdays = calendar({ weekdays: weekdays.with(4, null) });
    expect(['09:30', '10:00', '15:00', '15:30'].map((time) => state(thursdays, time))).toEqual([
      'closed',
      'free',
      'free',
      'closed',
    ]);
    expect(state(thursdays, '10:00', '2026-12-25')).toBe('closed');
    expect(state(thursdays, '09:00', '2026-12-26')).toBe('free');
  });

  it('sells nothing on closed days, or within closed hours', () => {
    const closed = calendar({}, [
      { fromDay: '2026-12-24', toDay: '2026-12-25', departures: null },
      { fromDay: '2026-12-26', toDay: '2026-12-26', departures: { first: '13:00', last: '15:00' } },
    ]);
    const states = (on: string) =>
      ['12:30', '13:00', '15:00', '15:30'].map((time) => state(closed, time, on));
    expect(states('2026-12-23')).toEqual(['free', 'free', 'free', 'free']);
    expect(states('2026-12-24')).toEqual(['closed', 'closed', 'closed', 'closed']);
    expect(states('2026-12-25')).toEqual(['closed', 'closed', 'closed', 'closed']);
    expect(states('2026-12-26')).toEqual(['free', 'closed', 'closed', 'free']);
    expect(states('2026-12-27')).toEqual(['free', 'free', 'free', 'free']);
  });

  it('ends the sale some time before the start, and begins it some days before', () => {
    const sales = calendar({ leadMinutes: 120, daysAhead: 30 });
    expect(state(sales, '13:30', '2026-11-21')).toBe('tooSoon');
    expect(state(sales, '14:00', '2026-11-21')).toBe('free');
    expect(state(sales, '10:00', '2026-12-21')).toBe('free');
    expect(state(sales, '10:00', '2026-12-22')).toBe('tooFar');
  });
});

describe('the nearest departures', () => {
  it('are those with the least time to the one that was wanted, in order', () => {
    const days = [
      { date: '2026-12-23', unavailable: startTimes.slice(0, -1) },
      { date, unavailable: ['09:00', '09:30', '10:00', '10:30'] },
      { date: '2026-12-25', unavailable: [] },
    ];
    expect(nearestDepartures(days, { date, startTime: '09:00' }, 4)).toEqual([
      { date, startTime: '11:00' },
      { date, startTime: '11:30' },
      { date, startTime: '12:00' },
      { date, startTime: '12:30' },
    ]);
    expect(nearestDepartures(days.slice(0, 1), { date, startTime: '09:00' }, 4)).toEqual([
      { date: '2026-12-23', startTime: '18:00' },
    ]);
  });

  it('are before and after the one that was wanted', () => {
    const nearest = nearestDepartures([{ date, unavailable: ['12:00'] }], { date, startTime: '12:00' }, 4);
    expect(nearest.map(({ startTime }) => startTime)).toEqual(['11:00', '11:30', '12:30', '13:00']);
    const evenings = ['2026-12-23', date].map((on) => ({ date: on, unavailable: startTimes.slice(0, -1) }));
    expect(nearestDepartures(evenings, { date, startTime: '09:00' }, 2)).toEqual([
      { date: '2026-12-23', startTime: '18:00' },
      { date, startTime: '18:00' },
    ]);
  });
});
