import { z } from 'zod';
import type { Air } from '../air.ts';
import { circle, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix, type Pigment, palette } from '../palette.ts';
import { strand } from '../parts/land.ts';
import { person } from '../parts/people.ts';
import { coral, crab, crystal, fish, scallop, squid, starfish, whelk } from '../parts/seaLife.ts';
import { seascape } from '../parts/seascape.ts';
import { awning } from '../parts/seasideHouses.ts';
import { dots } from '../parts/stitches.ts';
import { diver } from '../parts/swimmers.ts';
import { keeper } from '../parts/table/furniture.ts';
import { defineView, keySchema } from '../view.ts';

/** A tray with two of the same creature on it. */
function tray(air: Air, rim: Pigment, creature: string, scale: number): string {
  return layers(
    shape('M-130-40H130L144 40H-144Z', air.of(rim)),
    shape('M-144 40H144V54H-144Z', air.shaded(rim)),
    shape('M-116-32H116L128 30H-128Z', air.of('white')),
    put(-54, -4, scale, creature),
    put(52, 5, scale, creature),
  );
}

function lamp(air: Air, x: number, y: number): string {
  return layers(
    line(`M${x} -10V${y - 20}`, air.of('ink'), 4),
    shape(`M${x - 30} ${y}Q${x - 24} ${y - 34} ${x} ${y - 34}T${x + 30} ${y}Z`, air.of('sunrise')),
    ellipse(x, y + 2, 22, 8, palette.cream),
  );
}

/** A stall of a fish market: the morning's catch on trays, squid on the line, tanks behind. */
export const fishStallView = defineView(
  'fishStall',
  {
    goods: z.enum(['trays', 'crab', 'stalls']).default('trays'),
    wall: z.enum(['sea', 'deep', 'brick']).default('sea'),
    /** Whether the trays lie on ice, with the keeper behind them. */
    onIce: z.boolean().default(false),
  },
  ({ air }, { goods, wall, onIce }) => {
    if (goods === 'stalls') {
      return layers(
        rect(0, 0, 800, 600, air.of('deep')),
        shape('M0 0H800V170H0Z', mix(air.of('deep'), palette.ink, 0.25)),
        rect(0, 430, 800, 170, air.of('stone')),
        shape('M0 430H800V452H0Z', air.of('rock')),
        ...[150, 404, 658].map((x) => lamp(air, x, 120)),
        put(210, 452, 1.05, awning(air, 'sunrise')),
        put(590, 452, 1.05, awning(air, 'sea')),
        rect(60, 360, 300, 96, air.of('timber')),
        rect(60, 360, 90, 96, air.of('wood')),
        rect(440, 360, 300, 96, air.of('timber')),
        rect(440, 360, 90, 96, air.of('wood')),
        put(210, 356, 0.9, tray(air, 'sea', fish(air), 0.7)),
        put(590, 356, 0.9, tray(air, 'sunrise', fish(air, 'apricot', 'sunrise'), 0.7)),
        put(480, 268, 0.42, squid(air)),
        put(532, 268, 0.42, squid(air, 'blush')),
        put(640, 268, 0.42, squid(air)),
        put(692, 268, 0.42, squid(air, 'blush')),
        put(370, 560, 1, person(air, 150, { coat: 'sunrise' })),
        put(440, 552, 1, person(air, 136, { coat: 'apricot', legs: 'deep' })),
      );
    }
    const isCrab = goods === 'crab';
    return layers(
      rect(0, 0, 800, 600, air.of(wall)),
      shape('M0 0H320L150 420H0Z', air.shaded(wall)),
      rect(0, 64, 800, 14, air.of('wood')),
      isCrab
        ? layers(lamp(air, 250, 150), lamp(air, 560, 150))
        : layers(
            ...[150, 290, 430, 570, 700].map((x, index) =>
              layers(
                line(`M${x} 70V98`, air.of('dune'), 4),
                put(x, 94, 0.96, squid(air, index % 2 ? 'blush' : 'foam')),
              ),
            ),
          ),
      onIce && put(360, 340, 1.1, keeper(air, 'sunrise', 'cream')),
      shape('M60 330H740L810 600H-10Z', air.of(onIce ? 'spray' : 'stone')),
      onIce && dots('M90 466H720M64 590H750M110 356H700', air.of('white'), 22, 30),
      shape('M60 330H740L754 370H46Z', air.of('foam')),
      isCrab
        ? layers(
            ellipse(400, 470, 330, 92, air.of('spray')),
            ellipse(400, 460, 330, 90, air.of('white')),
            ellipse(400, 458, 270, 66, air.of('foam')),
            put(400, 414, 1.3, crab(air)),
          )
        : layers(
            put(240, 408, 0.9, tray(air, 'sunrise', fish(air), 0.72)),
            put(560, 408, 0.9, tray(air, 'sea', fish(air, 'apricot', 'sunrise'), 0.72)),
            put(210, 524, 1.08, tray(air, 'sea', fish(air, 'stone', 'ink'), 0.8)),
            put(590, 524, 1.08, tray(air, 'sunrise', crab(air), 0.34)),
          ),
    );
  },
);

