import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../calendar/days.ts';
import { region } from '../geography/region.ts';
import { daylightAt } from './daylight.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Minutes between an instant and a local time (HH:MM or HH:MM:SS) on a day; `zone` is in hours east of Greenwich. */
function minutesOff(instant: Date, day: string, clock: string, zone: number): number {
  return Math.abs(instant.getTime() - (Date.parse(`${day}T${clock}Z`) - zone * hour)) / minute;
}

const seoul = 9;
const gangneung = { lat: 37.7519, lng: 128.8761 };
const jeongdongjin = { lat: 37.6915, lng: 129.0345 };
const gyeongpodae = { lat: 37.7951, lng: 128.8966 };

/**
 * Times of the Korea Astronomy and Space Science Institute (sea level, the sun's upper edge), as newspapers quote them:
 * [place, day, sunrise, sunset, source]. Newspapers quote whole tables of Gangneung on few days.
 */
const published = [
  [gangneung, '2024-03-30', '06:13', '18:46', 'lecturernews.com, articleView 149447'],
  [jeongdongjin, '2024-03-30', '06:12', '18:44', 'lecturernews.com, articleView 149447'],
  [gangneung, '2024-12-31', null, '17:16', 'ajunews.com, 20241230132234940'],
  [gangneung, '2025-01-01', '07:40', null, 'ajunews.com, 20241230132234940'],
  [gyeongpodae, '2019-12-31', null, '17:15', 'kukinews.com, kuk201912260350'],
  [gyeongpodae, '2020-01-01', '07:40', null, 'kukinews.com, kuk201912260350'],
  [jeongdongjin, '2016-01-01', '07:39', '17:15', 'etnews.com, 20160101000054'],
  [jeongdongjin, '2015-01-01', '07:38:54', null, 'hankookilbo.com, 201412231884781470'],
  [jeongdongjin, '2008-01-01', '07:38:53', null, 'hankookilbo.com, 200801020518160027'],
] as const;

/**
 * The almanac of the U.S. Naval Observatory, "Rise and Set for the Sun for 2012", Location W122 26, N37 46 (the latitude
 * of Gangneung Station), zone 8 hours west of Greenwich, without daylight saving time: the 1st and 15th of each month.
 */
const navalObservatory = { lat: 37 + 46 / 60, lng: -(122 + 26 / 60) };
const pacific = -8;
const publishedTimes = [
  ['2012-01-01', '07:25', '17:01'],
  ['2012-01-15', '07:24', '17:14'],
  ['2012-02-01', '07:14', '17:33'],
  ['2012-02-15', '07:00', '17:48'],
  ['2012-03-01', '06:40', '18:04'],
  ['2012-03-15', '06:20', '18:18'],
  ['2012-04-01', '05:54', '18:33'],
  ['2012-04-15', '05:34', '18:46'],
  ['2012-05-01', '05:13', '19:01'],
  ['2012-05-15', '04:59', '19:13'],
  ['2012-06-01', '04:49', '19:26'],
  ['2012-06-15', '04:47', '19:33'],
  ['2012-07-01', '04:52', '19:35'],
  ['2012-07-15', '05:00', '19:31'],
  ['2012-08-01', '05:14', '19:18'],
  ['2012-08-15', '05:26', '19:02'],
  ['2012-09-01', '05:40', '18:38'],
  ['2012-09-15', '05:52', '18:17'],
  ['2012-10-01', '06:06', '17:52'],
  ['2012-10-15', '06:19', '17:32'],
  ['2012-11-01', '06:36', '17:10'],
  ['2012-11-15', '06:51', '16:58'],
  ['2012-12-01', '07:07', '16:51'],
  ['2012-12-15', '07:18', '16:52'],
] as const;

describe('DESIGN 7a: sunrise and sunset', () => {
  it.each(published)(
    'are those of the Korean almanac, within two minutes: %o on %s',
    (place, day, rise, set) => {
      const { sunrise, sunset } = daylightAt(place, day);
      if (rise !== null) expect(minutesOff(sunrise, day, rise, seoul)).toBeLessThanOrEqual(2);
      if (set !== null) expect(minutesOff(sunset, day, set, seoul)).toBeLessThanOrEqual(2);
    },
  );

  it('are those of a whole year’s almanac for the latitude of Gangneung, within two minutes on 24 days', () => {
    expect(publishedTimes).toHaveLength(24);
    for (const [day, rise, set] of publishedTimes) {
      const { sunrise, sunset } = daylightAt(navalObservatory, day);
      expect(minutesOff(sunrise, day, rise, pacific), `sunrise of ${day}`).toBeLessThanOrEqual(2);
      expect(minutesOff(sunset, day, set, pacific), `sunset of ${day}`).toBeLessThanOrEqual(2);
    }
  });

  it('are on the day itself in Asia/Seoul, in order, and change by less than two minutes from day to day', () => {
    const place = fc.record({
      lat: fc.double({ min: region.lat[0], max: region.lat[1], noNaN: true }),
      lng: fc.double({ min: region.lng[0], max: region.lng[1], noNaN: true }),
    });
    const day = fc.integer({ min: 0, max: 20 * 366 }).map((days) => dayAfter('2020-01-01', days));
    fc.assert(
      fc.property(place, day, (at, today) => {
        const { sunrise, sunset } = daylightAt(at, today);
        const midnight = Date.parse(`${today}T00:00:00+09:00`);
        const [rise, set] = [sunrise, sunset].map((instant) => (instant.getTime() - midnight) / hour);
        expect(rise).toBeGreaterThan(5);
        expect(rise).toBeLessThan(7.75);
        expect(set).toBeGreaterThan(17);
        expect(set).toBeLessThan(19.95);
        const next = daylightAt(at, dayAfter(today, 1));
        for (const [one, other] of [
          [sunrise, next.sunrise],
          [sunset, next.sunset],
        ] as const) {
          expect(Math.abs(other.getTime() - one.getTime() - 24 * hour) / minute).toBeLessThan(2);
        }
      }),
    );
  });
});
