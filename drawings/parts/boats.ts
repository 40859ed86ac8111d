import type { Air } from '../air.ts';
import { circle, d, layers, line, put, rect, shape } from '../brush.ts';
import { type Pigment, palette } from '../palette.ts';
import { dashed } from './stitches.ts';

/** The bow wave at a hull's waterline, as broad as the boat. */
function wake(air: Air, width: number): string {
  return line(
    d`M${-width / 2} 6h${width * 0.44}M${width * 0.02} 10h${width * 0.5}M${-width * 0.3} 20h${width * 0.34}`,
    air.of('spray'),
    6,
  );
}

/** A harbour fishing boat, 270 wide, its bow to the right; the origin is the middle of its waterline. */
export function fishingBoat(air: Air, hull: Pigment = 'sea'): string {
  return layers(
    put(
      0,
      -34,
      1,
      layers(
        line('M50-28V-170M50-160L110-50M50-160L-20-102', air.of('ink'), 5),
        shape('M50-170l34 12-34 12z', air.of('sunrise')),
        rect(-70, -92, 84, 64, air.of('foam')),
        rect(-70, -92, 28, 64, air.shaded('spray')),
        rect(-80, -102, 104, 12, air.of('ink')),
        shape('M-34-80h18v24h-18ZM-8-80H8v24H-8Z', air.isDark ? air.window : air.of('sea')),
        shape('M-130-30Q-100 30-70 44H92Q124 10 140-42Q110-30 60-28H-90Z', air.of(hull)),
        shape('M-130-30Q-122-14-114 0H126Q135-20 140-42Q110-30 60-28H-90Z', air.of('white')),
      ),
    ),
    wake(air, 250),
  );
}

/** A squid boat, 310 wide, with its row of lamps; they burn from dusk on. The origin is the middle of its waterline. */
export function squidBoat(air: Air): string {
  const isLit = air.isDark || air.hour === 'dusk';
  const lamps = [
    [-92, -96],
    [-64, -88],
    [-36, -86],
    [-8, -91],
    [20, -98],
    [46, -107],
    [80, -100],
    [104, -98],
  ] as const;
  return layers(
    put(
      0,
      -36,
      1,
      layers(
        line('M-110-24V-120M60-24V-130M130-36V-120', air.of('stone'), 6),
        rect(-90, -80, 70, 60, air.of('foam')),
        rect(-90, -80, 26, 60, air.shaded('spray')),
        rect(-56, -70, 24, 20, isLit ? air.window : air.of('deep')),
        shape('M-150-20Q-120 26-96 44H110Q150 10 160-46Q120-26 60-24H-110Z', air.of('white')),
        shape('M-126 14Q-112 32-96 44H110Q132 26 144 6Z', air.of('brick')),
        line('M-110-112Q-30-86 60-122Q100-98 130-114', air.of('stone'), 3),
        ...lamps.map(([x, y]) =>
          isLit
            ? circle(x, y, 13, palette.cream) + circle(x, y, 7, palette.apricot)
            : circle(x, y, 10, air.of('white')) + circle(x + 2, y, 4, air.of('spray')),
        ),
      ),
    ),
    wake(air, 270),
    isLit && line('M-70 34h70M10 44h90M-40 58h110M-10 76h60', air.glint, 7),
  );
}

/** The ferry to the islands, 470 wide, its bow to the right. */
export function ferry(air: Air): string {
  return layers(
    put(
      0,
      -14,
      1,
      layers(
        shape('M-120-150H-70L-76-118H-126Z', air.of('sunrise')),
        shape('M-120-150h18l-8 32h-16Z', air.of('brick')),
        line('M60-138V-190M60-176H96', air.of('stone'), 6),
        shape('M-186-86H150L116-140H-176Z', air.of('white')),
        shape('M-186-86H-130L-124-140H-176Z', air.of('spray')),
        dashed('M-110-116H100', air.of('deep'), 20, '24 10'),
        shape('M-206-44H210L172-88H-200Z', air.of('foam')),
        shape('M-206-44H-150L-146-88H-200Z', air.of('spray')),
        dashed('M-130-66H160', air.isDark ? air.window : air.of('sea'), 16, '14 10'),
        shape('M-220-46H250Q214-4 196 22H-204Q-222-10-220-46Z', air.of('deep')),
        shape('M-220-46H250L238-30H-221Z', air.of('white')),
        shape('M-216-12H224L216 0H-213Z', air.of('sunrise')),
      ),
    ),
    wake(air, 460),
  );
}

/** A yacht under full sail, 430 wide and 470 high. */
export function yacht(air: Air): string {
  return layers(
    line('M-8-470V-60', air.of('wood'), 11),
    shape('M4-460Q160-290 180-110H4Z', air.of('white')),
    shape('M4-460Q160-290 180-110H120Q90-300 4-420Z', air.of('foam')),
    line('M4-350H78M4-270H130M4-190H162', air.of('spray'), 5, 'square'),
    shape('M-20-430Q-40-230-160-110H-20Z', air.of('sunrise')),
    shape('M-20-430Q-28-280-70-110H-160Q-40-230-20-430Z', air.of('brick')),
    shape('M-8-470l46 14-46 16z', air.of('sunrise')),
    line('M-8-98H190', air.of('wood'), 9),
    shape('M-200-82Q0-60 230-90Q200 0 140 10H-110Q-180-10-200-82Z', air.of('white')),
    shape('M-190-50Q0-30 218-56Q196 4 140 10H-110Q-168-20-190-50Z', air.of('deep')),
    wake(air, 380),
  );
}

/** A yacht at its berth, sails down: hull, mast and stays. */
export function mooredYacht(air: Air, hull: Pigment = 'white'): string {
  return layers(
    line('M0-40V-280', air.of('timber'), 7),
    line('M0-276L-88-36M0-276L96-40', air.of('stone'), 3),
    line('M2-70H92', air.of('timber'), 6),
    shape('M6-82Q50-92 92-76V-66H6Z', air.of('spray')),
    shape('M-50-36Q-46-62-10-62H34Q56-58 62-36Z', air.of('foam')),
    line('M-30-48H40', air.isDark ? air.window : air.of('deep'), 9),
    shape('M-110-40Q0-30 122-46Q108-4 84 4H-76Q-100-8-110-40Z', air.of(hull)),
    shape('M-106-22Q0-14 116-26Q104-2 84 4H-76Q-96-4-106-22Z', air.shaded(hull === 'white' ? 'sea' : 'deep')),
    wake(air, 200),
  );
}
