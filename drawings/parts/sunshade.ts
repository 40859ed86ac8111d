import type { Air } from '../air.ts';
import { layers, line, shape } from '../brush.ts';

/** A sunshade on the sand with two mats. */
export function sunshade(air: Air, pigment: 'sunrise' | 'sea' | 'apricot' | 'white' = 'sunrise'): string {
  return layers(
    shape('M-62 4L-40 -8H8L-6 4ZM10 6L30 -6H76L62 6Z', air.of('foam')),
    line('M6 0V-88', air.of('wood'), 5),
    shape('M-58 -74Q-46 -122 6 -124T70 -74Q38 -86 6 -84T-58 -74Z', air.of(pigment)),
    shape(
      'M-16 -80Q-12 -118 6 -124Q24 -118 30 -80Q6 -88 -16 -80Z',
      air.of(pigment === 'white' ? 'apricot' : 'white'),
    ),
  );
}
