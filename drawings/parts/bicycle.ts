import type { Air } from '../air.ts';
import { circle, layers, line, rect } from '../brush.ts';
import type { Pigment } from '../palette.ts';

function wheel(air: Air, x: number): string {
  return layers(
    `<circle cx="${x}" cy="-84" r="78" fill="none" stroke="${air.of('ink')}" stroke-width="12"/>`,
    line(`M${x}-84V-160M${x}-84L${x - 64}-46M${x}-84L${x + 64}-46`, air.of('stone'), 3),
    circle(x, -84, 9, air.of('ink')),
  );
}

/** A city bicycle, 430 wide and 270 high, that stands at the origin and looks to the right. */
export function bicycle(air: Air, frame: Pigment = 'sunrise'): string {
  return layers(
    wheel(air, -130),
    wheel(air, 130),
    line('M-130-84L-60-206H90L0-84ZM-60-206L0-84M90-206L130-84M90-206L80-254', air.of(frame), 13),
    line('M-60-206L-70-238', air.of('ink'), 9),
    rect(-110, -252, 84, 17, air.of('ink'), 8),
    line('M80-254Q100-266 138-262Q156-254 150-232', air.of('ink'), 10),
    circle(0, -84, 22, air.of('ink')),
    line('M0-84L24-48M14-46H36', air.of('ink'), 8),
    rect(104, -232, 70, 50, air.of('plank'), 6),
    line('M106-216H172M106-200H172', air.of('wood'), 4, 'square'),
  );
}
