import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { metresBetween, type Position } from '../geography/distance.ts';
import { createRoadNetwork } from '../geography/roadNetwork.ts';
import {
  departure,
  drivingSpeeds,
  estimatedMinutes,
  minutesOfStart,
  readDrawnRoads,
  roadMinutes,
} from './drivingTime.ts';
import { publishedTimes, sources } from './testing/publishedTimes.ts';

const folder = path.join(import.meta.dirname, '../../content/places');
const placeSchema = z.object({
  id: z.number(),
  position: z.object({ lat: z.number(), lng: z.number() }),
});
const positions = new Map<number, Position>([
  [0, departure],
  ...readdirSync(folder).map((file): [number, Position] => {
    const { id, position } = placeSchema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
    return [id, position];
  }),
]);

interface Drive {
  from: Position;
  to: Position;
  /** Mean of the published minutes of this drive, in both directions. */
  minutes: number;
}

const placePosition = (id: number) => {
  const position = positions.get(id);
  if (!position) throw new Error(`no place ${id}`);
  return position;
};
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const median = (numbers: readonly number[]) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return mean([sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0]);
};

const keys = publishedTimes.map(({ from, to }) => `${Math.min(from, to)} ${Math.max(from, to)}`);
/** From the shortest to the longest. */
const drives = [...new Set(keys)]
  .map((key): Drive => {
    const [from = 0, to = 0] = key.split(' ').map(Number);
    const minutes = mean(publishedTimes.filter((_, at) => keys[at] === key).map((time) => time.minutes));
    return { from: placePosition(from), to: placePosition(to), minutes };
  })
  .sort((a, b) => metresBetween(a.from, a.to) - metresBetween(b.from, b.to));
/** Every third one, of all lengths; the speeds are fitted to the others. */
const tested = drives.filter((_, index) => index % 3 === 2);
const fitted = drives.filter((_, index) => index % 3 !== 2);

const errors = (all: readonly Drive[], minutesBetween: (from: Position, to: Position) => number) =>
  all.map(({ from, to, minutes }) => Math.abs(minutesBetween(from, to) - minutes) / minutes);

describe('estimated driving times against published ones', () => {
  it('compares with 20 drives, each with its source', () => {
    expect(drives).toHaveLength(20);
    expect(publishedTimes.filter(({ source }) => !(source in sources))).toEqual([]);
  });

  it('are off by at most 15 % in the median, and none by more than 40 %, on the third that is not fitted', () => {
    const off = errors(tested, roadMinutes);
    expect(median(off)).toBeLessThanOrEqual(0.15);
    expect(Math.max(...off)).toBeLessThanOrEqual(0.4);
  });

  it('uses the speeds that fit the other two thirds best', () => {
    const roads = readDrawnRoads();
    const fits = [26, 28, 30, 32, 34, 36, 38].flatMap((street) =>
      [45, 50, 55, 60, 65].flatMap((national) => {
        const network = createRoadNetwork(roads, { ...drivingSpeeds, street, national });
        return [0.5, 1, 1.5, 2, 2.5, 3].map((start) => ({
          speeds: { street, national, start },
          error: mean(errors(fitted, (from, to) => start + network.minutesBetween(from, to))),
        }));
      }),
    );
    const best = fits.reduce((a, b) => (b.error < a.error ? b : a));
    const { street, national } = drivingSpeeds;
    expect(best.speeds).toEqual({ street, national, start: minutesOfStart });
  });

  it('reach every place of the guide, and take about half an hour to the BTS bus stop', () => {
    for (const position of positions.values()) expect(roadMinutes(departure, position)).toBeLessThan(75);
    const minutes = estimatedMinutes(departure, placePosition(32));
    expect(minutes).toBeGreaterThanOrEqual(26);
    expect(minutes).toBeLessThanOrEqual(34);
  });
});
