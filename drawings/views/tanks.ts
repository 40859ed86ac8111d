import { z } from 'zod';
import { circle, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { fish, otter, penguin } from '../parts/animals.ts';
import { person } from '../parts/people.ts';
import { veil } from '../parts/stitches.ts';
import { boulder } from '../parts/stones.ts';
import { shrub } from '../parts/trees.ts';
import { defineView } from '../view.ts';

/** Behind the panes of an aquarium: fish and those who look at them, penguins on their rock, an otter afloat. */
export const tankView = defineView(
  'tank',
  { of: z.enum(['fish', 'penguins', 'otter']).default('fish') },
  ({ air, random }, { of: life }) => {
    const bubbles = Array.from({ length: 9 }, () =>
      circle(
        random.between(60, 740),
        random.between(80, 420),
        random.between(4, 9),
        mix(air.of('spray'), air.of('foam'), 0.4),
      ),
    );
    if (life === 'fish') {
      const weed = (x: number, height: number) =>
        line(
          `M${x} 500q-26 ${-height * 0.3} 0 ${-height * 0.5}t0 ${-height * 0.5}M${x + 26} 500q22 ${-height * 0.24} 0 ${-height * 0.4}t4 ${-height * 0.3}`,
          air.of('leaf'),
          13,
        );
      return layers(
        rect(0, 0, 800, 600, air.of('sea')),
        shape('M-10 -10H810V120Q600 160 400 120T-10 130Z', air.of('shallows')),
        shape('M-10 300q200 -30 400 0t420 -10V610H-10Z', air.of('deep')),
        veil(shape('M120 0L60 460H200L220 0ZM420 0L440 460H560L500 0Z', air.of('foam')), 0.12),
        ...bubbles,
        shape('M-10 480Q160 440 330 476T810 450V540H-10Z', air.of('dune')),
        weed(80, 210),
        weed(690, 260),
        weed(600, 150),
        put(200, 480, 1, boulder(air, 150, 74)),
        put(330, 230, 1, fish(air, 220, 'sunrise')),
        put(560, 160, 1, fish(air, 130, 'apricot')),
        put(640, 290, 1, fish(air, 160, 'spray')),
        put(180, 140, 1, fish(air, 110, 'foam')),
        put(230, 350, 1, fish(air, 100, 'apricot')),
        put(470, 380, 1, fish(air, 120, 'foam')),
        rect(0, 528, 800, 72, air.of('ink')),
        put(380, 590, 1, person(air, 190, { coat: 'ink', legs: 'ink' })),
        put(450, 590, 1, person(air, 126, { coat: 'roof', legs: 'ink' })),
      );
    }
    if (life === 'penguins') {
      return layers(
        rect(0, 0, 800, 600, air.of('sky')),
        shape('M-10 300L90 150L200 260L330 110L470 270L560 190L810 330V420H-10Z', air.of('foam')),
        shape('M330 110L470 270L400 400H300Z', air.of('white')),
        rect(0, 400, 800, 200, air.of('shallows')),
        shape('M-10 430q120 -16 240 0t240 0 240 0 240 0V610H-10Z', air.of('sea')),
        shape('M90 470Q110 380 260 370H520Q690 380 720 470Q400 520 90 470Z', air.of('stone')),
        shape('M110 440Q130 380 260 366H520Q670 376 700 440Q400 470 110 440Z', air.of('white')),
        put(280, 430, 1.5, penguin(air)),
        put(430, 440, 1.7, penguin(air)),
        put(570, 426, 1.2, penguin(air)),
        put(
          180,
          560,
          1,
          layers(
            ellipse(0, 0, 70, 9, air.of('spray')),
            shape('M-56 0Q-30 -44 30 -34Q62 -20 66 0Z', air.of('roof')),
            shape('M-56 0Q-40 -26 -10 -30Q-30 -10 -24 0Z', air.of('white')),
            shape('M-50 -14l-22 8l20 5z', air.of('sunrise')),
            circle(-38, -18, 3.4, air.of('ink')),
          ),
        ),
        line('M330 540h110M560 520h90M480 570h100', air.of('foam'), 6),
      );
    }
    return layers(
      rect(0, 0, 800, 600, air.of('haze')),
      shape('M-10 230Q120 140 300 200T810 160V420H-10Z', air.of('moss')),
      put(90, 290, 1, boulder(air, 260, 140)),
      put(690, 290, 1, boulder(air, 300, 160)),
      put(250, 250, 1, shrub(air, 150, 'leaf')),
      put(560, 240, 1, shrub(air, 130, 'pine')),
      rect(0, 270, 800, 330, air.of('shallows')),
      shape('M-10 340q120 -18 240 0t240 0 240 0 240 0V610H-10Z', air.of('sea')),
      ellipse(400, 400, 260, 44, air.of('spray')),
      ellipse(400, 402, 216, 34, air.of('sea')),
      put(400, 394, 2, otter(air)),
      shape('M-10 480q120 -18 240 0t240 0 240 0 240 0V610H-10Z', air.of('deep')),
      line('M110 440h90M600 460h110M250 520h120M500 540h100', air.of('foam'), 6),
    );
  },
);
