import type { Air } from '../air.ts';
import { layers, line, rect, shape } from '../brush.ts';
import { mix, palette } from '../palette.ts';

function hoop(radius: number, stroke: string, width: number): string {
  return `<circle cx="0" cy="-264" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}

/**
 * The wheel-shaped hourglass of Jeongdongjin, 416 wide and 472 high with its steps; `left` is how much sand is still above.
 */
export function hourglass(air: Air, left: 'much' | 'little' = 'much'): string {
  const above =
    left === 'much'
      ? 'M-70-344H70Q54-302 8-272V-234H-8V-272Q-54-302-70-344Z'
      : 'M-46-310H46Q32-288 8-272V-234H-8V-272Q-32-288-46-310Z';
  const below =
    left === 'much' ? 'M-84-150Q-50-196 0-200Q50-196 84-150Z' : 'M-92-150Q-66-220 0-234Q66-220 92-150Z';
  const sand = air.isDark ? palette.sunrise : air.of('sunrise');
  return layers(
    rect(-220, -26, 440, 26, air.of('rock')),
    rect(-190, -54, 380, 30, air.of('stone')),
    rect(-190, -54, 120, 30, air.of('rock')),
    shape('M-110-50L-70-114H70L110-50Z', air.of('ink')),
    `<circle cx="0" cy="-264" r="168" fill="${air.isDark ? mix(air.of('blush'), palette.apricot, 0.45) : air.of('foam')}"/>`,
    hoop(196, air.isDark ? air.of('rock') : air.of('roof'), 36),
    hoop(174, air.of('brick'), 10),
    hoop(196, air.isDark ? air.of('dune') : air.of('slate'), 6),
    line(
      'M0-448V-472M92-423L104-444M159-356L180-368M184-264H208M159-172L180-160M92-105L104-84M0-80V-56M-92-105L-104-84M-159-172L-180-160M-184-264H-208M-159-356L-180-368M-92-423L-104-444',
      air.of('apricot'),
      8,
      'square',
    ),
    shape(
      'M-98-384H98Q90-308 16-264Q90-220 98-144H-98Q-90-220-16-264Q-90-308-98-384Z',
      air.isDark ? palette.cream : air.of('white'),
    ),
    shape('M-98-384H-60Q-60-308-8-264Q-60-220-60-144H-98Q-90-220-16-264Q-90-308-98-384Z', air.of('sky')),
    shape(above, sand),
    line('M0-236V-160', sand, 6),
    shape(below, sand),
    rect(-114, -400, 228, 20, air.of('wood'), 4),
    rect(-114, -148, 228, 20, air.of('wood'), 4),
    line('M-98-380V-148M98-380V-148', air.of('wood'), 8, 'square'),
  );
}
