import type { Air } from '../air.ts';
import { d, line } from '../brush.ts';
import type { Random } from '../random.ts';

/** Two to four gulls far up in the air, somewhere on the left or in the middle. */
export function flock(air: Air, random: Random, horizon: number): string {
  const x = random.between(90, 470);
  const y = random.between(0.3, 0.62) * horizon;
  const count = random.whole(2, 4);
  const wings = Array.from({ length: count }, (_, index) => {
    const size = 1 - index * 0.16;
    const left = x + index * random.between(40, 62);
    const top = y + random.between(-26, 26);
    return d`M${left - 16 * size} ${top - 6 * size}q${8 * size} ${-8 * size} ${16 * size} ${4 * size}q${8 * size} ${-12 * size} ${16 * size} ${-4 * size}`;
  });
  return line(wings.join(''), air.of('ink'), 3.4);
}
