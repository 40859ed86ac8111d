import { expect, it } from 'vitest';
import { defaultSalesRules } from './availability.ts';
import {
  commission,
  freeCarsForReseller,
  holdEnd,
  type ResellerDay,
  resellerDepartureState,
  shareOfCars,
} from './resellerRules.ts';

const at = (time: string) => new Date(`2026-12-01T${time}:00+09:00`);

it('holds a car for half an hour, or as long as asked, within its limits', () => {
  const times = { createdAt: at('09:00'), start: at('18:00'), now: at('09:00') };
  expect(holdEnd(times)).toEqual(at('09:30'));
  expect(holdEnd(times, 60)).toEqual(at('10:00'));
  expect(holdEnd(times, 500)).toEqual(at('11:00'));
  expect(holdEnd({ ...times, start: at('09:10') })).toEqual(at('09:10'));
  // Extended again and again, it ends after six hours.
  expect(holdEnd({ ...times, now: at('14:50') }, 120)).toEqual(at('15:00'));
});

it.each([
  [null, 50, null],
  [0, 50, 0],
  [1, 10, 1],
  [3, 50, 1],
  [4, 50, 2],
  [4, 100, 4],
] as const)('gives of %s cars with a share of %s percent %s', (cars, share, expected) => {
  expect(shareOfCars(cars, share)).toBe(expected);
});

it('rounds the commission down to the minor unit', () => {
  expect([commission(3_550, 2_250), commission(40_000, 2_000), commission(999, 0)]).toEqual([798, 8_000, 0]);
});

const calendar = { rules: defaultSalesRules, closures: [] };
const quota = { resellerId: 'own', cutoffHours: 24, maxShare: 50 };
const tour = (startTime: string, resellerId: string | null) => ({
  startTime,
  overtimeHalfHours: 0,
  resellerId,
});
const day = (...occupied: ReturnType<typeof tour>[]): ResellerDay => ({
  date: '2026-12-03',
  cars: 4,
  occupied,
});

it('lets a reseller have its share of the cars that are free, until its cut-off', () => {
  const state = (on: ResellerDay, now = at('09:00')) =>
    resellerDepartureState(calendar, on, '10:00', now, quota);
  expect(state(day(tour('09:00', 'own'), tour('10:00', 'other'), tour('10:00', null)))).toBe('free');
  expect(state(day(tour('09:00', 'own'), tour('10:00', 'own')))).toBe('soldOut');
  // They can be driven by one car.
  expect(state(day(tour('14:00', 'own'), tour('18:00', 'own')))).toBe('free');
  expect(state(day(...Array.from({ length: 4 }, () => tour('10:00', null))))).toBe('soldOut');
  const cutoff = new Date('2026-12-02T10:00:00+09:00');
  expect(state(day(), new Date(cutoff.getTime() - 1))).toBe('free');
  expect(state(day(), cutoff)).toBe('tooSoon');
});

it('counts the cars that a reseller can still book', () => {
  const count = (on: ResellerDay) => freeCarsForReseller(calendar, on, '10:00', quota);
  expect(count(day())).toBe(2);
  expect(count(day(tour('10:00', 'own')))).toBe(1);
  expect(count(day(tour('10:00', null), tour('10:00', null), tour('10:00', null)))).toBe(1);
  expect(count({ ...day(), cars: null })).toBeNull();
});
