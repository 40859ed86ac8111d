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

/** So far out that no map of the region shows where the sea ends. */
const farEast = 133;

function seaOff(coast: readonly MapPoint[]): MapPoint[] {
  const north = coast[0];
  const south = coast.at(-1);
  if (!north || !south) throw new Error('the coast has no points');
  return [...coast, { lat: south.lat, lng: farEast }, { lat: north.lat, lng: farEast }];
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

const roundedAll = (features: readonly MapFeature[]) =>
  features.map((feature) => ({ ...feature, points: rounded(feature.points) }));

/** Reads the drawing of content/map. */
export function readDrawing(): Drawing {
  const shore = roundedAll(readGeoJson(coastText));
  const coast = shore.find(({ kind }) => kind === 'coast')?.points ?? [];
  return {
    coast,
    sea: seaOff(coast),
    shore: shore.filter(({ kind }) => kind !== 'coast'),
    land: roundedAll(readGeoJson(landText)),
    water: roundedAll(readGeoJson(waterText)),
    rail: roundedAll(readGeoJson(railText)),
    roads: roundedAll(readGeoJson(roadsText)),
    places: readGeoJson(placesText),
  };
}
