import { readSteps, roundedLine, roundedNetwork } from '../../../domain/geography/mapLines.ts';
import { readDrawnRoads } from '../../../domain/tour/drivingTime.ts';
import { drawnMap } from './drawnMap.ts';
import type { DrawnFeature, MapFeature } from './mapFeature.ts';
import type { MapPoint } from './port.ts';

/** Our own base map, parsed for any adapter that can draw lines. */
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

/** The region that the drawing covers; beyond it the coast is only a rough line. */
export const region = { south: 37.42, west: 128.55, north: 38.02, east: 129.15 };

/** So far out that no map of the region shows the edges of sea and land. */
const far = { east: 133, west: 125 };

/** The coast, closed along a meridian. */
function closedAt(coast: readonly MapPoint[], lng: number): MapPoint[] {
  const north = coast[0];
  const south = coast.at(-1);
  if (!north || !south) throw new Error('the coast has no points');
  return [...coast, { lat: south.lat, lng }, { lat: north.lat, lng }];
}

const roundedAll = (features: readonly MapFeature[]) =>
  features.map((feature) => ({ ...feature, points: roundedLine(feature.points) }));

function roundedTogether(features: readonly MapFeature[]): MapFeature[] {
  const lines = roundedNetwork(features.map(({ points }) => points));
  return features.map((feature, index) => ({ ...feature, points: lines[index] ?? [] }));
}

function readFeature({
  steps = '',
  zoom = 0,
  name = null,
  ref = null,
  ...feature
}: DrawnFeature): MapFeature {
  return { ...feature, zoom, name, ref, points: readSteps(steps) };
}

/** The points of the roads are a part of the driving times, which a page with a plan loads anyway. */
function readRoads(): MapFeature[] {
  const roads = readDrawnRoads();
  return drawnMap.roads.map((road, index) => ({
    ...readFeature(road),
    points: [...(roads[index]?.points ?? [])],
  }));
}

/** Reads the drawing of content/map. */
export function readDrawing(): Drawing {
  const shore = roundedAll(drawnMap.coast.map(readFeature));
  const coast = shore.find(({ kind }) => kind === 'coast')?.points ?? [];
  return {
    coast,
    sea: closedAt(coast, far.east),
    mainland: closedAt(coast, far.west),
    shore: shore.filter(({ kind }) => kind !== 'coast'),
    land: roundedAll(drawnMap.land.map(readFeature)),
    water: roundedAll(drawnMap.water.map(readFeature)),
    rail: roundedTogether(drawnMap.rail.map(readFeature)),
    roads: roundedTogether(readRoads()),
    places: drawnMap.places.map(readFeature),
  };
}
