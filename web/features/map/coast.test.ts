import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../domain/languages.ts';
import { readDrawing, region } from './drawing.ts';
import { nameStyles } from './nameStyles.ts';
import type { MapPoint } from './port.ts';
import { cross } from './testing/cross.ts';
import { readGeoJson } from './testing/readGeoJson.ts';

const folder = new URL('../../../content/places/', import.meta.url);
const places: { key: string; type: string; themes: string[]; position: MapPoint }[] = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
);
const drawing = readDrawing();

/** Metres east and north of `from`; a flat approximation is accurate enough within a district. */
function metresFrom(from: MapPoint, { lat, lng }: MapPoint): [number, number] {
  const perDegree = 111_320;
  return [(lng - from.lng) * perDegree * Math.cos((from.lat * Math.PI) / 180), (lat - from.lat) * perDegree];
}

function metresToLine(point: MapPoint, line: readonly MapPoint[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  line.slice(1).forEach((end, index) => {
    const start = line[index] ?? end;
    const [ax, ay] = metresFrom(point, start);
    const [bx, by] = metresFrom(point, end);
    const [dx, dy] = [bx - ax, by - ay];
    const part = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.hypot(ax + part * dx, ay + part * dy));
  });
  return nearest;
}

function isWithin({ lat, lng }: MapPoint, ring: readonly MapPoint[]): boolean {
  let within = false;
  ring.forEach((a, index) => {
    const b = ring.at(index - 1) ?? a;
    const crosses = a.lat > lat !== b.lat > lat;
    if (crosses && lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng) within = !within;
  });
  return within;
}

describe('the drawn coast', () => {
  it('DESIGN 7a: puts every place on land', () => {
    expect(places.length).toBeGreaterThan(200);
    expect(places.filter((place) => isWithin(place.position, drawing.sea)).map((place) => place.key)).toEqual(
      [],
    );
  });

  it('DESIGN 7a: puts every sea-themed tour place within 450 m of the coast', () => {
    const bySea = places.filter((place) => place.type === 'tour' && place.themes.includes('sea'));
    expect(bySea.length).toBeGreaterThan(30);
    const far = bySea.map((place) => ({
      key: place.key,
      metres: metresToLine(place.position, drawing.coast),
    }));
    expect(far.filter(({ metres }) => metres > 450)).toEqual([]);
  });

  it('DESIGN 7a: puts no place in a lake', () => {
    const lakes = drawing.water.filter((feature) => feature.shape === 'area');
    expect(lakes.length).toBeGreaterThan(5);
    for (const lake of lakes) {
      expect(
        places.filter((place) => isWithin(place.position, lake.points)).map((place) => place.key),
      ).toEqual([]);
    }
  });

  it('DESIGN 7a: draws a coast that runs from north to south through the whole region and never crosses itself', () => {
    const { coast } = drawing;
    expect(coast[0]?.lat).toBeGreaterThan(region.north);
    expect(coast.at(-1)?.lat).toBeLessThan(region.south);
    const sides = coast.slice(1).map((end, index) => [coast[index] ?? end, end] as const);
    const crossings = sides.filter(([a, b], index) =>
      sides.slice(index + 1).some(([c, d]) => cross(a, b, c, d)),
    );
    expect(crossings).toEqual([]);
  });

  it('DESIGN 7a: draws the open sea as sea, the downtown and the ports as land', () => {
    expect(isWithin({ lat: 37.8, lng: 129.1 }, drawing.sea)).toBe(true);
    expect(isWithin({ lat: 37.751, lng: 128.876 }, drawing.sea)).toBe(false);
    expect(isWithin({ lat: 37.7719, lng: 128.9522 }, drawing.sea)).toBe(false);
  });
});

const isInRegion = ({ lat, lng }: MapPoint) =>
  lat > region.south && lat < region.north && lng > region.west && lng < region.east;

