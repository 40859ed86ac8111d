import { readdir, readFile, stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readContent } from '../server/guide/readContent.ts';
import { readPictures } from '../server/guide/readPictures.ts';
import { doubledViews, drawScene, views } from './drawScene.ts';
import { palette } from './palette.ts';

const places = (await readContent('content')).places;
const scenes = [...(await readPictures('content/pictures', [])).values()]
  .flat()
  .flatMap(({ name, picture }) => ('scene' in picture ? [{ name, scene: picture.scene }] : []));

describe('the drawings of the guide', () => {
  const drawings = scenes.map(({ name, scene }) => ({ name, drawing: drawScene(scene, name) }));

  it('DESIGN 10: a scene gives the same drawing every time', () => {
    for (const [index, { name, scene }] of scenes.entries()) {
      expect(drawScene(scene, name)).toBe(drawings[index]?.drawing);
    }
  });

  it('each is under 6 KB compressed', async () => {
    const files = (await readdir('dist/pictures')).filter((file) => file.endsWith('.svg.br'));
    expect(files.length).toBeGreaterThan(scenes.length);
    const sizes = await Promise.all(
      files.map(async (file) => ({ file, size: (await stat(`dist/pictures/${file}`)).size })),
    );
    expect(sizes.filter(({ size }) => size > 6 * 1024)).toEqual([]);
  });

  it('no two are the same', () => {
    const known = new Map<string, string>();
    const twins = drawings.flatMap(({ name, drawing }) => {
      const twin = known.get(drawing);
      known.set(drawing, name);
      return twin ? [`${twin} and ${name}`] : [];
    });
    expect(twins).toEqual([]);
  });

  it('none holds a script, a text, a filter, another file, or a number that is none', () => {
    const wrong = drawings.filter(({ drawing }) =>
      /<script|<text|<filter|<image|\son\w+=|NaN|Infinity|undefined|null|href="(?!#)/.test(drawing),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('an id stands once in a drawing', () => {
    for (const { name, drawing } of drawings) {
      const ids = [...drawing.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
    }
  });

  it('every view has a name of its own', () => {
    expect(doubledViews).toEqual([]);
  });

  it('every view is used', () => {
    const used = new Set(scenes.map(({ scene }) => scene.view));
    expect(Object.keys(views).filter((name) => !used.has(name))).toEqual([]);
  });

  it.each(['tour', 'restaurant', 'accommodation'] as const)(
    'the first twenty of the list of kind %s are not one picture twenty times',
    (type) => {
      const first = places
        .filter((place) => place.type === type)
        .toSorted((one, other) => other.rank - one.rank)
        .slice(0, 20)
        .flatMap((place) => scenes.find(({ name }) => name === place.pictures[0]) ?? []);
      expect(first).toHaveLength(20);
      const looks = first.map(({ scene }) => JSON.stringify(scene));
      expect(new Set(looks).size).toBe(20);
      expect(new Set(first.map(({ scene }) => scene.view)).size).toBeGreaterThanOrEqual(4);
      expect(new Set(first.map(({ scene }) => scene.hour)).size).toBeGreaterThanOrEqual(4);
    },
  );

  it('of the pictures of one place two at most are one scene, at two hours', () => {
    const alike = places.filter((place) => {
      const own = scenes
        .filter(({ name }) => place.pictures.includes(name))
        .map(({ scene }) => JSON.stringify({ ...scene, hour: null, seed: null }));
      return new Set(own).size < own.length - 1;
    });
    expect(alike.map(({ key }) => key)).toEqual([]);
  });
});

it('DESIGN 10: parts and views name no colour of their own', async () => {
  const { glob } = await import('node:fs/promises');
  const wrong: string[] = [];
  for await (const file of glob('drawings/{parts,views}/*.ts')) {
    const source = await readFile(file, 'utf8');
    if (/#[0-9a-f]{3,8}\b/i.test(source)) wrong.push(file);
  }
  expect(wrong).toEqual([]);
  expect(Object.values(palette).every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
});
