import type { Air } from '../air.ts';
import { circle, d, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import type { Random } from '../random.ts';

/** A coffee tree in its bed, 200 high, with red cherries. */
export function coffeeTree(air: Air, random: Random): string {
  const tiers = [-30, -66, -100, -132, -160].map((y, index) => {
    const half = 74 - index * 11;
    return layers(
      shape(
        d`M0 ${y}Q${-half * 0.6} ${y - 30} ${-half} ${y + 10}Q${-half * 0.5} ${y + 18} 0 ${y}Z`,
        air.of('pine'),
      ),
      shape(
        d`M0 ${y}Q${half * 0.6} ${y - 30} ${half} ${y + 10}Q${half * 0.5} ${y + 18} 0 ${y}Z`,
        air.of('leaf'),
      ),
    );
  });
  const cherries = Array.from({ length: 9 }, (_, index) =>
    circle(random.between(-40, 40), -26 - index * 15 + random.between(-6, 6), 6.5, air.of('sunrise')),
  );
  return layers(
    line('M0 0V-180', air.of('wood'), 8),
    ...tiers,
    shape('M0 -160Q-26 -180 -10 -206Q10 -190 0 -160Q26 -180 20 -200Q4 -190 0 -160Z', air.of('moss')),
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
