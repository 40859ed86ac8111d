import { z } from 'zod';
import { circle, d, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { ground } from '../parts/land.ts';
import { carriage, locomotive, track } from '../parts/locomotives.ts';
import { couple, person } from '../parts/people.ts';
import { backdrop, sunPosition } from '../parts/settings.ts';
import { sky } from '../parts/sky.ts';
import { dashed, dots } from '../parts/stitches.ts';
import { pine, shrub } from '../parts/trees.ts';
import { water } from '../parts/water.ts';
import { defineView } from '../view.ts';

/** The old railway bridge over Namdaecheon, now for walkers: from the bank, or on its floor of glass. */
export const bridgeView = defineView(
  'bridge',
  { seen: z.enum(['bank', 'deck', 'below']).default('bank') },
  ({ air, random }, { seen }) => {
    const horizon = 310;
    if (seen === 'deck') {
      return layers(
        backdrop(air, random, { horizon, behind: 'peaks', sunAt: 400, clouds: 1 }),
        water(air, random, { y: horizon + 10 }),
        shape(
          'M-10 352Q60 330 200 340L240 610H-10ZM810 346Q740 330 610 340L570 610H810Z',
          mix(air.of('moss'), air.of('leaf'), 0.4),
        ),
        shape('M350 322H450L700 610H100Z', air.of('plank')),
        shape('M350 322H366L164 610H100ZM434 322H450L700 610H636Z', air.of('timber')),
        line('M330 346H470M306 372H494M280 402H520', air.of('timber'), 4, 'square'),
        shape('M316 424H484L584 560H216Z', air.water[1]),
        line(
          'M400 424V560M340 424L270 560M460 424L530 560M292 484H508M258 520H542',
          air.of('foam'),
          5,
          'square',
        ),
        line('M330 470h40M440 500h50M360 540h60', air.of('spray'), 5),
        line('M350 300L60 470M450 300L740 470M350 322L100 610M450 322L700 610', air.of('deep'), 9),
        line(
          'M330 312V334M290 336V372M236 368V424M160 412V500M70 464V600M470 312V334M510 336V372M564 368V424M640 412V500M730 464V600',
          air.of('deep'),
          7,
          'square',
        ),
        put(398, 410, 1, couple(air, 84)),
        put(470, 600, 1, person(air, 130, { coat: 'deep' })),
      );
    }
    const lit = air.isDark || air.hour === 'dusk';
    const deck = seen === 'below' ? 250 : 330;
    const piers = seen === 'below' ? [110, 330, 560, 780] : [60, 240, 420, 600, 780];
    return layers(
      backdrop(air, random, { horizon, behind: 'peaks', sunAt: seen === 'below' ? 230 : 560 }),
      seen === 'bank' && ground(horizon + 2, mix(air.hills[2], air.of('leaf'), 0.5), -8),
      water(air, random, {
        y: seen === 'below' ? 340 : 392,
        glintAt: air.hour === 'dusk' ? (seen === 'below' ? 230 : 560) : null,
      }),
      ...piers.map((x) =>
        layers(
          shape(d`M${x - 16} ${deck + 20}H${x + 16}L${x + 24} ${deck + 146}H${x - 24}Z`, air.of('rock')),
          shape(d`M${x + 2} ${deck + 20}H${x + 16}L${x + 24} ${deck + 146}H${x + 6}Z`, air.of('stone')),
          ellipse(x, deck + 146, 40, 7, air.of('slate')),
        ),
      ),
      rect(-10, deck, 820, 34, air.of('deep')),
      rect(-10, deck, 820, 9, air.of('sea')),
      dashed(d`M0 ${deck + 22}H800`, air.shaded('deep'), 16, '4 26'),
      line(d`M0 ${deck - 34}H800`, air.of('foam'), 5, 'square'),
      dashed(d`M0 ${deck - 16}H800`, air.of('foam'), 32, '4 22'),
      line(
        d`M40 ${deck}Q200 ${deck - 190} 380 ${deck}M420 ${deck}Q580 ${deck - 190} 760 ${deck}`,
        air.of('white'),
        11,
      ),
      line(
        d`M90 ${deck - 44}V${deck}M140 ${deck - 76}V${deck}M190 ${deck - 92}V${deck}M240 ${deck - 90}V${deck}M290 ${deck - 70}V${deck}M470 ${deck - 44}V${deck}M520 ${deck - 76}V${deck}M570 ${deck - 92}V${deck}M620 ${deck - 90}V${deck}M670 ${deck - 70}V${deck}`,
        air.of('white'),
        3,
        'square',
      ),
      lit &&
        dots(
          d`M40 ${deck}Q200 ${deck - 190} 380 ${deck}M420 ${deck}Q580 ${deck - 190} 760 ${deck}`,
          air.window,
          9,
          24,
        ),
      lit && dashed(d`M60 ${deck + 180}H760M110 ${deck + 204}H700`, air.window, 6, '30 50'),
      put(330, deck - 2, 1, couple(air, 46)),
      put(600, deck - 2, 1, person(air, 44, { coat: 'cream' })),
      shape('M-10 520Q160 480 330 540T520 610H-10Z', air.of('leaf')),
      put(80, 560, 1, shrub(air, 170, 'pine')),
      put(240, 590, 1, shrub(air, 120, 'moss')),
      put(760, 606, 1, shrub(air, 150, 'pine')),
    );
  },
);

/** A railway tunnel for walkers: its mouth from outside, or the light at its end. */
export const tunnelView = defineView(
  'tunnel',
  { seen: z.enum(['mouth', 'inside', 'lit']).default('mouth') },
  ({ air, random }, { seen }) => {
    if (seen === 'mouth') {
      return layers(
        backdrop(air, random, { horizon: 250, behind: 'hills', clouds: 1 }),
        shape('M-10 330Q120 190 400 170T810 300V610H-10Z', air.of('leaf')),
        put(130, 290, 1, pine(air, random, 190)),
        put(660, 270, 1, pine(air, random, 200)),
        put(250, 220, 1, shrub(air, 120)),
        put(560, 214, 1, shrub(air, 110, 'moss')),
        shape('M170 480V250H630V480Z', air.of('stone')),
        shape('M170 480V250H260V480Z', air.of('rock')),
        dashed('M170 290H630M190 330H630M170 370H630M190 410H630M170 450H630', air.of('slate'), 3, '52 6'),
        rect(154, 236, 492, 22, air.of('stone')),
        shape('M262 480V360Q262 250 400 246Q538 250 538 360V480Z', air.of('slate')),
        shape('M284 480V362Q284 270 400 266Q516 270 516 362V480Z', air.of('ink')),
        shape('M350 480V400Q352 340 410 338Q460 342 460 400V480Z', air.window),
        ground(470, air.of('moss'), -8),
        shape('M300 470H500L660 610H140Z', air.of('sand')),
        shape('M284 472H516L540 500H260Z', air.of('dune')),
        track(air, 474, 0.8),
        put(470, 548, 1, couple(air, 100)),
        put(70, 590, 1, shrub(air, 170)),
        put(740, 596, 1, shrub(air, 150, 'leaf')),
      );
    }
    const lit = seen === 'lit';
    return layers(
      rect(0, 0, 800, 600, air.of('ink')),
      ...[
        { half: 380, top: 330, fill: mix(air.of('roof'), air.of('slate'), 0.25) },
        { half: 290, top: 250, fill: mix(air.of('roof'), air.of('slate'), 0.5) },
        { half: 210, top: 180, fill: air.of('slate') },
      ].map(({ half, top, fill }) =>
        shape(
          d`M${400 - half} 610V${600 - top * 1.1}Q${400 - half} ${430 - top} 400 ${424 - top}Q${400 + half} ${430 - top} ${400 + half} ${600 - top * 1.1}V610Z`,
          fill,
        ),
      ),
      shape('M304 430V320Q304 226 400 222Q496 226 496 320V430Z', air.sky[3]),
      `<svg x="304" y="222" width="192" height="210" viewBox="304 222 192 210">${shape('M304 430V320Q304 226 400 222Q496 226 496 320V430Z', air.sky[2])}${circle(450, 268, 20, air.disc)}${shape('M290 360Q350 300 400 330T510 320V440H290Z', air.hills[1])}${shape('M290 400Q380 370 510 396V440H290Z', air.of('leaf'))}</svg>`,
      line('M300 432V320Q300 222 400 218Q500 222 500 320V432', air.of('slate'), 14, 'square'),
      shape('M304 428H496L700 610H100Z', lit ? air.of('dune') : air.of('rock')),
      shape('M360 428H440L540 610H260Z', air.of('sand')),
      track(air, 430, 0.7),
      lit &&
        layers(
          dots('M240 610V460Q240 220 400 150Q560 220 560 460V610', air.window, 14, 46),
          dots('M130 610V440Q150 120 400 60Q650 120 670 440V610', air.of('apricot'), 22, 76),
        ),
      put(430, 520, 1, couple(air, 108)),
    );
  },
);

/** The steam engine and the carriages of the museum at Jeongdongjin, or a train of that line by the sea. */
export const locomotiveView = defineView(
  'locomotive',
  { seen: z.enum(['front', 'whole', 'inside']).default('front') },
  ({ air, random }, { seen }) => {
    if (seen === 'inside') {
      return layers(
        rect(0, 0, 800, 600, air.of('sand')),
        shape('M0 0H800L560 130H240Z', air.of('cream')),
        shape('M0 0L240 130V430L0 600Z', air.of('timber')),
        shape('M800 0L560 130V430L800 600Z', air.of('plank')),
        shape('M0 600L240 430H560L800 600Z', air.of('wood')),
        shape('M320 600L370 430H430L480 600Z', air.of('brick')),
        rect(240, 130, 320, 300, air.of('dune')),
        rect(340, 190, 120, 240, air.of('wood')),
        rect(352, 202, 96, 110, air.window),
        shape('M40 150L120 178V300L40 330ZM150 188L214 208V286L150 300Z', air.water[0]),
        shape('M40 150L120 178V214L40 206ZM150 188L214 208V230L150 228Z', air.sky[2]),
        ...(
          [
            [700, 250, 62],
            [612, 236, 36],
            [574, 220, 20],
          ] as const
        ).map(([x, y, size]) =>
          layers(
            circle(x, y, size, air.of('wood')),
            circle(x, y, size * 0.84, air.of('cream')),
            line(
              d`M${x} ${y}V${y - size * 0.6}M${x} ${y}L${x + size * 0.44} ${y + size * 0.2}`,
              air.of('ink'),
              size * 0.1,
            ),
            circle(x, y, size * 0.1, air.of('sunrise')),
          ),
        ),
        ...([[400, 160, 24]] as const).map(([x, y, size]) =>
          layers(
            circle(x, y, size, air.of('apricot')),
            circle(x, y, size * 0.8, air.of('cream')),
            line(d`M${x} ${y}V${y - 14}M${x} ${y}h10`, air.of('ink'), 3),
          ),
        ),
        shape('M646 470L780 540V420L646 370Z', air.of('wood')),
        put(
          704,
          420,
          0.5,
          layers(
            circle(0, -60, 70, air.of('apricot')),
            circle(0, -60, 56, air.of('cream')),
            line('M0 -60V-100M0 -60L-30 -44', air.of('ink'), 8),
            shape('M-50 0L-30 -20H30L50 0Z', air.of('timber')),
          ),
        ),
        put(360, 500, 1, couple(air, 140)),
        line('M300 20V60M500 20V60', air.of('ink'), 4),
        circle(300, 70, 14, air.window),
        circle(500, 70, 14, air.window),
      );
    }
    const horizon = 330;
    return layers(
      sky(air, random, { horizon, disc: sunPosition(air, horizon, 'sea', 640), clouds: 2, birds: true }),
      water(air, random, { y: horizon, glintAt: air.hour === 'dusk' ? null : 640, foot: 520 }),
      shape('M-10 430Q400 400 810 430V610H-10Z', air.of('sand')),
      ground(462, air.of('moss'), -10),
      rect(0, 500, 800, 30, air.of('rock')),
      dashed('M0 514H800', air.of('wood'), 22, '26 22'),
      line('M0 500H800M0 524H800', air.of('slate'), 6, 'square'),
      seen === 'whole'
        ? layers(
            put(150, 500, 0.66, locomotive(air)),
            put(430, 500, 0.66, carriage(air, 'deep')),
            put(690, 500, 0.66, carriage(air, 'brick')),
          )
        : layers(put(310, 500, 1.1, locomotive(air)), put(740, 500, 1.1, carriage(air, 'brick'))),
      seen === 'whole' && put(80, 470, 1, pine(air, random, 330)),
      put(560, 590, 1, couple(air, 86)),
      put(60, 604, 1, shrub(air, 170, 'leaf')),
    );
  },
);
