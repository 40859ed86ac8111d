import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { roadKinds } from '../../../domain/geography/roadNetwork.ts';
import { writeSteps } from '../../../domain/geography/testing/writeSteps.ts';
import { readDrawnRoads } from '../../../domain/tour/drivingTime.ts';
import type { DrawnFeature, MapFeature } from './mapFeature.ts';
import { readGeoJson } from './testing/readGeoJson.ts';

const read = (name: string) =>
  readGeoJson(readFileSync(new URL(`../../../content/map/${name}.geojson`, import.meta.url), 'utf8'));
/** In the order of `readDrawnRoads`. */
const roads = roadKinds.flatMap((kind) => read('roads').filter((road) => road.kind === kind));

function toDrawn({ kind, shape, zoom, name, ref, points }: MapFeature): DrawnFeature {
  return {
    kind,
    shape,
    ...(zoom > 0 ? { zoom } : {}),
    ...(ref === null ? {} : { ref }),
    ...(name === null ? {} : { name }),
    ...(points.length > 0 ? { steps: writeSteps(points) } : {}),
  };
}

it('belongs to the roads of the domain', () => {
  expect(roads).toHaveLength(read('roads').length);
  expect(readDrawnRoads()).toEqual(roads.map(({ kind, points }) => ({ kind, points })));
});

it('holds what content/map draws; `npm test -- web/features/map/drawnMap.test.ts -u` writes the file', async () => {
  const drawings = {
    ...Object.fromEntries(['coast', 'land', 'water', 'rail', 'places'].map((name) => [name, read(name)])),
    roads: roads.map((road) => ({ ...road, points: [] })),
  };
  const lists = Object.entries(drawings).map(([name, features]) => {
    const lines = features.map((feature) => `    ${JSON.stringify(toDrawn(feature))},\n`);
    return `  ${name}: [\n${lines.join('')}  ],\n`;
  });
  const text = `// biome-ignore-all format: written by drawnMap.test.ts
import type { DrawnFeature } from './mapFeature.ts';

/** The drawn map (content/map), small enough to be loaded with a page. The roads are in the order of \`readDrawnRoads\`. */
export const drawnMap: Readonly<Record<${Object.keys(drawings)
    .map((name) => `'${name}'`)
    .join(' | ')}, readonly DrawnFeature[]>> = {
${lists.join('')}};
`;
  await expect(text).toMatchFileSnapshot('drawnMap.ts');
});
