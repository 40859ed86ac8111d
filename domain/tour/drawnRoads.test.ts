import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { writeSteps } from '../geography/testing/writeSteps.ts';

const drawingSchema = z.object({
  features: z.array(
    z.object({
      properties: z.object({ kind: z.enum(['expressway', 'national', 'regional', 'street']) }),
      geometry: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])) }),
    }),
  ),
});

it('holds the roads of the drawn map; `npm test -- domain/tour/drawnRoads.test.ts -u` writes the file', async () => {
  const file = path.join(import.meta.dirname, '../../content/map/roads.geojson');
  const { features } = drawingSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const known = new Map<string, number>();
  const kinds = [...new Set(features.map(({ properties }) => properties.kind))];
  const lines = kinds.map((kind) => {
    const roads = features.filter(({ properties }) => properties.kind === kind);
    return `  ${kind}:\n    '${roads
      .map(({ geometry }) =>
        writeSteps(
          geometry.coordinates.map(([lng, lat]) => ({ lat, lng })),
          known,
        ),
      )
      .join(',')}',\n`;
  });
  const text = `/**
 * The roads of the drawn map (content/map/roads.geojson), small enough to be loaded with a plan. Written by
 * drawnRoads.test.ts. Roads are separated by commas, and know each other's points (readSteps).
 */
export const drawnRoads = {
${lines.join('')}};
`;
  await expect(text).toMatchFileSnapshot('drawnRoads.ts');
});
