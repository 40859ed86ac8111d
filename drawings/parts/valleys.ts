import type { Air } from '../air.ts';
import { d, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import type { Random } from '../random.ts';
import { boulder } from './stones.ts';
import { fir } from './trees.ts';

/** Two wooded slopes that meet in the middle, with the far gap open between them. */
export function slopes(air: Air, y: number): string {
  return layers(
    shape(d`M0 ${y - 60}Q140 ${y - 100} 260 ${y + 20}T440 ${y + 110}V600H0Z`, air.of('leaf')),
    shape(
      d`M800 ${y - 90}Q660 ${y - 100} 560 ${y}T380 ${y + 110}V600H800Z`,
      mix(air.of('moss'), air.of('leaf'), 0.3),
    ),
  );
}

/** Firs of `height` scattered along a line that climbs to one side. */
export function firs(
  air: Air,
  random: Random,
  {
    from,
    to,
    y,
    rise,
    height,
    count,
  }: { from: number; to: number; y: number; rise: number; height: number; count: number },
): string {
  return Array.from({ length: count }, (_, index) => {
    const part = count === 1 ? 0 : index / (count - 1);
    const x = from + (to - from) * part + random.between(-10, 10);
    return put(x, y - rise * part + random.between(-6, 8), 1, fir(air, height * random.between(0.8, 1.15)));
  }).join('');
}

/** A stream that winds from the middle distance at `y` to the viewer. */
export function stream(air: Air, y: number, spread = 1): string {
  const s = spread;
  const depth = 600 - y;
  return layers(
    shape(
      d`M394 ${y}Q${430 + 30 * s} ${y + depth * 0.14} ${420 - 20 * s} ${y + depth * 0.3}Q${350 - 30 * s} ${y + depth * 0.5} ${400 + 60 * s} ${y + depth * 0.66}Q${470 + 90 * s} ${y + depth * 0.84} ${430 + 120 * s} 600H${330 - 190 * s}Q${330 - 120 * s} ${y + depth * 0.82} ${350 - 60 * s} ${y + depth * 0.66}Q${330 - 50 * s} ${y + depth * 0.36} ${390 - 10 * s} ${y + depth * 0.16}Q${404} ${y + depth * 0.06} 394 ${y}Z`,
      air.water[0],
    ),
    line(
      d`M400 ${y + depth * 0.3}q${-34 * s} ${depth * 0.12} ${10 * s} ${depth * 0.22}M${380 - 60 * s} ${y + depth * 0.74}h${90 * s}M${410 + 20 * s} ${y + depth * 0.84}h${80 * s}M${350 - 80 * s} ${y + depth * 0.92}h${100 * s}`,
      air.isDark ? air.water[1] : air.of('foam'),
      5,
    ),
  );
}

/** A waterfall between cliffs: its lip at `top`, its pool at `foot`. `tiers` breaks its fall. */
export function waterfall(
  air: Air,
  random: Random,
  { top, foot, tiers = 1 }: { top: number; foot: number; tiers?: 1 | 2 },
): string {
  const height = foot - top;
  const half = 62;
  const strands = [-0.55, 0.05, 0.6].map(
    (part) =>
      d`M${400 + half * part} ${top + 14}Q${400 + half * part - 8} ${top + height * 0.5} ${400 + half * part * 1.1} ${foot - 14}`,
  );
  return layers(
    shape(
      d`M-10 ${top - 60}Q120 ${top - 84} 200 ${top - 30}L300 ${top - 12} ${400 - half} ${top + 4} ${400 - half + 22} ${foot}H-10Z`,
      air.of('slate'),
    ),
    shape(
      d`M810 ${top - 70}Q680 ${top - 104} 600 ${top - 44}L500 ${top - 14} ${400 + half} ${top + 4} ${400 + half - 22} ${foot}H810Z`,
      air.of('stone'),
    ),
    shape(
      d`M200 ${top - 30}L300 ${top - 12} ${400 - half} ${top + 4} ${400 - half + 22} ${foot}H240L270 ${top + height * 0.46}Z`,
      air.shaded('slate'),
    ),
    shape(
      d`M600 ${top - 44}L500 ${top - 14} ${400 + half} ${top + 4} ${400 + half - 22} ${foot}H530L510 ${top + height * 0.5} 568 ${top + height * 0.3}Z`,
      air.of('rock'),
    ),
    shape(
      d`M-10 ${top - 60}Q120 ${top - 84} 200 ${top - 30}Q100 ${top - 34} -10 ${top + 6}Z`,
      air.of('leaf'),
    ),
    shape(
      d`M810 ${top - 70}Q680 ${top - 104} 600 ${top - 44}Q700 ${top - 50} 810 ${top - 10}Z`,
      air.of('leaf'),
    ),
    shape(
      d`M${400 - half} ${top + 2}Q400 ${top - 18} ${400 + half} ${top + 2}L${400 + half * 0.94} ${top + height * 0.5}Q${400 + half * 1.5} ${top + height * 0.62} ${400 + half * 1.24} ${foot + 6}H${400 - half * 1.24}Q${400 - half * 1.4} ${top + height * 0.6} ${400 - half * 0.9} ${top + height * 0.5}Z`,
      air.of('foam'),
    ),
    line(strands.join(''), air.water[0], 8),
    tiers === 2 &&
      layers(
        shape(
          d`M${400 - half * 1.6} ${top + height * 0.52}Q400 ${top + height * 0.44} ${400 + half * 1.6} ${top + height * 0.52}L${400 + half * 1.3} ${top + height * 0.6}H${400 - half * 1.3}Z`,
          air.of('white'),
        ),
        put(400 - half * 1.5, top + height * 0.6, 1, boulder(air, 90, 40)),
        put(400 + half * 1.6, top + height * 0.6, 1, boulder(air, 80, 36)),
      ),
    rect(0, foot, 800, 600 - foot, air.water[2]),
    shape(d`M0 ${foot + 60}q200 -20 400 0t400 0V600H0Z`, air.water[3]),
    shape(
      d`M${400 - 150} ${foot + 10}Q${400 - 130} ${foot - 24} ${400 - 86} ${foot - 12}Q${400 - 56} ${foot - 36} ${400 - 20} ${foot - 16}Q${400 + 20} ${foot - 36} ${400 + 56} ${foot - 16}Q${400 + 104} ${foot - 28} ${400 + 150} ${foot + 10}Q400 ${foot + 30} ${400 - 150} ${foot + 10}Z`,
      air.of('white'),
    ),
    line(
      d`M270 ${foot + 44}Q400 ${foot + 68} 530 ${foot + 44}M230 ${foot + 84}Q400 ${foot + 116} 580 ${foot + 84}`,
      air.of('foam'),
      5,
    ),
    put(60, foot + 40, 1, boulder(air, random.between(180, 240), 90)),
    put(760, foot + 50, 1, boulder(air, random.between(180, 260), 110)),
  );
}

/** A sharp crag with a pine's foothold, 300 high: the rocks of Sogeumgang. */
export function crag(air: Air, height: number): string {
  const h = height;
  return layers(
    shape(
      d`M${-h * 0.5} 0L${-h * 0.38} ${-h * 0.46} ${-h * 0.3} ${-h * 0.42} ${-h * 0.18} ${-h * 0.8} ${-h * 0.1} ${-h * 0.76} ${h * 0.02} ${-h} ${h * 0.14} ${-h * 0.72} ${h * 0.2} ${-h * 0.74} ${h * 0.36} ${-h * 0.3} ${h * 0.5} 0Z`,
      air.of('rock'),
    ),
    shape(
      d`M${h * 0.02} ${-h}L${h * 0.14} ${-h * 0.72} ${h * 0.2} ${-h * 0.74} ${h * 0.36} ${-h * 0.3} ${h * 0.5} 0H${h * 0.16}L${h * 0.2} ${-h * 0.36} ${h * 0.06} ${-h * 0.5}Z`,
      air.of('stone'),
    ),
    shape(
      d`M${-h * 0.18} ${-h * 0.8}L${-h * 0.3} ${-h * 0.42} ${-h * 0.38} ${-h * 0.46} ${-h * 0.5} 0H${-h * 0.26}L${-h * 0.2} ${-h * 0.4}Z`,
      air.of('slate'),
    ),
    ellipse(-h * 0.34, -h * 0.45, h * 0.07, h * 0.035, air.of('pine')),
    ellipse(h * 0.2, -h * 0.74, h * 0.07, h * 0.035, air.of('leaf')),
    ellipse(-h * 0.12, -h * 0.77, h * 0.06, h * 0.03, air.of('pine')),
    ellipse(h * 0.34, -h * 0.33, h * 0.07, h * 0.035, air.of('leaf')),
  );
}
