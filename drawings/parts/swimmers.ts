import type { Air } from '../air.ts';
import { circle, layers, line, shape } from '../brush.ts';
import type { Pigment } from '../palette.ts';

/** A surfer who rides to the left, 280 wide and 220 high; the board lies about the origin. */
export function surfer(air: Air): string {
  return layers(
    shape('M-130 14Q-10-10 130-68Q142-60 136-50Q20 30-110 34Q-134 28-130 14Z', air.of('sunrise')),
    shape('M-130 14Q-10-10 130-68L132-60Q10 4-130 20Z', air.of('apricot')),
    line('M-16-78L-46-48L-34-10M0-78L52-64L56-34', air.of('ink'), 24),
    line('M0-150L-12-82', air.of('ink'), 40),
    line('M-6-158L-80-154L-110-180M8-154L70-150L110-176', air.of('skin'), 15),
    circle(10, -196, 26, air.of('skin')),
    shape('M-18-196a28 28 0 0 1 54-10q-30 0-34 22q-14 4-20-12z', air.of('ink')),
  );
}

/** Someone who carries a surfboard down to the water, seen from behind: 110 wide and 190 high. */
export function boardCarrier(air: Air, board: Pigment = 'apricot'): string {
  return layers(
    line('M-12-74V0M12-74V0', air.of('ink'), 17),
    shape('M-30-66L-24-130Q0-146 24-130L30-66Z', air.of('ink')),
    line('M-24-122L-36-78', air.of('ink'), 12),
    shape('M40-186Q66-150 62-90Q58-40 46-16Q32-40 28-90Q26-150 40-186Z', air.of(board)),
    line('M44-176Q50-100 46-26', air.of('sunrise'), 5),
    line('M24-122Q42-110 40-84', air.of('ink'), 12),
    circle(0, -158, 19, air.of('skin')),
    shape('M-21-154a21 22 0 0 1 42 0q-4 16-10 20h-22q-8-6-10-20z', air.of('wood')),
  );
}

/** A diver who swims to the left, 300 wide. */
export function diver(air: Air): string {
  return layers(
    line('M60 10L128 34M60-4L134-14', air.of('ink'), 22),
    shape('M124 22L196 20L180 52L122 46ZM130-26L204-42L192-6L132-4Z', air.of('sunrise')),
    shape('M-70-26Q0-40 72-14Q76 4 66 20Q-10 26-66 12Z', air.of('ink')),
    tank(air),
    line('M-52 6L-90 40L-128 40', air.of('ink'), 17),
    circle(-130, 40, 9, air.of('skin')),
    circle(-92, -14, 30, air.of('ink')),
    shape('M-124-20Q-124-36-104-34Q-96-20-100-2Q-122-2-124-20Z', air.of('spray')),
    line('M-104 4Q-100 18-84 16', air.of('stone'), 6),
  );
}

function tank(air: Air): string {
  return shape('M-40-54H40Q54-54 54-42Q54-30 40-30H-40Q-52-30-52-42Q-52-54-40-54Z', air.of('apricot'));
}

/** A head and shoulders in the water with a rubber ring, 60 wide. */
export function bather(air: Air): string {
  return layers(
    circle(0, -20, 10, air.of('skin')),
    shape('M-11-20a11 12 0 0 1 22 0z', air.of('ink')),
    `<ellipse cx="0" cy="0" rx="22" ry="9" fill="none" stroke="${air.of('white')}" stroke-width="11"/>`,
    `<ellipse cx="0" cy="0" rx="22" ry="9" fill="none" stroke="${air.of('sunrise')}" stroke-width="11" stroke-dasharray="14 12"/>`,
  );
}
