import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** A line of the map: [east, north] on a flat sheet, in degrees of latitude. */
export type SheetLine = readonly SheetPoint[];
export type SheetPoint = readonly [east: number, north: number];

/** What is drawn beneath the stops. */
export interface BaseMap {
  /** From north to south. */
  coast: SheetLine;
  lakes: readonly SheetLine[];
  rivers: readonly SheetLine[];
  rails: readonly SheetLine[];
}

const positionsSchema = z.array(z.tuple([z.number(), z.number()]));
const drawingSchema = z.object({
  features: z.array(
    z.object({
      properties: z.object({ kind: z.string() }),
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('LineString'), coordinates: positionsSchema }),
        z.object({ type: z.literal('Point') }),
        z.object({ type: z.literal('Polygon'), coordinates: z.array(positionsSchema) }),
      ]),
    }),
  ),
});

/** So far north, a degree of longitude is this much of one of latitude. */
const narrowing = Math.cos((37.75 * Math.PI) / 180);

export function onSheet({ lat, lng }: { lat: number; lng: number }): SheetPoint {
  return [lng * narrowing, lat];
}

/** Rounds the corners of a line, as the map of the pages does (web/map/drawing.ts): the files keep few points. */
function rounded(line: SheetLine, times = 2): SheetLine {
  const [first, last] = [line[0], line.at(-1)];
  if (times === 0 || !first || !last || line.length < 3) return line;
  const between = (a: SheetPoint, b: SheetPoint, part: number): SheetPoint => [
    a[0] + (b[0] - a[0]) * part,
    a[1] + (b[1] - a[1]) * part,
  ];
  const cut = line.slice(1).flatMap((end, index) => {
    const start = line[index] ?? end;
    return [between(start, end, 0.2), between(start, end, 0.8)];
  });
  return rounded([first, ...cut, last], times - 1);
}

async function readLines(folder: string, file: string): Promise<{ kind: string; line: SheetLine }[]> {
  const text = await readFile(path.join(folder, file), 'utf8');
  return drawingSchema.parse(JSON.parse(text)).features.flatMap(({ properties, geometry }) => {
    // Points are names and stations.
    if (geometry.type === 'Point') return [];
    const positions = geometry.type === 'Polygon' ? (geometry.coordinates[0] ?? []) : geometry.coordinates;
    const line = rounded(positions.map(([lng, lat]) => onSheet({ lat, lng })));
    return [{ kind: properties.kind, line }];
  });
}

/** Reads the drawing of content/map, without its names. */
export async function readBaseMap(folder: string): Promise<BaseMap> {
  const [coast, water, rail] = await Promise.all(
    ['coast.geojson', 'water.geojson', 'rail.geojson'].map((file) => readLines(folder, file)),
  );
  const all = [...(coast ?? []), ...(water ?? []), ...(rail ?? [])];
  const ofKind = (...kinds: string[]) =>
    all.filter(({ kind }) => kinds.includes(kind)).map(({ line }) => line);
  return {
    coast: ofKind('coast')[0] ?? [],
    lakes: ofKind('lake'),
    rivers: ofKind('river', 'stream'),
    rails: ofKind('rail'),
  };
}
