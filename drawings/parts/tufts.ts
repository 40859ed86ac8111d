import type { Air } from '../air.ts';
import { d, line } from '../brush.ts';
import type { Random } from '../random.ts';

/** Blades of dune grass in one tuft, 70 wide. */
export function tuft(air: Air, random: Random): string {
  return line(
    Array.from({ length: 7 }, (_, index) => {
      const lean = (index - 3) * random.between(8, 12);
      return d`M${index * 5 - 15} 0Q${index * 5 - 15 + lean * 0.2} -30 ${index * 5 - 15 + lean} ${-random.between(44, 66)}`;
    }).join(''),
    air.of('moss'),
    5,
  );
}
