import { z } from 'zod';
import type { Air } from '../air.ts';
import { circle, d, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import type { Pigment } from '../palette.ts';
import { rubberRing } from '../parts/beachThings.ts';
import { scallop, starfish, whelk } from '../parts/seaLife.ts';
import { seascape } from '../parts/seascape.ts';
import { sky } from '../parts/sky.ts';
import { bather, surfer } from '../parts/swimmers.ts';
import type { Random } from '../random.ts';
import { defineView } from '../view.ts';

/** The shoreline from above, `out` to the right of where sand meets water. */
function coastline(out: number): string {
  return d`M${372 + out} -20C${300 + out} 90 ${452 + out} 190 ${424 + out} 300C${400 + out} 400 ${500 + out} 480 ${470 + out} 620H820V-20Z`;
}

function crowns(air: Air, random: Random): string {
  const spots = Array.from({ length: 15 }, (_, index) => ({
    x: (index % 3) * 52 - 10 + random.between(-14, 14),
    y: Math.floor(index / 3) * 130 + random.between(-20, 40),
    radius: random.between(38, 56),
  }));
  return layers(
    ...spots.map(({ x, y, radius }) => circle(x - 8, y + 10, radius, air.shaded('dune'))),
    ...spots.map(({ x, y, radius }) =>
      layers(
        circle(x, y, radius, air.of('pine')),
        circle(x + radius * 0.24, y - radius * 0.24, radius * 0.62, air.of('leaf')),
      ),
    ),
  );
}

function parasolFromAbove(air: Air, x: number, y: number, pigment: Pigment): string {
  return put(
    x,
    y,
    1,
    layers(
      ellipse(-12, 14, 40, 38, air.shaded('sand')),
      circle(0, 0, 40, air.of('cream')),
      shape(
        'M0 0L28-28A40 40 0 0 0 0-40ZM0 0L28 28A40 40 0 0 0 40 0ZM0 0L-28 28A40 40 0 0 0 0 40ZM0 0L-28-28A40 40 0 0 0-40 0Z',
        air.of(pigment),
      ),
      circle(0, 0, 5, air.of('wood')),
    ),
  );
}

function boardFromAbove(air: Air, x: number, y: number, pigment: Pigment): string {
  return layers(
    ellipse(x - 8, y + 8, 13, 52, air.shaded('sand')),
    ellipse(x, y, 14, 54, air.of(pigment)),
    line(d`M${x} ${y - 48}V${y + 48}`, air.of('white'), 3),
  );
}

function swimRing(air: Air, x: number, y: number): string {
  return layers(
    `<circle cx="${x}" cy="${y}" r="15" fill="none" stroke="${air.of('white')}" stroke-width="11"/>`,
    `<circle cx="${x}" cy="${y}" r="15" fill="none" stroke="${air.of('sunrise')}" stroke-width="11" stroke-dasharray="12 12"/>`,
    circle(x, y, 8, air.of('ink')),
  );
}

const above = {
  parasols: (air: Air) =>
    layers(
      parasolFromAbove(air, 286, 130, 'sunrise'),
      rect(334, 112, 22, 50, air.of('sea'), 4),
      parasolFromAbove(air, 244, 330, 'sea'),
      rect(300, 318, 22, 50, air.of('white'), 4),
      rect(330, 322, 22, 50, air.of('apricot'), 4),
      parasolFromAbove(air, 352, 486, 'sunrise'),
      swimRing(air, 560, 210),
      swimRing(air, 600, 384),
    ),
  boards: (air: Air) =>
    layers(
      boardFromAbove(air, 250, 200, 'sunrise'),
      boardFromAbove(air, 296, 212, 'apricot'),
      boardFromAbove(air, 342, 196, 'sea'),
      put(
        610,
        300,
        1,
        layers(
          ellipse(0, 0, 54, 14, air.of('white')),
          line('M-20 0H18', air.of('ink'), 13),
          circle(-24, 0, 9, air.of('ink')),
        ),
      ),
      put(
        640,
        440,
        1,
        layers(
          ellipse(0, 0, 54, 14, air.of('sunrise')),
          line('M-20 0H18', air.of('ink'), 13),
          circle(-24, 0, 9, air.of('ink')),
        ),
      ),
    ),
  rocks: (air: Air) =>
    layers(
      ...(
        [
          [470, 170, 46],
          [540, 226, 30],
          [500, 430, 58],
          [580, 490, 36],
          [424, 380, 30],
          [600, 120, 24],
        ] as const
      ).map(([x, y, size]) =>
        layers(
          circle(x, y, size + 12, air.of('foam')),
          shape(
            d`M${x - size} ${y}L${x - size * 0.6} ${y - size * 0.8} ${x + size * 0.2} ${y - size} ${x + size} ${y - size * 0.3} ${x + size * 0.8} ${y + size * 0.7} ${x - size * 0.2} ${y + size} ${x - size * 0.8} ${y + size * 0.6}Z`,
            air.of('rock'),
          ),
          shape(
            d`M${x + size * 0.2} ${y - size}L${x + size} ${y - size * 0.3} ${x + size * 0.8} ${y + size * 0.7} ${x + size * 0.3} ${y}Z`,
            air.of('stone'),
          ),
        ),
      ),
    ),
  stream: (air: Air) =>
    layers(
      shape(
        'M-20 250C90 220 150 330 260 300C340 280 400 290 500 240V400C400 400 340 380 270 402C160 430 100 330-20 350Z',
        air.water[0],
      ),
      shape(
        'M-20 280C90 250 150 356 262 330C350 310 400 320 470 318C400 346 340 350 268 372C160 396 90 306-20 322Z',
        air.water[1],
      ),
    ),
  camp: (air: Air) =>
    layers(
      ...(
        [
          [240, 150, 'sunrise'],
          [270, 330, 'sea'],
          [330, 480, 'apricot'],
        ] as const
      ).map(([x, y, pigment]) =>
        put(
          x,
          y,
          1,
          layers(
            shape('M-62 36L-10-36 62-24 24 54Z', air.shaded('sand')),
            shape('M-50 26L-6-44 58-32 22 42Z', air.of(pigment)),
            shape('M-50 26L-6-44 26-2 22 42Z', air.shaded(pigment)),
          ),
        ),
      ),
    ),
} as const;

/** Beach and sea straight from above, pines on the left, the open sea on the right as on a map. */
export const shoreFromAboveView = defineView(
  'shoreFromAbove',
  {
    with: z.enum(['parasols', 'boards', 'rocks', 'stream', 'camp']).default('parasols'),
    trees: z.boolean().default(true),
  },
  ({ air, random }, { with: what, trees }) =>
    layers(
      rect(0, 0, 800, 600, air.of('sand')),
      shape('M-20-20H190C150 90 240 190 200 300C170 420 260 500 230 620H-20Z', air.of('dune')),
      shape(coastline(-16), air.of('dune')),
      shape(coastline(0), air.of('foam')),
      shape(coastline(22), air.water[0]),
      what === 'stream' && above.stream(air),
      line(d`M432 -20C360 90 512 190 484 300C460 400 560 480 530 620`, air.of('foam'), 6),
      shape(coastline(112), air.water[1]),
      shape(coastline(196), air.water[2]),
      shape(coastline(300), air.water[3]),
      line(
        'M600 60q20 40 10 90M690 240q24 50 12 110M640 470q20 40 12 90M730 60q18 40 10 80',
        air.water[0],
        5,
      ),
      what !== 'stream' && above[what](air),
      trees && crowns(air, random),
    ),
);

const found = {
  shells: (air: Air) =>
    layers(
      ellipse(246, 552, 58, 10, air.of('dune')),
      ellipse(402, 576, 40, 8, air.of('dune')),
      ellipse(530, 548, 44, 9, air.of('dune')),
      put(250, 552, 1, scallop(air, 'blush')),
      put(404, 576, 0.7, scallop(air, 'apricot')),
      put(536, 548, 0.8, whelk(air)),
      put(660, 546, 0.8, starfish(air, 'sunrise')),
    ),
  ring: (air: Air) => layers(put(460, 540, 2.2, rubberRing(air)), put(240, 560, 0.5, scallop(air))),
  footprints: (air: Air) =>
    layers(
      ...[0, 1, 2, 3, 4, 5].map((step) =>
        ellipse(
          330 + step * 46 + (step % 2) * 12,
          590 - step * 21,
          15 - step * 1.4,
          8 - step * 0.7,
          air.shaded('sand'),
        ),
      ),
    ),
  castle: (air: Air) =>
    put(
      470,
      566,
      1,
      layers(
        ellipse(0, 0, 150, 16, air.shaded('sand')),
        shape('M-110 0L-98-70H-58L-50-36H-36L-28-108H28L36-36H50L58-70H98L110 0Z', air.of('dune')),
        shape('M-110 0L-98-70H-80L-84 0ZM-36-36L-28-108H-8L-10 0H-40Z', air.shaded('dune')),
        shape(
          'M-98-70v-16h10v8h10v-8h10v8h10v16ZM-28-108v-16h12v8h10v-8h12v8h10v-8h12v16ZM58-70v-16h10v8h10v-8h10v8h10v16Z',
          air.of('dune'),
        ),
        line('M0-120V-172', air.of('wood'), 5),
        shape('M2-172L42-158L2-144Z', air.of('sunrise')),
        shape('M-16 0V-28a16 16 0 0 1 32 0V0Z', air.shaded('dune')),
      ),
    ),
} as const;

/** The water's edge at the reader's feet: clear shallows over sand, and something that lies there. */
export const shallowsView = defineView(
  'shallows',
  {
    found: z.enum(['shells', 'ring', 'footprints', 'castle']).default('shells'),
    bathers: z.boolean().default(false),
    shore: z.enum(['left', 'right', 'none']).default('right'),
  },
  ({ air, random }, { found: what, bathers, shore }) =>
    layers(
      seascape(air, random, { horizon: 236, light: 560, shore, clouds: 2 }),
      shape('M0 356Q200 336 400 356T800 350V600H0Z', air.water[0]),
      shape('M0 400Q200 376 400 400T800 392V600H0Z', air.of('spray')),
      bathers &&
        layers(
          put(250, 372, 1, bather(air)),
          put(356, 350, 0.8, bather(air)),
          put(560, 384, 1.1, bather(air)),
        ),
      shape('M0 440Q140 412 300 438T600 430T800 440V600H0Z', air.of('foam')),
      shape('M0 456Q140 430 300 456T600 446T800 456V600H0Z', air.of('dune')),
      shape('M0 494Q180 468 360 490T800 486V600H0Z', air.of('sand')),
      found[what](air),
    ),
);

/** A breaking wave with a surfer on it, the sea behind. */
export const breakerView = defineView(
  'breaker',
  { rider: z.boolean().default(true) },
  ({ air, random }, { rider }) =>
    layers(
      sky(air, random, {
        horizon: 250,
        disc: air.hour === 'dusk' ? null : { x: 600, y: air.hour === 'dawn' ? 232 : 130 },
        clouds: 1,
      }),
      rect(0, 250, 800, 350, air.water[1]),
      line('M420 280h90M600 300h80M90 290h70', air.of('foam'), 5),
      shape(
        'M0 600V330Q80 170 260 150Q420 140 480 230Q500 270 470 290Q440 240 380 250Q320 270 330 360Q350 460 560 480L800 470V600Z',
        air.water[2],
      ),
      shape('M0 600V420Q60 250 200 200Q150 330 210 430Q300 540 560 540L800 530V600Z', air.water[3]),
      line('M250 210Q200 340 270 430Q340 490 480 512M300 200Q262 300 300 390', air.water[0], 8),
      shape(
        'M120 210Q170 130 300 128Q440 130 492 220Q520 270 486 316Q476 296 460 300Q450 276 430 282Q420 256 396 266Q380 244 356 254Q300 170 210 196Q160 196 120 210Z',
        air.of('foam'),
      ),
      rider && put(450, 474, 0.92, surfer(air)),
      shape('M-20 572q45-14 90 0t90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0V600H-20Z', air.of('spray')),
      shape('M-40 584q45-14 90 0t90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0V600H-40Z', air.water[3]),
    ),
);
