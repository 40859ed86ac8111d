import { circle, ellipse, layers, line, rect, shape } from '../../../brush.ts';
import type { Morsel } from './morsel.ts';

/** Seafood: shells, fish, squid, seaweed. */
export const shore = {
  mussel: (air) =>
    layers(
      shape('M-36 6Q-26-24 12-22Q38-14 34 4Q18 24-12 22Q-32 18-36 6Z', air.of('roof')),
      shape('M-26 6Q-18-14 10-13Q27-9 24 2Q12 14-10 14Q-22 12-26 6Z', air.of('spray')),
      ellipse(2, 2, 18, 9, air.of('sunrise')),
    ),
  clam: (air) =>
    layers(
      shape('M-32 8Q-30-26 0-28Q30-26 32 8Q0 26-32 8Z', air.of('dune')),
      line('M0 12V-22M-14 10L-20-16M14 10L20-16', air.of('plank'), 4),
      shape('M-22 8Q0-8 22 8Q0 18-22 8Z', air.of('blush')),
    ),
  shrimp: (air) =>
    layers(
      line('M-18 18Q-34-12-6-20Q20-24 20 0', air.of('sunrise'), 20),
      line('M-22-8L-8-2M-4-26L0-10', air.of('apricot'), 5),
      shape('M14 0L30 16 20 18 16 26 8 6Z', air.of('brick')),
    ),
  squidRing: (air) =>
    `<circle r="18" fill="none" stroke="${air.of('white')}" stroke-width="15"/><circle r="20" fill="none" stroke="${air.of('blush')}" stroke-width="4"/>`,
  squidLeg: (air) =>
    layers(
      line('M-28 10Q-10-20 6 2T32-12', air.of('blush'), 13),
      line('M-20-2l2 2M-4-4l2 2M10 0l2 2', air.of('sunrise'), 5),
    ),
  laver: (air) => line('M-26 6L-4-8M-8 14L16 2M2-10L26-16M8 16L26 10', air.of('ink'), 7),
  seaweed: (air) =>
    layers(
      shape('M-40 8Q-30-22-6-14Q10-30 30-16Q46 0 30 14Q6 8-2 20Q-26 26-40 8Z', air.of('pine')),
      line('M-26 8Q-6-10 22-4', air.of('leaf'), 6),
    ),
  rawFish: (air) =>
    layers(
      shape('M-34 8Q-26-16 4-18Q26-20 36-10Q22 8 4 16Q-22 24-34 8Z', air.of('white')),
      shape('M-30 0Q-20-16 6-18Q26-20 36-10Q10-12-30 0Z', air.of('apricot')),
    ),
  salmon: (air) =>
    layers(
      shape('M-34 8Q-26-16 4-18Q26-20 36-10Q22 8 4 16Q-22 24-34 8Z', air.of('sunrise')),
      line('M-16 12Q-12 0-2-8M4 12Q8 0 18-10', air.of('blush'), 4),
    ),
  abalone: (air) =>
    layers(
      ellipse(0, 3, 40, 29, air.of('slate')),
      ellipse(1, 1, 35, 24, air.of('spray')),
      shape(
        'M-28 2q-4-12 8-12 4-12 18-8 14-6 20 4 14 2 10 16-4 12-16 8-8 10-20 4-18 2-20-12z',
        air.of('timber'),
      ),
      ellipse(2, 1, 19, 11, air.of('sand')),
      line('M-8 2Q2-6 12 1M-4 7Q4 2 12 6', air.of('dune'), 4),
    ),
  roe: (air) =>
    [
      [-16, 4],
      [-2, -10],
      [14, -4],
      [2, 10],
      [20, 12],
      [-20, -12],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 11, air.of('sunrise')) + circle(x + 3, y - 3, 4, air.of('blush')))
      .join(''),
  fishPiece: (air) =>
    layers(
      rect(-44, -18, 88, 40, air.of('stone'), 12),
      rect(-40, -18, 84, 22, air.of('foam'), 10),
      line('M-20-12V14M4-12V14M28-12V14', air.of('stone'), 4),
      line('M-30 16Q0 4 34 16', air.of('brick'), 8),
    ),
  brownFish: (air) =>
    layers(
      shape('M-46 0Q-30-22 12-20Q26-18 36-6L50-16Q48 0 52 16L36 8Q20 24-8 22Q-36 18-46 0Z', air.of('wood')),
      shape('M-44-2Q-28-20 12-19Q26-17 36-6L50-16L48-4Q10 2-44-2Z', air.of('plank')),
      line('M-12-14L-16 14M8-15L6 16M24-12L23 12', air.of('brick'), 4),
      circle(-32, -4, 4, air.of('cream')),
    ),
  grilledFish: (air) =>
    layers(
      shape('M150-34Q196-70 224-58Q208-10 226 50Q186 52 148 22Z', air.of('timber')),
      shape('M-190 10Q-140-80 10-84Q120-80 168-20Q172 8 150 26Q60 92-60 84Q-160 72-190 10Z', air.of('plank')),
      shape(
        'M-190 10Q-140-80 10-84Q120-80 168-20Q60-50-60-20Q-130 0-150 30Q-178 26-190 10Z',
        air.of('apricot'),
      ),
      shape('M-30-82Q30-116 90-70Z', air.of('brick')),
      line('M-50-60L-74 60M0-66L-20 66M54-62L36 56M100-44L88 30', air.of('wood'), 11),
      line('M-112-50Q-82 0-112 56', air.of('wood'), 7),
      circle(-148, -4, 13, air.of('white')) + circle(-148, -4, 7, air.of('ink')),
    ),
  fishChunk: (air) =>
    layers(
      shape('M-52-16Q0-34 40-24L44 26Q0 36-50 24Q-60 4-52-16Z', air.of('wood')),
      shape('M-52-16Q0-34 40-24L41-6Q-6-14-55 0Z', air.of('brick')),
      ellipse(42, 1, 17, 26, air.of('blush')),
      ellipse(42, 1, 6, 8, air.of('dune')),
      line('M-38-8Q-10-22 20-14M-34 18Q-4 26 24 18', air.of('sunrise'), 10),
      line('M-12-26Q-20 0-12 30', air.of('wood'), 3),
    ),
  cockle: (air) =>
    layers(
      ellipse(0, 2, 22, 16, air.of('wood')),
      ellipse(3, -1, 15, 10, air.of('plank')),
      line('M-8-2Q0-8 8-2', air.of('blush'), 3),
    ),
  cockleShell: (air) =>
    layers(
      shape('M-30 10Q-30-24 0-26Q30-24 30 10Q0 24-30 10Z', air.of('slate')),
      line('M0 6V-16M-12 6L-14-11M12 6L14-11', air.of('sand'), 4),
      ellipse(0, 8, 18, 8, air.of('plank')),
    ),
} satisfies Record<string, Morsel>;
