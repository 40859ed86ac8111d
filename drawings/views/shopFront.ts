import { z } from 'zod';
import { type Air, airAt } from '../air.ts';
import { canvas, circle, d, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix, type Pigment } from '../palette.ts';
import { bench } from '../parts/beachThings.ts';
import { bicycle } from '../parts/bicycle.ts';
import { gableHouse } from '../parts/farHouses.ts';
import { tiledRoof } from '../parts/hanok.ts';
import { jar } from '../parts/jars.ts';
import { lampWire } from '../parts/lamps.ts';
import { ground, mountains } from '../parts/land.ts';
import { outlook } from '../parts/outlook.ts';
import { person } from '../parts/people.ts';
import { sky } from '../parts/sky.ts';
import { cafeTable, potPlant } from '../parts/streetThings.ts';
import { faces, groundFloor, upperFloor, uppers } from '../parts/table/facade.ts';
import { companions } from '../parts/table/guests.ts';
import { awning, awnings } from '../parts/table/roofs.ts';
import { roundSign, type Sign, signs } from '../parts/table/signs.ts';
import { grove, pine, shrub } from '../parts/trees.ts';
import { water } from '../parts/water.ts';
import type { Random } from '../random.ts';
import { defineView, pigment } from '../view.ts';

const backdrops = ['hills', 'sea', 'lake', 'town', 'pines', 'harbour'] as const;

/** A house of the street behind, its foot on the ground. */
function neighbour(air: Air, random: Random, x: number): string {
  const wall = random.pick(['sand', 'haze', 'blush', 'spray', 'cream', 'dune', 'apricot'] as const);
  const roof = random.pick(['roof', 'wood', 'brick', 'slate', 'timber'] as const);
  return put(x, 480, 1, gableHouse(air, random.between(130, 190), random.between(130, 240), wall, roof));
}

function backdrop(air: Air, random: Random, kind: (typeof backdrops)[number]): string {
  const overSea = kind === 'sea' || kind === 'harbour';
  const disc =
    (overSea && air.hour === 'dusk') || (!overSea && air.hour === 'dawn')
      ? null
      : { x: random.pick([120, 660, 700] as const), y: air.hour === 'dawn' && overSea ? 250 : 120 };
  const above = sky(air, random, { horizon: 360, disc, clouds: 2, birds: overSea });
  switch (kind) {
    case 'hills':
      return above + mountains(air, random, { y: 400, height: 150, rows: 2 });
    case 'sea':
      return above + water(air, random, { y: 350, foot: 500 });
    case 'lake':
      return (
        above +
        mountains(air, random, { y: 340, height: 90, rows: 1 }) +
        water(air, random, { y: 360, foot: 500 })
      );
    case 'harbour':
      return outlook(air, random, 'harbour');
    case 'town':
      return layers(
        above,
        mountains(air, random, { y: 400, height: 120, rows: 1 }),
        neighbour(air, random, 70),
        neighbour(air, random, 740),
        neighbour(air, random, 610),
        neighbour(air, random, 196),
      );
    case 'pines':
      return layers(
        above,
        mountains(air, random, { y: 420, height: 80, rows: 1 }),
        put(110, 490, 1, grove(air, random, { count: 3, width: 240, height: 360 })),
        put(700, 490, 1, grove(air, random, { count: 3, width: 220, height: 380 })),
      );
  }
}

/** The board on its bracket; `side` 1 hangs it out to the right of the wall. */
function sign(air: Air, mark: Sign, rim: Pigment, side: 1 | -1): string {
  return (
    line(d`M${-34 * side}-56H${20 * side}M0-56V-40`, air.of('ink'), 6) +
    roundSign(air.isDark || air.hour === 'dusk' ? airAt('dawn') : air, mark, rim)
  );
}

