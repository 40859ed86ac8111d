import { circle, layers, line, rect, shape } from '../../../brush.ts';
import type { Morsel } from './morsel.ts';

/** Bread, cakes and sweets. */
export const baked = {
  bagel: (air) =>
    layers(
      circle(0, 3, 40, air.of('timber')),
      circle(0, 0, 39, air.of('plank')),
      shape('M0-39A39 39 0 0 1 39 0A39 39 0 0 1 10 37Q40-6 0-39Z', air.of('apricot')),
      circle(0, 0, 12, air.of('wood')),
    ),
  darkBagel: (air) =>
    layers(
      circle(0, 3, 40, air.of('ink')),
      circle(0, 0, 39, air.of('slate')),
      shape('M0-39A39 39 0 0 1 39 0A39 39 0 0 1 10 37Q40-6 0-39Z', air.of('rock')),
      circle(0, 0, 12, air.of('ink')),
      line('M-24-10l3 2M-20 14l3-2M-4-26l2 3M18 20l3-1M26-4l2 3', air.of('cream'), 4),
    ),
  roll: (air) =>
    layers(
      shape('M-60 8Q-50-26 0-34Q50-26 60 8Q50 24 36 18Q0 30-36 18Q-50 24-60 8Z', air.of('timber')),
      shape('M-52 4Q-40-24 0-31Q46-24 54 4Q0 18-52 4Z', air.of('apricot')),
      line('M-24-20Q-30-4-22 10M0-30V12M24-20Q30-4 22 10', air.of('plank'), 6),
      line('M6-18l3 3M14-8l3 2M-10-8l3 2', air.of('white'), 5),
    ),
  scone: (air) =>
    layers(
      shape('M-40 22Q-44-6-30-12Q-20-34 10-28Q42-22 40 4Q44 20 34 24Q0 32-40 22Z', air.of('plank')),
      shape('M-30-12Q-20-34 10-28Q42-22 40 4Q10-6-30-12Z', air.of('blush')),
      line('M-34 6Q0-2 38 12', air.of('timber'), 5),
    ),
  puff: (air) =>
    layers(
      shape('M-42 10Q-42-30 0-34Q42-30 42 10Z', air.of('plank')),
      shape('M0-34Q42-30 42 10H16Q26-16 0-34Z', air.of('apricot')),
      shape(
        'M-46 8q8-10 16 0 8-10 16 0 8-10 16 0 8-10 16 0 8-10 16 0 8-8 12 2-4 16-46 16t-46-18z',
        air.of('cream'),
      ),
      shape('M-42 18H42Q40 32 0 32T-42 18Z', air.of('plank')),
    ),
  croquette: (air) =>
    layers(
      shape('M-46 4Q-46-26-10-28H14Q46-26 46 4Q46 28 12 28H-12Q-46 28-46 4Z', air.of('timber')),
      shape('M-40-2Q-38-26-8-26H14Q44-24 44 2Q10 14-40-2Z', air.of('apricot')),
      line('M-20-10l6 3M4-16l6 2M20-2l6 2M-6 0l5 2', air.of('plank'), 5),
    ),
  pie: (air) =>
    layers(
      shape('M-48 20L-40-20Q0-32 40-20L48 20Q0 32-48 20Z', air.of('timber')),
      shape('M-40 14L-34-20Q0-32 40-20L46 12Q0 22-40 14Z', air.of('apricot')),
      line('M-28-14L34 10M-6-22L44 0M28-20L-30 8', air.of('plank'), 6),
    ),
  yanggaeng: (air) =>
    layers(
      shape('M-40 24V-10L-22-26H44V6L28 24Z', air.of('wood')),
      shape('M-40-10L-22-26H44L28-10Z', air.of('timber')),
      circle(6, -18, 5, air.of('apricot')),
    ),
  toast: (air) =>
    layers(
      shape('M-38 28V-10Q-48-32-20-34H22Q48-32 38-10V28Z', air.of('timber')),
      shape('M-28 20V-10Q-36-24-16-26H20Q36-24 30-10V20Z', air.of('blush')),
      rect(-8, -10, 22, 16, air.of('apricot'), 4),
    ),
  sandwich: (air) =>
    layers(
      shape('M-50 26L0-34 50 26Z', air.of('plank')),
      shape('M-38 20L0-26 38 20Z', air.of('cream')),
      line('M-44 26H46', air.of('leaf'), 8),
    ),
  heart: (air) => shape('M0 40Q-56 6-44-22Q-26-44 0-18Q26-44 44-22Q56 6 0 40Z', air.of('blush')),
  pizza: (air) =>
    layers(
      circle(0, 4, 150, air.of('timber')),
      circle(0, 0, 149, air.of('plank')),
      circle(0, 0, 128, air.of('apricot')),
      shape('M-120-20Q-80-90 0-80T118 10Q100 100 10 110T-120-20Z', air.of('blush')),
      circle(-60, -50, 24, air.of('brick')) +
        circle(50, -70, 24, air.of('brick')) +
        circle(-70, 50, 24, air.of('brick')) +
        circle(70, 30, 24, air.of('brick')) +
        circle(0, 80, 24, air.of('brick')) +
        circle(0, -10, 24, air.of('brick')),
      shape(
        'M-30-90Q0-120 26-96Q6-70-30-90ZM-110 10Q-90-20-70 6Q-84 30-110 10ZM30 50Q60 60 50 90Q24 84 30 50Z',
        air.of('leaf'),
      ),
      line('M0-148V148M-128-74L128 74M-128 74L128-74', air.of('plank'), 5),
    ),
  pita: (air) =>
    layers(
      shape('M-86 8q0-28 26-26 10-22 36-10 20-18 40 0 24-14 36 8 30-4 34 28z', air.of('leaf')),
      circle(-40, -12, 17, air.of('sunrise')) +
        circle(40, -14, 17, air.of('sunrise')) +
        circle(0, -18, 18, air.of('cream')),
      shape('M-92-4Q0 20 92-4Q86 62 0 66T-92-4Z', air.of('plank')),
      shape('M-84 4Q0 26 92-4Q88 48 20 56Q-66 54-84 4Z', air.of('blush')),
      line('M-50 26l10 4M-10 40l10 2M36 28l10-3M20 18l8-1', air.of('plank'), 7),
    ),
  riceCracker: (air) =>
    layers(
      rect(-40, -20, 80, 42, air.of('dune'), 18),
      rect(-40, -22, 80, 38, air.of('cream'), 18),
      line('M-24-12h1M0-14h1M22-10h1M-14 4h1M12 4h1M30 4h1M-30 4h1', air.of('apricot'), 9),
    ),
  yakgwa: (air) =>
    layers(
      ...[0, 1, 2, 3, 4, 5].map((petal) =>
        circle(
          22 * Math.cos((petal * Math.PI) / 3),
          22 * Math.sin((petal * Math.PI) / 3),
          15,
          air.of(petal < 3 ? 'timber' : 'plank'),
        ),
      ),
      circle(0, 0, 20, air.of('plank')),
      circle(0, 0, 8, air.of('wood')),
    ),
  wheelCake: (air) =>
    layers(
      circle(0, 5, 40, air.of('pine')),
      circle(0, 0, 40, air.of('leaf')),
      line('M-28 0H28M0-28V28M-20-20L20 20M-20 20L20-20', air.of('moss'), 6),
    ),
  hotteok: (air) =>
    layers(
      circle(0, 4, 42, air.of('timber')),
      circle(0, 0, 42, air.of('apricot')),
      circle(4, -2, 30, air.of('plank')),
      line('M-14 10h4M14 14h4M4-16h4', air.of('timber'), 12),
    ),
  pancake: (air) =>
    layers(
      circle(0, 2, 40, air.of('plank')),
      circle(2, 0, 36, air.of('apricot')),
      line('M-20-10L6-22M-10 12L20-6M2 24L24 12', air.of('leaf'), 6),
    ),
} satisfies Record<string, Morsel>;
