import type { Air } from '../../air.ts';
import { circle, ellipse, layers, line, put, rect, shape } from '../../brush.ts';
import { mix, type Pigment } from '../../palette.ts';
import { dashed } from '../stitches.ts';

/* Paper, books, cloth and clay on a table, seen a little from above; about the table's middle, some 500 wide. */

/** A sheet between two rulers, with what is painted on it. */
function scroll(air: Air, painting: string): string {
  return layers(
    shape('M-300 70L-250 -90H200L250 70Z', air.of('white')),
    shape('M-300 70L-250 -90H-230L-276 70Z', air.of('foam')),
    rect(-266, -100, 480, 14, air.of('wood'), 6),
    rect(-312, 64, 574, 16, air.of('wood'), 6),
    painting,
  );
}

/** A book lying open: text on the left page, a picture or more text on the right one. */
function openBook(air: Air, picture: string): string {
  return layers(
    shape(
      'M-220 60L-180 -110Q-90 -136 0 -104Q90 -136 180 -110L220 60Q110 30 0 62Q-110 30 -220 60Z',
      air.of('deep'),
    ),
    shape('M-200 44L-166 -108Q-86 -128 0 -100V50Q-100 20 -200 44Z', air.of('foam')),
    shape('M200 44L166 -108Q86 -128 0 -100V50Q100 20 200 44Z', air.of('white')),
    dashed('M-150 -76H-30M-156 -46H-28M-160 -16H-26M-166 14H-24', air.of('stone'), 6, '60 8 30 8'),
    picture,
  );
}

/** Two hands that come in from the edges of the picture and meet about the origin. */
function hands(air: Air, sleeve: Pigment): string {
  const hand = layers(
    shape('M-420 60L-300 30Q-200 -70 -120 -40Q-90 -20 -110 0Q-180 20 -240 70L-420 130Z', air.of('skin')),
    shape('M-420 50L-300 20L-260 84L-420 140Z', air.of(sleeve)),
  );
  return hand + put(0, 0, 1, hand, true);
}

/** An ornament of a woman's dress: a cord, its knot or jewel, a tassel. */
function norigae(air: Air, cord: Pigment, jewel: string): string {
  return layers(
    line('M0 -130V-90', air.of(cord), 7),
    jewel,
    line('M-16 -36V40M0 -40V50M16 -36V40', air.of(cord), 10),
    rect(-22, -50, 44, 14, air.of('apricot'), 6),
  );
}

function spool(air: Air, thread: Pigment): string {
  return layers(
    rect(-30, -70, 60, 70, air.of(thread)),
    line('M-30 -52H30M-30 -34H30M-30 -16H30', air.shaded(thread), 4, 'square'),
    rect(-38, -80, 76, 14, air.of('wood')),
    rect(-38, -4, 76, 14, air.of('wood')),
  );
}

const blossoms = [
  [44, -84],
  [70, -56],
  [104, -86],
  [156, -88],
  [150, -36],
  [120, -56],
] as const;