/** A restaurant's or cafe's house from the street. */
export const shopFrontView = defineView(
  'shopFront',
  {
    build: z.enum(['box', 'gable', 'hanok', 'factory', 'lean', 'tent', 'villa', 'ship']).default('box'),
    storeys: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
    wall: pigment.default('cream'),
    brick: z.boolean().default(false),
    roof: pigment.default('roof'),
    trim: pigment.default('wood'),
    face: z.enum(faces).default('glass'),
    upper: z.enum(uppers).default('panes'),
    awning: z.enum(awnings).default('none'),
    cloth: pigment.default('sunrise'),
    sign: z.enum(signs).optional(),
    behind: z.enum(backdrops).default('hills'),
    floor: pigment.default('dune'),
    before: z
      .array(
        z.enum([
          'bicycle',
          'bench',
          'pots',
          'table',
          'jars',
          'queue',
          'couple',
          'one',
          'wire',
          'lanterns',
          'shrubs',
          'pine',
          'crates',
        ]),
      )
      .max(4)
      .default([]),
    at: z.number().min(-120).max(120).default(0),
  },
  ({ air: hourAir, random }, scene) => {
    // The house is lit by its own lamps, so after dark it keeps more of its colours than the land does.
    const air = hourAir.isDark
      ? { ...airAt('dusk'), window: hourAir.window, glint: hourAir.glint, isDark: true }
      : hourAir;
    const storeys = scene.storeys;
    const width = [520, 440, 400][storeys - 1] ?? 440;
    const storey = [214, 160, 132][storeys - 1] ?? 160;
    const height = storey * storeys;
    const foot = 492;
    const x = 400 + scene.at;
    const w = width / 2;
    const wallFill = air.of(scene.wall);
    const rows = Array.from({ length: Math.floor(height / 34) }, (_, index) => -height + 20 + index * 34);
    const isLit = air.isDark || air.hour === 'dusk';
    const body = layers(
      rect(-w, -height, width, height, wallFill),
      rect(-w, -height, width * 0.18, height, air.shaded(scene.wall)),
      scene.brick &&
        line(
          rows
            .map(
              (y, row) =>
                d`M${-w + 20 + (row % 2) * 40} ${y}h44M${-w + 130 + (row % 2) * 40} ${y}h44M${w - 150 + (row % 2) * 40} ${y}h44`,
            )
            .join(''),
          mix(wallFill, air.of('ink'), 0.16),
          12,
          'square',
        ),
      groundFloor(air, scene.face, { width, height: storey, trim: scene.trim, cloth: scene.cloth }),
      ...Array.from({ length: storeys - 1 }, (_, index) =>
        upperFloor(air, scene.upper, -storey * (index + 1), width, storey, scene.trim),
      ),
    );
    const roofs: Record<typeof scene.build, string> = {
      box: rect(-w - 10, -height - 18, width + 20, 24, air.of(scene.roof)),
      gable: layers(
        shape(d`M${-w} ${-height + 2}L0 ${-height - 118}L${w} ${-height + 2}Z`, wallFill),
        shape(
          d`M${-w} ${-height + 2}L0 ${-height - 118}L${-w * 0.3} ${-height + 2}Z`,
          mix(wallFill, air.of('ink'), 0.12),
        ),
        circle(0, -height - 44, 25, air.of(scene.trim)),
        circle(0, -height - 44, 18, air.window),
        line(
          d`M${-w - 26} ${-height + 12}L0 ${-height - 122}L${w + 26} ${-height + 12}`,
          air.of(scene.roof),
          26,
        ),
        line(
          d`M${w * 0.1} ${-height - 112}L${w + 24} ${-height + 6}`,
          mix(air.of(scene.roof), air.of('white'), 0.2),
          8,
        ),
      ),
      hanok: put(0, -height + 2, 1, tiledRoof(air, width * 0.66, 118, 0.65)),
      factory:
        [0, 1, 2]
          .map((index) => {
            const left = -w + (index * width) / 3;
            return (
              shape(
                d`M${left} ${-height + 2}V${-height - 90}L${left + width / 3} ${-height + 2}Z`,
                air.of(scene.roof),
              ) +
              shape(
                d`M${left + 8} ${-height + 2}V${-height - 70}L${left + 8 + width / 8} ${-height + 2}Z`,
                air.window,
              )
            );
          })
          .join('') + rect(w - 70, -height - 150, 40, 152, air.of('brick')),
      lean: shape(
        d`M${-w - 16} ${-height + 4}L${-w - 16} ${-height - 20}L${w + 16} ${-height - 96}V${-height + 4}Z`,
        air.of(scene.roof),
      ),
      tent: '',
      villa: layers(
        rect(w - 130, -height - 118, 36, 80, air.of('brick')),
        shape(
          d`M${-w - 28} ${-height + 6}L${-w + 60} ${-height - 92}H${w - 60}L${w + 28} ${-height + 6}Z`,
          air.of(scene.roof),
        ),
        shape(
          d`M${w * 0.3} ${-height - 92}H${w - 60}L${w + 28} ${-height + 6}H${w * 0.44}Z`,
          mix(air.of(scene.roof), air.of('white'), 0.14),
        ),
        line(
          d`M${-w - 2} ${-height - 24}H${w + 2}M${-w + 28} ${-height - 56}H${w - 28}`,
          mix(air.of(scene.roof), air.of('ink'), 0.16),
          6,
        ),
      ),
      ship:
        rect(-w - 10, -height - 14, width + 20, 18, air.of(scene.roof)) +
        rect(-w * 0.7, -height - 86, width * 0.6, 74, wallFill) +
        rect(-w * 0.7 + 16, -height - 68, width * 0.6 - 32, 36, air.window) +
        line(
          d`M${w * 0.3} ${-height - 12}v-48M${w * 0.6} ${-height - 12}v-48M${w * 0.9} ${-height - 12}v-48M${w * 0.2} ${-height - 58}H${w}`,
          air.of('white'),
          6,
        ),
    };
    // The tent glows from within once its lamps are lit.
    const tarp = isLit ? mix(airAt('dawn').of(scene.cloth), air.of('ink'), 0.14) : air.of(scene.cloth);
    const tent = layers(
      shape(d`M${-w} -190L${-w + 70} -270H${w - 70}L${w} -190V0H${-w}Z`, tarp),
      shape(
        d`M${-w} -190L${-w + 70} -270H${-w + 200}L${-w + 130} -190V0H${-w}Z`,
        mix(tarp, air.of('ink'), 0.2),
      ),
      rect(-w + 30, -176, width - 60, 130, isLit ? air.window : air.of('blush')),
      line(d`M${-w + 30} -110H${w - 30}M-90 -176V-46M90 -176V-46`, air.of('cream'), 6),
      rect(-58, -176, 116, 176, isLit ? mix(air.window, air.of('white'), 0.3) : air.of('cream')),
      shape(d`M-64 -180H-10Q-30 -90 -64 -60ZM64 -180H10Q30 -90 64 -60Z`, tarp),
      rect(-w - 10, -198, width + 20, 18, air.of('cream')),
    );
    const before = scene.before.map((thing): string => {
      switch (thing) {
        case 'bicycle':
          return put(x - w + 60, foot + 26, 0.7, bicycle(air));
        case 'bench':
          return put(x + w - 70, foot + 24, 1, bench(air, { isTaken: false }));
        case 'pots':
          return (
            put(x - w + 6, foot + 14, 1, potPlant(air, 110, 'brick')) +
            put(x + w - 8, foot + 14, 1, potPlant(air, 90, 'brick'))
          );
        case 'table':
          return (
            put(x + w + 20, foot + 40, 1, cafeTable(air, 'pine')) +
            put(x - w - 30, foot + 44, 1, cafeTable(air, 'pine'))
          );
        case 'jars':
          return (
            put(x + w + 10, foot + 34, 1, jar(air, 92)) +
            put(x + w + 84, foot + 44, 1, jar(air, 74)) +
            put(x + w - 54, foot + 44, 1, jar(air, 66))
          );
        case 'queue':
          return [0, 1, 2, 3]
            .map((index) =>
              put(
                x + 40 + index * 56,
                foot + 34 + index * 4,
                1,
                person(air, 92 - (index % 2) * 8, {
                  coat: (['sunrise', 'deep', 'leaf', 'apricot'] as const)[index] ?? 'deep',
                  hat: index === 2,
                }),
              ),
            )
            .join('');
        case 'couple':
          return put(x + random.between(70, 150), foot + 50, 1, companions(air, random, 92));
        case 'one':
          return put(
            x - random.between(60, 150),
            foot + 46,
            1,
            person(air, 92, { coat: random.pick(['deep', 'sunrise', 'leaf'] as const) }),
          );
        case 'wire':
          return lampWire(air, [0, 120], [800, 150], 11, 'bulb');
        case 'lanterns':
          return lampWire(air, [0, 90], [800, 110], 7, 'lantern');
        case 'shrubs':
          return (
            put(x - w - 20, foot + 10, 1, shrub(air, 150, 'leaf')) +
            put(x + w + 30, foot + 10, 1, shrub(air, 120))
          );
        case 'pine':
          return put(x - w - 60, foot + 50, 1, pine(air, random, 380));
        default:
          return put(
            x - w + 40,
            foot + 26,
            1,
            rect(-60, -50, 54, 50, air.of('timber')) +
              rect(0, -50, 54, 50, air.of('plank')) +
              rect(-30, -98, 54, 48, air.of('timber')) +
              line('M-50-25h34M10-25h34M-20-74h34', air.of('wood'), 5),
          );
      }
    });
    const signSide = random.pick([1, 1, -1] as const);
    const signX = x + signSide * (w + (scene.build === 'hanok' ? -56 : 30));
    return layers(
      backdrop(hourAir, random, scene.behind),
      ground(foot - 6, hourAir.of(scene.floor), scene.behind === 'town' ? 0 : -10),
      scene.behind === 'town' && rect(0, 560, canvas.width, 40, hourAir.shaded(scene.floor)),
      shape(
        d`M${x - 50} ${foot}H${x + 50}L${x + 120} 600H${x - 120}Z`,
        isLit
          ? mix(hourAir.of(scene.floor), hourAir.glint, 0.4)
          : mix(air.of(scene.floor), air.of('white'), 0.3),
      ),
      ellipse(x, foot + 2, w + 20, 9, mix(hourAir.of(scene.floor), hourAir.of('ink'), 0.3)),
      put(
        x,
        foot,
        1,
        scene.build === 'tent'
          ? tent
          : layers(body, roofs[scene.build], awning(air, scene.awning, -storey + 24, width, scene.cloth)),
      ),
      scene.sign &&
        put(
          signX,
          foot - storey + (scene.build === 'hanok' ? 96 : -10),
          0.9,
          sign(air, scene.sign, scene.trim, signSide),
        ),
      ...before,
    );
  },
);
