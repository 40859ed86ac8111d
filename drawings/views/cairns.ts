import { z } from 'zod';
import { layers, put, rect, shape } from '../brush.ts';
import { mountains } from '../parts/land.ts';
import { sky } from '../parts/sky.ts';
import { fir, shrub } from '../parts/trees.ts';
import { defineView } from '../view.ts';

/** Towers of small stones piled by visitors beside a path along a stream. */
export const cairnsView = defineView(
  'cairns',
  { at: z.enum(['left', 'right']).default('left') },
  ({ air, random }, { at }) => {
    const cairn = (x: number, y: number, width: number, count: number) => {
      let part = '';
      let top = y;
      for (let index = 0; index < count; index += 1) {
        const w = width * (1 - (index / count) * 0.78) * random.between(0.92, 1.06);
        const h = (width * 0.24 * (count - index * 0.55)) / count + 6;
        const lean = random.between(-4, 4);
        const fill = random.pick(['stone', 'rock', 'slate'] as const);
        part +=
          rect(x - w / 2 + lean, top - h, w, h, air.of(fill), h * 0.42) +
          rect(x - w / 2 + lean, top - h, w * 0.34, h, air.shaded(fill), h * 0.42);
        top -= h - 2;
      }
      return part;
    };
    const isLeft = at === 'left';
    const mirrored = (x: number) => (isLeft ? x : 800 - x);
    return layers(
      sky(air, random, {
        horizon: 320,
        disc: air.hour === 'dawn' ? null : { x: mirrored(640), y: 116 },
        clouds: 1,
      }),
      mountains(air, random, { y: 310, height: 150, rows: 3 }),
      ...Array.from({ length: 10 }, (_, index) =>
        put(index * 88 + random.between(-20, 20), 440, 1, fir(air, random.between(130, 230))),
      ),
      shape('M0 420Q400 400 800 420V600H0Z', air.of('moss')),
      shape(
        isLeft ? 'M560 412Q640 460 560 520T640 600H800V412Z' : 'M240 412Q160 460 240 520T160 600H0V412Z',
        air.water[0],
      ),
      shape(
        isLeft ? 'M640 412Q740 460 670 520T740 600H800V412Z' : 'M160 412Q60 460 130 520T60 600H0V412Z',
        air.water[1],
      ),
      shape(
        isLeft
          ? 'M420 410H460Q470 470 360 520T260 600H60Q200 520 300 480T420 410Z'
          : 'M380 410H340Q330 470 440 520T540 600H740Q600 520 500 480T380 410Z',
        air.of('sand'),
      ),
      cairn(mirrored(500), 440, 54, 6),
      cairn(mirrored(566), 460, 66, 7),
      cairn(mirrored(330), 446, 60, 6),
      cairn(mirrored(250), 476, 92, 7),
      cairn(mirrored(130), 540, 150, 9),
      cairn(mirrored(480), 556, 118, 8),
      put(mirrored(30), 606, 1, shrub(air, 170)),
    );
  },
);
