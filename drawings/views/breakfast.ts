import { z } from 'zod';
import { circle, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix, type Pigment, palette } from '../palette.ts';
import { cup, frame, indoorShade, indoors, wallWith } from '../parts/interiors.ts';
import { outlook, outlooks } from '../parts/outlooks.ts';
import { seatColours } from '../parts/seats.ts';
import { defineView } from '../view.ts';

/** Breakfast at the window. */
export const breakfastView = defineView(
  'breakfast',
  {
    outlook: z.enum(outlooks).default('sea'),
    meal: z.enum(['bread', 'tofu', 'pancakes']).default('bread'),
    cloth: z.enum(seatColours).default('spray'),
    wall: z.enum(['sand', 'foam', 'haze', 'sky', 'blush', 'cream']).default('foam'),
  },
  ({ air, random }, { outlook: kind, meal, cloth, wall }) => {
    const opening = { x: 96, y: 46, width: 608, height: 290 };
    const of = (pigment: Pigment) => indoors(air, pigment);
    const steam = line(
      'M378 300q-12 -18 0 -34t0 -32M404 296q-12 -18 0 -34t0 -40M430 300q-12 -18 0 -34t0 -32',
      of('white'),
      6,
    );
    const juice = layers(
      shape('M566 330H622L614 424H574Z', mix(of('white'), of('spray'), 0.4)),
      shape('M569 356H619L614 424H574Z', of('apricot')),
    );
    return layers(
      outlook(air, random, kind, { horizon: 216, discX: 530, discY: 116, clouds: 2 }),
      wallWith([opening], of(wall), 400),
      frame(opening, of('white'), { weight: 15, across: 3 }),
      rect(66, 340, 668, 14, of('white')),
      rect(0, 392, 800, 208, of('plank')),
      rect(0, 392, 800, 12, of('timber')),
      shape('M120 436H680L744 600H56Z', of(cloth)),
      shape('M120 436H150L92 600H56Z', indoorShade(air, cloth)),
      meal === 'tofu'
        ? layers(
            ellipse(400, 556, 178, 18, of('wood')),
            shape('M254 420H546Q542 540 470 552H330Q258 540 254 420Z', of('ink')),
            shape('M254 420H316Q320 520 372 552H330Q258 540 254 420Z', mix(of('ink'), palette.night, 0.4)),
            ellipse(400, 420, 150, 34, of('slate')),
            ellipse(400, 420, 134, 26, of('blush')),
            shape('M300 418q10 -34 48 -26q26 -22 56 -2q40 -10 44 14q40 2 46 22q-90 24 -194 -8z', of('white')),
            shape('M354 404q30 -10 44 6q-24 12 -44 -6zM430 414q22 -8 34 4q-18 8 -34 -4z', of('leaf')),
            circle(408, 424, 8, of('sunrise')),
            steam,
            shape('M134 478H246Q240 536 214 540H166Q140 536 134 478Z', of('foam')),
            shape('M138 478q10 -36 52 -34t52 34z', of('white')),
            shape('M566 496H670Q664 536 640 540H596Q572 536 566 496Z', of('sea')),
            ellipse(618, 496, 52, 11, of('leaf')),
            line('M700 468L676 580M718 470L696 582', of('wood'), 7),
          )
        : meal === 'bread'
          ? layers(
              ellipse(404, 536, 168, 34, mix(of(cloth), palette.ink, 0.16)),
              ellipse(400, 524, 168, 34, of('white')),
              ellipse(400, 520, 122, 21, mix(of('white'), of('stone'), 0.35)),
              shape(
                'M280 516Q270 450 330 440Q352 420 392 432Q440 424 452 460Q480 486 458 518Q370 540 280 516Z',
                of('plank'),
              ),
              shape(
                'M300 512Q296 462 336 450L330 516ZM352 520Q350 450 388 442L394 522ZM412 520Q414 464 436 454Q460 484 446 514Z',
                of('timber'),
              ),
              shape('M470 506Q466 456 506 456T540 506Q506 524 470 506Z', of('apricot')),
              shape('M484 500q-2 -30 22 -32', of('apricot')),
              line('M488 480l8 6M504 472l8 6M516 488l8 4', of('white'), 5),
              juice,
              put(196, 512, 2, cup(air, 'white')),
            )
          : layers(
              ellipse(404, 536, 168, 34, mix(of(cloth), palette.ink, 0.16)),
              ellipse(400, 524, 168, 34, of('white')),
              rect(300, 484, 200, 26, of('plank'), 13),
              rect(306, 460, 190, 26, of('apricot'), 13),
              rect(300, 436, 200, 26, of('plank'), 13),
              shape(
                'M318 438Q330 418 400 418T482 438Q470 450 456 446V474Q448 482 440 474V448H352V462Q344 470 336 462V448Q322 448 318 438Z',
                of('brick'),
              ),
              rect(372, 408, 52, 20, of('cream'), 5),
              circle(300, 512, 12, of('sunrise')),
              circle(276, 520, 11, of('sunrise')),
              circle(520, 514, 12, of('deep')),
              circle(504, 526, 10, of('deep')),
              juice,
              put(186, 512, 2, cup(air, 'apricot')),
            ),
    );
  },
);
