import type { Air } from '../air.ts';
import { circle, d, layers, line, shape } from '../brush.ts';

/** A fence of two rails, from its left end. */
export function fence(air: Air, width: number): string {
  const posts = Array.from(
    { length: Math.floor(width / 90) + 1 },
    (_, index) => d`M${20 + index * 90} 6V-62`,
  ).join('');
  return layers(
    line(d`M0 -22H${width}M0 -48H${width}`, air.of('plank'), 8),
    line(posts, air.of('timber'), 11),
  );
}

/** A child who holds out feed to the right, 130 high. */
export function child(air: Air): string {
  return layers(
    line('M-14 -46V-4M14 -46V-4', air.of('deep'), 17),
    line('M-16 -2h-8M12 -2h14', air.of('ink'), 12),
    shape('M-28 -40L-22 -84Q0 -98 24 -84L30 -40Z', air.of('sunrise')),
    line('M16 -78L72 -66', air.of('sunrise'), 13),
    circle(80, -65, 9, air.of('skin')),
    shape('M76 -74q16 -14 26 2q-10 10 -26 6z', air.of('leaf')),
    circle(2, -108, 23, air.of('skin')),
    shape(
      'M-22 -106Q-24 -136 4 -136Q26 -134 26 -114Q8 -124 -8 -116Q-8 -98 -16 -94Q-22 -98 -22 -106Z',
      air.of('ink'),
    ),
    shape('M-28 -116Q-24 -146 4 -146T32 -118L46 -116Q10 -132 -28 -116Z', air.of('apricot')),
  );
}
