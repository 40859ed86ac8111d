import { readdir, readFile, stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { drawFolder } from './drawPictures.ts';
import { doubledViews, views } from './drawScene.ts';
import { palette } from './palette.ts';

const drawings = await drawFolder('content/pictures');

describe('the drawings of the guide', () => {
  it('DESIGN 10: draws the same picture for the same scene every time', async () => {
    expect(await drawFolder('content/pictures')).toEqual(drawings);
  });

  it('keeps each drawing under 6 KB compressed', async () => {
    const files = (await readdir('dist/pictures')).filter((file) => file.endsWith('.svg.br'));
    expect(files.length).toBeGreaterThan(drawings.length);
    const sizes = await Promise.all(
      files.map(async (file) => ({ file, size: (await stat(`dist/pictures/${file}`)).size })),
    );
    expect(sizes.filter(({ size }) => size > 6 * 1024)).toEqual([]);
  });

  it('draws no two identical pictures', () => {
    const known = new Map<string, string>();
    const twins = drawings.flatMap(({ name, svg }) => {
      const twin = known.get(svg);
      known.set(svg, name);
      return twin ? [`${twin} and ${name}`] : [];
    });
    expect(twins).toEqual([]);
  });

  it('contains no script, text, filter, external file or invalid number', () => {
    const wrong = drawings.filter(({ svg }) =>
      /<script|<text|<filter|<image|\son\w+=|NaN|Infinity|undefined|null|href="(?!#)/.test(svg),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('uses an id once in a drawing', () => {
    for (const { name, svg } of drawings) {
      const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
    }
  });

  it('gives every view a unique name', () => {
    expect(doubledViews).toEqual([]);
  });

  it('uses every view', () => {
    const used = new Set(drawings.map(({ view }) => view));
    expect(Object.keys(views).filter((name) => !used.has(name))).toEqual([]);
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
