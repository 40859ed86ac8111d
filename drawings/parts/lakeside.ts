import type { Air } from '../air.ts';
import { circle, d, layers, line, rect, shape } from '../brush.ts';

/** A walk of planks from the viewer to the far shore at `y`, with its posts. */
export function boardwalk(air: Air, y: number): string {
  const depth = 600 - y;
  const planks = [0.08, 0.18, 0.3, 0.44, 0.6, 0.78].map((part) => {
    const half = 12 + 88 * part;
    const x = 452 - 20 * part;
    return d`M${x - half} ${y + depth * part}H${x + half}`;
  });
  const posts = [0.1, 0.3, 0.56, 0.9].flatMap((part) => {
    const half = 13 + 92 * part;
    const x = 452 - 20 * part;
    const tall = 16 + 60 * part;
    return [
      d`M${x - half} ${y + depth * part + 6}V${y + depth * part - tall}`,
      d`M${x + half} ${y + depth * part + 6}V${y + depth * part - tall}`,
    ];
  });
  return layers(
    shape(d`M440 ${y}H464L540 600H324Z`, air.of('plank')),
    shape(d`M440 ${y}L324 600H346L446 ${y}Z`, air.of('timber')),
    line(planks.join(''), air.of('timber'), 4, 'square'),
    line(posts.join(''), air.of('wood'), 6, 'square'),
    line(
      d`M440 ${y - 10}L${432 - 102} ${600 - 68}M464 ${y - 10}L${432 + 106} ${600 - 68}`,
      air.of('wood'),
      5,
    ),
  );
}

/** An empty rowing boat, 150 wide, about its water line. */
export function boat(air: Air): string {
  return layers(
    shape('M-84 12Q0 30 84 12L70 20Q0 36 -70 20Z', air.water[3]),
    shape('M-92 -26Q0 -2 92 -30Q84 14 40 18H-44Q-84 12 -92 -26Z', air.of('wood')),
    shape('M10 18Q60 4 92 -30Q84 14 40 18Z', air.of('timber')),
    shape('M-92 -26Q0 -2 92 -30Q50 -14 0 -12Q-50 -12 -92 -26Z', air.of('plank')),
    line('M-20 -16L-70 -62M18 -16L96 8', air.of('timber'), 6),
  );
}

/** A bird hide of planks with a viewing slit, 260 wide. */
export function hide(air: Air): string {
  const boards = [-40, -68, -150, -178].map((y) => d`M-120 ${y}H120`).join('');
  return layers(
    line('M-110 10V-20M0 14V-20M110 10V-20', air.of('wood'), 12, 'square'),
    rect(-124, -184, 248, 170, air.of('timber')),
    rect(-124, -184, 70, 170, air.shaded('timber')),
    line(boards, air.of('wood'), 4, 'square'),
    rect(-104, -132, 208, 34, air.of('ink')),
    circle(-40, -112, 13, air.of('skin')),
    shape('M-54 -114a14 15 0 0 1 28 0z', air.of('roof')),
    shape('M-54 -98q2 -12 14 -12t14 12z', air.of('sunrise')),
    shape('M-148 -176L-124 -214H124L148 -176Z', air.of('roof')),
    shape('M-148 -176L-124 -214H-40L-50 -176Z', air.shaded('roof')),
  );
}
