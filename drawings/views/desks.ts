import { z } from 'zod';
import { circle, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { backdrop } from '../parts/settings.ts';
import { workOn, works } from '../parts/tabletops.ts';
import { pine } from '../parts/trees.ts';
import { defineView } from '../view.ts';

/** A low table seen from above at a slant, with what is made, written, eaten or shown on it; a window or a plain wall behind. */
export const deskView = defineView(
  'desk',
  {
    of: z.enum(works),
    wall: z.enum(['paper', 'window', 'plain', 'deep']).default('paper'),
  },
  ({ air, random }, { of: work, wall }) => {
    const back = wall === 'deep' ? air.of('deep') : wall === 'plain' ? air.of('haze') : air.of('sand');
    return layers(
      rect(0, 0, 800, 600, back),
      wall === 'paper' &&
        layers(
          rect(70, -10, 300, 290, air.isDark || air.hour === 'dusk' ? air.window : air.of('cream')),
          rect(430, -10, 300, 290, air.isDark || air.hour === 'dusk' ? air.window : air.of('white')),
          line(
            'M130 0V280M190 0V280M250 0V280M310 0V280M490 0V280M550 0V280M610 0V280M670 0V280M70 70H370M70 140H370M70 210H370M430 70H730M430 140H730M430 210H730',
            air.of('timber'),
            4,
            'square',
          ),
          line('M70 -10V284H370V-10M430 -10V284H730V-10', air.of('wood'), 12, 'square'),
        ),
      wall === 'window' &&
        layers(
          `<svg x="120" y="30" width="560" height="250" viewBox="120 60 560 250">${layers(backdrop(air, random, { horizon: 300, behind: 'hills' }), put(240, 400, 1, pine(air, random, 300)))}</svg>`,
          line('M120 30H680V280H120ZM400 30V280', air.of('wood'), 13, 'square'),
        ),
      wall === 'plain' && layers(circle(400, 250, 230, mix(back, air.of('cream'), 0.45))),
      wall === 'deep' && layers(circle(400, 260, 220, mix(back, air.of('sea'), 0.6))),
      rect(0, 300, 800, 300, air.of(wall === 'deep' ? 'wood' : 'plank')),
      rect(0, 300, 800, 12, air.of(wall === 'deep' ? 'timber' : 'timber')),
      shape('M0 312H800V330Q400 340 0 330Z', mix(air.of('plank'), air.of('timber'), 0.5)),
      line(
        'M0 400H800M0 500H800',
        mix(air.of(wall === 'deep' ? 'wood' : 'plank'), air.of('timber'), 0.45),
        4,
        'square',
      ),
      ellipse(400, 480, 330, 84, mix(air.of(wall === 'deep' ? 'wood' : 'plank'), air.of('ink'), 0.12)),
      put(400, 460, 1, workOn(air, work)),
    );
  },
);
