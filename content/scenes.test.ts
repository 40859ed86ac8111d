import { describe, expect, it } from 'vitest';
import { readContent } from '../server/guide/readContent.ts';
import { readPictures } from '../server/guide/readPictures.ts';

const { places } = await readContent(import.meta.dirname);
const scenes = [...(await readPictures(`${import.meta.dirname}/pictures`, [])).values()]
  .flat()
  .flatMap(({ name, picture }) => ('scene' in picture ? [{ name, scene: picture.scene }] : []));

describe('the scenes of the guide', () => {
  const drawnPictures = ({ pictures }: (typeof places)[number]) =>
    pictures.flatMap((picture) => ('name' in picture ? [picture.name] : []));

  it.each(['tour', 'restaurant', 'accommodation'] as const)(
    'varies views and hours among the first twenty places of kind %s',
    (type) => {
      const first = places
        .filter((place) => place.type === type)
        .toSorted((one, other) => other.rank - one.rank)
        .slice(0, 20)
        .flatMap((place) => scenes.find(({ name }) => name === drawnPictures(place)[0]) ?? []);
      expect(first).toHaveLength(20);
      const looks = first.map(({ scene }) => JSON.stringify(scene));
      expect(new Set(looks).size).toBe(20);
      expect(new Set(first.map(({ scene }) => scene.view)).size).toBeGreaterThanOrEqual(4);
      expect(new Set(first.map(({ scene }) => scene.hour)).size).toBeGreaterThanOrEqual(4);
    },
  );

  it('repeats at most one scene per place, at another hour', () => {
    const alike = places.filter((place) => {
      const own = scenes
        .filter(({ name }) => drawnPictures(place).includes(name))
        .map(({ scene }) => JSON.stringify({ ...scene, hour: null, seed: null }));
      return new Set(own).size < own.length - 1;
    });
    expect(alike.map(({ key }) => key)).toEqual([]);
  });
});
