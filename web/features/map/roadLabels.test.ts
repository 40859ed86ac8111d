import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { roadKinds } from '../../../domain/geography/roadNetwork.ts';
import { readDrawnRoads } from '../../../domain/tour/drivingTime.ts';
import { readGeoJson } from './geoJson.ts';

const roads = readGeoJson(
  readFileSync(new URL('../../../content/map/roads.geojson', import.meta.url), 'utf8'),
);
/** In the order of `readDrawnRoads`. */
const sorted = roadKinds.flatMap((kind) => roads.filter((road) => road.kind === kind));

it('belongs to the roads of the domain', () => {
  expect(sorted).toHaveLength(roads.length);
  expect(readDrawnRoads()).toEqual(sorted.map(({ kind, points }) => ({ kind, points })));
});

it('holds what the drawn map says of its roads; `npm test -- web/features/map/roadLabels.test.ts -u` writes the file', async () => {
  const lines = sorted.map(({ zoom, ref, name }) => `  ${JSON.stringify({ zoom, ref, name })},\n`);
  const text = `// biome-ignore-all format: written by roadLabels.test.ts
import type { MapFeature } from './geoJson.ts';

/** What the drawn map says of its roads (content/map/roads.geojson), in the order of \`readDrawnRoads\`. */
export const roadLabels: readonly Pick<MapFeature, 'zoom' | 'ref' | 'name'>[] = [
${lines.join('')}];
`;
  await expect(text).toMatchFileSnapshot('roadLabels.ts');
});
