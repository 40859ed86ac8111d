import { z } from 'zod';
import type { Air } from '../air.ts';
import { ellipse, layers, line, put, rect, shape } from '../brush.ts';
import type { Pigment } from '../palette.ts';
import { ring } from '../parts/beachThings.ts';
import { headland } from '../parts/distance.ts';
import { cubeHotel } from '../parts/lodgings.ts';
import { couple, person } from '../parts/people.ts';
import { jangseung, marionette, pinocchio } from '../parts/sculptures.ts';
import { seascape } from '../parts/seascape.ts';
import { pine, shrub } from '../parts/trees.ts';
import { defineView, keySchema } from '../view.ts';

/** A gallery house on a slope, its floors set back like steps, 330 wide. */
function hillGallery(air: Air): string {
  const pane = air.isDark || air.hour === 'dusk' ? air.of('apricot') : air.of('sky');
  return layers(
    rect(-60, -210, 150, 110, air.of('sunrise')),
    rect(-60, -210, 40, 110, air.of('brick')),
    rect(-10, -190, 84, 60, pane),
    rect(-120, -120, 240, 124, air.of('white')),
    rect(-120, -120, 60, 124, air.of('spray')),
    rect(-40, -96, 70, 70, pane),
    rect(46, -96, 56, 100, pane),
    rect(100, -64, 110, 68, air.of('sea')),
    rect(120, -46, 74, 30, pane),
    rect(-130, -128, 260, 12, air.of('ink')),
    rect(-66, -218, 162, 12, air.of('ink')),
  );
}

const sculptures = {
  ring: (air: Air, colour: Pigment) =>
    layers(put(420, 512, 0.9, ring(air, colour)), put(420, 520, 1, couple(air, 84))),
  pinocchio: (air: Air) => put(380, 530, 1.1, pinocchio(air)),
  jangseung: (air: Air) =>
    layers(
      put(300, 530, 1.05, jangseung(air, true)),
      put(460, 540, 1, jangseung(air, false)),
      put(600, 560, 1, person(air, 100)),
    ),
} as const;

/** Sculptures on a lawn high above the sea. */
export const seaGardenView = defineView(
  'seaGarden',
  {
    sculpture: keySchema(sculptures),
    colour: z.enum(['sunrise', 'white']).default('sunrise'),
    behind: z.enum(['sea', 'gallery', 'hotel', 'ship']).default('sea'),
  },
  ({ air, random }, { sculpture, colour, behind }) =>
    layers(
      seascape(air, random, {
        horizon: 290,
        light: behind === 'ship' || behind === 'hotel' ? 420 : 640,
        shore: 'none',
        clouds: 1,
        boats: behind === 'sea',
      }),
      behind === 'ship' && headland(air, random, 296, 'ship'),
      behind === 'gallery' &&
        layers(
          shape('M-10 250Q120 220 260 290T440 420H-10Z', air.of('pine')),
          put(150, 350, 0.9, hillGallery(air)),
        ),
      behind === 'hotel' &&
        layers(
          shape('M540 420Q640 360 800 350V480H540Z', air.of('pine')),
          put(
            690,
            410,
            0.7,
            cubeHotel(air, random, { floors: 4, wall: 'sand', accent: 'brick', face: 'windows' }),
          ),
        ),
      shape('M0 372Q240 372 420 420T800 470V600H0Z', air.of('moss')),
      shape('M0 470Q300 430 560 490T800 560V600H0Z', air.of('leaf')),
      shape('M-10 610Q140 560 260 556T470 540Q330 560 300 610Z', air.of('sand')),
      behind !== 'gallery' && put(120, 500, 1, pine(air, random, 300)),
      sculptures[sculpture](air, colour),
      put(720, 590, 1, shrub(air, 140)),
      put(60, 600, 1, shrub(air, 160)),
    ),
);

/** Marionettes on their strings, on the lit stage of a gallery. */
export const marionettesView = defineView(
  'marionettes',
  { count: z.enum(['one', 'three']).default('three') },
  ({ air }, { count }) =>
    layers(
      rect(0, 0, 800, 600, air.of('deep')),
      shape('M300-10H500L680 560H120Z', air.of('sea')),
      shape('M350-10H450L560 560H240Z', air.of('shallows')),
      ellipse(400, 540, 330, 44, air.of('cream')),
      ellipse(400, 552, 330, 40, air.of('plank')),
      shape('M0 0H120Q90 260 130 600H0Z', air.of('sunrise')),
      shape('M0 0H50Q30 300 60 600H0Z', air.of('brick')),
      shape('M800 0H680Q710 260 670 600H800Z', air.of('sunrise')),
      shape('M680 0Q710 260 670 600H700Q730 260 706 0Z', air.of('brick')),
      rect(0, 0, 800, 40, air.of('brick')),
      count === 'three'
        ? layers(
            put(230, 110, 0.94, marionette(air, 'leaf', 'wood')),
            put(570, 110, 0.94, marionette(air, 'apricot', 'ink')),
            put(400, 96, 1.06, marionette(air, 'sunrise', 'ink')),
          )
        : layers(put(310, 96, 1.06, marionette(air, 'sunrise', 'wood')), put(520, 530, 0.96, pinocchio(air))),
      line('M120 596H680', air.of('wood'), 10),
    ),
);
