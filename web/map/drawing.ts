// As text in this module: one file that is cached for as long as the drawing stays, and no further request.
import coastText from '../../content/map/coast.geojson?raw';
import landText from '../../content/map/land.geojson?raw';
import placesText from '../../content/map/places.geojson?raw';
import railText from '../../content/map/rail.geojson?raw';
import roadsText from '../../content/map/roads.geojson?raw';
import waterText from '../../content/map/water.geojson?raw';
import { type MapFeature, readGeoJson } from './geoJson.ts';
import type { MapPoint } from './port.ts';

/** The guide's own base map, ready to be drawn by any adapter that can draw lines. */
export interface Drawing {
  /** From north to south; its ends lie far outside the region. */
  coast: MapPoint[];
  /** The coast, closed far out in the east. */
  sea: MapPoint[];
  /** The coast, closed far inland. */
  mainland: MapPoint[];
  /** Beaches and breakwaters. */
  shore: MapFeature[];
  /** Mountains, woods and towns, as areas. */
  land: MapFeature[];
  water: MapFeature[];
  rail: MapFeature[];
  roads: MapFeature[];
  places: MapFeature[];
}

/** The region that the drawing covers; beyond it the coast is a rough line only. */
export const region = { south: 37.42, west: 128.55, north: 38.02, east: 129.15 };

/** So far out that no map of the region shows where sea and land end. */
const far = { east: 133, west: 125 };

/** The coast, closed along a meridian. */
function closedAt(coast: readonly MapPoint[], lng: number): MapPoint[] {
  const north = coast[0];
  const south = coast.at(-1);
  if (!north || !south) throw new Error('the coast has no points');
  return [...coast, { lat: south.lat, lng }, { lat: north.lat, lng }];
}

function between(a: MapPoint, b: MapPoint, part: number): MapPoint {
  return { lat: a.lat + (b.lat - a.lat) * part, lng: a.lng + (b.lng - a.lng) * part };
}

/**
 * Rounds the corners of a drawn line twice (Chaikin): the files keep few points, the map shows no angles. The ends
 * stay; a ring's first point is its last, so that a ring stays closed.
 */
function rounded(points: readonly MapPoint[], times = 2): MapPoint[] {
  const first = points[0];
  const last = points.at(-1);
  if (times === 0 || !first || !last || points.length < 3) return [...points];
  const cut = points.slice(1).flatMap((end, index) => {
    const start = points[index] ?? end;
    return [between(start, end, 0.2), between(start, end, 0.8)];
  });
  return rounded([first, ...cut, last], times - 1);
}

/** Rounds roads, but not where they meet: there the lines of all of them go through one point. */
function roundedRoads(roads: readonly MapFeature[]): MapFeature[] {
  const keyOf = ({ lat, lng }: MapPoint) => `${lat} ${lng}`;
  const times = new Map<string, number>();
  for (const { points } of roads)
    for (const point of points) times.set(keyOf(point), (times.get(keyOf(point)) ?? 0) + 1);
  return roads.map((road) => {
    const parts: MapPoint[][] = [[]];
    for (const point of road.points) {
      parts.at(-1)?.push(point);
      if ((times.get(keyOf(point)) ?? 0) > 1) parts.push([point]);
    }
    const points = parts.flatMap((part, index) => rounded(part).slice(index === 0 ? 0 : 1));
    return { ...road, points };
  });
}

const roundedAll = (features: readonly MapFeature[]) =>
  features.map((feature) => ({ ...feature, points: rounded(feature.points) }));

/** Reads the drawing of content/map. */
export function readDrawing(): Drawing {
  const shore = roundedAll(readGeoJson(coastText));
  const coast = shore.find(({ kind }) => kind === 'coast')?.points ?? [];
  return {
    coast,
    sea: closedAt(coast, far.east),
    mainland: closedAt(coast, far.west),
    shore: shore.filter(({ kind }) => kind !== 'coast'),
    land: roundedAll(readGeoJson(landText)),
    water: roundedAll(readGeoJson(waterText)),
    rail: roundedAll(readGeoJson(railText)),
    roads: roundedRoads(readGeoJson(roadsText)),
    places: readGeoJson(placesText),
  };
}
