import type { Air } from '../air.ts';
import { circle, ellipse, layers, line, rect, shape } from '../brush.ts';

/** The bus shelter on the sand of Hyangho where no bus stops, 420 wide and 270 high, open towards the sea. */
export function busStop(air: Air): string {
  return layers(
    ellipse(10, 4, 250, 12, air.of('dune')),
    // the low wall behind the bench, and the view above it
    rect(-170, -96, 330, 96, air.of('foam')),
    rect(-170, -96, 110, 96, air.of('spray')),
    line('M-166-226V0M156-226V0M-60-220V-90M50-220V-90', air.of('white'), 12, 'square'),
    line('M-170-226V0', air.shaded('spray'), 6, 'square'),
    rect(-170, -104, 330, 10, air.of('white')),
    rect(-128, -54, 240, 14, air.of('plank'), 3),
    line('M-108-42V0M92-42V0', air.of('wood'), 9, 'square'),
    shape('M-204-236L196-256V-226L-204-214Z', air.of('sea')),
    shape('M-204-236L-90-242V-218L-204-214Z', air.of('deep')),
    shape('M-204-236L196-256L190-264L-196-244Z', air.of('white')),
    line('M236-262V2', air.of('slate'), 9),
    circle(236, -262, 36, air.of('sunrise')),
    circle(236, -262, 25, air.of('white')),
    // the pictogram of a bus, no letters
    rect(221, -276, 30, 24, air.of('deep'), 5),
    rect(225, -272, 22, 10, air.of('foam'), 2),
    circle(228, -250, 4, air.of('ink')),
    circle(244, -250, 4, air.of('ink')),
  );
}
