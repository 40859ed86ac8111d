import type { Air } from '../air.ts';
import { canvas, circle, d, ellipse, layers, line, rect, shape } from '../brush.ts';
import { mix, type Pigment, palette } from '../palette.ts';
import { lampOf } from './facades.ts';

/** An opening in a wall, by its upper left corner. */
export interface Opening {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A colour in a room: in the evening lamps are lit, and it stays warm. */
export function indoors(air: Air, pigment: Pigment): string {
  if (air.isDark) return mix(mix(palette[pigment], palette.night, 0.2), palette.apricot, 0.08);
  if (air.hour === 'dusk') return mix(mix(palette[pigment], palette.ink, 0.06), palette.apricot, 0.1);
  return air.of(pigment);
}

/** The same in shadow. */
export function indoorShade(air: Air, pigment: Pigment): string {
  return mix(indoors(air, pigment), palette.ink, 0.24);
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
      indoorShade(air, pigment),
    ),
    shape(
      d`M${x + width + 56} ${top}H${x + width - 22}Q${x + width - 36} ${y + height * 0.5} ${x + width + 18} ${foot}H${x + width + 70}Q${x + width + 42} ${y + height * 0.4} ${x + width + 56} ${top}Z`,
      indoors(air, pigment),
    ),
    line(d`M${x - 84} ${top}H${x + width + 84}`, indoors(air, 'wood'), 10),
  );
}

/** A floor of boards from `y` down. */
export function boards(air: Air, y: number, pigment: Pigment = 'plank'): string {
  const seam = mix(indoors(air, pigment), palette.ink, 0.16);
  return layers(
    rect(0, y, canvas.width, canvas.height - y, indoors(air, pigment)),
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
    isLit && circle(0, -86, 74, mix(indoors(air, 'sand'), palette.apricot, 0.3)),
    line('M0 0V-60', indoors(air, 'ink'), 7),
    ellipse(0, 0, 20, 5, indoors(air, 'ink')),
    shape('M-30 -56L-17 -120H17L30 -56Z', isLit ? lampOf(air) : indoors(air, pigment)),
  );
}

/** A plant in a pot, about 150 high. */
export function pottedPlant(air: Air, pot: Pigment = 'sunrise'): string {
  return layers(
    line('M0 -52V-110', indoors(air, 'pine'), 7),
    shape('M-22 -58H22L16 0H-16Z', indoors(air, pot)),
    shape('M-22 -58H-6L-4 0H-16Z', indoorShade(air, pot)),
    shape('M0 -96Q-48 -112 -44 -172Q2 -152 0 -96Q4 -164 50 -184Q58 -116 0 -96Z', indoors(air, 'leaf')),
    shape('M0 -84Q-46 -84 -60 -122Q-14 -126 0 -84Z', indoors(air, 'pine')),
  );
}

/** A framed sheet on the wall: a hill, a sun, a sea; no letters. */
export function wallPicture(air: Air, width: number, height: number, pigment: Pigment): string {
  const w = width / 2;
  return layers(
    rect(-w, 0, width, height, indoors(air, 'white')),
    rect(-w + 8, 8, width - 16, height - 16, indoors(air, pigment)),
    circle(w * 0.24, height * 0.4, width * 0.13, indoors(air, 'blush')),
    shape(
      d`M${-w + 8} ${height * 0.72}Q${-w * 0.3} ${height * 0.44} ${w - 8} ${height * 0.7}V${height - 8}H${-w + 8}Z`,
      indoors(air, 'leaf'),
    ),
  );
}

/** A lamp that hangs from the ceiling at y = 0. */
export function pendant(air: Air, drop: number, pigment: Pigment, form: 'cone' | 'globe' = 'cone'): string {
  const light = lampOf(air);
  return form === 'globe'
    ? layers(line(d`M0 0V${drop}`, indoors(air, 'ink'), 3), circle(0, drop + 20, 24, light))
    : layers(
        line(d`M0 0V${drop}`, indoors(air, 'ink'), 3),
        ellipse(0, drop + 38, 26, 9, light),
        shape(d`M-10 ${drop}H10L36 ${drop + 38}H-36Z`, indoors(air, pigment)),
      );
}

/** A suitcase on wheels, 90 high. */
export function suitcase(air: Air, pigment: Pigment): string {
  return layers(
    line('M-12 -84V-118H12V-84', indoors(air, 'ink'), 5),
    rect(-32, -88, 64, 82, indoors(air, pigment), 10),
    rect(-32, -88, 22, 82, indoorShade(air, pigment), 10),
    line('M-8 -80V-14M10 -80V-14', indoorShade(air, pigment), 4),
    circle(-20, -4, 6, indoors(air, 'ink')),
    circle(20, -4, 6, indoors(air, 'ink')),
  );
}

/** An easy chair seen from the front, a little from the left. */
export function armchair(air: Air, pigment: Pigment): string {
  return layers(
    line('M-46 -8L-52 12M46 -8L52 12', indoors(air, 'wood'), 8),
    rect(-50, -118, 100, 96, indoors(air, pigment), 26),
    rect(-64, -74, 30, 66, indoorShade(air, pigment), 13),
    rect(34, -74, 30, 66, indoors(air, pigment), 13),
    rect(-40, -54, 80, 34, mix(indoors(air, pigment), palette.white, 0.22), 12),
    rect(-58, -26, 116, 22, indoorShade(air, pigment), 9),
  );
}

/** A cup on a saucer with steam, 40 wide. */
export function cup(air: Air, pigment: Pigment = 'white'): string {
  return layers(
    ellipse(0, 0, 30, 6, indoors(air, pigment)),
    shape('M-19 -26H19Q19 -2 8 -2H-8Q-19 -2 -19 -26Z', indoors(air, pigment)),
    shape('M-19 -26H-9Q-9 -6 -4 -2H-8Q-19 -2 -19 -26Z', indoorShade(air, pigment)),
    ellipse(0, -26, 19, 4, indoors(air, 'wood')),
    line('M19 -20q12 -1 10 7q-2 6 -12 6', indoors(air, pigment), 4),
    line(
      'M-5 -36q-5 -7 0 -13t0 -12M6 -38q-5 -6 0 -11t0 -10',
      mix(indoors(air, 'white'), indoors(air, 'stone'), 0.15),
      3,
    ),
  );
}
