import { z } from 'zod';
import { layers, line, put, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { broadleaf, seasons } from '../parts/broadleaf.ts';
import { halls } from '../parts/halls.ts';
import { ground, range } from '../parts/land.ts';
import { couple, person } from '../parts/people.ts';
import { backdrop, distances } from '../parts/settings.ts';
import { dashed, dots } from '../parts/stitches.ts';
import { fir, pine, shrub } from '../parts/trees.ts';
import { defineView, keySchema } from '../view.ts';

/** A museum or hall of today on its forecourt, between trees. */
export const hallView = defineView(
  'hall',
  {
    kind: keySchema(halls),
    behind: z.enum(distances).default('hills'),
    tree: z.enum(['pine', 'pines', 'fir', 'broadleaf', 'none']).default('pine'),
    side: z.enum(['left', 'right']).default('left'),
    season: z.enum(seasons).default('summer'),
    front: z.enum(['path', 'pool', 'lawn', 'street']).default('path'),
    visitors: z.literal([0, 1, 2]).default(2),
  },
  ({ air, random }, { kind, behind, tree, side, season, front, visitors }) => {
    const left = side === 'left';
    const m = (x: number) => (left ? x : 800 - x);
    const at = left ? 440 : 360;
    const near = {
      pine: () => put(m(104), 520, 1, pine(air, random, 380)),
      pines: () =>
        layers(
          put(m(84), 500, 1, pine(air, random, 370)),
          put(m(196), 466, 1, pine(air, random, 260)),
          put(m(736), 500, 1, pine(air, random, 300)),
        ),
      fir: () =>
        layers(
          put(m(90), 500, 1, fir(air, 300)),
          put(m(186), 470, 1, fir(air, 210)),
          put(m(740), 480, 1, fir(air, 240)),
        ),
      broadleaf: () =>
        layers(
          put(m(104), 510, 1, broadleaf(air, random, 350, season)),
          put(m(750), 500, 1, broadleaf(air, random, 240, season)),
        ),
      none: () => '',
    }[tree]();
    return layers(
      backdrop(air, random, { horizon: 350, behind, sunAt: left ? 690 : 110, birds: behind === 'sea' }),
      behind !== 'sea' &&
        range(random, { y: 376, height: 60, tops: 5, fill: mix(air.hills[2], air.of('leaf'), 0.55) }),
      behind === 'sea' && shape('M-10 420Q400 396 810 420V610H-10Z', air.of('leaf')),
      ground(442, front === 'street' ? air.of('stone') : air.of('moss')),
      front === 'path' &&
        layers(
          shape(`M${at - 50} 462H${at + 60}L${at + 160} 610H${at - 190}Z`, air.of('sand')),
          line(
            `M${at - 76} 496H${at + 82}M${at - 106} 534H${at + 108}M${at - 142} 572H${at + 134}`,
            air.of('dune'),
            6,
            'square',
          ),
        ),
      front === 'pool' &&
        layers(
          shape(`M${at - 60} 462H${at + 40}L${at + 60} 610H${at - 230}Z`, air.of('sand')),
          shape(`M${m(640)} 500H${m(790)}L${m(830)} 580H${m(620)}Z`, air.water[0]),
          line(`M${m(660)} 520H${m(740)}M${m(680)} 548H${m(770)}`, air.of('foam'), 5),
        ),
      front === 'street' &&
        layers(
          shape('M-10 540H810V610H-10Z', air.of('slate')),
          dashed('M0 574H800', air.of('foam'), 6, '60 40'),
        ),
      put(at, 470, kind === 'tower' ? 0.86 : 1.06, halls[kind](air)),
      near,
      visitors > 0 &&
        put(
          at + (kind === 'tower' ? 120 : 30),
          front === 'street' ? 504 : 506,
          1,
          visitors === 2 ? couple(air, 78) : person(air, 78, { coat: 'deep' }),
        ),
      front !== 'street' &&
        layers(put(m(40), 600, 1, shrub(air, 170, 'leaf')), put(m(770), 600, 1, shrub(air, 140, 'pine'))),
      air.isDark && dots('M60 520H90M720 512H760', air.window, 20, 60),
    );
  },
);
