import { type Air, airAt } from '../air.ts';
import { d, layers, line, put } from '../brush.ts';
import { mix, palette } from '../palette.ts';
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
export function discOf(air: Air, horizon: number, behind: Distance, x = 596) {
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
    sky(air, random, { horizon, disc: discOf(air, horizon, behind, sunAt), clouds, birds }),
    behind === 'sea' &&
      water(air, random, { y: horizon, glintAt: air.hour === 'dusk' ? null : sunAt }) +
        farShore(air, random, { y: horizon + 4, side: sunAt > 400 ? 'left' : 'right' }),
    behind === 'hills' && mountains(air, random, { y: horizon - 24, height: 92, rows: 3 }),
    behind === 'peaks' && mountains(air, random, { y: horizon - 40, height: 190, rows: 3 }),
  );
}

/** Strings of lamps or lanterns over a street or a court, from one upper corner to the other. */
export function lampString(air: Air, y: number, sag: number): string {
  const lamps = [80, 200, 320, 440, 560, 680].map((x, index) => {
    const drop = y + sag * (1 - ((x - 400) / 400) ** 2);
    return put(
      x,
      drop + 30,
      1,
      layers(
        line('M0 -34V-18', air.of('foam'), 3),
        `<ellipse rx="22" ry="25" fill="${air.of(index % 2 ? 'apricot' : 'sunrise')}"/>`,
        `<path d="M-11 -27h22v6h-22zM-11 21h22v6h-22z" fill="${air.of('ink')}"/>`,
      ),
    );
  });
  return layers(line(d`M-10 ${y}Q400 ${y + sag * 2} 810 ${y}`, air.of('foam'), 4), ...lamps);
}

/** The colours of a lit room: they stay warm after sunset, while the window shows the hour. */
export function indoors(air: Air): Air {
  if (air.hour !== 'dusk' && air.hour !== 'night') return air;
  const day = airAt('day');
  const of: Air['of'] = (pigment) => mix(day.of(pigment), palette.apricot, 0.1);
  return { ...air, of, shaded: (pigment) => mix(of(pigment), palette.ink, 0.3) };
}
