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

  it('DESIGN 10: draws the same picture for the same scene every time', () => {
    for (const [index, { name, scene }] of scenes.entries()) {
      expect(drawScene(scene, name)).toBe(drawings[index]?.drawing);
    }
  });

  it('keeps each drawing under 6 KB compressed', async () => {
    const files = (await readdir('dist/pictures')).filter((file) => file.endsWith('.svg.br'));
    expect(files.length).toBeGreaterThan(scenes.length);
    const sizes = await Promise.all(
      files.map(async (file) => ({ file, size: (await stat(`dist/pictures/${file}`)).size })),
    );
    expect(sizes.filter(({ size }) => size > 6 * 1024)).toEqual([]);
  });

  it('draws no two identical pictures', () => {
    const known = new Map<string, string>();
    const twins = drawings.flatMap(({ name, drawing }) => {
      const twin = known.get(drawing);
      known.set(drawing, name);
      return twin ? [`${twin} and ${name}`] : [];
    });
    expect(twins).toEqual([]);
  });

  it('contains no script, text, filter, external file or invalid number', () => {
    const wrong = drawings.filter(({ drawing }) =>
      /<script|<text|<filter|<image|\son\w+=|NaN|Infinity|undefined|null|href="(?!#)/.test(drawing),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('uses an id once in a drawing', () => {
    for (const { name, drawing } of drawings) {
      const ids = [...drawing.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
    }
  });

  it('gives every view a unique name', () => {
    expect(doubledViews).toEqual([]);
  });

  it('uses every view', () => {
    const used = new Set(scenes.map(({ scene }) => scene.view));
    expect(Object.keys(views).filter((name) => !used.has(name))).toEqual([]);
  });

  const drawingsOf = ({ pictures }: (typeof places)[number]) =>
    pictures.flatMap((picture) => ('name' in picture ? [picture.name] : []));

  it.each(['tour', 'restaurant', 'accommodation'] as const)(
    'varies views and hours among the first twenty places of kind %s',
    (type) => {
      const first = places
        .filter((place) => place.type === type)
        .toSorted((one, other) => other.rank - one.rank)
        .slice(0, 20)
        .flatMap((place) => scenes.find(({ name }) => name === drawingsOf(place)[0]) ?? []);
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
        .filter(({ name }) => drawingsOf(place).includes(name))
        .map(({ scene }) => JSON.stringify({ ...scene, hour: null, seed: null }));
      return new Set(own).size < own.length - 1;
    });
    expect(alike.map(({ key }) => key)).toEqual([]);
  });
});

it('DESIGN 10: takes the colours of parts and views from the palette', async () => {
  const { glob } = await import('node:fs/promises');
  const wrong: string[] = [];
  for await (const file of glob('drawings/{parts,views}/*.ts')) {
    const source = await readFile(file, 'utf8');
    if (/#[0-9a-f]{3,8}\b/i.test(source)) wrong.push(file);
  }
  expect(wrong).toEqual([]);
  expect(Object.values(palette).every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
});
