import type { Air } from '../air.ts';
import { circle, ellipse, layers, line, rect, shape } from '../brush.ts';
import { mix, type Pigment, palette } from '../palette.ts';

/** A small ridge tent, 260 wide and 170 high; a lamp burns in it by night. */
export function tent(air: Air, pigment: Pigment = 'sunrise'): string {
  const isLit = air.isDark || air.hour === 'dusk';
  const cloth = isLit ? mix(air.of(pigment), palette.apricot, 0.35) : air.of(pigment);
  return layers(
    ellipse(0, 2, 150, 9, air.shaded('moss')),
    line('M-8-168L-146 4M8-168L150 4', air.of('stone'), 3),
    shape('M-20-164L-132 0H40L20-164Z', air.shaded(pigment)),
    shape('M0-170L-64 0H130Z', cloth),
    shape('M0-170L-22 0H62Z', isLit ? palette.cream : air.of('cream')),
    shape('M0-170L-22 0H14Z', air.of('roof')),
    line('M0-170V-182', air.of('wood'), 6),
  );
}

/** A fire of logs, 90 wide and 90 high. */
export function campfire(air: Air): string {
  return layers(
    air.isDark && ellipse(0, -4, 110, 18, mix(air.of('dune'), palette.sunrise, 0.4)),
    shape('M-26-10Q-42-46-10-62Q-8-86 8-94Q8-72 24-58Q44-34 26-10Z', palette.sunrise),
    shape('M-12-10Q-20-34 0-46Q2-58 8-62Q10-44 18-34Q24-20 14-10Z', palette.apricot),
    line('M-40 0L36-12M40 0L-36-12', air.of('wood'), 13),
  );
}

/** A camp table with two cups, 150 wide and 70 high. */
export function campTable(air: Air): string {
  return layers(
    ellipse(0, 2, 80, 7, air.shaded('moss')),
    line('M-50-54L-62 0M50-54L62 0', air.of('ink'), 6),
    rect(-76, -60, 152, 10, air.of('plank'), 3),
    rect(-40, -84, 24, 24, air.of('white'), 4),
    rect(18, -84, 24, 24, air.of('sunrise'), 4),
    circle(0, -70, 9, air.of('leaf')),
  );
}

/** A camper van from its side with its awning out, 420 wide and 230 high. */
export function camperVan(air: Air): string {
  const pane = air.isDark || air.hour === 'dusk' ? palette.cream : air.of('deep');
  return layers(
    ellipse(0, 4, 230, 12, air.shaded('moss')),
    shape('M-190-24V-176Q-188-206-158-206H70Q104-206 126-170L158-118Q190-112 192-84V-24Z', air.of('white')),
    shape('M-190-24V-98H186Q192-94 192-84V-24Z', air.of('sunrise')),
    shape('M-190-24V-176Q-188-206-158-206H-130Q-150-120-146-24Z', air.of('mist')),
    shape('M-190-24V-98H-146L-146-24Z', air.of('brick')),
    rect(-124, -180, 96, 62, pane, 10),
    shape('M84-182Q100-180 112-160L136-118H84Z', pane),
    rect(-10, -184, 78, 160, air.of('cream'), 6),
    rect(2, -174, 54, 52, pane, 6),
    circle(54, -92, 5, air.of('ink')),
    circle(180, -68, 9, air.of('apricot')),
    ...[-104, 124].map((x) => layers(circle(x, -22, 32, air.of('ink')), circle(x, -22, 14, air.of('stone')))),
    shape('M-160-206H-10L-70-160H-236Z', air.of('sea')),
    shape('M-122-206H-86L-148-160H-190ZM-48-206H-10L-70-160H-110Z', air.of('cream')),
    line('M-232-160V0M-74-160V0', air.of('slate'), 5),
  );
}
