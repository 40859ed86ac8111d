import type { Air } from '../../air.ts';
import { circle, d, ellipse, layers, line, shape } from '../../brush.ts';
import { mix, type Pigment } from '../../palette.ts';
import type { Dish } from './menu/dish.ts';
import { type DishName, dishes } from './menu.ts';
import { lay, type MorselName, morsels } from './morsels.ts';
import type { Ware } from './vessel.ts';
import { vesselFromAbove } from './vesselFromAbove.ts';
import { vesselFromSide } from './vesselFromSide.ts';

export interface DishOptions {
  /** Seen from the side, or from above. */
  from: 'side' | 'above';
  glaze?: Pigment | undefined;
  ware?: Ware | undefined;
}

/** Steam over something hot: three strands over the origin. */
export function steam(air: Air, scale = 1): string {
  const s = scale;
  const strand = (x: number, tall: number) =>
    `M${x * s} 0q${-22 * s}${-30 * s} 0${-60 * s}t0${-tall * s}`.replaceAll('--', '-');
  return line(
    strand(-54, 52) + strand(0, 74) + strand(54, 52),
    mix(air.of('white'), air.of('blush'), 0.15),
    9 * s,
  );
}

const arcs =
  'M-160-10Q-110-120-10-128M-150 40Q-60-60 60-40T160 0M-110 100Q-20 10 90 60T150 60M-60-90Q40-140 120-70M-30 130Q40 70 110 110M-130-60Q-30-90 50 0T80 90M-160 10Q-100 70-40 60';

/** Noodles in their broth, or heaped on the plate; rice; nothing. */
function bed(air: Air, dish: Dish, across: number, down: number, isFlat: boolean): string {
  const { bed: kind, bedColour } = dish;
  if (!kind || !bedColour) return '';
  const fill = air.of(bedColour);
  const dark = mix(fill, air.of('ink'), 0.18);
  const light = mix(fill, air.of('white'), 0.35);
  if (kind === 'noodles') {
    return lay(0, 0, across / 176, down / across, 0, line(arcs, dark, 21) + line(arcs, fill, 14));
  }
  if (isFlat) {
    return layers(
      circle(0, 6, across * 0.74, dark),
      circle(0, 0, across * 0.72, fill),
      lay(
        0,
        0,
        across / 250,
        1,
        30,
        kind === 'heap'
          ? line(arcs, light, 8)
          : line('M-60-20l8 4M-10-60l8 3M40 0l8-3M-30 50l8 3M70 60l8-2M60-60l8 2', dark, 8),
      ),
    );
  }
  const w = across * 0.8;
  const h = kind === 'heap' ? across * 0.56 : across * 0.34;
  return layers(
    shape(
      `M${-w} ${down * 0.1}Q${-w * 0.96} ${-h} 0 ${-h}T${w} ${down * 0.1}Q${w * 0.6} ${down * 0.66} 0 ${down * 0.66}T${-w} ${down * 0.1}Z`,
      fill,
    ),
    kind === 'heap' &&
      layers(
        line(
          d`M${-w * 0.84} 0Q${-w * 0.7} ${-h * 0.8} 0 ${-h * 0.86}M${-w * 0.66} ${h * 0.14}Q${-w * 0.5} ${-h * 0.56} ${w * 0.1} ${-h * 0.6}T${w * 0.62} ${-h * 0.3}M${-w * 0.36} ${h * 0.2}Q${-w * 0.2} ${-h * 0.3} ${w * 0.3} ${-h * 0.3}T${w * 0.66} ${h * 0.1}M${w * 0.86} 0Q${w * 0.8} ${-h * 0.5} ${w * 0.4} ${-h * 0.8}`,
          dark,
          8,
        ),
        line(
          d`M${-w * 0.76} ${h * 0.06}Q${-w * 0.6} ${-h * 0.7} ${w * 0.06} ${-h * 0.74}M${-w * 0.5} ${h * 0.18}Q${-w * 0.36} ${-h * 0.44} ${w * 0.2} ${-h * 0.44}T${w * 0.68} ${-h * 0.14}M${-w * 0.18} ${h * 0.22}Q0 ${-h * 0.14} ${w * 0.4} ${-h * 0.1}M${w * 0.76} ${h * 0.04}Q${w * 0.72} ${-h * 0.4} ${w * 0.3} ${-h * 0.68}M${-w * 0.3} ${-h * 0.84}Q${w * 0.2} ${-h * 0.98} ${w * 0.6} ${-h * 0.62}`,
          light,
          7,
        ),
      ),
  );
}

/** A served dish; it stands on the origin (from the side) or is centred on it (from above). */
export function dish(air: Air, name: DishName, { from, glaze, ware }: DishOptions): string {
  const recipe: Dish = dishes[name];
  const isFlat = from === 'above';
  const draw = isFlat ? vesselFromAbove : vesselFromSide;
  const vessel = draw(
    air,
    ware ?? recipe.ware,
    glaze ?? recipe.glaze,
    recipe.broth ? air.of(recipe.broth) : null,
  );
  const { across, down } = vessel;
  const mound = recipe.bed === 'heap' ? 0.5 : recipe.bed === 'mound' ? 0.28 : (recipe.heap ?? 0);
  const pieces = [...recipe.pieces].sort((first, second) => (isFlat ? 0 : first[2] - second[2]));
  const size = isFlat ? across / 148 : across / 162;
  return layers(
    vessel.art,
    `<g transform="translate(0 ${vessel.y})">${layers(
      recipe.broth &&
        ellipse(
          across * 0.3,
          down * 0.1,
          across * 0.6,
          down * 0.7,
          mix(air.of(recipe.broth), air.of('white'), 0.1),
        ),
      bed(air, recipe, across, down, isFlat),
      ...pieces.map(([morsel, u, v, scale = 1, turn = 0]) => {
        const lift = isFlat ? 0 : Math.max(0, 1 - u * u - v * v * 0.6) * mound * across;
        return lay(
          u * across,
          v * down - lift,
          scale * size,
          isFlat ? 1 : down / across > 0.355 ? 0.84 : 0.76,
          isFlat ? turn : turn / 3,
          morselArt(air, morsel),
        );
      }),
    )}</g>`,
  );
}

function morselArt(air: Air, name: MorselName): string {
  return morsels[name](air);
}
