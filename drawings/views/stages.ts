import { z } from 'zod';
import type { Air } from '../air.ts';
import { circle, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { broadleaf } from '../parts/broadleaf.ts';
import { ground, range } from '../parts/land.ts';
import { mask, masks } from '../parts/masks.ts';
import { person } from '../parts/people.ts';
import { backdrop } from '../parts/settings.ts';
import { shrub } from '../parts/trees.ts';
import { defineView } from '../view.ts';

function curtains(air: Air): string {
  return layers(
    shape('M-10 30H210Q200 280 90 330Q140 400 110 478H-10Z', air.of('brick')),
    shape('M810 30H590Q600 280 710 330Q660 400 690 478H810Z', air.of('sunrise')),
    line('M40 60V470M100 60Q110 240 50 330M160 60Q170 220 80 330', air.shaded('brick'), 8),
    line('M760 60V470M700 60Q690 240 750 330M640 60Q630 220 720 330', air.of('brick'), 8),
    shape(
      'M-10 -10H810V90Q730 140 660 90Q590 150 530 90Q470 150 400 90Q330 150 270 90Q210 150 140 90Q70 140 -10 90Z',
      air.of('brick'),
    ),
    line(
      'M-10 90Q70 140 140 90Q210 150 270 90Q330 150 400 90Q470 150 530 90Q590 150 660 90Q730 140 810 90',
      air.of('apricot'),
      8,
    ),
  );
}

function audience(air: Air): string {
  return [40, 130, 220, 310, 400, 490, 580, 670, 760]
    .map((x, index) =>
      layers(
        circle(x, 556 + (index % 2) * 12, 30, air.of(index % 2 ? 'ink' : 'roof')),
        rect(x - 42, 582 + (index % 2) * 8, 84, 50, air.of(index % 2 ? 'ink' : 'roof'), 22),
      ),
    )
    .join('');
}

function dancer(air: Air, coat: 'cream' | 'spray' | 'sunrise', arm: 1 | -1): string {
  return layers(
    shape('M-44 0Q-44 -120 -16 -150H16Q46 -120 44 0Z', air.of(coat)),
    shape('M6 -150H16Q46 -120 44 0H10Q30 -90 6 -150Z', air.shaded(coat === 'cream' ? 'dune' : coat)),
    line(
      arm > 0 ? 'M-18 -132L-76 -176M18 -132L86 -196' : 'M-18 -132L-86 -90M18 -132L84 -160',
      air.of(coat === 'sunrise' ? 'cream' : coat),
      20,
    ),
    line(
      arm > 0 ? 'M-76 -176L-100 -210M86 -196L112 -236' : 'M-86 -90L-112 -60M84 -160L112 -190',
      air.of('sunrise'),
      12,
    ),
    line('M-28 -84H28', air.of('sunrise'), 9, 'square'),
  );
}

/** An unmasked head that faces the hall. */
function bareHead(air: Air): string {
  return layers(
    circle(0, -176, 25, air.of('skin')),
    shape('M-27 -176Q-28 -206 0 -206Q28 -206 27 -176Q14 -192 0 -190Q-14 -192 -27 -176Z', air.of('ink')),
  );
}

/** A stage with its curtain: the mask play, a piano, or players of a small theatre. */
export const stageView = defineView(
  'stage',
  { show: z.enum(['masks', 'piano', 'play', 'strings']).default('masks') },
  ({ air }, { show }) =>
    layers(
      rect(0, 0, 800, 600, air.of('night')),
      rect(90, 60, 620, 400, air.of('deep')),
      circle(400, 250, 168, air.of('apricot')),
      circle(400, 250, 136, air.of('blush')),
      show !== 'strings' &&
        shape(
          'M90 410Q220 340 275 370Q330 400 400 365Q470 330 530 360Q590 390 710 350V470H90Z',
          air.of('sea'),
        ),
      rect(-10, 450, 820, 50, air.of('plank')),
      rect(-10, 450, 820, 12, air.of('dune')),
      rect(-10, 500, 820, 34, air.of('wood')),
      show === 'masks' &&
        layers(
          put(310, 460, 1.12, dancer(air, 'cream', 1)),
          put(310, 258, 0.36, mask(air, 'yangban')),
          put(500, 460, 1, dancer(air, 'sunrise', -1)),
          put(500, 278, 0.34, mask(air, 'maiden')),
        ),
      show === 'piano' &&
        layers(
          line('M330 456V400M520 456V400', air.of('ink'), 10, 'square'),
          shape('M300 352H470Q540 352 560 380Q566 404 540 404H300Z', air.of('ink')),
          shape('M320 350Q340 230 480 250Q560 270 556 376Q520 352 470 352Z', air.of('roof')),
          rect(290, 372, 60, 14, air.of('white')),
          line('M440 350L500 268', air.of('slate'), 5),
          rect(214, 410, 60, 12, air.of('wood')),
          line('M224 420V456M264 420V456', air.of('wood'), 7),
          shape('M216 408Q212 330 240 316Q268 330 266 408Z', air.of('sunrise')),
          line('M250 340L300 372', air.of('sunrise'), 13),
          circle(244, 296, 20, air.of('skin')),
          shape('M222 296a22 24 0 0 1 44 -4q-16 0 -22 -8q-6 10 -22 12z', air.of('ink')),
        ),
      show === 'play' &&
        layers(
          put(300, 460, 1.08, layers(dancer(air, 'spray', -1), bareHead(air))),
          put(510, 460, 1, layers(dancer(air, 'sunrise', 1), bareHead(air))),
          rect(370, 410, 70, 46, air.of('timber')),
          rect(360, 402, 90, 10, air.of('wood')),
        ),
      show === 'strings' &&
        layers(
          ...[190, 300, 500, 610].map((x, index) =>
            put(
              x,
              456,
              1,
              layers(
                shape('M-30 0Q-34 -90 -16 -116H16Q34 -90 30 0Z', air.of('ink')),
                circle(0, -136, 19, air.of('skin')),
                shape('M-20 -138a20 21 0 0 1 40 0q-20 -8 -40 0z', air.of('wood')),
                shape(
                  'M10 -96Q30 -110 40 -90Q56 -84 46 -66Q30 -50 14 -70Q2 -84 10 -96Z',
                  air.of(index % 2 ? 'timber' : 'brick'),
                ),
                line('M40 -92L76 -128M-8 -70L72 -60', air.of('wood'), 5),
              ),
            ),
          ),
          put(
            400,
            470,
            1,
            layers(
              shape('M-34 0Q-38 -120 -18 -150H18Q38 -120 34 0Z', air.of('roof')),
              circle(0, -172, 21, air.of('ink')),
              line('M-18 -136L-70 -176M18 -136L74 -190', air.of('roof'), 15),
              line('M74 -190L92 -236', air.of('cream'), 4),
            ),
          ),
        ),
      curtains(air),
      audience(air),
    ),
);

/** The four masks of the Gwanno play, side by side. */
export const masksView = defineView('masks', {}, ({ air }) =>
  layers(
    rect(0, 0, 800, 600, air.of('sand')),
    rect(0, 0, 800, 60, air.of('wood')),
    rect(0, 60, 800, 16, air.of('leaf')),
    rect(0, 520, 800, 80, air.of('timber')),
    rect(0, 520, 800, 12, air.of('wood')),
    ...[130, 310, 490, 670].map((x) =>
      rect(x - 82, 120, 164, 360, mix(air.of('sand'), air.of('white'), 0.55), 10),
    ),
    ...masks.map((kind, index) => put(130 + index * 180, 300, 0.72, mask(air, kind))),
  ),
);

/** A woman on a tall swing, as at Dano by the river. */
export const swingView = defineView('swing', {}, ({ air, random }) =>
  layers(
    backdrop(air, random, { horizon: 390, behind: 'hills', sunAt: 660, clouds: 2 }),
    range(random, { y: 420, height: 40, tops: 6, fill: mix(air.hills[2], air.of('leaf'), 0.5) }),
    shape('M-10 430Q400 410 810 440V520H-10Z', air.water[0]),
    ground(476, air.of('moss')),
    put(110, 530, 1, broadleaf(air, random, 280)),
    line('M260 560L330 40M560 560L500 40', air.of('wood'), 18),
    line('M310 40H520M318 110H512', air.of('wood'), 14),
    line('M320 36H510', air.of('sunrise'), 9),
    line('M370 44L520 326M450 44L600 300', air.of('dune'), 5),
    `<g transform="translate(566 318)rotate(-28)">${layers(
      rect(-40, 0, 84, 11, air.of('timber'), 4),
      shape('M-14 -96Q-70 -30 -60 4Q0 20 46 4Q44 -40 14 -96Z', air.of('sunrise')),
      shape('M10 -96Q40 -40 30 8L46 4Q44 -40 14 -96Z', air.of('apricot')),
      shape('M-22 -92L-16 -136Q0 -144 18 -136L22 -92Z', air.of('cream')),
      line('M-16 -130L-44 -160M18 -130L46 -150', air.of('cream'), 14),
      line('M2 -120Q20 -90 12 -60', air.of('deep'), 8),
      circle(0, -160, 20, air.of('skin')),
      shape('M-22 -160Q-20 -186 2 -184Q24 -180 20 -160Q0 -174 -22 -160Z', air.of('ink')),
      line('M-18 -156Q-40 -130 -34 -100', air.of('ink'), 8),
      line('M-34 -100l-4 18', air.of('brick'), 8),
    )}</g>`,
    put(700, 566, 1, person(air, 110, { coat: 'deep' })),
    put(640, 570, 1, person(air, 100, { coat: 'cream' })),
    put(60, 600, 1, shrub(air, 180, 'pine')),
  ),
);
