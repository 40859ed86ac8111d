import type { Air } from '../air.ts';
import { circle, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import type { Pigment } from '../palette.ts';

/** A gull that stands and looks to the right, 250 wide and 200 high. */
export function gull(air: Air): string {
  return layers(
    line('M-10-40V0M16-40V0M-10 0H10M16 0H36', air.of('sunrise'), 7),
    shape(
      'M-130-70Q-60-120 20-124Q50-128 58-160Q66-196 98-192Q122-186 120-158Q118-70 40-44Q-30-26-70-52Z',
      air.of('white'),
    ),
    shape('M-130-70Q-60-120 20-124Q-10-70 40-44Q-30-26-70-52Z', air.of('mist')),
    shape('M-150-62Q-80-120 10-112Q30-100 14-84Q-40-52-112-58Z', air.of('rock')),
    shape('M-150-62Q-128-80-104-90L-84-60Q-100-56-112-58Z', air.of('ink')),
    shape('M118-172L152-160L116-150Z', air.of('apricot')),
    circle(100, -170, 5, air.of('ink')),
  );
}

/** An iron mooring post with a rope about it, 130 wide and 130 high. */
export function bollard(air: Air): string {
  return layers(
    ellipse(0, 2, 80, 12, air.shaded('stone')),
    shape('M-42 0L-36-84H36L42 0Z', air.of('ink')),
    shape('M-42 0L-36-84H-16L-18 0Z', air.of('night')),
    rect(-60, -108, 120, 28, air.of('roof'), 14),
    rect(-60, -108, 44, 28, air.of('ink'), 14),
    line('M-46-30Q0-14 46-30M-44-44Q0-28 44-44', air.of('dune'), 11),
    line('M42-24Q90 6 180 8T330-6', air.of('dune'), 11),
  );
}

/** A heap of net floats, 380 wide and 210 high. */
export function netFloats(air: Air): string {
  const spots: readonly (readonly [number, number, Pigment])[] = [
    [-130, -44, 'sunrise'],
    [-44, -46, 'apricot'],
    [46, -44, 'sunrise'],
    [134, -44, 'sea'],
    [-86, -118, 'sea'],
    [4, -122, 'sunrise'],
    [92, -116, 'apricot'],
    [-34, -186, 'apricot'],
    [52, -184, 'sunrise'],
  ];
  return layers(
    ellipse(0, 2, 220, 16, air.shaded('stone')),
    ...spots.map(([x, y, pigment]) =>
      layers(
        circle(x, y, 46, air.of(pigment)),
        shape(
          `M${x} ${y - 46}A46 46 0 0 0 ${x} ${y + 46}Q${x - 36} ${y} ${x} ${y - 46}Z`,
          air.shaded(pigment),
        ),
        circle(x + 16, y - 18, 8, air.of('cream')),
      ),
    ),
    line('M-190 0Q-120-30-60 2T70 4 190-4', air.of('leaf'), 9),
  );
}

/** A life ring on its stand, 190 wide and 310 high. */
export function lifeRing(air: Air): string {
  const ring = (stroke: string, dash: string) =>
    `<circle cx="0" cy="-210" r="72" fill="none" stroke="${stroke}" stroke-width="36"${dash}/>`;
  return layers(
    ellipse(0, 2, 70, 9, air.shaded('dune')),
    rect(-10, -300, 20, 300, air.of('wood')),
    shape('M-110-296L0-340L110-296V-280L0-322L-110-280Z', air.of('wood')),
    ring(air.of('white'), ''),
    ring(air.of('sunrise'), ' stroke-dasharray="56.5 56.6"'),
    line('M-92-210Q-100-140-40-122', air.of('dune'), 5),
  );
}

/** A rowing boat drawn up on the sand, 340 wide. */
export function rowingBoat(air: Air, pigment: Pigment = 'sea'): string {
  return layers(
    ellipse(0, 4, 170, 12, air.shaded('dune')),
    shape('M-170-86Q0-50 180-96Q150-10 100 2H-96Q-150-20-170-86Z', air.of(pigment)),
    shape('M-170-86Q0-50 180-96L172-74Q0-28-162-66Z', air.of('white')),
    shape('M-170-86Q0-110 180-96Q0-50-170-86Z', air.of('wood')),
    put(0, 0, 1, line('M-60-92L-120-190M-120-190L-130-212', air.of('plank'), 10)),
  );
}
