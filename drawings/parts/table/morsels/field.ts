import { circle, ellipse, layers, line, rect, shape } from '../../../brush.ts';
import type { Pigment } from '../../../palette.ts';
import { block } from './block.ts';
import type { Morsel } from './morsel.ts';

/** A round slice with a rim: lemon, radish, chili, cucumber. */
const slice =
  (rim: Pigment, flesh: Pigment, size: number): Morsel =>
  (air) =>
    circle(0, 0, size, air.of(rim)) + circle(1, -1, size * 0.76, air.of(flesh));

const strands =
  (pigment: Pigment, width: number): Morsel =>
  (air) =>
    line('M-26-8L22-14M-24 4L26 0M-20 14L24 12', air.of(pigment), width);

/** Vegetables, beans and seasonings. */
export const field = {
  radish: block('cream', 'plank', 58, 34),
  greens: (air) => line('M-24 8L2-8M-4 14L22-4M-18-8L-2-18', air.of('leaf'), 10),
  scallion: (air) =>
    layers(
      circle(-14, 4, 9, air.of('leaf')) + circle(-14, 4, 4, air.of('foam')),
      circle(10, -8, 9, air.of('moss')) + circle(10, -8, 4, air.of('foam')),
      circle(14, 12, 8, air.of('leaf')) + circle(14, 12, 3, air.of('foam')),
    ),
  sesame: (air) => line('M-20-4l5 2M-4 8l5-2M8-10l4 3M18 4l5-2', air.of('cream'), 5),
  chili: (air) =>
    layers(
      circle(-10, 2, 11, air.of('brick')) + circle(-10, 2, 5, air.of('apricot')),
      circle(12, -6, 10, air.of('sunrise')) + circle(12, -6, 4, air.of('cream')),
    ),
  pepper: (air) => line('M-22 4v1M-6-8v1M6 10v1M20-6v1M-14 14v1M10-16v1', air.of('ink'), 5),
  cucumber: strands('moss', 9),
  carrot: strands('sunrise', 8),
  cabbage: strands('mist', 9),
  pear: strands('cream', 10),
  sprouts: (air) =>
    layers(
      line('M-28-8Q-4-20 22-10M-26 6Q0-6 26 4M-20 16Q4 8 22 18', air.of('cream'), 6),
      line('M22-10l4 1M26 4l4 1M22 18l4 1', air.of('apricot'), 11),
    ),
  mushroom: (air) =>
    layers(
      rect(-9, -2, 18, 26, air.of('cream'), 8),
      shape('M-28 4Q-26-22 0-24Q26-22 28 4Q0 12-28 4Z', air.of('timber')),
      shape('M4-24Q26-20 28 4Q16 8 10 8Q18-10 4-24Z', air.of('plank')),
    ),
  kimchi: (air) =>
    layers(
      shape('M-34 12Q-30-20 0-22Q34-18 34 8Q8 24-34 12Z', air.of('sunrise')),
      shape('M-26 8Q-14-6 12-6Q20 4 6 12Q-10 16-26 8Z', air.of('blush')),
      line('M0-14L22-10M14-2L26 2', air.of('brick'), 5),
    ),
  lettuce: (air) =>
    layers(
      shape(
        'M-44 4q2-22 20-22 8-16 24-6 20-10 26 8 22 2 18 20-10 22-30 14-14 14-30 4-24 6-28-18z',
        air.of('leaf'),
      ),
      shape('M0-20q18-8 22 8 20 4 16 18-26 6-38-26z', air.of('moss')),
      line('M-28 4Q0-4 30 4', air.of('haze'), 5),
    ),
  basil: (air) =>
    shape('M-22 6Q-10-18 22-8Q12 16-22 6Z', air.of('leaf')) + line('M-12 3L14-4', air.of('haze'), 3),
  tomato: slice('sunrise', 'apricot', 22),
  lemon: (air) =>
    layers(
      circle(0, 0, 27, air.of('apricot')),
      circle(0, 0, 22, air.of('cream')),
      line('M0-16V16M-16 0H16M-11-11L11 11M11-11L-11 11', air.of('apricot'), 4),
    ),
  bean: (air) =>
    ellipse(-12, 4, 13, 10, air.of('plank')) +
    ellipse(14, -4, 13, 10, air.of('timber')) +
    ellipse(16, -7, 5, 3, air.of('blush')),
  redBean: (air) =>
    ellipse(-12, 5, 14, 10, air.of('wood')) +
    ellipse(14, 3, 14, 10, air.of('brick')) +
    ellipse(2, -10, 14, 10, air.of('wood')),
  corn: (air) => line('M-22-6v4M-10-12v4M2-8v4M14-14v4M-14 8v4M0 8v4M14 4v4M24-2v4', air.of('apricot'), 11),
  fries: (air) =>
    layers(
      line('M-30 12L20-16M-24-10L26 10M-8 18L6-22M12 18L24-12', air.of('plank'), 13),
      line('M-28 8L20-18M-22-13L26 6M-10 14L4-24', air.of('apricot'), 9),
    ),
  potato: (air) =>
    layers(
      shape('M-42 6Q-44-26-12-32Q28-40 42-10Q50 24 16 34Q-30 40-42 6Z', air.of('dune')),
      shape('M4-34Q32-34 42-10Q48 18 30 30Q36-8 4-34Z', air.of('sand')),
      line('M-20-10h3M-8 14h3M10-8h3M-26 6h2', air.of('plank'), 6),
    ),
  flower: (air) =>
    [0, 30, 60, 90, 120, 150]
      .map(
        (turn) =>
          `<g transform="rotate(${turn})">${ellipse(0, 0, 44, 11, air.of(turn % 60 ? 'apricot' : 'cream'))}</g>`,
      )
      .join('') + circle(0, 0, 14, air.of('sunrise')),
  needles: (air) =>
    line(
      'M-40 24L34-24M-10 4L-30-24M0-2L-10-34M12-10L14-38M-18 10L-4 34M-4 0L18 24M10-8L36 8',
      air.of('leaf'),
      7,
    ) + line('M-40 24L-8 2', air.of('wood'), 8),
} satisfies Record<string, Morsel>;
