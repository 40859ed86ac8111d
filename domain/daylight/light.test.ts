import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSeaside, themeKeys } from '../places/themeKeys.ts';
import { departure, estimatedMinutes } from '../tour/drivingTime.ts';
import { leaveForSunrise, minutesBeforeSunrise, stopLight, toSeoulClock } from './light.ts';

const jeongdongjin = { lat: 37.6915, lng: 129.0345 };

describe('DESIGN 7a: light at the seaside', () => {
  it('takes the places of the theme Sea', () => {
    expect(themeKeys.filter((_, index) => isSeaside([index + 1]))).toEqual(['sea']);
    expect([isSeaside([]), isSeaside([9, 1])]).toEqual([false, true]);
  });

  it('shows the clock of Seoul to the nearest minute', () => {
    expect(toSeoulClock(new Date('2026-11-22T22:14:29Z'))).toBe('07:14');
    expect(toSeoulClock(new Date('2026-11-22T22:14:30Z'))).toBe('07:15');
    expect(toSeoulClock(new Date('2026-11-22T14:59:45Z'))).toBe('00:00');
  });

  it('leaves early enough to be there 15 minutes before sunrise, and at most five minutes earlier', () => {
    const drive = estimatedMinutes(departure, jeongdongjin);
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (at) => {
          const left = leaveForSunrise(jeongdongjin, at);
          const spare = (at.getTime() - left.getTime()) / 60_000 - drive;
          expect(spare).toBeGreaterThanOrEqual(minutesBeforeSunrise);
          expect(spare).toBeLessThan(minutesBeforeSunrise + 5);
          expect(Number(toSeoulClock(left).slice(3)) % 5).toBe(0);
        },
      ),
    );
  });

  it.each([
    ['15:50', '16:30', null],
    ['16:03', '16:43', { kind: 'before', minutes: 60 }],
    ['16:02', '16:42', null],
    ['16:43', '17:02', { kind: 'before', minutes: 20 }],
    ['16:43', '17:03', { kind: 'during' }],
    ['17:03', '17:43', { kind: 'during' }],
    ['17:04', '17:44', { kind: 'after' }],
    ['23:40', '00:20', { kind: 'after' }],
    ['16:50', '00:10', { kind: 'during' }],
    ['00:10', '00:50', null],
    [null, null, null],
  ] as const)('of a visit from %s to %s with the sunset at 17:03 says %o', (arrives, leaves, light) => {
    expect(stopLight({ arrives, leaves }, '17:03')).toEqual(light);
  });
});
