import type { Air } from '../air.ts';
import { circle, d, ellipse, layers, line, put, shape } from '../brush.ts';

/** A swan on the water that looks to the left, about 100 wide. */
export function swan(air: Air): string {
  return layers(
    ellipse(6, 4, 56, 7, air.water[1]),
    shape('M-44 -10Q-30 6 10 6Q52 6 58 -34Q30 -22 8 -30Q-4 -42 -26 -24Q-40 -20 -44 -10Z', air.of('white')),
    shape('M-4 -14Q26 -8 58 -34Q52 6 10 6Q-2 0 -4 -14Z', air.of('foam')),
    line('M-32 -14Q-52 -40 -36 -60Q-28 -74 -44 -76', air.of('white'), 11),
    circle(-46, -76, 9, air.of('white')),
    shape('M-52 -80l-18 7l17 4z', air.of('sunrise')),
    circle(-49, -78, 2, air.of('ink')),
  );
}

/** A duck on the water that looks to the left, about 56 wide. */
export function duck(air: Air): string {
  return layers(
    ellipse(2, 2, 32, 4, air.water[1]),
    shape('M-26 -8Q-20 4 4 4Q26 4 32 -16Q12 -10 -2 -16Q-20 -18 -26 -8Z', air.of('timber')),
    shape('M-2 -8Q14 -4 30 -14Q26 4 4 4Q-4 0 -2 -8Z', air.of('dune')),
    circle(-22, -20, 9, air.of('pine')),
    shape('M-29 -22l-12 5l11 3z', air.of('apricot')),
  );
}

/** A heron on one leg that looks to the left, 130 high. */
export function heron(air: Air): string {
  return layers(
    line('M6 -48V0M14 -48L22 -26L12 -16', air.of('slate'), 4),
    shape('M-22 -70Q0 -92 30 -60L48 -34Q10 -40 -14 -52Q-26 -58 -22 -70Z', air.of('white')),
    shape('M6 -78Q22 -70 30 -60L48 -34Q20 -40 8 -50Z', air.of('spray')),
    line('M-16 -64Q-30 -84 -16 -98Q-8 -110 -18 -118', air.of('white'), 8),
    circle(-20, -120, 7, air.of('white')),
    shape('M-24 -124l-30 6l30 3z', air.of('apricot')),
    line('M-16 -124q14 -2 22 6', air.of('roof'), 3),
  );
}

/** Geese on their way in a wedge, about 300 wide. */
export function wedge(air: Air): string {
  const goose = line('M-26 -12Q-12 -16 0 0Q12 -16 26 -12M-8 4Q0 0 12 4', air.of('ink'), 5);
  return (
    [
      [0, 0, 1],
      [70, -30, 0.9],
      [136, -56, 0.8],
      [66, 30, 0.9],
      [130, 58, 0.8],
      [196, 84, 0.7],
    ] as const
  )
    .map(([x, y, scale]) => put(x, y, scale, goose))
    .join('');
}

/** A wagtail on a branch: a small round bird, 40 high, that looks to the left. */
export function sparrow(air: Air): string {
  return layers(
    line(d`M-2 -4V6M8 -4V6`, air.of('slate'), 3),
    shape('M-20 -22Q-16 -2 6 -2Q26 -4 44 -20Q24 -20 14 -28Q4 -40 -10 -38Q-20 -34 -20 -22Z', air.of('timber')),
    shape('M-20 -22Q-16 -2 6 -2Q-6 -12 -8 -24Z', air.of('cream')),
    shape('M-18 -32l-10 5l10 3z', air.of('ink')),
    circle(-11, -31, 2.4, air.of('ink')),
  );
}
