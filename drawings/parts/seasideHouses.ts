import type { Air } from '../air.ts';
import { circle, d, layers, line, put, rect, shape } from '../brush.ts';
import { type Pigment, palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { gableHouse } from './farHouses.ts';
import { dashed } from './stitches.ts';

/** A row of harbour houses across the picture, their feet at `y`. */
export function houseRow(air: Air, random: Random, y: number, from = 40, to = 790): string {
  const roofs = ['apricot', 'sunrise', 'spray', 'brick', 'sea'] as const;
  const count = Math.round((to - from) / 108);
  return Array.from({ length: count }, (_, index) =>
    put(
      from + 50 + index * 108 + random.between(-6, 6),
      y,
      1 + (index % 2) * 0.12,
      gableHouse(
        air,
        random.between(80, 96),
        64,
        'foam',
        roofs[(index + random.whole(0, 1)) % roofs.length] ?? 'sea',
      ),
    ),
  ).join('');
}

/** A cafe of two floors with wide panes, an awning and a terrace on its roof, 240 wide and 250 high. */
export function cafe(air: Air, wall: Pigment, awning: Pigment, hasCup = false): string {
  const pane = air.isDark || air.hour === 'dusk' ? palette.apricot : air.window;
  return layers(
    rect(-120, -230, 240, 230, air.of(wall)),
    rect(-120, -230, 44, 230, air.shaded(wall)),
    rect(-128, -238, 256, 14, air.of('ink')),
    dashed('M-62-176H106', pane, 58, '48 12'),
    shape('M-62-92H106V0H-62Z', pane),
    line('M-6-92V0M50-92V0', air.of(wall), 8, 'square'),
    shape('M-84-112H122L132-82H-94Z', air.of(awning)),
    shape('M-84-112H-44L-46-82H-94ZM0-112H42L44-82H-2ZM84-112H122L132-82H88Z', air.of('cream')),
    line(
      'M-108-238V-262M-60-238V-262M-12-238V-262M36-238V-262M84-238V-262M112-238V-262M-112-262H116',
      air.of('white'),
      4,
    ),
    hasCup && put(0, -240, 0.5, paperCup(air)),
  );
}

/** A cup to take away, 120 wide and 190 high, with its lid and sleeve. */
export function paperCup(air: Air, sleeve: Pigment = 'timber'): string {
  return layers(
    shape('M-54-160H54L42 0H-42Z', air.of('white')),
    shape('M-54-160H-22L-18 0H-42Z', air.of('mist')),
    shape('M-50-112H50L44-40H-44Z', air.of(sleeve)),
    shape('M-50-112H-20L-19-40H-44Z', air.shaded(sleeve)),
    shape('M0-98Q22-92 16-70Q8-54 0-54Q-20-60-14-82Q-8-94 0-98Z', air.of('cream')),
    line('M4-94Q-8-76 0-58', air.of(sleeve), 4),
    rect(-60, -172, 120, 16, air.of('ink'), 6),
    shape('M-50-172L-44-188H44L50-172Z', air.of('ink')),
  );
}

/** Three old coffee vending machines in a row, 380 wide and 250 high. */
export function vendingMachines(air: Air): string {
  const glow = air.isDark || air.hour === 'dusk' ? palette.cream : air.of('cream');
  const machine = (x: number, body: Pigment) =>
    put(
      x,
      0,
      1,
      layers(
        rect(-54, -10, 108, 10, air.of('ink')),
        rect(-58, -246, 116, 238, air.of(body), 8),
        rect(-58, -246, 30, 238, air.shaded(body), 8),
        rect(-20, -230, 66, 66, glow, 5),
        circle(13, -206, 14, air.of('timber')),
        shape('M-3-192H29L24-170H2Z', air.of('white')),
        ...[0, 1, 2].map((row) => circle(-8 + row * 21, -146, 7, air.of('cream'))),
        ...[0, 1, 2].map((row) => circle(-8 + row * 21, -122, 7, air.of('apricot'))),
        rect(-18, -94, 62, 54, air.of('ink'), 5),
        shape('M4-66H22L19-42H7Z', air.of('white')),
      ),
    );
  return layers(machine(-130, 'brick'), machine(0, 'sea'), machine(130, 'sunrise'));
}

/** A stall under an awning of stripes, 330 wide and 270 high. */
export function awning(air: Air, pigment: Pigment): string {
  const stripes = [0, 1, 2, 3, 4, 5];
  return layers(
    line('M-150-180V0M150-180V0', air.of('wood'), 10, 'square'),
    ...stripes.map((index) => {
      const x = -180 + index * 60;
      const top = -140 + index * 46.7;
      return shape(
        d`M${top} -262H${top + 46.7}L${x + 60} -180Q${x + 30} -156 ${x} -180Z`,
        index % 2 === 0 ? air.of(pigment) : air.of('cream'),
      );
    }),
    shape('M-140-262H-93L-120-180Q-150-156-180-180Z', air.shaded(pigment)),
  );
}
