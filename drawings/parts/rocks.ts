import type { Air } from '../air.ts';
import { circle, d, layers, shape } from '../brush.ts';

/** A pointed rock in the sea, 370 wide and 284 high. */
export function stack(air: Air): string {
  return layers(
    shape(
      'M-185 0L-155-120-105-170-75-260Q-45-292-15-284L25-230 65-190 85-120 145-80 185 0Z',
      air.of('rock'),
    ),
    shape('M-15-284L25-230 65-190 85-120 145-80 185 0H65L25-100-5-180Z', air.of('stone')),
    shape('M-185 0L-155-120-105-170-93-100-115 0Z', air.of('slate')),
  );
}

/** A long rock with its head raised, like a seal in the sun: 330 wide and 150 high. */
export function sealRock(air: Air): string {
  return layers(
    shape(
      'M-168 0Q-196-22-176-34Q-150-30-132-42Q-40-96 36-68Q72-58 84-108Q94-150 132-146Q162-140 160-114Q182-106 166-94Q142-84 140-50Q142-20 172 0Z',
      air.of('rock'),
    ),
    shape(
      'M132-146Q162-140 160-114Q182-106 166-94Q142-84 140-50Q142-20 172 0H96Q110-40 104-84Q106-130 132-146ZM36-68Q-10-84-60-70Q0-70 44-36Q70-44 78-82Q64-58 36-68Z',
      air.of('stone'),
    ),
    shape('M-168 0Q-196-22-176-34Q-150-30-132-42Q-112-22-120 0Z', air.of('slate')),
    circle(138, -122, 5, air.of('ink')),
  );
}

/** Rocks hollowed by wind and waves, 440 wide and 330 high. */
export function carvedRocks(air: Air): string {
  return layers(
    shape(
      'M-220 0Q-226-70-186-96Q-196-150-150-158Q-134-210-96-196Q-78-150-70-110Q-40-92-30-50L-20 0Z',
      air.of('rock'),
    ),
    shape('M-96-196Q-78-150-70-110Q-40-92-30-50L-20 0H-90Q-70-60-104-110Q-120-160-96-196Z', air.of('stone')),
    shape(
      'M-70 0Q-76-90-36-130Q-60-200-14-232Q-16-310 44-326Q104-330 112-264Q150-236 132-184Q168-150 150-96Q196-70 214 0Z',
      air.of('rock'),
    ),
    shape(
      'M44-326Q104-330 112-264Q150-236 132-184Q168-150 150-96Q196-70 214 0H90Q116-60 74-100Q104-150 60-190Q90-240 40-270Q24-300 44-326Z',
      air.of('stone'),
    ),
    shape(
      'M-20-210Q10-240 26-206Q30-170-4-164Q-36-172-20-210ZM-34-110Q-6-136 20-104Q34-60-8-52Q-50-60-34-110ZM-176-90Q-150-112-132-84Q-128-52-160-50Q-190-56-176-90Z',
      air.of('slate'),
    ),
    shape('M96-240Q116-244 114-220Q100-206 90-220ZM104-130Q132-140 134-112Q118-92 100-108Z', air.of('rock')),
  );
}

/** Low flat rocks awash, 360 wide and 70 high. */
export function reef(air: Air): string {
  return layers(
    shape('M-180 0Q-176-40-130-44Q-104-70-60-58Q-20-76 14-44L30 0Z', air.of('rock')),
    shape('M-60-58Q-20-76 14-44L30 0H-40Q-20-40-60-58Z', air.of('stone')),
    shape('M10 0Q20-34 60-36Q100-52 132-30Q170-26 180 0Z', air.of('slate')),
    shape('M60-36Q100-52 132-30Q170-26 180 0H110Q116-30 60-36Z', air.of('rock')),
    shape('M-190 2Q-120-14-60 0Q0-14 70 0Q140-12 190 2Q100 14 0 8Q-110 14-190 2Z', air.of('foam')),
  );
}

/** A wave that breaks on rock, 250 wide and 214 high. */
export function splash(air: Air): string {
  const drops = [
    [-25, -222, 12],
    [35, -224, 15],
    [87, -190, 10],
    [-91, -170, 9],
  ] as const;
  return layers(
    shape(
      'M-125 0Q-95-40-95-80Q-109-110-75-124Q-81-164-45-160Q-45-210-9-196Q25-214 31-174Q69-174 59-136Q99-124 81-90Q85-40 125 0Z',
      air.of('foam'),
    ),
    shape('M-125 0Q-95-40-95-80Q-109-110-75-124Q-60-90-70-60Q-60-20-40 0Z', air.of('spray')),
    ...drops.map(([x, y, radius]) => circle(x, y, radius, air.of('foam'))),
  );
}

interface CliffOptions {
  side: 'left' | 'right';
  /** How far its foot reaches into the picture. */
  reach?: number;
  /** Where its top meets the edge of the picture. */
  top?: number;
}

/** A cliff in steps down to the water; its face is lit where it looks to the right. */
export function cliff(air: Air, { side, reach = 560, top = 70 }: CliffOptions): string {
  const w = reach / 560;
  const h = (600 - top) / 530;
  const y = (value: number) => 600 - (600 - value) * h;
  const face = air.of(side === 'left' ? 'stone' : 'slate');
  const body = air.of(side === 'left' ? 'rock' : 'stone');
  const seam = air.of(side === 'left' ? 'slate' : 'rock');
  const edge = d`L${230 * w} ${y(180)} ${300 * w} ${y(210)} ${330 * w} ${y(300)} ${400 * w} ${y(340)} ${430 * w} ${y(440)} ${520 * w} ${y(480)} ${560 * w} 600`;
  const parts = layers(
    shape(d`M0 ${y(70)}Q${120 * w} ${y(60)} ${190 * w} ${y(110)}` + edge + 'H0Z', body),
    shape(
      d`M${190 * w} ${y(110)}` +
        edge +
        d`H${440 * w}L${380 * w} ${y(470)} ${330 * w} ${y(430)} ${290 * w} ${y(320)} ${240 * w} ${y(270)}Z`,
      face,
    ),
    shape(
      d`M0 ${y(240)}L${200 * w} ${y(262)} 0 ${y(252)}ZM0 ${y(330)}L${262 * w} ${y(352)} 0 ${y(344)}ZM0 ${y(420)}L${230 * w} ${y(434)} 0 ${y(432)}ZM0 ${y(500)}L${330 * w} ${y(520)} 0 ${y(514)}Z`,
      seam,
    ),
    shape(
      d`M0 ${y(70)}Q${120 * w} ${y(60)} ${190 * w} ${y(110)}L${215 * w} ${y(152)}Q${120 * w} ${y(118)} 0 ${y(140)}Z`,
      air.of('leaf'),
    ),
  );
  return side === 'left' ? parts : `<g transform="translate(800 0)scale(-1 1)">${parts}</g>`;
}
