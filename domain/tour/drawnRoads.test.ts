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

it('holds the roads of the drawn map; `npm test -- domain/tour/drawnRoads.test.ts -u` writes the file', async () => {
  const file = path.join(import.meta.dirname, '../../content/map/roads.geojson');
  const { features } = drawingSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const numbers = new Map<string, number>();
  const write = (road: readonly (readonly [number, number])[]) => {
    let before = [0, 0];
    const steps = road.map((point) => {
      const units = point.map((degrees) => Math.round(degrees * 10_000));
      const known = numbers.get(`${units}`);
      const step = known ?? units.map((value, axis) => value - (before[axis] ?? 0)).join(' ');
      if (known === undefined) numbers.set(`${units}`, numbers.size);
      before = units;
      return known === undefined ? step : `#${step}`;
    });
    return steps.join(' ').replaceAll(/ (?=[-#])/g, '');
  };
  const kinds = [...new Set(features.map(({ properties }) => properties.kind))];
  const lines = kinds.map((kind) => {
    const roads = features.filter(({ properties }) => properties.kind === kind);
    return `  ${kind}:\n    '${roads.map(({ geometry }) => write(geometry.coordinates)).join(',')}',\n`;
  });
  const text = `/**
 * The roads of the drawn map (content/map/roads.geojson), small enough to be loaded with a plan. Written by
 * drawnRoads.test.ts. Roads are separated by commas. Each of their points is a longitude and a latitude in
 * ten-thousandths of a degree, as the difference from the point before it; or \`#\` and the number of a point that another
 * road has, counted over all roads.
 */
export const drawnRoads = {
${lines.join('')}};
`;
  await expect(text).toMatchFileSnapshot('drawnRoads.ts');
});
