import { z } from 'zod';
import { circle, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { exhibits } from '../parts/exhibits.ts';
import { defineView } from '../view.ts';

/** Ice: a skater on the oval, a curling team, a hockey face-off without faces. */
export const rinkView = defineView(
  'rink',
  { sport: z.enum(['skating', 'curling', 'hockey']).default('skating') },
  ({ air }, { sport }) => {
    const stands = layers(
      rect(0, 0, 800, 600, air.of('sky')),
      shape('M0 0H800V90Q400 190 0 90Z', air.of('deep')),
      line('M0 60Q400 160 800 60', air.of('spray'), 7),
      line('M130 0L150 112M270 0L280 134M400 0V140M530 0L520 134M670 0L650 112', air.of('sea'), 9),
      ...[170, 290, 400, 510, 630].map((x, index) =>
        rect(x - 26, [129, 140, 150, 140, 129][index] ?? 140, 52, 10, air.of('white'), 5),
      ),
      shape('M0 200Q400 260 800 200V330H0Z', air.of('sea')),
      `<path d="M10 232Q400 292 800 232M0 262Q400 322 800 262M10 292Q400 348 800 292" fill="none" stroke="${air.of('spray')}" stroke-width="15" stroke-dasharray="0 24" stroke-linecap="round"/>`,
      shape('M0 310Q400 364 800 310V380H0Z', air.of('deep')),
      shape('M0 346Q400 396 800 346V400H0Z', air.of('foam')),
      shape('M0 372Q400 420 800 372V600H0Z', air.of('white')),
      shape('M0 420Q400 470 800 420V600H0Z', air.of('foam')),
    );
    switch (sport) {
      case 'skating':
        return layers(
          stands,
          line('M-10 470Q400 530 810 470M-10 560Q400 610 810 560', air.of('spray'), 6),
          ellipse(420, 560, 130, 10, air.of('sky')),
          line('M360 312L450 268L534 262', air.of('brick'), 24),
          line('M430 392L520 448L606 462', air.of('brick'), 36),
          line('M424 400L344 450L392 524', air.of('sunrise'), 38),
          shape(
            'M462 410Q430 440 392 416Q372 360 320 344Q296 316 324 288Q352 268 396 284Q456 312 466 372Z',
            air.of('sunrise'),
          ),
          shape('M340 278Q372 270 396 284Q456 312 466 372L462 410Q440 330 340 278Z', air.of('apricot')),
          line('M336 322L276 384L216 352', air.of('sunrise'), 23),
          circle(214, 350, 15, air.of('ink')),
          circle(538, 262, 15, air.of('ink')),
          circle(286, 290, 33, air.of('skin')),
          shape('M254 282Q258 246 296 250Q332 260 322 304Q300 296 296 278Z', air.of('ink')),
          line('M350 546H436M590 488L650 478', air.of('ink'), 9),
          line('M388 526V540M608 464L614 480', air.of('ink'), 20),
          line('M150 500h80M540 530h100M120 440h60', air.of('spray'), 5),
        );
      case 'curling':
        return layers(
          stands,
          ellipse(400, 520, 330, 74, air.of('sea')),
          ellipse(400, 520, 250, 55, air.of('white')),
          ellipse(400, 520, 160, 35, air.of('sunrise')),
          ellipse(400, 520, 70, 15, air.of('white')),
          put(330, 546, 0.34, exhibits.curlingStone(air)),
          put(520, 528, 0.3, exhibits.curlingStone(air)),
          put(
            230,
            540,
            1.15,
            layers(
              line('M-20 -70L-34 0M6 -70L30 -4', air.of('ink'), 17),
              shape('M-34 -66L-24 -124Q6 -140 30 -120L14 -62Z', air.of('sunrise')),
              line('M24 -112L60 -74', air.of('sunrise'), 13),
              line('M20 -150L84 -8', air.of('timber'), 6),
              rect(64, -12, 44, 12, air.of('deep'), 5),
              circle(34, -140, 17, air.of('skin')),
              shape('M16 -142a18 18 0 0 1 36 -2q-18 -4 -36 2z', air.of('ink')),
            ),
          ),
          put(
            590,
            510,
            1,
            layers(
              line('M-12 -66V0M14 -66V0', air.of('ink'), 15),
              shape('M-28 -58L-20 -118Q0 -130 20 -118L28 -58Z', air.of('deep')),
              line('M-18 -110L-46 -80M18 -110L44 -84', air.of('deep'), 12),
              line('M-50 -130L-44 0', air.of('timber'), 6),
              circle(0, -140, 16, air.of('skin')),
              shape('M-17 -142a17 17 0 0 1 34 0q-17 -6 -34 0z', air.of('ink')),
            ),
          ),
        );
      case 'hockey':
        return layers(
          stands,
          line('M-10 460H810', air.of('sunrise'), 9),
          ellipse(400, 540, 260, 46, air.of('white')),
          `<ellipse cx="400" cy="540" rx="260" ry="46" fill="none" stroke="${air.of('sea')}" stroke-width="7"/>`,
          ...([1, -1] as const).map((side) =>
            put(
              400 - side * 120,
              556,
              1.15,
              layers(
                line('M-14 -80L-40 -4M14 -80L36 -4', air.of('ink'), 30),
                line('M-54 0H-14M22 0H62', air.of('slate'), 8),
                shape('M-50 -70L-40 -160Q0 -190 46 -160L44 -70Z', air.of(side > 0 ? 'sunrise' : 'deep')),
                line('M-36 -92H40', air.of('cream'), 10, 'square'),
                line('M30 -146L62 -104L40 -78', air.of(side > 0 ? 'sunrise' : 'deep'), 24),
                circle(24, -186, 28, air.of(side > 0 ? 'brick' : 'sea')),
                shape('M30 -190H52V-168H34Z', air.of('sky')),
                line('M20 -120L88 -6H110', air.of('wood'), 9),
              ),
              side < 0,
            ),
          ),
          ellipse(400, 556, 17, 7, air.of('ink')),
        );
    }
  },
);

/** A rider of a virtual ski or curling game: headset on, snow on the wide screen. */
export const virtualView = defineView(
  'virtual',
  { ride: z.enum(['ski', 'curling']).default('ski') },
  ({ air }, { ride }) =>
    layers(
      rect(0, 0, 800, 600, air.of('night')),
      rect(60, 50, 680, 380, air.of('ink'), 18),
      `<svg x="76" y="66" width="648" height="348" viewBox="0 0 648 348">${
        ride === 'ski'
          ? layers(
              rect(0, 0, 648, 348, air.of('sky')),
              shape('M0 190L130 70L230 150L360 40L480 140L560 90L648 170V348H0Z', air.of('spray')),
              shape('M0 230Q180 150 324 190T648 200V348H0Z', air.of('white')),
              shape(
                'M324 190Q420 240 330 270Q230 300 300 348H470Q400 300 440 270Q480 230 344 190Z',
                air.of('foam'),
              ),
              ...[60, 110, 540, 600].map((x, index) =>
                shape(`M${x} ${180 + (index % 2) * 20}l26 70h-52z`, air.of('leaf')),
              ),
              line('M230 250v-40M470 300v-50', air.of('sunrise'), 7),
              shape('M230 210h34l-10 10l10 10h-34zM470 250h34l-10 10l10 10h-34z', air.of('sunrise')),
            )
          : layers(
              rect(0, 0, 648, 348, air.of('sea')),
              shape('M240 60H408L620 348H28Z', air.of('white')),
              ellipse(324, 110, 70, 17, air.of('deep')),
              ellipse(324, 110, 46, 11, air.of('white')),
              ellipse(324, 110, 24, 6, air.of('sunrise')),
              line('M324 140V348', air.of('spray'), 4),
              put(324, 262, 0.34, exhibits.curlingStone(air)),
            )
      }</svg>`,
      shape('M-10 470H810V610H-10Z', air.of('roof')),
      line('M-10 472H810', air.of('spray'), 5),
      line('M120 600L260 480M680 600L540 480', air.of('sea'), 5),
      ellipse(400, 570, 170, 22, air.of('ink')),
      put(
        400,
        566,
        1.12,
        layers(
          ride === 'ski'
            ? line('M-56 0L-40 -16M-60 4H8M10 4H76', air.of('sunrise'), 11)
            : rect(-66, -6, 132, 10, air.of('slate'), 4),
          line('M-22 -100L-34 -50L-26 -4M22 -100L38 -52L32 -4', air.of('deep'), 27),
          shape('M-46 -90L-40 -190Q0 -212 42 -190L46 -90Z', air.of('sunrise')),
          shape('M8 -200Q30 -200 42 -190L46 -90H16Z', air.of('apricot')),
          line(
            ride === 'ski'
              ? 'M-38 -180L-78 -130L-60 -100M40 -180L80 -130L64 -100'
              : 'M-38 -180L-70 -130M40 -180L86 -140',
            air.of('sunrise'),
            20,
          ),
          ride === 'ski'
            ? line('M-62 -104L-96 0M66 -104L98 0', air.of('stone'), 6)
            : line('M88 -190L70 -20', air.of('timber'), 7),
          circle(0, -230, 34, air.of('skin')),
          shape('M-36 -230a36 38 0 0 1 72 0v20q-36 18 -72 0z', air.of('ink')),
          line('M-40 -226H40', air.of('foam'), 15),
        ),
      ),
    ),
);
