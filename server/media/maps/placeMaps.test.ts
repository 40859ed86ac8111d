import { brotliDecompressSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { departurePoint } from '../../../domain/tour/planRules.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { readBaseMap } from './baseMap.ts';
import { clippedLine, clippedRing } from './clip.ts';
import { drawPlaces, pictureSize } from './drawPlaces.ts';

const map = await readBaseMap('content/map');

describe('the still map of places', () => {
  const anmok = { lat: 37.77265, lng: 128.94735 };
  const mountain = { lat: 37.8149, lng: 128.7082 };

  it('centres one place and has no text, so that it serves every language', () => {
    const picture = drawPlaces(map, [anmok]);
    expect(picture).toContain(`<use href="#p" x="${pictureSize.width / 2}" y="${pictureSize.height / 2}"/>`);
    expect(picture).not.toMatch(/<text|font|NaN|Infinity|undefined|style=/);
    expect(picture).toContain('prefers-color-scheme:dark');
    expect(drawPlaces(map, [anmok])).toBe(picture);
  });

  it('fits several places into the narrowest box of a page', () => {
    const picture = drawPlaces(map, [anmok, mountain, { lat: 37.6039, lng: 129.0435 }]);
    const pins = [...picture.matchAll(/<use href="#p" x="(\d+)" y="(\d+)"/g)];
    expect(pins).toHaveLength(3);
    for (const [, x, y] of pins) {
      expect(Math.abs(Number(x) - pictureSize.width / 2)).toBeLessThanOrEqual(160);
      expect(Math.abs(Number(y) - pictureSize.height / 2)).toBeLessThanOrEqual(120);
    }
  });

  it('defines a colour for everything it draws', () => {
    const picture = drawPlaces(map, [anmok, mountain]);
    for (const [, name] of picture.matchAll(/var\(--([a-z]+)\)/g)) {
      expect(picture.split(`--${name}:#`)).toHaveLength(3);
    }
  });
});

describe('clipping to a picture', () => {
  const size = { width: 100, height: 100 };

  it('keeps the parts of a line within the picture and its margin', () => {
    expect(
      clippedLine(
        [
          [-100, 50],
          [50, 50],
          [50, 300],
          [60, 300],
          [60, 50],
        ],
        size,
      ),
    ).toEqual([
      [
        [-12, 50],
        [50, 50],
        [50, 112],
      ],
      [
        [60, 112],
        [60, 50],
      ],
    ]);
    expect(
      clippedLine(
        [
          [-50, 50],
          [-50, 80],
        ],
        size,
      ),
    ).toEqual([]);
  });

  it('fills the picture for an area that surrounds it', () => {
    const ring = clippedRing(
      [
        [-900, -900],
        [900, -900],
        [900, 900],
        [-900, 900],
      ],
      size,
    );
    expect(ring).toHaveLength(4);
    expect(ring.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).toSorted()).toEqual([
      '-12 -12',
      '-12 112',
      '112 -12',
      '112 112',
    ]);
    expect(
      clippedRing(
        [
          [200, 200],
          [300, 200],
          [300, 300],
        ],
        size,
      ),
    ).toEqual([]);
  });
});

describeWithGuide('the address of a still map', (database) => {
  const { app } = useApplication(database);
  const get = (url: string, headers: Record<string, string> = {}) => app().inject({ url, headers });

  it('DESIGN 9: serves a drawing of few KB, compressed if accepted, cacheable for a day', async () => {
    const plain = await get('/maps/7.svg');
    expect(plain.statusCode).toBe(200);
    expect(plain.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      vary: 'accept-encoding',
    });
    const packed = await get('/maps/7.svg', { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(3 * 1024);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload);
    const again = await get('/maps/7.svg', { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('shows several places in one picture, whatever their order in the address', async () => {
    const picture = await get('/maps/7-1-34.svg');
    expect(picture.payload.match(/<use /g)).toHaveLength(3);
    expect((await get('/maps/34-7-1.svg')).payload).toBe(picture.payload);
  });

  it('shows the station from which tours start, which is no place of the guide', async () => {
    const picture = await get('/maps/station.svg');
    expect(picture.payload).toBe(drawPlaces(map, [departurePoint]));
    expect(picture.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400');
    expect((await get('/maps/7-1.svg')).headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/maps/999999.svg',
    '/maps/1.png',
    '/maps/x.svg',
    '/maps/-1.svg',
    '/maps/1--2.svg',
    '/maps/99999999999.svg',
    `/maps/${Array.from({ length: 51 }, (_, id) => id + 1).join('-')}.svg`,
    '/maps/',
  ])('returns 404 for %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});
