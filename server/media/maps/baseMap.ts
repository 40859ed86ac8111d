import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { roundedLine, roundedNetwork } from '../../../domain/geography/mapLines.ts';

/** Degrees, WGS84. */
export interface MapSpot {
  lat: number;
  lng: number;
}

export type MapLine = readonly MapSpot[];

interface MapLineKind {
  readonly kind: string;
  readonly line: MapLine;
}

/** The map data of content/map without its names. */
export interface BaseMap {
  /** From north to south. */
  readonly coast: MapLine;
  /** Beaches and breakwaters. */
  readonly shore: readonly MapLineKind[];
  /** Rings of mountains, woods and towns. */
  readonly land: readonly MapLineKind[];
  readonly lakes: readonly MapLine[];
  readonly rivers: readonly MapLine[];
  readonly rails: readonly MapLine[];
  /** Roads, each with the lowest zoom at which it is shown. */
  readonly roads: readonly (MapLineKind & { readonly zoom: number })[];
}

const positionsSchema = z.array(z.tuple([z.number(), z.number()]));
const drawingSchema = z.object({
  features: z.array(
    z.object({
      properties: z.object({ kind: z.string(), zoom: z.number().default(0) }),
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('LineString'), coordinates: positionsSchema }),
        z.object({ type: z.literal('Point') }),
        z.object({ type: z.literal('Polygon'), coordinates: z.array(positionsSchema) }),
      ]),
    }),
  ),
});

async function readLines(
  folder: string,
  file: string,
): Promise<{ kind: string; zoom: number; line: MapLine }[]> {
  const text = await readFile(path.join(folder, file), 'utf8');
  return drawingSchema.parse(JSON.parse(text)).features.flatMap(({ properties, geometry }) => {
    // Points are names and stations.
    if (geometry.type === 'Point') return [];
    const positions = geometry.type === 'Polygon' ? (geometry.coordinates[0] ?? []) : geometry.coordinates;
    return [{ ...properties, line: positions.map(([lng, lat]) => ({ lat, lng })) }];
  });
}

const rounded = <T extends MapLineKind>(features: readonly T[]) =>
  features.map((feature) => ({ ...feature, line: roundedLine(feature.line) }));

function roundedTogether<T extends MapLineKind>(features: readonly T[]) {
  const lines = roundedNetwork(features.map(({ line }) => line));
  return features.map((feature, index) => ({ ...feature, line: lines[index] ?? [] }));
}

/** Reads the map data of content/map. */
export async function readBaseMap(folder: string): Promise<BaseMap> {
  const read = (file: string) => readLines(folder, file);
  const shore = rounded(await read('coast.geojson'));
  const water = rounded(await read('water.geojson'));
  return {
    coast: shore.find(({ kind }) => kind === 'coast')?.line ?? [],
    shore: shore.filter(({ kind }) => kind !== 'coast'),
    land: rounded(await read('land.geojson')),
    lakes: water.filter(({ kind }) => kind === 'lake').map(({ line }) => line),
    rivers: water.filter(({ kind }) => kind !== 'lake').map(({ line }) => line),
    rails: roundedTogether(await read('rail.geojson')).map(({ line }) => line),
    roads: roundedTogether(await read('roads.geojson')),
  };
}
