import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { drawPictures } from './drawPictures.ts';

describe('DESIGN 3: pictures as files of the build', () => {
  let source = '';
  let target = '';
  beforeEach(async () => {
    source = await mkdtemp(path.join(tmpdir(), 'solbada-scenes-'));
    target = path.join(source, 'drawn');
    await writeFile(path.join(source, 'placeholder.svg'), '<svg/>');
  });
  afterEach(() => rm(source, { recursive: true }));

  const scene = { view: 'beachAlong', hour: 'day', thing: 'parasols' };
  const write = (...scenes: object[]) =>
    writeFile(
      path.join(source, 'beach.json'),
      JSON.stringify({ pictures: scenes.map((one) => ({ scene: one })) }),
    );
  const draw = async () => {
    await drawPictures(source, target);
    return z
      .record(z.string(), z.string())
      .parse(JSON.parse(await readFile(path.join(target, 'manifest.json'), 'utf8')));
  };

  it('writes each drawing under its hash, as it is, as brotli and as gzip', async () => {
    await write(scene);
    const { 'beach-1': file = '' } = await draw();
    expect(file).toMatch(/^beach-1\.[\w-]{4}\.svg$/);
    const plain = await readFile(path.join(target, file));
    expect(plain.toString()).toMatch(/^<svg .*<\/svg>$/s);
    expect(brotliDecompressSync(await readFile(path.join(target, `${file}.br`)))).toEqual(plain);
    expect(gunzipSync(await readFile(path.join(target, `${file}.gz`)))).toEqual(plain);
    expect(existsSync(path.join(target, 'placeholder.svg.br'))).toBe(true);
  });

  it('gives a changed drawing a new address, and an unchanged one the same', async () => {
    await write(scene, scene);
    const before = await draw();
    await write({ ...scene, hour: 'night' }, scene);
    const after = await draw();
    expect(after['beach-1']).not.toBe(before['beach-1']);
    expect(after['beach-2']).toBe(before['beach-2']);
    expect(existsSync(path.join(target, before['beach-1'] ?? ''))).toBe(false);
  });

  it.each([
    ['an unknown view', { view: 'moon' }, 'pictures.0.scene.view'],
    ['a field that its view does not know', { ...scene, whale: true }, 'pictures.0.scene'],
    ['an hour that is none', { ...scene, hour: 'noon' }, 'pictures.0.scene.hour'],
  ])('rejects %s, and names file and field', async (_, wrong, field) => {
    await write(wrong);
    await expect(draw()).rejects.toThrow(`content/pictures/beach.json: ${field}`);
    expect(existsSync(target)).toBe(false);
  });
});
