import { z } from 'zod';
import { layers, put, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { couple } from '../parts/people.ts';
import { seascape } from '../parts/seascape.ts';
import { shipHotel } from '../parts/shipHotel.ts';
import { pine, shrub } from '../parts/trees.ts';
import { surf } from '../parts/water.ts';
import { defineView } from '../view.ts';

/** The ship-shaped resort on its cliff above the sea: from the beach, from the water, or over its hill. */
export const shipHotelView = defineView(
  'shipHotel',
  {
    from: z.enum(['beach', 'water', 'hill']).default('beach'),
    /** The side of the land. */
    side: z.enum(['left', 'right']).default('right'),
  },
  ({ air, random }, { from, side }) => {
    const mirrored = (x: number) => (side === 'right' ? x : 800 - x);
    const turned = (...parts: string[]) =>
      side === 'right' ? layers(...parts) : put(800, 0, 1, layers(...parts), true);
    if (from === 'hill') {
      return layers(
        seascape(air, random, { horizon: 420, light: mirrored(140), discY: 120, shore: 'none' }),
        turned(
          shape('M60 520Q180 440 330 424H800V600H60Z', air.of('moss')),
          put(500, 462, 1.12, shipHotel(air, random)),
          shape('M0 570Q240 470 480 456Q660 446 800 462V600H0Z', air.of('leaf')),
          shape('M470 458H520Q500 510 400 540T330 600H180Q240 540 350 512T470 458Z', air.of('sand')),
        ),
        !air.isDark && put(mirrored(330), 544, 1, couple(air, 50)),
        put(mirrored(96), 584, 1, pine(air, random, 240)),
        put(mirrored(738), 590, 1, pine(air, random, 330)),
        put(mirrored(620), 606, 1, shrub(air, 190)),
      );
    }
    const far = mix(air.of('rock'), air.hills[2], 0.35);
    return layers(
      seascape(air, random, { horizon: 392, light: mirrored(140), discY: 120, shore: 'none' }),
      turned(
        shape('M250 470L276 404L262 372L300 332L318 300Q420 270 800 276V520H250Z', far),
        shape('M318 300Q420 270 800 276V330Q560 310 318 300Z', air.of('moss')),
        put(556, 298, 0.8, shipHotel(air, random)),
        shape(
          'M300 320Q420 276 620 288T800 282V352Q640 322 500 336Q420 344 388 376Q360 330 300 320Z',
          air.of('leaf'),
        ),
        shape('M256 474L288 410L306 376L330 330Q352 330 372 350L396 392L388 430L420 474Z', air.of('rock')),
        shape('M256 474L288 410L306 376L330 330L322 400L336 474Z', air.shaded('rock')),
        shape(
          'M420 474L470 402L540 380L610 398L650 436L800 400V500H400Z',
          mix(air.of('rock'), air.of('dune'), 0.3),
        ),
        shape('M420 474L470 402L484 430L470 480Z', air.of('rock')),
      ),
      put(mirrored(660), 352, 1, pine(air, random, 84)),
      put(mirrored(352), 346, 1, pine(air, random, 70)),
      put(mirrored(742), 356, 1, shrub(air, 90)),
      put(mirrored(450), 356, 1, shrub(air, 66)),
      from === 'beach'
        ? layers(
            turned(
              shape('M0 530Q220 486 430 490T800 456V600H0Z', air.of('foam')),
              shape('M0 546Q220 502 430 506T800 470V600H0Z', air.of('sand')),
              shape('M0 590Q260 548 480 572T800 540V600H0Z', air.of('dune')),
            ),
            put(mirrored(520), 520, 1, couple(air, 46)),
            put(mirrored(730), 604, 1, shrub(air, 180, 'leaf')),
          )
        : surf(air, random, { y: 490 }),
    );
  },
);
