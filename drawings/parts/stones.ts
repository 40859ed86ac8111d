import type { Air } from '../air.ts';
import { circle, d, ellipse, layers, line, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import type { Random } from '../random.ts';
import { dashed } from './stitches.ts';

/** A block of dressed stone, its right part in the light. */
function block(air: Air, width: number, top: number, height: number): string {
  return layers(
    rect(-width / 2, top, width, height, air.of('rock')),
    rect(width * 0.1, top, width * 0.4, height, air.of('stone')),
  );
}

function slab(air: Air, half: number, y: number, rise: number): string {
  return layers(
    shape(
      d`M${-half} ${y - 14}Q${-half * 0.5} ${y} 0 ${y}T${half} ${y - 14}L${half * 0.64} ${y - rise}H${-half * 0.64}Z`,
      air.of('slate'),
    ),
    shape(
      d`M0 ${y}H${half * 0.2}Q${half * 0.6} ${y - 2} ${half} ${y - 14}L${half * 0.64} ${y - rise}H${half * 0.1}Z`,
      air.of('rock'),
    ),
  );
}

/** A stone pagoda of three or five storeys, 430 or 500 high, about the middle of its foot. */
export function pagoda(air: Air, storeys: 3 | 5 = 3): string {
  const rises = storeys === 3 ? [92, 80, 74] : [74, 62, 56, 50, 46];
  let y = -60;
  const parts: string[] = [block(air, 260, -26, 26), block(air, 220, -60, 34)];
  rises.forEach((rise, index) => {
    const shrink = 1 - index * (storeys === 3 ? 0.19 : 0.14);
    const body = rise - 34;
    y -= body + 8;
    parts.push(block(air, 150 * shrink, y, body + 8));
    parts.push(slab(air, 128 * shrink, y + 6, 40));
    y -= 28;
  });
  return layers(
    ...parts,
    line(d`M0 ${y}V${y - 62}`, air.of('slate'), 7, 'square'),
    ellipse(0, y - 8, 24, 8, air.of('stone')),
    ellipse(0, y - 28, 18, 7, air.of('stone')),
    ellipse(0, y - 44, 12, 6, air.of('stone')),
    circle(0, y - 64, 7, air.of('stone')),
  );
}

/** An eight-sided stupa of a monk, 300 high: base of lotus leaves, a body like a drum, a curled roof, a bud. */
export function stupa(air: Air): string {
  const petals = (y: number, half: number, turn: 1 | -1) =>
    [-2, -1, 0, 1, 2]
      .map((index) =>
        shape(
          d`M${index * half * 0.4 - half * 0.22} ${y}q${half * 0.22} ${turn * 34} ${half * 0.44} 0z`,
          mix(air.of('stone'), air.of(index > 0 ? 'foam' : 'rock'), index > 0 ? 0.4 : 0.5),
        ),
      )
      .join('');
  return layers(
    block(air, 200, -24, 24),
    shape('M-84 -24H84L70 -62H-70Z', air.of('rock')),
    petals(-58, 84, -1),
    block(air, 96, -96, 38),
    shape('M-70 -96H70L84 -122H-84Z', air.of('rock')),
    shape('M10 -96H70L84 -122H14Z', air.of('stone')),
    petals(-118, 84, 1),
    shape('M-58 -122V-196H58V-122Z', air.of('rock')),
    shape('M16 -122V-196H58V-122Z', air.of('stone')),
    rect(-22, -180, 32, 52, air.of('slate')),
    shape('M-118 -206Q-60 -190 0 -190T118 -206L44 -250H-44Z', air.of('slate')),
    shape('M0 -190Q66 -190 118 -206L44 -250H8Z', air.of('rock')),
    circle(-110, -210, 8, air.of('slate')),
    circle(110, -210, 8, air.of('rock')),
    ellipse(0, -254, 30, 10, air.of('stone')),
    shape('M-18 -258q-8 -22 18 -40q26 18 18 40z', air.of('stone')),
  );
}

/** A stele on the back of a stone tortoise under a cap of dragons, 330 high. */
export function stele(air: Air): string {
  const scratch = Array.from({ length: 5 }, (_, index) => d`M${-34 + index * 17} -226V-108`).join('');
  return layers(
    shape('M-130 0Q-134 -70 -40 -78H60Q140 -70 136 0Z', air.of('rock')),
    shape('M20 -78H60Q140 -70 136 0H40Q60 -40 20 -78Z', air.of('stone')),
    line('M-84 -8Q-80 -50 -40 -60M-10 -4V-64M50 -60Q90 -46 96 -8', air.of('slate'), 5),
    shape('M120 -30Q160 -86 190 -78Q216 -70 206 -48Q196 -34 170 -36L150 -4H116Z', air.of('stone')),
    circle(188, -62, 4, air.of('ink')),
    shape('M-150 0Q-160 -24 -130 -26L-112 0ZM92 0Q96 -24 124 -22L140 0Z', air.of('slate')),
    rect(-58, -246, 116, 176, air.of('slate')),
    rect(-58, -246, 38, 176, air.shaded('slate')),
    dashed(scratch, mix(air.of('slate'), air.of('stone'), 0.4), 3, '7 6'),
    shape('M-84 -244Q-92 -316 0 -328Q92 -316 84 -244Z', air.of('rock')),
    shape('M10 -244Q60 -260 40 -322Q92 -306 84 -244Z', air.of('stone')),
    line('M-60 -262q20 -40 46 -16t44 -20', air.of('slate'), 6),
  );
}

/** A stone lantern, 130 high. */
export function stoneLantern(air: Air): string {
  return layers(
    rect(-34, -12, 68, 12, air.of('rock')),
    rect(-9, -62, 18, 52, air.of('rock')),
    rect(-30, -72, 60, 12, air.of('stone')),
    rect(-22, -100, 44, 30, air.of('rock')),
    rect(-11, -96, 22, 24, air.isDark || air.hour === 'dusk' ? air.window : air.of('slate')),
    shape('M-48 -98Q0 -138 48 -98Z', air.of('slate')),
    circle(0, -124, 8, air.of('stone')),
  );
}

/** Two stones, 430 high, that once held a temple's flagpole; they lean a little to each other. */
export function flagpoleStones(air: Air): string {
  const post = (x: number, lean: number) =>
    layers(
      shape(
        d`M${x - 44} 0L${x - 34 + lean} -404Q${x - 30 + lean} -432 ${x + lean} -436Q${x + 26 + lean} -428 ${x + 30 + lean} -400L${x + 42} 0Z`,
        air.of('rock'),
      ),
      shape(
        d`M${x + 10} 0L${x + 8 + lean} -432Q${x + 26 + lean} -426 ${x + 30 + lean} -400L${x + 42} 0Z`,
        air.of('stone'),
      ),
      line(
        d`M${x - 20} -90l14 -30M${x - 14 + lean * 0.6} -250l-10 34M${x + 22} -160l6 -26`,
        air.of('slate'),
        4,
      ),
      circle(x + lean * 0.9 - 4, -352, 11, air.of('slate')),
      circle(x + lean * 0.2 - 4, -70, 10, air.of('slate')),
    );
  return post(-88, 8) + post(88, -6);
}

/** A tower of piled field stones of `height`. */
export function cairn(air: Air, random: Random, height: number): string {
  const rows = Math.max(5, Math.round(height / 26));
  const stones: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const part = row / rows;
    const half = height * 0.3 * (1 - part) ** 0.8 + height * 0.05;
    const y = -part * height;
    const thick = height / rows + 4;
    const count = Math.max(1, Math.round((half * 2) / (height * 0.2)));
    for (let index = 0; index < count; index += 1) {
      const wide = (half * 2) / count;
      const x = -half + wide * index;
      const shade = index / count < 0.34 ? 'slate' : random.pick(['rock', 'rock', 'stone'] as const);
      stones.push(
        rect(
          x + random.between(-3, 2),
          y - thick,
          wide + 3,
          thick + 1,
          air.of(index === count - 1 && count > 1 ? 'stone' : shade),
          Math.min(11, thick * 0.42),
        ),
      );
    }
  }
  return layers(
    ellipse(0, 0, height * 0.36, height * 0.05, mix(air.of('pine'), air.of('ink'), 0.2)),
    ...stones,
    ellipse(0, -height - height * 0.04, height * 0.06, height * 0.06, air.of('stone')),
  );
}

/** A boulder, half as high as it is wide or less, its right side in the light. */
export function boulder(air: Air, width: number, height: number): string {
  const w = width / 2;
  return layers(
    shape(
      d`M${-w} 0Q${-w * 0.96} ${-height * 0.8} ${-w * 0.3} ${-height}Q${w * 0.5} ${-height * 1.04} ${w} 0Z`,
      air.of('slate'),
    ),
    shape(
      d`M${-w * 0.3} ${-height}Q${w * 0.5} ${-height * 1.04} ${w} 0H${w * 0.2}Q${w * 0.24} ${-height * 0.6} ${-w * 0.3} ${-height}Z`,
      air.of('rock'),
    ),
  );
}
