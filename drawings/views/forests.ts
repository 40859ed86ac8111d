import { z } from 'zod';
import type { Air } from '../air.ts';
import { circle, d, ellipse, layers, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { logCabin } from '../parts/campsites.ts';
import { deckTrail, hammock, wheelchair } from '../parts/forestry.ts';
import { hanok } from '../parts/hanok.ts';
import { ground, range } from '../parts/land.ts';
import { couple, person } from '../parts/people.ts';
import { needleRoof, tallTrunk } from '../parts/pineTrunks.ts';
import { sky } from '../parts/sky.ts';
import { boulder, cairn } from '../parts/stones.ts';
import { fir, shrub } from '../parts/trees.ts';
import { stream } from '../parts/valleys.ts';
import type { Random } from '../random.ts';
import { defineView } from '../view.ts';

/** The far rows of a forest, each paler: trunks under one roof of needles. */
function farRows(air: Air, random: Random): string {
  return [0, 1]
    .map((row) => {
      const fill = mix(air.hills[row + 1] ?? air.hills[2], air.of('leaf'), 0.18 + row * 0.3);
      const count = 7 - row;
      const stems = Array.from({ length: count }, (_, index) => {
        const x = ((index + 0.5) * 800) / count + random.between(-30, 30);
        return rect(x, 40, 12 + row * 5, 370, fill);
      });
      const roof = [60, 240, 430, 610, 770].map((x) =>
        put(
          x + random.between(-20, 20),
          70 - row * 16,
          2.5,
          shape('M-52 0Q-60 -24 -34 -30Q-26 -52 0 -46Q30 -54 36 -30Q60 -24 52 0Q0 12 -52 0Z', fill),
        ),
      );
      return [...stems, ...roof].join('');
    })
    .join('');
}

/** In a forest of tall pines: a path, a deck, a hut, a house, a stream or stone towers between the trunks. */
export const pineForestView = defineView(
  'pineForest',
  {
    with: z.enum(['path', 'deck', 'cabin', 'house', 'stream', 'cairns', 'rest']).default('path'),
    side: z.enum(['left', 'right']).default('left'),
  },
  ({ air, random }, { with: motif, side }) => {
    const m = (x: number) => (side === 'left' ? x : 800 - x);
    const floor = mix(air.of('leaf'), air.of('moss'), 0.2);
    return layers(
      sky(air, random, { horizon: 460, disc: air.isDark ? { x: m(470), y: 210 } : null, clouds: 0 }),
      range(random, { y: 350, height: 60, tops: 4, fill: air.hills[1] }),
      farRows(air, random),
      ground(400, floor, -40),
      motif === 'path' &&
        layers(
          shape(
            side === 'left'
              ? 'M402 386Q440 396 416 422Q340 470 390 510Q450 560 380 610H650Q610 540 510 500Q430 462 446 422Q456 392 432 384Z'
              : 'M398 386Q360 396 384 422Q460 470 410 510Q350 560 420 610H150Q190 540 290 500Q370 462 354 422Q344 392 368 384Z',
            air.of('sand'),
          ),
          put(m(446), 480, 1, couple(air, 70)),
        ),
      motif === 'stream' &&
        layers(
          stream(air, 392),
          put(300, 520, 1, boulder(air, 90, 40)),
          put(520, 500, 1, boulder(air, 70, 34)),
        ),
      motif === 'deck' && layers(deckTrail(air), put(404, 488, 1.35, wheelchair(air))),
      motif === 'cabin' && put(m(430), 470, 0.9, logCabin(air, 'roof')),
      motif === 'house' && put(m(430), 456, 0.86, hanok(air, { width: 340, bays: 4, open: [2] })),
      motif === 'cairns' &&
        layers(
          shape('M396 386Q420 440 360 500T340 610H520Q520 540 450 490T430 384Z', air.of('sand')),
          put(330, 430, 1, cairn(air, random, 80)),
          put(476, 430, 1, cairn(air, random, 90)),
          put(270, 490, 1, cairn(air, random, 140)),
          put(546, 486, 1, cairn(air, random, 150)),
        ),
      motif === 'rest' && put(m(420), 470, 1, hammock(air)),
      tallTrunk(air, random, { x: m(96), y: 500, width: 44 }),
      tallTrunk(air, random, { x: m(236), y: 450, width: 30 }),
      tallTrunk(air, random, { x: m(626), y: 470, width: 36 }),
      tallTrunk(air, random, { x: m(724), y: 560, width: 54 }),
      needleRoof(air, random, 40),
      motif === 'cairns' &&
        layers(put(m(150), 580, 1, cairn(air, random, 230)), put(m(650), 590, 1, cairn(air, random, 200))),
      motif !== 'cairns' && put(m(60), 600, 1, shrub(air, 170, 'pine')),
      put(m(740), 610, 1, shrub(air, 150, 'leaf')),
    );
  },
);

/** One stone tower, or a row that climbs a slope, seen from close by. */
export const cairnView = defineView(
  'cairn',
  { seen: z.enum(['one', 'row', 'stream']).default('one') },
  ({ air, random }, { seen }) =>
    layers(
      sky(air, random, { horizon: 360, disc: { x: 620, y: air.hour === 'dusk' ? 236 : 130 }, clouds: 1 }),
      range(random, { y: 330, height: 150, tops: 3, fill: air.hills[0] }),
      range(random, { y: 380, height: 120, tops: 3, fill: air.hills[2] }),
      ...[40, 120, 660, 730, 790].map((x, index) => put(x, 470, 1, fir(air, 230 - (index % 3) * 34))),
      ground(452, air.of('leaf')),
      seen !== 'one' && shape('M-10 600Q300 560 520 470L580 476Q420 570 300 610H-10Z', air.of('sand')),
      seen === 'stream' && put(230, 0, 1, stream(air, 462, 0.7)),
      seen !== 'one'
        ? layers(
            put(610, 470, 1, cairn(air, random, 100)),
            put(520, 466, 1, cairn(air, random, 120)),
            put(420, 484, 1, cairn(air, random, 170)),
            put(270, 510, 1, cairn(air, random, 240)),
            put(690, 540, 1, cairn(air, random, 220)),
            seen === 'row' && put(560, 540, 1, person(air, 86)),
          )
        : layers(
            put(610, 500, 1, cairn(air, random, 150)),
            put(380, 560, 1, cairn(air, random, 400)),
            put(200, 540, 1, cairn(air, random, 130)),
          ),
      ellipse(120, 600, 150, 30, air.of('pine')),
      ellipse(700, 606, 170, 30, air.of('pine')),
    ),
);

/** A crown seen from below: a wreath of tufts about its trunk's end. */
function crown(air: Air, random: Random, x: number, y: number, size: number): string {
  const tuft = (index: number, reach: number, radius: number, fill: string) => {
    const angle = (index * Math.PI * 2) / 7 + random.between(-0.2, 0.2);
    return circle(
      x + Math.cos(angle) * size * reach,
      y + Math.sin(angle) * size * reach,
      size * radius,
      fill,
    );
  };
  return layers(
    ...Array.from({ length: 7 }, (_, index) => tuft(index, 0.62, 0.42, air.of('pine'))),
    circle(x, y, size * 0.5, air.of('pine')),
    ...[0, 1, 5, 6].map((index) => tuft(index, 0.6, 0.22, air.of('leaf'))),
  );
}

/** Looking up along the trunks to the crowns and the light between them. */
export const crownsView = defineView('crowns', {}, ({ air, random }) => {
  const stems = [
    [-60, 240, 120],
    [120, 680, 150],
    [470, 720, 130],
    [760, 660, 150],
    [870, 250, 120],
    [700, -70, 90],
    [60, -70, 90],
  ] as const;
  const centre = { x: 410, y: 250 };
  return layers(
    rect(0, 0, 800, 600, air.sky[1]),
    circle(centre.x, centre.y, 300, air.sky[2]),
    circle(centre.x, centre.y, 170, air.sky[3]),
    !air.isDark && circle(centre.x + 36, centre.y - 16, 44, air.disc),
    ...stems.map(([x, y, width]) => {
      const dx = (centre.x - x) * 0.56;
      const dy = (centre.y - y) * 0.56;
      const length = Math.hypot(dx, dy);
      const px = (-dy / length) * (width / 2);
      const py = (dx / length) * (width / 2);
      const lit = px > 0 ? 1 : -1;
      return layers(
        shape(
          d`M${x - px} ${y - py}L${x + dx - px * 0.16} ${y + dy - py * 0.16}L${x + dx + px * 0.16} ${y + dy + py * 0.16}L${x + px} ${y + py}Z`,
          air.of('wood'),
        ),
        shape(
          d`M${x} ${y}L${x + dx} ${y + dy}L${x + dx + px * 0.16 * lit} ${y + dy + py * 0.16 * lit}L${x + px * lit} ${y + py * lit}Z`,
          mix(air.of('brick'), air.of('timber'), 0.35),
        ),
      );
    }),
    ...stems.map(([x, y]) =>
      crown(
        air,
        random,
        x + (centre.x - x) * 0.5 + random.between(-16, 16),
        y + (centre.y - y) * 0.5 + random.between(-16, 16),
        random.between(84, 116),
      ),
    ),
  );
});
