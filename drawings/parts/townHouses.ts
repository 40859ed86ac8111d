import type { Air } from '../air.ts';
import { layers, line, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { hanok } from './hanok.ts';
import { dashed, dots } from './stitches.ts';

export type TownHouse = 'plaster' | 'brick' | 'tiled' | 'cafe';

/** A house of an old street, 300 wide, with its door towards the lane on its `lane` side. */
export function laneHouse(air: Air, kind: TownHouse, lane: 'left' | 'right'): string {
  const m = lane === 'left' ? 1 : -1;
  const doorLeft = m > 0 ? 60 : -122;
  if (kind === 'tiled') {
    return hanok(air, { width: 300, height: 130, bays: 3, platform: 0 });
  }
  const wall = kind === 'brick' ? 'brick' : kind === 'cafe' ? 'timber' : 'cream';
  const shade = kind === 'plaster' ? air.of('dune') : air.shaded(wall);
  return layers(
    rect(-150, -250, 300, 250, air.of(wall)),
    rect(-150, -250, 84, 250, shade),
    kind !== 'plaster' &&
      dashed(
        'M-60 -228H150M-50 -200H150M-60 -140H150M-50 -20H150',
        mix(air.of(wall), air.of('plank'), 0.4),
        3,
        '22 9',
      ),
    rect(-166, -266, 332, 20, air.of(kind === 'plaster' ? 'sunrise' : 'roof')),
    rect(-120, -214, 60, 66, air.window),
    rect(-24, -214, 60, 66, air.window),
    rect(72, -214, 60, 66, air.window),
    line(
      'M-90 -214v66M6 -214v66M102 -214v66M-120 -181h60M-24 -181h60M72 -181h60',
      air.of('foam'),
      5,
      'square',
    ),
    rect(doorLeft, -104, 62, 104, air.of('wood')),
    rect(-44 * m - 70, -96, 140, 74, air.window),
    line(`M${-44 * m} -96v74`, air.of('foam'), 5, 'square'),
    kind !== 'brick' &&
      layers(
        shape('M-160 -122H160L176 -92H-176Z', air.of(kind === 'cafe' ? 'deep' : 'leaf')),
        dashed('M-150 -107H170', air.of('cream'), 30, '26 26'),
      ),
    dots('M-130 -14H-40', air.of('leaf'), 24, 26),
  );
}
