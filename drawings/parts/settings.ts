import type { Air } from '../air.ts';
import { layers } from '../brush.ts';
import type { Random } from '../random.ts';
import { farShore, mountains } from './land.ts';
import { sky } from './sky.ts';
import { water } from './water.ts';

export const distances = ['hills', 'peaks', 'sea', 'none'] as const;
export type Distance = (typeof distances)[number];

/**
 * The position of the sun or the moon over land or sea: it rises low and sets behind the western mountains, never in the
 * sea.
 */
export function sunPosition(air: Air, horizon: number, behind: Distance, x = 596) {
  switch (air.hour) {
    case 'dawn':
      return { x, y: behind === 'sea' ? horizon - 26 : horizon - 96, radius: 50 };
    case 'dusk':
      return behind === 'sea' ? null : { x, y: horizon - 100, radius: 48 };
    default:
      return { x, y: Math.min(132, horizon * 0.4) };
  }
}

/** The background of a place: the sky with its light, then hills, the peaks of Baekdudaegan, or the sea. */
export function backdrop(
  air: Air,
  random: Random,
  {
    horizon = 330,
    behind = 'hills',
    sunAt = 596,
    clouds = 1,
    birds = false,
  }: { horizon?: number; behind?: Distance; sunAt?: number; clouds?: number; birds?: boolean } = {},
): string {
  return layers(
    sky(air, random, { horizon, disc: sunPosition(air, horizon, behind, sunAt), clouds, birds }),
    behind === 'sea' &&
      water(air, random, { y: horizon, glintAt: air.hour === 'dusk' ? null : sunAt }) +
        farShore(air, random, { y: horizon + 4, side: sunAt > 400 ? 'left' : 'right' }),
    behind === 'hills' && mountains(air, random, { y: horizon - 24, height: 92, rows: 3 }),
    behind === 'peaks' && mountains(air, random, { y: horizon - 40, height: 190, rows: 3 }),
  );
}
