import { z } from 'zod';
import { airAt } from '../air.ts';
import { canvas, circle, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { lampWire } from '../parts/lamps.ts';
import { outlook, outlooks } from '../parts/outlook.ts';
import { sizeOf, subject, subjectNames } from '../parts/table/subjects.ts';
import { pine, shrub } from '../parts/trees.ts';
import { defineView } from '../view.ts';
import { pigment } from './still.ts';

const onTable = z.enum(subjectNames);

/** A table under an umbrella, or none, before the sea, a lake or a garden. */
export const cafeTerraceView = defineView(
  'cafeTerrace',
  {
    look: z.enum(outlooks).default('sea'),
    umbrella: z.enum(['striped', 'plain', 'none', 'roof']).default('striped'),
    cloth: pigment.default('sunrise'),
    chairs: pigment.default('pine'),
    deck: pigment.default('plank'),
    rail: z.enum(['white', 'glass', 'wood', 'none']).default('white'),
    on: onTable.default('latteCup'),
    second: onTable.optional(),
    tree: z.enum(['left', 'right', 'none']).default('none'),
    at: z.number().min(-120).max(120).default(0),
  },
  ({ air: hourAir, random }, scene) => {
    // Lamps on the terrace: after dark it is lighter than the land behind it.
    const air = hourAir.isDark ? airAt('dusk') : hourAir;
    const x = 400 + scene.at;
    const deck = air.of(scene.deck);
    const cloth = air.of(scene.cloth);
    const light = air.of('blush');
    const things = (name: typeof scene.second, dx: number, size: number) =>
      name && put(x + dx, 432, size * (sizeOf(name) > 1 ? 0.86 : 0.66), subject(air, name, {}));
    return layers(
      outlook(hourAir, random, scene.look),
      rect(0, 446, canvas.width, 154, deck),
      rect(0, 446, canvas.width, 9, mix(deck, air.of('white'), 0.3)),
      line('M0 478H800M0 514H800M0 558H800', air.shaded(scene.deck), 5),
      scene.rail === 'white' &&
        line('M0 378H800', air.of('white'), 10) +
          line(
            'M0 412H800M40 378V446M160 378V446M280 378V446M520 378V446M640 378V446M760 378V446',
            air.of('white'),
            5,
          ),
      scene.rail === 'wood' &&
        line('M0 376H800', air.of('wood'), 14) +
          line(
            'M40 378V446M120 378V446M200 378V446M280 378V446M360 378V446M440 378V446M520 378V446M600 378V446M680 378V446M760 378V446',
            air.of('wood'),
            7,
          ),
      scene.rail === 'glass' &&
        rect(0, 384, canvas.width, 62, mix(air.water[0], air.of('white'), 0.55)) +
          line('M0 382H800M200 382V446M400 382V446M600 382V446', air.of('stone'), 6),
      scene.umbrella === 'roof' &&
        rect(0, 40, canvas.width, 30, air.of('wood')) +
          line('M70 60V470M730 60V470', air.of('wood'), 20, 'square') +
          lampWire(air, [80, 84], [720, 84], 8, 'bulb'),
      put(
        x,
        0,
        1,
        layers(
          (scene.umbrella === 'striped' || scene.umbrella === 'plain') &&
            layers(
              line('M0 130V560', air.of('wood'), 13),
              shape(
                'M-250 250Q-180 90 0 90T250 250Q210 226 167 250Q125 226 83 250Q41 226 0 250Q-42 226-83 250Q-125 226-167 250Q-210 226-250 250Z',
                cloth,
              ),
              scene.umbrella === 'striped' &&
                shape(
                  'M-167 250Q-150 120 0 90Q-70 150-83 250Q-125 226-167 250ZM83 250Q80 150 0 90Q140 130 167 250Q125 226 83 250Z',
                  light,
                ),
              scene.umbrella === 'plain' &&
                shape(
                  'M0 90Q140 100 250 250Q210 226 167 250Q130 120 0 90Z',
                  mix(cloth, air.of('white'), 0.22),
                ),
              shape('M-250 250Q-180 90 0 90Q-140 110-167 250Q-210 226-250 250Z', air.shaded(scene.cloth)),
              circle(0, 86, 10, air.of('wood')),
            ),
          line(
            'M-220 360L-200 470H-120M-200 470L-214 560M-124 470L-110 560M220 360L200 470H120M200 470L214 560M124 470L110 560',
            air.of(scene.chairs),
            13,
          ),
          line('M-216 384h30M216 384h-30', air.of(scene.chairs), 10),
          rect(-8, 440, 16, 116, air.of('stone')),
          ellipse(0, 560, 60, 10, air.of('ink')),
          ellipse(0, 440, 134, 21, air.of('spray')),
          ellipse(0, 432, 134, 20, air.of('white')),
        ),
      ),
      things(scene.on, scene.second ? -58 : -6, 0.34),
      things(scene.second, 62, 0.3),
      scene.tree === 'left' &&
        put(70, 604, 1, pine(air, random, 420)) + put(30, 606, 1, shrub(air, 170, 'leaf')),
      scene.tree === 'right' && put(740, 604, 1, pine(air, random, 400)) + put(790, 606, 1, shrub(air, 150)),
    );
  },
);
