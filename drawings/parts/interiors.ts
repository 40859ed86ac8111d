import type { Air } from '../air.ts';
import { canvas, circle, d, ellipse, layers, line, rect, shape } from '../brush.ts';
import { mix, type Pigment, palette } from '../palette.ts';
import { litGlassColour } from './facades.ts';

/** An opening in a wall, by its upper left corner. */
export interface Opening {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A wall with holes for its windows: the outline of a hole runs in the opposite direction to that of the wall. */
export function wallWith(openings: readonly Opening[], fill: string, foot: number = canvas.height): string {
  const holes = openings.map(({ x, y, width, height }) => d`M${x} ${y}v${height}h${width}v${-height}z`);
  return shape(d`M0 0H800V${foot}H0Z` + holes.join(''), fill);
}

/** A window's frame, with bars that divide it into `across` by `down` panes. */
export function frame(
  { x, y, width, height }: Opening,
  fill: string,
  { weight = 14, across = 1, down = 1 }: { weight?: number; across?: number; down?: number } = {},
): string {
  const bars = [
    ...Array.from(
      { length: across - 1 },
      (_, index) => d`M${x + (width * (index + 1)) / across} ${y}v${height}`,
    ),
    ...Array.from({ length: down - 1 }, (_, index) => d`M${x} ${y + (height * (index + 1)) / down}h${width}`),
  ];
  return layers(
    line(d`M${x} ${y}h${width}v${height}h${-width}z`, fill, weight, 'square'),
    bars.length > 0 && line(bars.join(''), fill, weight * 0.6, 'square'),
  );
}

/** Two curtains, drawn back, on a rod. */
export function curtains(air: Air, { x, y, width, height }: Opening, pigment: Pigment): string {
  const foot = y + height + 46;
  const top = y - 32;
  return layers(
    shape(
      d`M${x - 56} ${top}H${x + 22}Q${x + 36} ${y + height * 0.5} ${x - 18} ${foot}H${x - 70}Q${x - 42} ${y + height * 0.4} ${x - 56} ${top}Z`,
      air.shaded(pigment),
    ),
    shape(
      d`M${x + width + 56} ${top}H${x + width - 22}Q${x + width - 36} ${y + height * 0.5} ${x + width + 18} ${foot}H${x + width + 70}Q${x + width + 42} ${y + height * 0.4} ${x + width + 56} ${top}Z`,
      air.of(pigment),
    ),
    line(d`M${x - 84} ${top}H${x + width + 84}`, air.of('wood'), 10),
  );
}

/** A floor of boards from `y` down. */
export function boards(air: Air, y: number, pigment: Pigment = 'plank'): string {
  const seam = mix(air.of(pigment), palette.ink, 0.16);
  return layers(
    rect(0, y, canvas.width, canvas.height - y, air.of(pigment)),
    line(
      d`M0 ${y + 34}H800M0 ${y + 78}H800M140 ${y}V${y + 34}M520 ${y}V${y + 34}M330 ${y + 34}V${y + 78}M690 ${y + 34}V${y + 78}`,
      seam,
      4,
      'square',
    ),
  );
}

/** A lamp on a foot or a table: its shade's lower edge lies 60 above its foot. */
export function tableLamp(air: Air, pigment: Pigment = 'blush'): string {
  const isLit = air.isDark || air.hour === 'dusk';
  return layers(
    isLit && circle(0, -86, 74, mix(air.of('sand'), palette.apricot, 0.3)),
    line('M0 0V-60', air.of('ink'), 7),
    ellipse(0, 0, 20, 5, air.of('ink')),
    shape('M-30 -56L-17 -120H17L30 -56Z', isLit ? litGlassColour(air) : air.of(pigment)),
  );
}

/** A framed sheet on the wall: a hill, a sun, a sea; no letters. */
export function wallPicture(air: Air, width: number, height: number, pigment: Pigment): string {
  const w = width / 2;
  return layers(
    rect(-w, 0, width, height, air.of('white')),
    rect(-w + 8, 8, width - 16, height - 16, air.of(pigment)),
    circle(w * 0.24, height * 0.4, width * 0.13, air.of('blush')),
    shape(
      d`M${-w + 8} ${height * 0.72}Q${-w * 0.3} ${height * 0.44} ${w - 8} ${height * 0.7}V${height - 8}H${-w + 8}Z`,
      air.of('leaf'),
    ),
  );
}

/** A suitcase on wheels, 90 high. */
export function suitcase(air: Air, pigment: Pigment): string {
  return layers(
    line('M-12 -84V-118H12V-84', air.of('ink'), 5),
    rect(-32, -88, 64, 82, air.of(pigment), 10),
    rect(-32, -88, 22, 82, air.shaded(pigment), 10),
    line('M-8 -80V-14M10 -80V-14', air.shaded(pigment), 4),
    circle(-20, -4, 6, air.of('ink')),
    circle(20, -4, 6, air.of('ink')),
  );
}

/** A cup on a saucer with steam, 40 wide. */
export function cup(air: Air, pigment: Pigment = 'white'): string {
  return layers(
    ellipse(0, 0, 30, 6, air.of(pigment)),
    shape('M-19 -26H19Q19 -2 8 -2H-8Q-19 -2 -19 -26Z', air.of(pigment)),
    shape('M-19 -26H-9Q-9 -6 -4 -2H-8Q-19 -2 -19 -26Z', air.shaded(pigment)),
    ellipse(0, -26, 19, 4, air.of('wood')),
    line('M19 -20q12 -1 10 7q-2 6 -12 6', air.of(pigment), 4),
    line('M-5 -36q-5 -7 0 -13t0 -12M6 -38q-5 -6 0 -11t0 -10', mix(air.of('white'), air.of('stone'), 0.15), 3),
  );
}
