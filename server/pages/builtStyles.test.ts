import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isBuilt, needsBuild, readBuiltWeb } from '../testing/testWeb.ts';

describe.skipIf(!isBuilt)(`the built styles${needsBuild}`, () => {
  it("define every variable that the map's own sheet reads", async () => {
    const map = readFileSync('web/features/map/leafletMap.css', 'utf8');
    const { css } = (await readBuiltWeb()).assets;
    const read = [...map.matchAll(/var\((--(?:color|radius|shadow)-[\w-]+)/g)].map(([, name]) => name ?? '');
    expect(read.length).toBeGreaterThan(50);
    expect(read.filter((name) => !css.includes(`${name}:`))).toEqual([]);
  });
});
