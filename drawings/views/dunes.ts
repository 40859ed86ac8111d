import { z } from 'zod';
import type { Air } from '../air.ts';
import { circle, layers, line, put, shape } from '../brush.ts';
import { headland } from '../parts/distance.ts';
import { strand } from '../parts/land.ts';
import { couple } from '../parts/people.ts';
import { seascape } from '../parts/seascape.ts';
import { pine } from '../parts/trees.ts';
import { tuft } from '../parts/tufts.ts';
import type { Random } from '../random.ts';
import { defineView } from '../view.ts';

/** A bush with blossoms of five petals, 190 wide. */
function blossoms(air: Air, random: Random, pigment: 'blush' | 'apricot' | 'sunrise'): string {
  const flowers = Array.from({ length: 8 }, (_, index) => {
    const x = -76 + (index % 4) * 50 + random.between(-10, 10);
    const y = -26 - Math.floor(index / 4) * 42 + random.between(-8, 8);
    return put(
      x,
      y,
      random.between(0.85, 1.15),
      line('M0 0V-10M0 0L10-3M0 0L6 8M0 0L-6 8M0 0L-10-3', air.of(pigment), 11) +
        circle(0, 0, 5, air.of('cream')),
    );
  });
  return layers(
    shape('M-110 10Q-120-40-70-56Q-50-100 0-92Q60-104 76-60Q120-50 110 10Z', air.of('leaf')),
    shape('M0-92Q60-104 76-60Q120-50 110 10H60Q70-40 30-56Q20-84 0-92Z', air.of('moss')),
    ...flowers,
  );
}

/** A path over the dunes down to the beach: fence, grass, and the roses or azaleas that grow by the sea. */
export const dunePathView = defineView(
  'dunePath',
  {
    flowers: z.boolean().default(false),
    pines: z.boolean().default(false),
  },
  ({ air, random }, { flowers, pines }) =>
    layers(
      seascape(air, random, { horizon: 290, light: 600, clouds: 2 }),
      strand(air, 384),
      shape('M-10 420Q140 380 260 440T360 610H-10Z', air.of('dune')),
      shape('M810 400Q640 380 540 440T470 610H810Z', air.of('dune')),
      shape('M810 400Q700 388 620 410Q720 440 810 450Z', air.of('sand')),
      line('M40 400V480M120 396V470M196 418V490M256 456V530M306 508V590', air.of('timber'), 9),
      line('M-10 424Q130 396 196 436T318 560M-10 450Q130 424 196 462T312 590', air.of('dune'), 5),
      line('M-10 420Q130 392 196 432T318 556', air.of('plank'), 5),
      pines && put(700, 470, 1, pine(air, random, 340)),
      ...[
        [60, 520],
        [150, 560],
        [250, 600],
        [560, 520],
        [640, 490],
        [700, 560],
        [590, 590],
      ].map(([x, y]) => put(x ?? 0, y ?? 0, 1, tuft(air, random))),
      put(410, 470, 1, couple(air, 72)),
      flowers &&
        layers(
          put(120, 600, 1.1, blossoms(air, random, 'sunrise')),
          put(690, 610, 1.2, blossoms(air, random, 'blush')),
        ),
    ),
);

/** Azaleas on the edge of a cliff, the sea far below. */
export const cliffBlossomsView = defineView('cliffBlossoms', {}, ({ air, random }) =>
  layers(
    seascape(air, random, { horizon: 280, light: 330, shore: 'none', clouds: 2 }),
    headland(air, random, 286, 'trees'),
    shape('M-10 360Q120 340 220 400L300 470 380 500 470 610H-10Z', air.of('rock')),
    shape('M220 400L300 470 380 500 470 610H330L280 540 230 500Z', air.of('stone')),
    shape('M-10 360Q120 340 220 400Q250 420 260 440Q120 400-10 430Z', air.of('leaf')),
    put(70, 400, 1.1, blossoms(air, random, 'sunrise')),
    put(200, 440, 0.9, blossoms(air, random, 'blush')),
    put(90, 520, 1.35, blossoms(air, random, 'blush')),
    put(270, 560, 1.2, blossoms(air, random, 'sunrise')),
    put(60, 620, 1.2, blossoms(air, random, 'sunrise')),
  ),
);
