import type { Air } from '../air.ts';
import { circle, d, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import type { Random } from '../random.ts';

/** A coffee tree in its bed, 200 high: arching branches, glossy leaves in pairs, red cherries along the wood. */
export function coffeeTree(air: Air, random: Random): string {
  const tiers = [-46, -84, -120, -152];
  const leaf = (x: number, y: number, turn: number, pigment: 'pine' | 'leaf' | 'moss') =>
    `<path transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(turn)})" d="M0 0Q14 -15 40 -9Q50 -3 56 4Q26 18 0 0Z" fill="${air.of(pigment)}"/>`;
  const branches = tiers.flatMap((y, index) => {
    const reach = 66 - index * 11;
    return [
      leaf(0, y, 196, 'pine'),
      leaf(-reach * 0.5, y - 8, 160, 'pine'),
      leaf(-reach * 0.5, y, 214, 'leaf'),
      leaf(0, y, -16, 'leaf'),
      leaf(reach * 0.5, y - 8, 24, 'pine'),
      leaf(reach * 0.5, y, -34, 'moss'),
    ];
  });
  const cherries = tiers.flatMap((y, index) =>
    [-1, 1].flatMap((side) => [
      circle(side * (14 + random.between(0, 8)), y + random.between(-4, 8), 6.5, air.of('sunrise')),
      circle(side * (34 - index * 4), y + random.between(0, 12), 6, air.of(index % 2 ? 'brick' : 'sunrise')),
    ]),
  );
  return layers(
    line('M0 0Q-6 -90 0 -176', air.of('wood'), 8),
    ...branches,
    leaf(0, -170, 250, 'leaf'),
    leaf(0, -170, -70, 'moss'),
    leaf(0, -172, 200, 'pine'),
    leaf(0, -172, -20, 'leaf'),
    ...cherries,
  );
}

/** A branch of coffee with leaves in pairs and clusters of cherries, about its middle, 760 wide. */
export function coffeeBranch(air: Air): string {
  const nodes = [-280, -140, 0, 140, 280];
  const leaf = (side: 1 | -1) =>
    shape(
      `M0 0Q${-10} ${side * 60} 40 ${side * 150}Q90 ${side * 130} 84 ${side * 70}Q66 ${side * 20} 0 0Z`,
      air.of(side < 0 ? 'leaf' : 'pine'),
    ) + line(`M4 ${side * 8}Q30 ${side * 70} 44 ${side * 138}`, air.of('moss'), 5);
  return layers(
    line('M-420 40Q-200 -20 0 0T420 -40', air.of('wood'), 16),
    ...nodes.map((x, index) =>
      put(
        x,
        -x * 0.07 - 4,
        1,
        layers(
          leaf(-1),
          leaf(1),
          circle(-18, -18, 22, air.of('brick')),
          circle(22, -24, 22, air.of('sunrise')),
          circle(4, 16, 22, air.of(index === 4 ? 'moss' : 'sunrise')),
          circle(-28, 14, 19, air.of(index > 2 ? 'moss' : 'brick')),
          circle(28, -30, 6, air.of('apricot')),
          circle(10, 9, 6, air.of('apricot')),
        ),
      ),
    ),
  );
}

/** A glass house with a ridge, 380 wide and 230 high, green inside. */
export function glasshouse(air: Air, random: Random): string {
  const bars = [-140, -94, -47, 0, 47, 94, 140].map((x) => d`M${x} ${-230 + Math.abs(x) * 0.52}V0`).join('');
  return layers(
    shape('M-190 0V-130L0 -232L190 -130V0Z', air.isDark ? air.window : air.of('sky')),
    shape('M-190 0V-130L0 -232L-60 -130V0Z', air.isDark ? air.of('apricot') : air.of('spray')),
    put(-128, 0, 0.62, coffeeTree(air, random)),
    put(-58, 0, 0.82, coffeeTree(air, random)),
    put(66, 0, 0.82, coffeeTree(air, random)),
    put(134, 0, 0.62, coffeeTree(air, random)),
    rect(-32, -100, 64, 100, air.isDark ? air.of('blush') : air.of('foam')),
    line('M0 -100V0M-32 -100H32', air.of('roof'), 5, 'square'),
    line(`${bars}M-190 -130H190M-190 -60H-32M32 -60H190`, air.of('white'), 5, 'square'),
    line('M-190 0V-130L0 -232L190 -130V0', air.of('white'), 11),
    rect(-200, -12, 400, 14, air.of('stone')),
    ellipse(0, -232, 9, 9, air.of('stone')),
  );
}