/** Squid that dry on lines by the sea. */
export const dryingSquidView = defineView(
  'dryingSquid',
  { rows: z.enum(['one', 'two']).default('one') },
  ({ air, random }, { rows }) =>
    layers(
      seascape(air, random, { horizon: 330, light: 660, shore: 'left', clouds: 1, boats: true }),
      strand(air, 452),
      line('M90 130V560M710 130V560M60 560L90 470M740 560L710 470', air.of('wood'), 14),
      line('M70 160H730', air.of('timber'), 11),
      ...[160, 256, 352, 448, 544, 640].map((x, index) =>
        put(x, 160, 1, squid(air, index % 3 === 1 ? 'blush' : 'foam')),
      ),
      rows === 'two' &&
        layers(
          line('M70 360H730', air.of('timber'), 11),
          ...[208, 304, 400, 496, 592].map((x, index) =>
            put(x, 360, 0.86, squid(air, index % 2 ? 'foam' : 'blush')),
          ),
        ),
      rows === 'one' && put(560, 566, 1, person(air, 150, { hat: true, coat: 'sunrise', legs: 'deep' })),
    ),
);

const exhibits = {
  shells: (air: Air) =>
    layers(
      put(166, 284, 1.1, scallop(air)),
      put(400, 286, 1.15, whelk(air)),
      put(634, 256, 1.2, starfish(air, 'sunrise')),
      put(166, 500, 1.1, coral(air)),
      put(400, 500, 1.2, crystal(air)),
      put(634, 450, 0.56, crab(air)),
    ),
  coral: (air: Air) =>
    layers(
      put(200, 486, 2, coral(air)),
      put(400, 486, 2.3, coral(air, 'apricot')),
      put(610, 486, 1.9, coral(air, 'blush')),
      put(300, 488, 0.6, scallop(air)),
      put(506, 478, 0.6, starfish(air, 'sunrise')),
    ),
  crab: (air: Air) =>
    layers(put(400, 350, 1.45, crab(air)), put(140, 500, 0.8, scallop(air)), put(670, 500, 0.8, whelk(air))),
} as const;

/** The showcases of a small museum of the sea. */
export const seaExhibitView = defineView(
  'seaExhibit',
  { exhibit: keySchema(exhibits) },
  ({ air }, { exhibit }) => {
    const glow = air.of('foam');
    return layers(
      rect(0, 0, 800, 600, air.of('deep')),
      shape('M0 0H260L120 600H0Z', air.shaded('deep')),
      exhibit === 'shells'
        ? layers(
            ...[
              [60, 110],
              [294, 110],
              [528, 110],
              [60, 326],
              [294, 326],
              [528, 326],
            ].map(([x = 0, y = 0]) =>
              layers(
                rect(x, y, 212, 196, glow, 8),
                rect(x, y, 40, 196, air.of('mist'), 8),
                rect(x, y + 180, 212, 16, air.of('plank'), 4),
              ),
            ),
          )
        : layers(
            rect(60, 90, 680, 420, glow, 12),
            shape('M72 90H160L90 510H72Q60 510 60 498V102Q60 90 72 90Z', air.of('mist')),
            exhibit === 'coral' &&
              shape('M60 420Q260 380 400 430T740 410V498Q740 510 728 510H72Q60 510 60 498Z', air.of('sand')),
            rect(40, 500, 720, 26, air.of('plank'), 4),
          ),
      exhibits[exhibit](air),
      rect(0, 548, 800, 52, air.of('wood')),
      rect(0, 548, 800, 8, air.of('timber')),
    );
  },
);

/** Under water: a diver among fish, weed and rocks, the light from above. */
export const underWaterView = defineView('underWater', {}, ({ air, random }) => {
  const [high, upper, lower, low] = air.water;
  const ray = mix(high, palette.foam, 0.26);
  const school = Array.from({ length: 5 }, (_, index) =>
    put(
      110 + (index % 3) * 120 + random.between(-30, 30),
      170 + Math.floor(index / 3) * 92 + random.between(-18, 18),
      0.42,
      fish(air, index % 3 === 1 ? 'apricot' : 'foam', index % 3 === 1 ? 'sunrise' : 'shallows'),
    ),
  );
  return layers(
    rect(0, 0, 800, 600, high),
    shape('M520-10H600L420 600H200ZM680-10H730L690 600H560Z', ray),
    shape('M0 170Q200 140 400 170T800 170V600H0Z', upper),
    shape('M470 170H545L420 600H200L300 400ZM672 166H722L690 600H560Z', mix(upper, palette.foam, 0.14)),
    shape('M0 370Q200 400 400 370T800 370V600H0Z', lower),
    ...school,
    put(470, 330, 1.2, diver(air)),
    layers(
      circle(318, 250, 9, palette.foam),
      circle(332, 214, 13, palette.foam),
      circle(314, 170, 8, palette.foam),
      circle(336, 130, 11, palette.foam),
    ),
    shape('M0 500Q160 440 320 510T620 490T800 520V600H0Z', low),
    shape('M560 540Q580 440 650 446Q700 400 750 460Q800 470 810 540V600H560Z', air.of('roof')),
    line(
      'M90 560Q70 500 100 460T90 380M140 570Q124 520 148 490T144 430M48 580Q34 540 56 510',
      air.of('leaf'),
      14,
    ),
    put(640, 470, 0.9, coral(air)),
    put(720, 480, 0.7, coral(air, 'apricot')),
    shape('M0 560Q300 530 800 566V600H0Z', air.of('dune')),
  );
});
