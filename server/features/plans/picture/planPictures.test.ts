import { expect, it } from 'vitest';
import { readBaseMap } from '../../../media/maps/baseMap.ts';
import { PictureCache } from '../../../media/pictures/rasterise.ts';
import { drawPlan } from './drawPlan.ts';

const map = await readBaseMap('content/map');
const spots = Array.from({ length: 30 }, (_, index) => ({ lat: 37.7 + index / 500, lng: 128.9 }));

it('DESIGN 10: draws a plan without text, independent of installed fonts', () => {
  const drawing = drawPlan(map, spots);
  expect(drawing).not.toMatch(/<text|font|NaN|Infinity|undefined/);
  expect(drawing.match(/<circle/g)).toHaveLength(30 * 2);
});

it.each([
  ['one stop', spots.slice(0, 1)],
  ['stops on one spot', Array(12).fill({ lat: 37.75, lng: 128.9 })],
  ['stops far apart', [spots[0], { lat: 38.6, lng: 127.6 }].flatMap((spot) => spot ?? [])],
])('%s: draws every marker inside the picture and without overlaps', (_, stops) => {
  const middles = [...drawPlan(map, stops).matchAll(/<circle cx="([\d.-]+)" cy="([\d.-]+)"/g)]
    .map(([, x, y]) => [Number(x), Number(y)] as const)
    // Each marker has two circles; the first is its white edge.
    .filter((_, index) => index % 2 === 0);
  expect(middles).toHaveLength(stops.length);
  for (const [x, y] of middles) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(1200);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(630);
  }
  middles.forEach(([x, y], index) => {
    for (const [otherX, otherY] of middles.slice(index + 1)) {
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(40);
    }
  });
});

it('renders pictures one at a time and none twice, and refuses too many at once', async () => {
  const cache = new PictureCache();
  let running = 0;
  let max = 0;
  let made = 0;
  const make = async () => {
    max = Math.max(max, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    made++;
    return Buffer.from('png');
  };
  const asked = [...Array.from({ length: 20 }, (_, index) => `plan ${index}`), 'plan 3', 'plan 3'];
  const responses = asked.map((key) => cache.get(key, make));
  await expect(cache.get('one too many', make)).rejects.toMatchObject({ code: 'unavailable' });
  await Promise.all(responses);
  expect([max, made]).toEqual([1, 20]);
  await cache.get('one too many', make);
  expect(made).toBe(21);
});

it('renders a picture again after a failure', async () => {
  const cache = new PictureCache();
  const failing = cache.get('plan', async () => {
    throw new Error('no room');
  });
  await expect(failing).rejects.toThrow('no room');
  expect(await cache.get('plan', async () => Buffer.from('png'))).toEqual(Buffer.from('png'));
});
