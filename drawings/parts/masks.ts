import type { Air } from '../air.ts';
import { circle, layers, line, rect, shape } from '../brush.ts';

export const masks = ['yangban', 'maiden', 'sisi', 'jangja'] as const;
export type Mask = (typeof masks)[number];

/**
 * A face of Gangneung's Gwanno mask play, 200 wide and 280 high about its middle: the nobleman with his tall hat, the
 * maiden Somaegaksi, the stern Sisittakttagi, the merry Jangjamari.
 */
export function mask(air: Air, kind: Mask): string {
  switch (kind) {
    case 'yangban':
      return layers(
        shape('M-70 -60Q-40 -190 0 -200Q40 -190 70 -60Z', air.of('ink')),
        shape('M-90 -40Q-94 -80 0 -84Q94 -80 90 -40Q100 100 0 136Q-100 100 -90 -40Z', air.of('dune')),
        shape('M30 -82Q94 -76 90 -40Q100 100 0 136Q70 60 30 -82Z', air.of('sand')),
        line('M-62 -12Q-40 -30 -18 -12M18 -12Q40 -30 62 -12', air.of('ink'), 9),
        line('M-56 6Q-40 16 -22 6M22 6Q40 16 56 6', air.of('ink'), 6),
        shape('M-12 0Q0 -10 12 0L18 46Q0 58 -18 46Z', air.of('plank')),
        shape('M-34 74Q0 96 34 74Q20 100 0 100Q-20 100 -34 74Z', air.of('brick')),
        shape('M-50 70Q-30 62 0 66Q30 62 50 70Q30 82 0 74Q-30 82 -50 70Z', air.of('ink')),
        shape('M-30 112Q0 124 30 112L10 200Q0 208 -10 200Z', air.of('ink')),
      );
    case 'maiden':
      return layers(
        shape(
          'M-100 60Q-120 -120 0 -136Q120 -120 100 60Q90 10 80 -30Q40 -60 0 -92Q-40 -60 -80 -30Q-90 10 -100 60Z',
          air.of('ink'),
        ),
        shape('M-84 -30Q-40 -58 0 -92Q40 -58 84 -30Q96 90 0 132Q-96 90 -84 -30Z', air.of('cream')),
        shape('M0 -92Q40 -58 84 -30Q96 90 0 132Q70 50 0 -92Z', air.of('white')),
        line('M-58 -2Q-40 -14 -20 -2M20 -2Q40 -14 58 -2', air.of('ink'), 6),
        line('M-54 18Q-40 26 -24 18M24 18Q40 26 54 18', air.of('ink'), 5),
        circle(-54, 56, 15, air.of('sunrise')),
        circle(54, 56, 15, air.of('sunrise')),
        circle(0, -34, 10, air.of('sunrise')),
        line('M-6 50Q0 54 6 50', air.of('timber'), 4),
        shape('M-16 86Q0 74 16 86Q0 102 -16 86Z', air.of('brick')),
      );
    case 'sisi':
      return layers(
        shape('M-104 -60Q-90 -140 0 -140Q90 -140 104 -60Q110 90 0 140Q-110 90 -104 -60Z', air.of('brick')),
        shape('M40 -134Q94 -120 104 -60Q110 90 0 140Q80 40 40 -134Z', air.of('sunrise')),
        line('M-74 -60L-22 -36M74 -60L22 -36', air.of('ink'), 14),
        circle(-44, -10, 24, air.of('cream')),
        circle(44, -10, 24, air.of('cream')),
        circle(-40, -8, 10, air.of('ink')),
        circle(40, -8, 10, air.of('ink')),
        shape('M-18 0L0 -10L18 0L26 44H-26Z', air.of('wood')),
        shape('M-56 70H56Q50 108 0 110Q-50 108 -56 70Z', air.of('ink')),
        line('M-36 72v14M-12 72v16M12 72v16M36 72v14', air.of('cream'), 12, 'square'),
        line('M-60 -100Q0 -120 60 -100', air.of('apricot'), 8),
      );
    case 'jangja':
      return layers(
        shape('M-100 -20Q-100 -130 0 -134Q100 -130 100 -20Q100 130 0 134Q-100 130 -100 -20Z', air.of('sea')),
        shape('M40 -126Q100 -110 100 -20Q100 130 0 134Q86 40 40 -126Z', air.of('spray')),
        rect(-66, -52, 40, 30, air.of('cream'), 14),
        rect(26, -52, 40, 30, air.of('cream'), 14),
        circle(-46, -36, 9, air.of('ink')),
        circle(46, -36, 9, air.of('ink')),
        circle(0, 10, 24, air.of('sunrise')),
        shape('M-62 46Q0 70 62 46Q50 104 0 106Q-50 104 -62 46Z', air.of('cream')),
        line('M-40 58v30M-14 64v36M14 64v36M40 58v30', air.of('sea'), 5, 'square'),
        line('M-70 -84Q-46 -104 -22 -84M22 -84Q46 -104 70 -84', air.of('ink'), 10),
      );
  }
}
