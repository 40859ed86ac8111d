import type { Air } from '../air.ts';
import { circle, d, layers, line, put, rect, shape } from '../brush.ts';
import type { Pigment } from '../palette.ts';
import { seatedPair } from './beachThings.ts';
import { dashed } from './stitches.ts';

/** A track straight across the picture, seen from its side; the rail's head is at `y`. */
export function track(air: Air, y: number): string {
  return layers(
    shape(d`M0 ${y + 2}H800V${y + 40}H0Z`, air.of('rock')),
    shape(d`M0 ${y + 26}H800V${y + 40}H0Z`, air.of('slate')),
    dashed(d`M0 ${y + 13}H800`, air.of('wood'), 12, '18 22'),
    rect(0, y, 800, 7, air.of('ink')),
  );
}

/** A train from its side, its nose to the right at x 700 and its tail out of the picture on the left; it rolls on y 0. */
export function train(air: Air): string {
  const pane = air.isDark ? air.window : air.of('deep');
  return layers(
    shape('M-10-156H600Q680-150 700-56Q706-16 670-12H-10Z', air.of('white')),
    shape('M-10-76H694Q706-16 670-12H-10Z', air.of('sea')),
    shape('M-10-156H600Q640-154 664-132H-10Z', air.of('foam')),
    rect(-10, -88, 700, 12, air.of('sunrise')),
    dashed('M30-114H570', pane, 38, '74 16'),
    shape('M606-133H640Q668-124 678-95H606Z', pane),
    line('M214-156V-12M430-156V-12', air.of('spray'), 6, 'square'),
    ...[70, 140, 290, 360, 510, 590].map((x) =>
      layers(circle(x, -14, 15, air.of('ink')), circle(x, -14, 6, air.of('stone'))),
    ),
  );
}

/** The front of a train that comes towards the viewer, 190 wide and 310 high. */
export function trainFront(air: Air): string {
  return layers(
    shape('M-90-16Q-100-196-60-256Q0-306 60-256Q100-196 90-16Q0 14-90-16Z', air.of('white')),
    shape('M-90-16Q-100-196-60-256Q-34-280-8-284Q-50-186-40-2Q-70-6-90-16Z', air.of('spray')),
    shape('M-55-236Q0-280 55-236L70-166H-70Z', air.of('night')),
    shape('M10-260Q40-254 55-236L70-166H30Z', air.of('deep')),
    shape('M-82-116Q0-90 82-116L84-86Q0-60-84-86Z', air.of('sunrise')),
    circle(-54, -50, 14, air.of('blush')),
    circle(54, -50, 14, air.of('blush')),
    shape('M-40-50H40L30-20H-30Z', air.of('ink')),
  );
}

/** A track that runs away from the viewer, from `x` at the lower edge to (`toX`, `toY`). */
export function trackAway(air: Air, { x, toX, toY }: { x: number; toX: number; toY: number }): string {
  const drop = 600 - toY;
  const steps = [0.06, 0.14, 0.24, 0.36, 0.5, 0.66, 0.84];
  const at = (part: number) => ({ mid: toX + (x - toX) * part, half: 18 + 190 * part, y: toY + drop * part });
  const sleepers = steps.map((part) => {
    const { mid, half, y } = at(part);
    return shape(
      d`M${mid - half * 0.86} ${y}H${mid + half * 0.86}l${half * 0.04} ${6 + 16 * part}H${mid - half * 0.9}Z`,
      air.of('wood'),
    );
  });
  return layers(
    shape(d`M${toX - 26} ${toY}H${toX + 26}L${x + 250} 600H${x - 250}Z`, air.of('rock')),
    shape(d`M${toX - 26} ${toY}H${toX - 14}L${x - 180} 600H${x - 250}Z`, air.of('slate')),
    ...sleepers,
    line(
      d`M${toX - 12} ${toY}L${x - 128} 604M${toX + 12} ${toY}L${x + 128} 604`,
      air.of('ink'),
      10,
      'square',
    ),
    line(
      d`M${toX - 12} ${toY}L${x - 130} 604M${toX + 12} ${toY}L${x + 126} 604`,
      air.of('stone'),
      3,
      'square',
    ),
  );
}

/** A rail bike from behind with two riders under a striped roof, 260 wide and 270 high; it rolls on y 0. */
export function railBike(air: Air): string {
  return layers(
    rect(-112, -44, 26, 48, air.of('ink'), 8),
    rect(86, -44, 26, 48, air.of('ink'), 8),
    line('M-108-230V-60M108-230V-60', air.of('slate'), 8),
    rect(-100, -52, 200, 20, air.of('ink'), 6),
    put(0, -86, 1, seatedPair(air)),
    rect(-92, -96, 184, 56, air.of('sunrise'), 10),
    rect(-92, -96, 62, 56, air.of('brick'), 10),
    rect(-78, -30, 156, 10, air.of('slate')),
    shape('M-132-226Q0-280 132-226V-208H-132Z', air.of('cream')),
    shape(
      'M-132-226Q-110-236-84-243V-208H-132ZM-36-251Q0-254 36-251V-208H-36ZM84-243Q110-236 132-226V-208H84Z',
      air.of('sunrise'),
    ),
  );
}

/** Someone who sits and pedals to the right, 90 wide and 120 high; the seat is at the origin. */
function pedaller(air: Air, coat: Pigment): string {
  return layers(
    line('M0-6L44-4L54 38', air.of('ink'), 15),
    line('M0-8L6-58', air.of(coat), 30),
    line('M8-54L44-30', air.of(coat), 10),
    circle(10, -94, 17, air.of('skin')),
    shape('M-8-92a18 19 0 0 1 34-8q-16 0-20 12q-4 12-12 10z', air.of('ink')),
  );
}

/** A rail bike of four seats from its side, 460 wide and 260 high; it rolls to the right on y 0. */
export function railBikeFromSide(air: Air): string {
  const seat = (x: number) =>
    layers(
      line(`M${x - 30}-176L${x - 22}-86H${x + 26}`, air.of('brick'), 15),
      line(`M${x + 56}-46L${x + 70}-112L${x + 40}-118`, air.of('slate'), 7),
    );
  return layers(
    line('M-190-236V-66M0-240V-66M194-236V-66', air.of('slate'), 7),
    seat(-120),
    seat(70),
    put(-108, -96, 1, pedaller(air, 'deep')),
    put(82, -96, 1, pedaller(air, 'apricot')),
    shape('M-214-74H214L204-38H-204Z', air.of('sunrise')),
    shape('M-214-74H-150L-146-38H-204Z', air.of('brick')),
    shape('M-226-238Q0-278 226-238V-222H-226Z', air.of('cream')),
    shape(
      'M-226-238Q-190-245-150-250V-222H-226ZM-76-257Q0-260 76-257V-222H-76ZM150-250Q190-245 226-238V-222H150Z',
      air.of('sunrise'),
    ),
    ...[-150, 150].map((x) => layers(circle(x, -28, 30, air.of('ink')), circle(x, -28, 13, air.of('stone')))),
  );
}
