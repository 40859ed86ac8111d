import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const drawingSchema = z.object({
  features: z.array(
    z.object({
      properties: z.object({ kind: z.enum(['expressway', 'national', 'regional', 'street']) }),
      geometry: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])) }),
    }),
  ),
});

/** The differences from point to point, beginning at zero. */
function differences(points: readonly (readonly [number, number])[]): string {
  const units = points.map((point) => point.map((degrees) => Math.round(degrees * 10_000)));
  return units
    .flatMap((point, index) => point.map((value, axis) => value - (units[index - 1]?.[axis] ?? 0)))
    .join(' ');
}

it('holds the roads of the drawn map; `npm test -- domain/tour/drawnRoads.test.ts -u` writes the file', async () => {
  const file = path.join(import.meta.dirname, '../../content/map/roads.geojson');
  const { features } = drawingSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const kinds = [...new Set(features.map(({ properties }) => properties.kind))];
  const lines = kinds.map((kind) => {
    const roads = features.filter(({ properties }) => properties.kind === kind);
    return `  ${kind}:\n    '${roads.map(({ geometry }) => differences(geometry.coordinates)).join(',')}',\n`;
  });
  const text = `/**
 * The roads of the drawn map (content/map/roads.geojson), small enough to be loaded with a plan. Written by
 * drawnRoads.test.ts. Roads are separated by commas. A road is a list of longitudes and latitudes in ten-thousandths
 * of a degree: the first point, then the difference from each point to the next.
 */
export const drawnRoads = {
${lines.join('')}};
`;
  await expect(text).toMatchFileSnapshot('drawnRoads.ts');
});