describe('the roads and the railway', () => {
  it('DESIGN 4: includes the road numbers that drivers know', () => {
    const refs = new Set(drawing.roads.flatMap(({ ref }) => ref ?? []));
    expect(['65', '50', '7', '6', '35', '59', '456', '415'].filter((ref) => !refs.has(ref))).toEqual([]);
  });

  it('DESIGN 7a: run neither through the sea nor through a lake', () => {
    const lakes = drawing.water.filter(({ shape }) => shape === 'area');
    for (const { name, ref, points } of [...drawing.roads, ...drawing.rail]) {
      const wet = points.filter(
        (point) =>
          isInRegion(point) &&
          (isWithin(point, drawing.sea) || lakes.some((lake) => isWithin(point, lake.points))),
      );
      expect(wet, `${ref ?? ''} ${name?.en ?? ''}`).toEqual([]);
    }
  });

  it('connects all roads, and all railway lines', () => {
    for (const lines of [drawing.roads, drawing.rail.filter(({ shape }) => shape === 'line')]) {
      const pointKey = ({ lat, lng }: MapPoint) => `${lat} ${lng}`;
      const reached = new Set<string>();
      let left = [...lines];
      for (let next = left[0]; next; ) {
        for (const point of next.points) reached.add(pointKey(point));
        left = left.filter((line) => line !== next);
        next = left.find(({ points }) => points.some((point) => reached.has(pointKey(point))));
      }
      expect(left.map(({ name, points }) => name?.en ?? pointKey(points[0] ?? { lat: 0, lng: 0 }))).toEqual(
        [],
      );
    }
  });

  it('has a road within 700 m of most places', () => {
    const near = places.filter(({ position }) =>
      drawing.roads.some(({ points }) => metresToLine(position, points) < 700),
    );
    expect(near.length / places.length).toBeGreaterThan(0.9);
  });
});

describe('the names on the map', () => {
  const all = [...drawing.places, ...drawing.water, ...drawing.rail, ...drawing.roads];

  it('DESIGN 4: exist in every language and are known to the adapter', () => {
    const named = all.filter((feature) => feature.name);
    expect(named.length).toBeGreaterThan(100);
    for (const { name, kind } of named) {
      for (const language of languages) expect(name?.[language].trim()).not.toBe('');
      expect(name?.ko).toMatch(/\p{Script=Hangul}/u);
      expect(name?.en).toMatch(/^[ -~]+$/);
      expect(name?.cn).not.toMatch(/[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u);
      expect(name?.ja).not.toMatch(/\p{Script=Hangul}/u);
      expect(Object.keys(nameStyles)).toContain(kind);
    }
  });

  it('stand inside the region, which also contains every lake and is crossed by every line', () => {
    for (const { shape, points, kind } of all) {
      if (shape === 'line') expect(points.some(isInRegion), kind).toBe(true);
      else expect(points.filter((point) => !isInRegion(point))).toEqual([]);
    }
  });

  it('puts towns, quarters and stations on land', () => {
    const onLand = ['city', 'town', 'district', 'station', 'junction', 'peak', 'pass', 'park'];
    const wet = all.filter(
      ({ kind, points }) => onLand.includes(kind) && points[0] && isWithin(points[0], drawing.sea),
    );
    expect(wet.map(({ name }) => name?.en)).toEqual([]);
  });

  it('keeps mountains, woods and built-up areas out of the sea', () => {
    for (const { kind, points } of drawing.land) {
      expect(
        points.filter((point) => isWithin(point, drawing.sea)),
        kind,
      ).toEqual([]);
    }
  });

  it('DESIGN 9: keeps all drawings together within 14 KB gz', () => {
    const folder = new URL('../../../content/map/', import.meta.url);
    const texts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
    expect(gzipSync(texts.join('\n'), { level: 9 }).length).toBeLessThanOrEqual(14 * 1024);
  });

  it('rejects an incomplete drawing', () => {
    const feature = (properties: object, geometry: object) =>
      JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties, geometry }] });
    const point = { type: 'Point', coordinates: [128.9, 37.7] };
    expect(readGeoJson(feature({ kind: 'town' }, point))).toHaveLength(1);
    expect(() => readGeoJson(feature({ kind: 'town', name: { ko: '연곡' } }, point))).toThrow('lacks en');
    expect(() => readGeoJson(feature({}, point))).toThrow('kind');
    expect(() => readGeoJson(feature({ kind: 'x' }, { type: 'Point', coordinates: ['1', 2] }))).toThrow(
      'coordinate',
    );
    expect(() => readGeoJson(feature({ kind: 'x' }, { type: 'MultiPoint', coordinates: [] }))).toThrow(
      'MultiPoint',
    );
    expect(() => readGeoJson('[]')).toThrow();
  });
});