export const crafts = {
  inkPainting: (air: Air) =>
    scroll(
      air,
      layers(
        line('M-190 30Q-130 -40 -60 -20Q0 0 60 -50', mix(air.of('ink'), air.of('white'), 0.2), 16),
        line('M-20 -14Q-30 30 -50 44M30 -34Q60 -10 100 -20', mix(air.of('ink'), air.of('white'), 0.35), 9),
        circle(118, -56, 17, air.of('sunrise')),
        line('M110 -190L176 -50', air.of('timber'), 13),
        shape('M168 -66L184 -54L186 -16Z', air.of('ink')),
      ),
    ),
  insectPainting: (air: Air) =>
    scroll(
      air,
      layers(
        line('M-60 56Q-56 -10 -30 -66M-54 20Q-100 0 -118 -24M-44 -20Q0 -34 20 -62', air.of('leaf'), 6),
        shape(
          'M-118 -24Q-150 -36 -150 -62Q-116 -58 -118 -24ZM20 -62Q54 -70 62 -46Q36 -38 20 -62ZM-30 -66Q-50 -82 -36 -100Q-14 -88 -30 -66Z',
          air.of('leaf'),
        ),
        shape('M-96 -8Q-122 6 -116 36Q-100 46 -86 30Q-80 6 -96 -8Z', air.of('deep')),
        shape('M-4 -28Q-28 -10 -18 20Q-2 30 12 12Q16 -12 -4 -28Z', air.of('brick')),
        put(
          112,
          -16,
          1,
          layers(
            shape('M0 0Q-50 -50 -62 -14Q-58 14 0 6ZM0 0Q50 -50 62 -14Q58 14 0 6Z', air.of('sunrise')),
            shape('M0 6Q-36 18 -30 36Q-8 40 0 10ZM0 6Q36 18 30 36Q8 40 0 10Z', air.of('apricot')),
            line('M0 -6V26M0 -6L-12 -26M0 -6L12 -26', air.of('ink'), 4),
          ),
        ),
        ellipse(-200, 30, 17, 10, air.of('sunrise')),
        circle(-217, 28, 7, air.of('ink')),
      ),
    ),
  book: (air: Air) =>
    openBook(
      air,
      layers(
        shape('M40 10Q70 -60 100 -30T150 -50L166 18Q100 0 40 10Z', air.of('leaf')),
        circle(120, -70, 14, air.of('sunrise')),
      ),
    ),
  plumBook: (air: Air) =>
    openBook(
      air,
      layers(
        line('M30 30Q80 -10 90 -50T160 -90M90 -40Q60 -70 40 -86M100 -60Q140 -50 160 -30', air.of('wood'), 6),
        ...blossoms.map(([x, y]) => circle(x, y, 11, air.of('apricot')) + circle(x, y, 5, air.of('sunrise'))),
      ),
    ),
  textBook: (air: Air) =>
    openBook(air, dashed('M34 -76H150M34 -46H156M34 -16H160M32 14H166', air.of('stone'), 6, '50 8 36 8')),
  inkstone: (air: Air) =>
    layers(
      rect(-110, -100, 220, 110, air.of('ink'), 16),
      rect(-92, -88, 184, 84, air.of('slate'), 12),
      ellipse(-20, -46, 56, 26, air.of('ink')),
      rect(40, -170, 36, 120, air.of('roof'), 6),
    ),
  candle: (air: Air) =>
    layers(
      rect(-72, -26, 144, 30, air.of('wood'), 10),
      rect(-32, -220, 64, 200, air.of('cream'), 8),
      rect(4, -220, 28, 200, air.of('white'), 8),
      shape('M0 -230Q-54 -290 0 -380Q54 -290 0 -230Z', air.of('sunrise')),
      shape('M0 -236Q-24 -276 0 -326Q24 -276 0 -236Z', air.of('apricot')),
    ),
  sewing: (air: Air) =>
    layers(
      shape('M-320 70L-260 -90H200L280 70Z', air.of('blush')),
      shape('M-320 70L-260 -90H-120L-140 70Z', air.of('apricot')),
      dashed('M-100 -60Q40 -30 60 60', air.of('brick'), 5, '14 10'),
      put(150, -10, 1, spool(air, 'sunrise')),
      put(250, 40, 0.86, spool(air, 'deep')),
      `<g fill="none" stroke="${air.of('slate')}" stroke-width="10"><circle cx="-80" cy="50" r="22"/><circle cx="-26" cy="60" r="22"/></g>`,
      line('M-68 30L30 -80M-34 40L0 -90', air.of('stone'), 11),
      line('M-200 10Q-240 -60 -160 -70T-220 -20', air.of('sunrise'), 4),
      rect(-320, 80, 420, 26, air.of('plank')),
      dashed('M-310 86H96', air.of('wood'), 12, '3 17'),
    ),
  norigae: (air: Air) =>
    layers(
      shape('M-280 80L-240 -150H240L280 80Z', air.of('white')),
      shape('M-280 80L-240 -150H-200L-236 80Z', air.of('foam')),
      put(
        0,
        0,
        1.4,
        norigae(
          air,
          'sunrise',
          `<g fill="none" stroke="${air.of('sunrise')}" stroke-width="8"><circle cy="-92" r="15"/><circle cx="-20" cy="-74" r="15"/><circle cx="20" cy="-74" r="15"/></g>`,
        ),
      ),
      put(-150, 20, 1, norigae(air, 'deep', circle(0, -70, 22, air.of('spray')))),
      put(
        150,
        20,
        1,
        norigae(air, 'leaf', shape('M-24 -70Q0 -110 24 -70Q0 -40 -24 -70Z', air.of('apricot'))),
      ),
    ),
  pottery: (air: Air) =>
    layers(
      ellipse(0, 70, 160, 34, air.of('wood')),
      ellipse(0, 60, 152, 28, air.of('timber')),
      shape(
        'M-60 -140H60L70 -110Q130 -60 100 10Q80 50 40 60H-40Q-80 50 -100 10Q-130 -60 -70 -110Z',
        air.of('sunrise'),
      ),
      shape('M20 -140H60L70 -110Q130 -60 100 10Q80 50 40 60H10Q90 0 20 -140Z', air.of('apricot')),
      ellipse(0, -140, 62, 14, air.of('brick')),
      line('M-108 -30Q0 0 108 -30M-104 0Q0 30 104 0', air.of('brick'), 5),
      hands(air, 'deep'),
    ),
  kneading: (air: Air) =>
    layers(
      ellipse(0, 40, 260, 84, air.of('timber')),
      ellipse(0, 28, 248, 72, air.of('wood')),
      ellipse(0, -2, 150, 62, air.of('dune')),
      ellipse(8, -12, 140, 54, air.of('white')),
      put(0, -20, 1, hands(air, 'white')),
    ),
  giftBox: (air: Air) =>
    layers(
      shape('M-220 -90H220V90H-220Z', air.of('sunrise')),
      shape('M-220 -90H-100V90H-220Z', air.of('brick')),
      shape('M-240 -120H240V-60H-240Z', air.of('apricot')),
      shape('M-30 -120H30V90H-30Z', air.of('cream')),
      shape(
        'M0 -122Q-90 -200 -100 -134Q-66 -104 0 -122ZM0 -122Q90 -200 100 -134Q66 -104 0 -122ZM0 -122L-56 -50L-22 -46ZM0 -122L56 -50L22 -46Z',
        air.of('cream'),
      ),
    ),
  woodenBell: (air: Air) =>
    layers(
      ellipse(0, -60, 120, 70, air.of('timber')),
      ellipse(12, -72, 96, 56, air.of('plank')),
      line('M-64 -50Q0 -22 76 -56', air.of('wood'), 14),
      line('M100 -30L230 -90', air.of('wood'), 20),
      circle(238, -94, 24, air.of('timber')),
    ),
} satisfies Record<string, (air: Air) => string>;
