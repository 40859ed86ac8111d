import type { Air } from '../air.ts';
import { d, layers, line, shape } from '../brush.ts';
import type { Pigment } from '../palette.ts';

const block = 'l12.6 23 27.6 16.1-9.2 18.4-31-10.4-31 10.4-9.2-18.4 27.6-16.1z';
const lit = 'l12.6 23 27.6 16.1-9.2 18.4-31-10.4z';

/** Wave-breaking blocks side by side from `from` to `to`, their tops about `y`. */
export function blocks(
  air: Air,
  { from, to, y, tone = 'near' }: { from: number; to: number; y: number; tone?: 'near' | 'far' },
): string {
  const count = Math.max(1, Math.round((to - from) / 74));
  const starts = Array.from(
    { length: count + 1 },
    (_, index) => d`M${from + ((to - from) * index) / count} ${y + (index % 2) * 9}`,
  );
  const [dark, light]: [Pigment, Pigment] = tone === 'near' ? ['slate', 'rock'] : ['rock', 'stone'];
  return layers(
    shape(starts.map((start) => start + block).join(''), air.of(dark)),
    shape(starts.map((start) => start + lit).join(''), air.of(light)),
  );
}

/** One wave-breaking block, 80 wide, in its own colour; the origin is its top. */
export function paintedBlock(air: Air, pigment: Pigment): string {
  return layers(shape(`M0 0${block}`, air.shaded(pigment)), shape(`M0 0${lit}`, air.of(pigment)));
}

/** A pier of concrete that runs from the lower edge out to (`x`, `y`), with its kerbs. */
export function pier(air: Air, { x, y }: { x: number; y: number }): string {
  return layers(
    shape(d`M120 600L${x - 46} ${y}H${x + 46}L560 600Z`, air.of('stone')),
    shape(d`M120 600L${x - 46} ${y}H${x - 34}L172 600Z`, air.shaded('rock')),
    shape(d`M560 600L${x + 46} ${y}H${x + 38}L530 600Z`, air.of('foam')),
    shape(d`M${x - 46} ${y}H${x + 46}V${y + 12}H${x - 50}Z`, air.of('foam')),
    line(d`M${x - 80} ${y + 66}H${x + 68}M${x - 124} ${y + 130}H${x + 98}`, air.shaded('stone'), 4),
  );
}
