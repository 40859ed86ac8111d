import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position } from './distance.ts';
import { createRoadNetwork, type Road, type RoadKind, roadKinds } from './roadNetwork.ts';

/** Kilometres east and north of a corner, as degrees. */
const at = (east: number, north: number): Position => ({
  lat: 37.75 + north / 111.195,
  lng: 128.9 + east / (111.195 * Math.cos((37.75 * Math.PI) / 180)),
});
const road = (kind: RoadKind, ...points: readonly (readonly [number, number])[]): Road => ({
  kind,
  points: points.map(([east, north]) => at(east, north)),
});
const speeds = { expressway: 120, national: 60, regional: 40, street: 30, offRoad: 10 };

describe('a network of roads', () => {
  // A street of 10 km, and a national road around it that is 14 km long.
  const roads = [
    road('street', [0, 0], [10, 0]),
    road('national', [0, 0], [0, 2], [10, 2], [10, 0]),
    road('expressway', [0, 2], [10, 8]),
  ];
  const network = createRoadNetwork(roads, speeds);

  it('takes the quickest way, not the shortest', () => {
    expect(network.minutesBetween(at(0, 0), at(10, 0))).toBeCloseTo(14, 3);
    expect(network.wayBetween(at(0, 0), at(10, 0))).toHaveLength(8);
    expect(network.minutesBetween(at(4, 0), at(6, 0))).toBeCloseTo(4, 3);
    expect(network.wayBetween(at(4, 0), at(6, 0))).toHaveLength(4);
  });

  it('goes from a place to the nearest road and from the road to the other', () => {
    // 0.5 km to the street, 1 km along it, 1 km from the street.
    expect(network.minutesBetween(at(4, 0.5), at(5, -1))).toBeCloseTo(3 + 2 + 6, 3);
    const way = network.wayBetween(at(4, 0.5), at(5, -1));
    expect(way[0]).toEqual(at(4, 0.5));
    expect(way[1]?.lat).toBeCloseTo(37.75, 6);
    expect(way.at(-1)).toEqual(at(5, -1));
  });

  it('enters an expressway only where it meets another road', () => {
    // The nearest point of the expressway is 0.5 km away; the national road is 2.5 km away.
    expect(network.minutesBetween(at(5, 4.5), at(5, 2))).toBeCloseTo(15, 3);
  });

  it('takes the least minutes of all ways, in both directions', () => {
    // On a parabola, so that no straight road passes through a third corner.
    const corner = fc.integer({ min: 0, max: 8 }).map((index): [number, number] => [index, index ** 2 / 8]);
    const piece = fc.record({ kind: fc.constantFrom(...roadKinds), from: corner, to: corner });
    const pieces = fc.array(piece, { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(pieces, (all) => {
        // Every corner has a short street, so that it can be reached.
        const corners = [
          ...new Map(all.flatMap(({ from, to }) => [from, to]).map((one) => [`${one}`, one])).values(),
        ];
        const lanes = corners.map(([east, north]) => road('street', [east, north], [east + 0.001, north]));
        const known = createRoadNetwork(
          [...all.map(({ kind, from, to }) => road(kind, from, to)), ...lanes],
          speeds,
        );
        const least = new Map(
          corners.flatMap((from) => corners.map((to) => [`${from} ${to}`, from === to ? 0 : Infinity])),
        );
        const relax = (key: string, minutes: number) =>
          least.set(key, Math.min(minutes, least.get(key) ?? Infinity));
        for (const { kind, from, to } of all) {
          const minutes = (Math.hypot(from[0] - to[0], from[1] - to[1]) * 60) / speeds[kind];
          relax(`${from} ${to}`, minutes);
          relax(`${to} ${from}`, minutes);
        }
        for (const over of corners)
          for (const from of corners)
            for (const to of corners)
              relax(`${from} ${to}`, (least.get(`${from} ${over}`) ?? 0) + (least.get(`${over} ${to}`) ?? 0));
        for (const from of corners)
          for (const to of corners) {
            const minutes = known.minutesBetween(at(...from), at(...to));
            expect(known.minutesBetween(at(...to), at(...from))).toBe(minutes);
            const expected = least.get(`${from} ${to}`) ?? 0;
            if (Number.isFinite(expected)) expect(minutes).toBeCloseTo(expected, 1);
            else expect(minutes).toBe(Infinity);
          }
      }),
      { numRuns: 60 },
    );
  });
});
