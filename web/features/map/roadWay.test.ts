import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { departure } from '../../../domain/tour/drivingTime.ts';
import { readDrawing } from './drawing.ts';
import type { MapPoint } from './port.ts';
import { createRoadWay } from './roadWay.ts';
import { cross } from './testing/cross.ts';

const folder = new URL('../../../content/places/', import.meta.url);
const places: { key: string; position: MapPoint }[] = readdirSync(folder).map((file) =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
);
const drawing = readDrawing();
const alongRoads = createRoadWay(drawing.roads);

/** How often a line crosses the coast. */
function crossings(line: readonly MapPoint[]): number {
  let count = 0;
  line.slice(1).forEach((b, index) => {
    const a = line[index] ?? b;
    drawing.coast.slice(1).forEach((d, at) => {
      if (cross(a, b, drawing.coast[at] ?? d, d)) count++;
    });
  });
  return count;
}

describe('the way along the drawn roads', () => {
  it('leads from the station to every place without crossing the sea', () => {
    const wet = places.filter(({ position }) => crossings(alongRoads([departure, position])) > 0);
    expect(wet.map(({ key }) => key)).toEqual([]);
  });

  it('passes all points in their order, and stays away from the straight line', () => {
    const [beach, port] = ['gyeongpo-beach', 'jumunjin-port'].map((key) =>
      places.find((one) => one.key === key),
    );
    if (!beach || !port) throw new Error('the guide lacks a place');
    const way = alongRoads([departure, beach.position, port.position]);
    const indexes = [departure, beach.position, port.position].map((point) =>
      way.findIndex(({ lat, lng }) => lat === point.lat && lng === point.lng),
    );
    expect(indexes[0]).toBe(0);
    expect(indexes[1]).toBeGreaterThan(3);
    expect(indexes[2]).toBe(way.length - 1);
    expect(way.length).toBeGreaterThan(20);
    expect(alongRoads([])).toEqual([]);
    expect(alongRoads([departure])).toEqual([departure]);
  });
});
