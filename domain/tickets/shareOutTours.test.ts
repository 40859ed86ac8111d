import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMinutes } from '../calendar/clockTime.ts';
import type { MinuteRange } from '../tour/timeOff.ts';
import { minutesOff } from '../tour/timeOff.ts';
import { isCarFree } from './availability.ts';
import { countUndriven } from './shareOutTours.ts';

const range = (from: string, until: string): MinuteRange => ({
  start: parseMinutes(from),
  end: parseMinutes(until),
});
/** Tours of three hours with half an hour after them. */
const tours = (...starts: string[]) =>
  starts.map((time) => ({ start: parseMinutes(time), end: parseMinutes(time) + 210 }));
const [until12, from14] = [
  minutesOff([{ from: null, until: '12:00' }]),
  minutesOff([{ from: '14:00', until: null }]),
];

describe('sharing out tours', () => {
  it('drives as many tours at a time as there are cars', () => {
    expect(countUndriven(tours('10:00', '10:00', '11:00'), { wholeDay: 2, absences: [] })).toBe(1);
    expect(countUndriven(tours('09:00', '12:30', '16:00'), { wholeDay: 1, absences: [] })).toBe(0);
  });

  it('gives a tour only to a driver who works until the car is back', () => {
    const morning = { wholeDay: 0, absences: [from14] };
    expect(countUndriven(tours('10:30'), morning)).toBe(0);
    expect(countUndriven(tours('11:00'), morning)).toBe(1);
    const afternoon = { wholeDay: 0, absences: [until12] };
    expect(countUndriven(tours('12:00'), afternoon)).toBe(0);
    expect(countUndriven(tours('11:30'), afternoon)).toBe(1);
  });

  it('makes no car of a driver of the morning and one of the afternoon', () => {
    // At each instant one of the two works, but nobody from 11:00 to 14:30.
    const shared = { wholeDay: 0, absences: [from14, minutesOff([{ from: null, until: '13:00' }])] };
    expect(countUndriven(tours('11:00'), shared)).toBe(1);
    expect(countUndriven(tours('10:00', '13:00'), shared)).toBe(0);
  });

  it('keeps the driver who works all day for the tour that nobody else can drive', () => {
    const shared = { wholeDay: 1, absences: [from14] };
    // If the first free driver took it, the second one would have no car.
    expect(countUndriven(tours('09:00', '11:00'), shared)).toBe(0);
    expect(countUndriven(tours('10:00', '11:00', '14:30'), shared)).toBe(0);
    expect(countUndriven(tours('11:00', '11:00'), shared)).toBe(1);
  });

  /** Tries every way to give each tour to a car, or to none. */
  function undrivenByTrying(all: readonly MinuteRange[], cars: readonly (readonly MinuteRange[])[]): number {
    const [tour, ...rest] = all;
    if (!tour) return 0;
    const choices = cars.flatMap((taken, index) =>
      taken.some(({ start, end }) => start < tour.end && tour.start < end)
        ? []
        : [undrivenByTrying(rest, cars.with(index, [...taken, tour]))],
    );
    return Math.min(1 + undrivenByTrying(rest, cars), ...choices);
  }

  const start = fc.integer({ min: 18, max: 36 }).map((half) => half * 30);
  const anyTours = fc.array(
    fc.record({ start, halfHours: fc.integer({ min: 2, max: 12 }) }).map((tour) => ({
      start: tour.start,
      end: tour.start + tour.halfHours * 30,
    })),
    { maxLength: 6 },
  );
  const anyAbsences = fc.array(
    fc.constantFrom(
      until12,
      from14,
      [range('12:30', '14:00')],
      [range('00:00', '10:00'), range('15:00', '24:00')],
    ),
    { maxLength: 3 },
  );

  it('leaves no more tours undriven than the best way to share them out', () => {
    fc.assert(
      fc.property(anyTours, fc.nat(2), anyAbsences, (all, wholeDay, absences) => {
        const cars = [...Array.from({ length: wholeDay }, () => []), ...absences];
        expect(countUndriven(all, { wholeDay, absences })).toBe(undrivenByTrying(all, cars));
      }),
      { numRuns: 500 },
    );
  });

  it('never sells a tour that leaves another one without a car', () => {
    const starts = fc.array(fc.integer({ min: 18, max: 36 }), { maxLength: 6 });
    const clock = (half: number) =>
      `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
    fc.assert(
      fc.property(starts, fc.nat(2), anyAbsences, (wanted, wholeDay, absences) => {
        const sold: string[] = [];
        for (const startTime of wanted.map(clock)) {
          const occupied = sold.map((time) => ({ startTime: time, overtimeHalfHours: 0 }));
          const day = { cars: wholeDay + absences.length, occupied, absences };
          if (isCarFree(day, startTime, 30)) sold.push(startTime);
          expect(countUndriven(tours(...sold), { wholeDay, absences })).toBe(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('decides a busy day, also with more tours than it can drive', () => {
    // Two departures an hour all day for ten drivers, four of whom work half a day.
    const starts = Array.from({ length: 19 }, (_, index) => 540 + index * 30);
    const busy = starts.map((begin) => ({ start: begin, end: begin + 210 }));
    const cars = { wholeDay: 6, absences: [until12, until12, from14, from14] };
    expect(countUndriven(busy, cars)).toBe(0);
    expect(countUndriven([...busy, ...busy.slice(0, 10)], cars)).toBe(7);
  });
});
