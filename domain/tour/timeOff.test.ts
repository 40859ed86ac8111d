import { describe, expect, it } from 'vitest';
import { isDayOff, minutesOff } from './timeOff.ts';

describe('time off within a day', () => {
  it('is all day without times', () => {
    const off = minutesOff([{ from: null, until: null }]);
    expect(off).toEqual([{ start: 0, end: 1_440 }]);
    expect(isDayOff(off)).toBe(true);
  });

  it('lasts from a time, or until one', () => {
    expect(minutesOff([{ from: '14:00', until: null }])).toEqual([{ start: 840, end: 1_440 }]);
    expect(minutesOff([{ from: null, until: '12:00' }])).toEqual([{ start: 0, end: 720 }]);
    expect(isDayOff(minutesOff([{ from: null, until: '12:00' }]))).toBe(false);
    expect(isDayOff(minutesOff([{ from: '14:00', until: null }]))).toBe(false);
    expect(isDayOff([])).toBe(false);
  });

  it('joins what recurs every week with what is entered for the day', () => {
    const weekly = { from: null, until: '12:00' };
    expect(minutesOff([{ from: '16:00', until: null }, weekly])).toEqual([
      { start: 0, end: 720 },
      { start: 960, end: 1_440 },
    ]);
    expect(isDayOff(minutesOff([{ from: '11:00', until: null }, weekly]))).toBe(true);
    expect(isDayOff(minutesOff([{ from: '12:00', until: null }, weekly]))).toBe(true);
  });
});
