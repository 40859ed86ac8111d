import { z } from 'zod';
import type { Air } from '../air.ts';
import { circle, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { exhibits } from '../parts/exhibits.ts';
import { indoors } from '../parts/indoors.ts';
import { outlook, outlooks, pane } from '../parts/outlook.ts';
import { couple, person } from '../parts/people.ts';
import { veil } from '../parts/stitches.ts';
import { shrub } from '../parts/trees.ts';
import { shelfGoods, wares } from '../parts/wares.ts';
import { defineView, keySchema } from '../view.ts';

function spotlights(air: Air, xs: readonly number[]): string {
  return layers(
    line('M0 34H800', air.of('ink'), 7, 'square'),
    ...xs.map((x) =>
      layers(
        veil(shape(`M${x - 16} 72H${x + 16}L${x + 120} 470H${x - 120}Z`, air.of('white')), 0.16),
        shape(`M${x - 20} 72L${x - 12} 40H${x + 12}L${x + 20} 72Z`, air.of('ink')),
      ),
    ),
  );
}

/** An exhibit on its stand in a quiet room, with a window, a wall of frames, or darkness behind. */
export const exhibitView = defineView(
  'exhibit',
  {
    of: keySchema(exhibits),
    wall: z.enum(['pale', 'warm', 'deep', 'window', 'shelves']).default('pale'),
    visitor: z.boolean().default(false),
  },
  ({ air: outdoors, random }, { of: kind, wall, visitor }) => {
    const air = indoors(outdoors);
    const colours = {
      pale: air.of('foam'),
      warm: air.of('blush'),
      deep: air.of('deep'),
      window: air.of('sand'),
      shelves: air.of('haze'),
    } as const;
    const dark = wall === 'deep';
    return layers(
      rect(0, 0, 800, 600, colours[wall]),
      rect(0, 0, 150, 600, mix(colours[wall], air.of('ink'), 0.08)),
      wall === 'window' &&
        layers(
          pane(90, 70, 620, 300, outlook(outdoors, random, 'sea')),
          line('M90 70H710V370H90ZM296 70V370M504 70V370', air.of('wood'), 12, 'square'),
        ),
      wall === 'shelves' &&
        layers(
          ...[170, 300, 430].map((y) =>
            layers(
              put(20, y, 1, shelfGoods(air, random, 'machines', 190)),
              put(590, y, 1, shelfGoods(air, random, 'machines', 190)),
              rect(20, y, 190, 12, air.of('wood')),
              rect(590, y, 190, 12, air.of('wood')),
            ),
          ),
        ),
      (wall === 'pale' || wall === 'warm') &&
        layers(
          put(
            110,
            120,
            1,
            layers(
              rect(0, 0, 116, 150, air.of('wood')),
              rect(12, 12, 92, 126, air.of('sky')),
              shape('M12 138Q44 84 66 108T104 90V138Z', air.of('leaf')),
            ),
          ),
          put(
            600,
            140,
            1,
            layers(
              rect(0, 0, 110, 130, air.of('wood')),
              rect(12, 12, 86, 106, air.of('apricot')),
              circle(56, 60, 24, air.of('sunrise')),
            ),
          ),
        ),
      spotlights(air, dark ? [230, 570] : [400]),
      rect(0, 470, 800, 130, dark ? air.of('night') : air.of('plank')),
      rect(0, 470, 800, 14, dark ? air.of('ink') : air.of('timber')),
      circle(400, 280, 186, mix(colours[wall], air.of('cream'), dark ? 0.16 : 0.5)),
      rect(262, 446, 276, 120, air.of('white')),
      rect(262, 446, 88, 120, air.of('sky')),
      rect(242, 430, 316, 22, air.of('stone')),
      put(400, 432, 1.08, exhibits[kind](air)),
      visitor && put(660, 568, 1, person(air, 190, { coat: 'deep' })),
    );
  },
);

/** Shelves of one ware in a shop or a museum, with a visitor. */
export const shelvesView = defineView(
  'shelves',
  {
    of: z.enum(wares),
    visitor: z.boolean().default(true),
    wall: z.enum(['pale', 'warm', 'deep']).default('warm'),
  },
  ({ air: outdoors, random }, { of: ware, visitor, wall }) => {
    const air = indoors(outdoors);
    const back = { pale: air.of('foam'), warm: air.of('sand'), deep: air.of('deep') }[wall];
    const inner = mix(back, air.of('wood'), 0.16);
    return layers(
      rect(0, 0, 800, 600, back),
      rect(60, 60, 680, 410, inner),
      rect(60, 60, 150, 410, mix(inner, air.of('ink'), 0.1)),
      ...[190, 320, 450].map((y) =>
        layers(
          put(74, y, 1, shelfGoods(air, random, ware, 652)),
          rect(60, y, 680, 14, air.of('timber')),
          rect(60, y + 14, 680, 5, air.of('wood')),
        ),
      ),
      rect(46, 46, 708, 16, air.of('wood')),
      rect(46, 46, 16, 440, air.of('wood')),
      rect(738, 46, 16, 440, air.of('timber')),
      rect(0, 484, 800, 116, air.of('plank')),
      rect(0, 484, 800, 12, air.of('timber')),
      visitor &&
        put(
          random.pick([240, 330, 470, 560]),
          572,
          1,
          person(air, 236, {
            coat: random.pick(
              wall === 'deep'
                ? (['sunrise', 'apricot', 'cream'] as const)
                : (['sunrise', 'deep', 'pine'] as const),
            ),
            hat: random.between(0, 1) > 0.7,
          }),
        ),
      put(
        720,
        590,
        1,
        layers(shape('M-44 0L-54 -70H54L44 0Z', air.of('deep')), put(0, -60, 1, shrub(air, 120, 'leaf'))),
      ),
    );
  },
);

/** A gallery: white walls, pictures, two visitors. `window` shows the pines and lets in the light. */
export const galleryView = defineView(
  'gallery',
  {
    kind: z.enum(['row', 'panels', 'single', 'window', 'sculpture']).default('row'),
    /** A window beside the works, or instead of them. */
    outlook: z.enum(outlooks).optional(),
  },
  ({ air: outdoors, random }, { kind, outlook: look }) => {
    const air = indoors(outdoors);
    const frame = (x: number, y: number, width: number, height: number, inside: string) =>
      layers(
        rect(x, y, width, height, air.of('wood')),
        `<svg x="${x + 12}" y="${y + 12}" width="${width - 24}" height="${height - 24}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">${inside}</svg>`,
      );
    const sunset = layers(
      rect(0, 0, 100, 100, air.of('apricot')),
      circle(64, 46, 20, air.of('sunrise')),
      shape('M0 66Q26 50 50 64T100 60V100H0Z', air.of('sea')),
      shape('M0 82Q40 70 100 84V100H0Z', air.of('deep')),
    );
    const mountain = layers(
      rect(0, 0, 100, 100, air.of('mist')),
      shape('M0 70L30 30L54 60L74 36L100 70V100H0Z', air.of('moss')),
      shape('M0 86Q40 64 100 84V100H0Z', air.of('pine')),
    );
    const moon = layers(
      rect(0, 0, 100, 100, air.of('deep')),
      circle(60, 36, 18, air.of('blush')),
      shape('M0 74q24 -16 50 0t50 0V100H0Z', air.of('spray')),
    );
    const forms = layers(
      rect(0, 0, 100, 100, air.of('cream')),
      circle(36, 40, 24, air.of('sunrise')),
      rect(46, 46, 40, 40, air.of('sea')),
      shape('M10 92L40 54L66 92Z', air.of('leaf')),
    );
    return layers(
      rect(0, 0, 800, 600, air.of('foam')),
      shape('M0 0H120V440L0 600Z', mix(air.of('foam'), air.of('sky'), 0.7)),
      shape('M800 0H680V440L800 600Z', air.of('white')),
      rect(120, 0, 560, 440, air.of('foam')),
      shape('M0 600L120 440H680L800 600Z', air.of('plank')),
      shape('M0 600L120 440H300L220 600Z', mix(air.of('plank'), air.of('timber'), 0.4)),
      kind !== 'window' && spotlights(air, kind === 'row' || kind === 'panels' ? [220, 400, 580] : [400]),
      kind === 'panels' &&
        layers(
          ...[150, 325, 500].map((x, index) =>
            layers(
              rect(x, 120, 150, 250, air.of(index === 1 ? 'deep' : 'roof'), 4),
              rect(x + 14, 136, 122, 96, air.of(index === 1 ? 'spray' : 'mist')),
              shape(
                `M${x + 14} 232L${x + 50} 180L${x + 78} 206L${x + 104} 172L${x + 136} 214V232Z`,
                air.of(index === 1 ? 'sea' : 'moss'),
              ),
              line(
                `M${x + 16} 258H${x + 134}M${x + 16} 284H${x + 120}M${x + 16} 310H${x + 130}M${x + 16} 336H${x + 84}`,
                air.of('stone'),
                7,
                'square',
              ),
            ),
          ),
        ),
      kind === 'row' &&
        layers(
          frame(150, 170, 120, 150, mountain),
          frame(310, 140, 190, 200, sunset),
          frame(540, 170, 110, 150, moon),
        ),
      kind === 'single' && frame(230, 110, 340, 240, forms),
      kind === 'window' &&
        layers(
          pane(180, 60, 440, 330, outlook(outdoors, random, look ?? 'pines')),
          line('M180 60H620V390H180ZM326 60V390M474 60V390', air.of('stone'), 10, 'square'),
          veil(shape('M560 440L660 600H500L440 440Z', air.of('cream')), 0.5),
        ),
      kind === 'sculpture' &&
        layers(
          frame(150, 160, 110, 150, moon),
          look
            ? layers(
                pane(520, 90, 140, 290, outlook(outdoors, random, look)),
                line('M520 90H660V380H520Z', air.of('stone'), 10, 'square'),
              )
            : frame(550, 160, 110, 150, mountain),
          rect(330, 400, 140, 80, air.of('stone')),
          rect(330, 400, 46, 80, air.of('rock')),
          `<circle cx="400" cy="280" r="92" fill="none" stroke="${air.of('deep')}" stroke-width="40"/>`,
          `<path d="M400 188A92 92 0 0 1 492 280" fill="none" stroke="${air.of('spray')}" stroke-width="40"/>`,
          circle(400, 280, 34, air.of('sunrise')),
        ),
      kind !== 'window' &&
        layers(rect(330, 520, 140, 14, air.of('ink'), 5), line('M350 534V566M450 534V566', air.of('ink'), 7)),
      put(kind === 'single' ? 530 : 250, 540, 1, kind === 'single' ? person(air, 150) : couple(air, 140)),
      kind !== 'single' && put(610, 520, 1, person(air, 120, { coat: 'pine' })),
    );
  },
);
