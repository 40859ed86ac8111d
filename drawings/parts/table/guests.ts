import type { Air } from '../../air.ts';
import { layers, put } from '../../brush.ts';
import type { Random } from '../../random.ts';
import { person } from '../people.ts';

const coats = ['sunrise', 'deep', 'leaf', 'apricot', 'sea', 'brick', 'timber', 'foam'] as const;

/** Two guests side by side, in random clothes. */
export function companions(air: Air, random: Random, height: number): string {
  return layers(
    put(
      -height * 0.2,
      0,
      1,
      person(air, height, { coat: random.pick(coats), hat: random.between(0, 1) < 0.2 }),
    ),
    put(height * 0.2, 0, 1, person(air, height * random.between(0.86, 0.97), { coat: random.pick(coats) })),
  );
}
