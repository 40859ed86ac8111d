import type { Air } from '../air.ts';
import { canvas, circle, d, layers, line, put, rect, shape } from '../brush.ts';
import { palette } from '../palette.ts';
import type { Random } from '../random.ts';

interface SkyOptions {
  /** The lower edge of the sky. */
  horizon: number;
  /** The position of the sun or the moon; null where it is not visible. */
  disc?: { x: number; y: number; radius?: number } | null;
  clouds?: number;
  birds?: boolean;
}

function cloud(x: number, y: number, scale: number, fill: string): string {
  const outline =
    'M-75 24h150a15 15 0 0 0-22.5-21a30 30 0 0 0-57-9a22.5 22.5 0 0 0-42 12a15 15 0 0 0-28.5 18z';
  return put(x, y, scale, shape(outline, fill));
}

function stars(horizon: number, random: Random): string {
  return Array.from({ length: 9 }, (_, index) =>
    circle(
      40 + index * 85 + random.between(-30, 30),
      random.between(24, horizon * 0.55),
      random.between(2, 4),
      palette.foam,
    ),
  ).join('');
}

function bird(x: number, y: number, scale: number, stroke: string): string {
  return line(
    d`M${x - 16 * scale} ${y - 6 * scale}q${8 * scale}${-8 * scale} ${16 * scale} ${4 * scale}q${8 * scale}${-12 * scale} ${16 * scale}${-4 * scale}`,
    stroke,
    4 * scale,
  );
}

/** The sky in four soft bands, with its sun or moon, clouds by day, stars by night. */
export function sky(
  air: Air,
  random: Random,
  { horizon, disc = { x: 590, y: 130 }, clouds = 1, birds = false }: SkyOptions,
): string {
  const [top, ...bands] = air.sky;
  const lean = random.pick([1, -1] as const) * 22;
  return layers(
    rect(0, 0, canvas.width, canvas.height, top),
    ...bands.map((fill, index) => {
      const y = horizon * (0.26 + index * 0.28);
      const bow = index % 2 === 0 ? -lean : lean;
      return shape(d`M0 ${y}Q200 ${y + bow} 400 ${y}T800 ${y}V600H0Z`, fill);
    }),
    air.isDark && stars(horizon, random),
    disc !== null && circle(disc.x, disc.y, disc.radius ?? (air.isDark ? 38 : 46), air.disc),
    ...(air.isDark
      ? []
      : Array.from({ length: clouds }, (_, index) =>
          cloud(
            random.between(90, 340) + index * 330,
            random.between(70, horizon * 0.4),
            random.between(0.7, 1.05),
            air.hour === 'day' ? palette.white : air.sky[3],
          ),
        )),
    birds &&
      !air.isDark &&
      bird(250, horizon * 0.42, 1, air.of('ink')) + bird(304, horizon * 0.36, 0.7, air.of('ink')),
  );
}

/** The sky over the land: the sun sets behind the western mountains, at `x`, and does not rise there. */
export function westernSky(
  air: Air,
  random: Random,
  { horizon, x = 640, y = 114, clouds = 1 }: { horizon: number; x?: number; y?: number; clouds?: number },
): string {
  const disc =
    air.hour === 'dawn'
      ? null
      : air.hour === 'dusk'
        ? { x, y: Math.max(y, horizon - 110), radius: 44 }
        : { x, y, radius: air.isDark ? 34 : 42 };
  return sky(air, random, { horizon, disc, clouds });
}
