import type { Air } from '../air.ts';
import { circle, d, layers, line, put, shape } from '../brush.ts';
import { mix, palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { flock } from './gulls.ts';
import { farShore } from './land.ts';
import { sky } from './sky.ts';
import { water } from './water.ts';

interface SeascapeOptions {
  horizon?: number;
  /** The horizontal position of the sun or the moon above the sea. */
  light?: number;
  /** Its vertical position, except for the rising sun. */
  discY?: number;
  /** The side on which the coast continues into the distance. */
  shore?: 'left' | 'right' | 'none';
  clouds?: number;
  birds?: boolean;
  /** No ripples: for a sea seen through a window. */
  isCalm?: boolean;
  /** A sail by day, the lamps of squid boats by night: the sail's position, by default to the left of the light. */
  boats?: boolean | number;
}

/**
 * Sky, horizon and open water. Gangneung's sea lies in the east: the sun comes out of it at dawn and never goes down in
 * it, so that at dusk the moon rises there instead.
 */
export function seascape(
  air: Air,
  random: Random,
  {
    horizon = 318,
    light = 596,
    discY = Math.max(64, horizon * 0.41),
    shore = 'left',
    clouds = 1,
    birds = true,
    isCalm = false,
    boats = false,
  }: SeascapeOptions,
): string {
  const isDusk = air.hour === 'dusk';
  const disc = air.hour === 'dawn' ? { x: light, y: horizon - 22, radius: 58 } : { x: light, y: discY };
  return layers(
    sky(air, random, { horizon, disc: isDusk ? null : disc, clouds }),
    birds && !air.isDark && flock(air, random, horizon),
    isDusk && circle(light, Math.max(discY, horizon * 0.48), 36, mix(air.sky[3], palette.white, 0.5)),
    shore !== 'none' && farShore(air, random, { y: horizon + 6, side: shore }),
    water(air, random, { y: horizon, glintAt: light }),
    !isCalm && ripples(air, random, horizon),
    boats !== false &&
      farBoats(
        air,
        horizon,
        boats === true ? (light > 400 ? light - 250 : Math.max(70, light - 210)) : boats,
      ),
  );
}

/** A few short waves on the far water, different in every picture. */
function ripples(air: Air, random: Random, horizon: number): string {
  const waves = Array.from(
    { length: 7 },
    (_, index) => d`M${random.between(20, 740)} ${horizon + 16 + index * 15}q7 -5 14 0t14 0`,
  );
  return line(waves.join(''), air.isDark ? air.water[0] : air.of('spray'), 3);
}

function farBoats(air: Air, horizon: number, x: number): string {
  if (air.isDark) {
    return line(`M120 ${horizon + 2}h18M236 ${horizon + 2}h10M398 ${horizon + 2}h16`, air.window, 7);
  }
  return put(
    x,
    horizon + 12,
    1,
    shape('M2-58Q34-26 36-10H2Z', air.of('white')) +
      shape('M-4-46Q-8-20-26-10H-4Z', air.of('apricot')) +
      shape('M-32-8H42L32 6H-22Z', air.of('sunrise')),
  );
}
