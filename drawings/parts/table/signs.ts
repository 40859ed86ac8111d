import type { Air } from '../../air.ts';
import { circle, ellipse, layers, line, put, rect, shape } from '../../brush.ts';
import type { Pigment } from '../../palette.ts';

/** The symbol on a shop's round board, since drawings contain no text. */
export const signs = [
  'cup',
  'bowl',
  'fish',
  'bread',
  'cone',
  'leaf',
  'beer',
  'bean',
  'shell',
  'burger',
  'flame',
  'squid',
  'pine',
] as const;
export type Sign = (typeof signs)[number];

const marks: Record<Sign, (air: Air) => string> = {
  cup: (air) =>
    shape('M-18-10H14Q14 14 4 18H-8Q-18 14-18-10Z', air.of('wood')) +
    `<path d="M13-6q14-2 11 8-2 6-13 6" fill="none" stroke="${air.of('wood')}" stroke-width="4"/>`,
  bowl: (air) =>
    shape('M-24-4H24Q20 18 8 20H-8Q-20 18-24-4Z', air.of('deep')) +
    line('M-8-12v-8M8-12v-8', air.of('sunrise'), 4),
  fish: (air) =>
    shape('M-24 2Q-8-18 12-2L24-12V16L12 6Q-8 20-24 2Z', air.of('sea')) + circle(-12, -1, 3, air.of('white')),
  bread: (air) =>
    shape('M-26 10Q-24-18 0-18T26 10Q0 18-26 10Z', air.of('plank')) +
    line('M-8-12l-2 14M8-12l2 14', air.of('wood'), 4),
  cone: (air) => shape('M-12 0H12L0 26Z', air.of('plank')) + circle(0, -8, 16, air.of('apricot')),
  leaf: (air) =>
    shape('M-20 14Q-14-22 22-18Q18 20-20 14Z', air.of('leaf')) + line('M-22 20L8-6', air.of('pine'), 4),
  beer: (air) =>
    rect(-14, -10, 26, 30, air.of('apricot'), 4) +
    ellipse(-1, -12, 18, 9, air.of('sand')) +
    `<path d="M12-4h10v16H12" fill="none" stroke="${air.of('apricot')}" stroke-width="5"/>`,
  bean: (air) => ellipse(0, 0, 16, 23, air.of('wood')) + line('M2-20q-10 20-2 40', air.of('plank'), 4),
  shell: (air) =>
    shape('M-24 10A26 26 0 0 1 24 10Q0 22-24 10Z', air.of('sunrise')) +
    line('M0 12V-14M-10 12l-6-20M10 12l6-20', air.of('blush'), 3),
  burger: (air) =>
    shape('M-24-2Q-22-20 0-20T24-2Z', air.of('plank')) +
    rect(-26, 0, 52, 8, air.of('leaf'), 4) +
    shape('M-24 10H24Q24 20 14 20H-14Q-24 20-24 10Z', air.of('wood')),
  flame: (air) => shape('M-14 20Q-30-2-8-12-6-2 0-4 4-16-2-24 26-10 20 8 18 18 12 20Z', air.of('sunrise')),
  squid: (air) =>
    shape('M0-26Q18-6 12 6H-12Q-18-6 0-26Z', air.of('sunrise')) +
    line('M-9 8v14M-3 8v16M3 8v16M9 8v14', air.of('sunrise'), 4),
  pine: (air) =>
    line('M0 22V-4', air.of('wood'), 5) +
    shape('M-24 4Q-20-10-8-10-4-26 8-22 20-22 20-8 28-4 24 4Z', air.of('pine')),
};

/** A round board with its mark on the origin. */
export function roundSign(air: Air, mark: Sign, rim: Pigment): string {
  return layers(
    circle(0, 0, 44, air.of(rim)),
    circle(0, 0, 37, air.of('cream')),
    put(0, 0, 1, marks[mark](air)),
  );
}
