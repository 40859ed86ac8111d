import { z } from 'zod';
import { ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { blocks, paintedBlock, pier } from '../parts/breakwaters.ts';
import { lighthouse, oldLighthouse } from '../parts/lighthouses.ts';
import { couple, person } from '../parts/people.ts';
import { splash } from '../parts/rocks.ts';
import { wings } from '../parts/sculptures.ts';
import { seascape } from '../parts/seascape.ts';
import { houseRow } from '../parts/seasideHouses.ts';
import { pine, shrub } from '../parts/trees.ts';
import { defineView } from '../view.ts';

/** A harbour lighthouse at the end of its breakwater, waves about it. */
export const lighthouseView = defineView(
  'lighthouse',
  { colour: z.enum(['red', 'white']).default('red'), side: z.enum(['left', 'right']).default('left') },
  ({ air, random }, { colour, side }) => {
    const isLeft = side === 'left';
    const mirrored = (x: number) => (isLeft ? x : 800 - x);
    const mole = layers(
      shape('M-10 452H430L500 500 540 560H-10Z', air.of('stone')),
      shape('M-10 452H430L444 466H-10Z', air.of('foam')),
    );
    return layers(
      seascape(air, random, { horizon: 330, light: mirrored(600), shore: 'none', clouds: 2 }),
      ellipse(mirrored(540), 550, 170, 14, air.of('foam')),
      put(mirrored(520), 550, 0.9, splash(air)),
      isLeft ? mole : put(800, 0, 1, mole, true),
      put(mirrored(300), 458, 0.98, lighthouse(air, colour)),
      put(mirrored(130), 462, 1, person(air, 62)),
      blocks(air, { from: isLeft ? 30 : 310, to: isLeft ? 500 : 780, y: 484, tone: 'far' }),
      blocks(air, { from: isLeft ? 20 : 280, to: isLeft ? 540 : 790, y: 528 }),
      shape('M-30 578q50-14 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0V600H-30Z', air.water[3]),
    );
  },
);

/** The old white light of Jumunjin on its hill, with the roofs of the town below and the sea behind. */
export const oldLighthouseView = defineView(
  'oldLighthouse',
  { from: z.enum(['path', 'town']).default('path') },
  ({ air, random }, { from }) => {
    const isPath = from === 'path';
    const x = isPath ? 400 : 520;
    return layers(
      seascape(air, random, {
        horizon: isPath ? 350 : 300,
        light: isPath && !air.isDark ? 640 : 170,
        discY: air.isDark ? 72 : 140,
        shore: 'none',
        clouds: 2,
      }),
      isPath
        ? layers(
            shape('M0 470Q180 396 400 400T800 480V600H0Z', air.of('moss')),
            shape('M400 400Q620 404 800 480V600H560Q540 460 400 400Z', air.of('leaf')),
            shape('M380 414H424Q440 470 520 520T600 610H300Q400 560 396 510T380 414Z', air.of('sand')),
            line('M-10 456Q160 396 330 396M470 398Q640 410 810 474', air.of('white'), 6),
            line(
              'M60 430V460M140 404V430M220 390V416M560 396V420M650 410V438M740 436V466',
              air.of('white'),
              5,
            ),
          )
        : layers(
            shape('M800 250Q640 262 520 310T240 430L60 480V600H800Z', air.of('leaf')),
            shape('M800 250Q700 258 610 280Q720 320 800 420Z', air.of('moss')),
          ),
      put(x, isPath ? 412 : 330, isPath ? 1.02 : 0.82, oldLighthouse(air)),
      !isPath && layers(houseRow(air, random, 450, 250, 790), houseRow(air, random, 530, 60, 800)),
      !isPath && shape('M0 530Q400 512 800 532V600H0Z', air.of('dune')),
      // the gate is shut by night
      isPath && !air.isDark && put(478, 500, 1, person(air, 66, { hat: true, coat: 'cream' })),
      isPath ? put(130, 520, 1, pine(air, random, 280)) : put(110, 580, 1, pine(air, random, 300)),
      put(isPath ? 690 : 720, 600, 1, shrub(air, 160)),
    );
  },
);

/** A bunch of white flowers held by the taller of two, as in the drama that made this pier known. */
function bouquet(white: string, green: string): string {
  return layers(
    line('M0 16L-6 34M6 16L4 34', green, 5),
    shape('M-16 6a10 10 0 0 1 8-16a12 12 0 0 1 22 0a10 10 0 0 1 6 18q-16 16-36-2z', white),
  );
}

/** A bare concrete pier that runs out into the sea, with two people at its end or with the waves over it. */
export const goblinPierView = defineView(
  'goblinPier',
  { scene: z.enum(['couple', 'waves', 'side']).default('couple') },
  ({ air, random }, { scene }) =>
    scene === 'side'
      ? layers(
          seascape(air, random, { horizon: 320, light: 620, shore: 'left', clouds: 2 }),
          shape('M-10 430H600L640 520H-10Z', air.of('stone')),
          shape('M-10 430H600L606 444H-10Z', air.of('foam')),
          shape('M-10 500H630L640 520H-10Z', air.of('rock')),
          line('M110 444V500M230 444V500M350 444V500M470 444V500', air.of('rock'), 4, 'square'),
          put(500, 438, 1.5, couple(air, 96)),
          line('M466 388L446 372', air.of('sunrise'), 10),
          put(440, 352, 1.2, bouquet(air.of('white'), air.of('leaf'))),
          blocks(air, { from: 30, to: 300, y: 506 }),
          shape(
            'M-30 552q50-16 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0V600H-30Z',
            air.water[3],
          ),
        )
      : layers(
          seascape(air, random, { horizon: 300, light: 610, shore: 'left', clouds: 2 }),
          scene === 'waves' &&
            layers(ellipse(560, 452, 150, 12, air.of('foam')), put(560, 454, 0.8, splash(air), true)),
          pier(air, { x: 400, y: 386 }),
          blocks(air, { from: 170, to: 320, y: 470, tone: 'far' }),
          blocks(air, { from: 40, to: 230, y: 540 }),
          scene === 'couple' &&
            put(
              400,
              432,
              1.36,
              layers(
                couple(air, 128),
                line('M-42-60L-58-74', air.of('sunrise'), 9),
                put(-64, -94, 1.1, bouquet(air.of('white'), air.of('leaf'))),
              ),
            ),
          scene === 'waves' &&
            layers(
              put(170, 616, 1.3, splash(air)),
              ellipse(330, 520, 44, 7, air.of('foam')),
              ellipse(420, 560, 60, 8, air.of('foam')),
            ),
          shape('M600 560q40-14 80 0t80 0 80 0V600H590Z', air.water[3]),
        ),
);

/** The platform of Sageunjin: wings above the sea, blocks painted red, yellow and blue around its foot. */
export const wingPlatformView = defineView(
  'wingPlatform',
  { near: z.enum(['wings', 'blocks']).default('wings') },
  ({ air, random }, { near }) => {
    const colours = ['sunrise', 'apricot', 'sea'] as const;
    const row = (y: number, from: number, count: number, scale: number, first: number) =>
      Array.from({ length: count }, (_, index) =>
        put(
          from + index * 78 * scale,
          y + (index % 2) * 8,
          scale,
          paintedBlock(air, colours[(index + first) % 3] ?? 'sea'),
        ),
      ).join('');
    if (near === 'blocks') {
      return layers(
        seascape(air, random, { horizon: 280, light: 620, shore: 'left', clouds: 2 }),
        put(640, 296, 0.3, wings(air)),
        rect(540, 296, 200, 10, air.of('white')),
        line('M570 300V330M710 300V330', air.of('stone'), 8),
        shape('M0 380Q400 360 800 384V600H0Z', air.of('stone')),
        shape('M0 380Q400 360 800 384V398Q400 376 0 396Z', air.of('foam')),
        row(350, 60, 7, 1.5, 0),
        row(430, 0, 7, 1.7, 1),
        row(510, 40, 6, 2, 2),
      );
    }
    return layers(
      seascape(air, random, { horizon: 330, light: 660, shore: 'none', clouds: 1 }),
      line('M250 420V540M550 420V540M400 420V540', air.of('stone'), 22, 'square'),
      put(400, 396, 1, wings(air)),
      shape('M150 392Q400 372 650 392L630 428Q400 410 170 428Z', air.of('white')),
      shape('M158 408Q400 390 642 408L630 428Q400 410 170 428Z', mix(air.of('sky'), air.of('sea'), 0.2)),
      put(330, 388, 1, couple(air, 62)),
      shape('M-10 496Q400 470 810 496V610H-10Z', air.of('foam')),
      shape('M-10 508Q400 482 810 508V610H-10Z', air.of('stone')),
      row(470, 60, 10, 0.95, 0),
      row(524, 20, 10, 1.05, 1),
    );
  },
);
