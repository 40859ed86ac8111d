import { z } from 'zod';
import { layers, line, put, shape } from '../brush.ts';
import { archBridge, sotdae, sotdaeBridge } from '../parts/bridges.ts';
import { mountains } from '../parts/land.ts';
import { couple, person } from '../parts/people.ts';
import { seascape } from '../parts/seascape.ts';
import { sky } from '../parts/sky.ts';
import { shrub } from '../parts/trees.ts';
import { water } from '../parts/water.ts';
import { defineView } from '../view.ts';

/** A footbridge across a river's mouth, from its side. */
export const footbridgeView = defineView(
  'footbridge',
  { bridge: z.enum(['arch', 'sotdae']), behind: z.enum(['mountains', 'sea']).default('sea') },
  ({ air, random }, { bridge, behind }) => {
    const isDusk = air.hour === 'dusk';
    const disc = air.hour === 'dawn' ? null : isDusk ? { x: 600, y: 200, radius: 46 } : { x: 650, y: 100 };
    return layers(
      behind === 'sea'
        ? seascape(air, random, { horizon: 320, light: 640, shore: 'none', clouds: 1 })
        : layers(
            sky(air, random, { horizon: 300, disc, clouds: 1 }),
            mountains(air, random, { y: 260, height: 80, rows: 3 }),
            water(air, random, { y: 330, glintAt: disc?.x ?? null }),
          ),
      shape('M-10 402Q90 396 180 436L140 530H-10Z', air.of('leaf')),
      shape('M810 396Q710 394 620 436L660 530H810Z', air.of('leaf')),
      shape('M620 436Q710 394 810 396V420Q720 420 630 456Z', air.of('moss')),
      put(34, 420, 1, shrub(air, 120)),
      put(770, 416, 1, shrub(air, 130)),
      bridge === 'arch' ? archBridge(air) : sotdaeBridge(air),
      put(360, bridge === 'arch' ? 386 : 410, 1, person(air, 46)),
      put(470, bridge === 'arch' ? 386 : 410, 1, couple(air, 46)),
      line(
        'M240 500h90M470 510h110M330 548h150M180 570h80M560 566h90',
        air.isDark ? air.glint : air.of('spray'),
        6,
      ),
    );
  },
);

/** On the deck of a footbridge, on the way across, with railings on both sides. */
export const onBridgeView = defineView(
  'onBridge',
  { poles: z.boolean().default(false) },
  ({ air, random }, { poles }) =>
    layers(
      seascape(air, random, { horizon: 300, light: 610, shore: 'left', clouds: 2 }),
      poles &&
        layers(
          put(150, 470, 1, sotdae(air, 330)),
          put(652, 480, 1, sotdae(air, 360)),
          put(262, 400, 0.6, sotdae(air, 300)),
        ),
      shape('M330 330Q400 322 470 330L760 600H40Z', air.of('plank')),
      shape('M330 330L40 600H100L346 330Z', air.of('timber')),
      line('M296 362H504M262 394H538M222 432H578M174 476H626M116 530H684', air.of('timber'), 4, 'square'),
      line('M330 290L20 470M470 290L780 470', air.of('white'), 9),
      line('M330 312L20 530M470 312L780 530', air.of('white'), 5),
      line(
        'M330 290V334M286 316V376M232 348V428M166 386V490M84 434V568M470 290V334M514 316V376M568 348V428M634 386V490M716 434V568',
        air.of('white'),
        8,
      ),
      put(390, 440, 1, couple(air, 120)),
    ),
);
