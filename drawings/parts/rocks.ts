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

/** A long rock with one end raised, like a seal in the sun: 350 wide and 150 high. */
export function sealRock(air: Air): string {
  return layers(
    shape(
      'M-178 0Q-200-18-182-36L-140-44-96-70-30-84 34-68Q68-64 80-104L96-138 130-148 152-134 178-112 172-98 144-88 138-52Q142-20 176 0Z',
      air.of('rock'),
    ),
    shape(
      'M130-148L152-134 178-112 172-98 144-88 138-52Q142-20 176 0H92L112-44 106-96ZM34-68L-30-84-96-70-20-58 40-30Q66-44 76-92Q60-62 34-68Z',
      air.of('stone'),
    ),
    shape('M-178 0Q-200-18-182-36L-140-44-118-20-126 0Z', air.of('slate')),
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
      'M-26-206Q20-226 50-196Q40-184 8-186Q-20-184-26-206ZM-48-116Q0-150 56-116Q62-96 20-92Q-40-86-48-116ZM-180-86Q-146-110-116-82Q-120-66-150-66Q-176-66-180-86ZM-30-44Q10-60 40-40Q30-24 0-24Q-28-26-30-44Z',
      air.of('slate'),
    ),
    shape(
      'M64-262Q92-270 104-248Q92-236 74-242ZM86-130Q120-142 136-116Q120-102 98-110ZM112-60Q142-68 158-46Q140-34 120-42Z',
      air.of('rock'),
    ),
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

/** A wave that breaks on rock, 300 wide and 240 high: a bank of foam and the drops thrown over it. */
export function splash(air: Air): string {
  const drops = [-150, -118, -96, -70, -48].flatMap((angle, ray) =>
    [124, 168, 206].map((reach, step) => {
      const bend = ((angle + (step - 1) * 7) * Math.PI) / 180;
      const size = 13 - step * 3.6 - (ray % 2) * 2;
      return circle(Math.cos(bend) * reach, -20 + Math.sin(bend) * reach, size, air.of('foam'));
    }),
  );
  return layers(
    ...drops,
    shape(
      'M-156 0Q-140-44-100-38Q-90-92-44-84Q-26-136 26-116Q66-124 74-76Q112-82 116-38Q146-38 156 0Z',
      air.of('foam'),
    ),
    shape('M-156 0Q-140-44-100-38Q-90-92-44-84Q-60-60-50-36Q-76-40-80 0Z', air.of('spray')),
  );
}

interface CliffOptions {
  side: 'left' | 'right';
  /** How far its foot reaches into the picture. */
  reach?: number;
  /** Where its top meets the edge of the picture. */
  top?: number;
}

/** A cliff in steps down to the water; its face is lit if it faces right. */
export function cliff(air: Air, { side, reach = 560, top = 70 }: CliffOptions): string {
  const w = reach / 560;
  const h = (600 - top) / 530;
  const y = (value: number) => 600 - (600 - value) * h;
  const face = air.of(side === 'left' ? 'stone' : 'slate');
  const body = air.of(side === 'left' ? 'rock' : 'stone');
  const seam = air.of(side === 'left' ? 'slate' : 'rock');
  const edge = d`L${230 * w} ${y(180)} ${300 * w} ${y(210)} ${330 * w} ${y(300)} ${400 * w} ${y(340)} ${430 * w} ${y(440)} ${520 * w} ${y(480)} ${560 * w} 600`;
  const parts = layers(
    shape(`${d`M0 ${y(70)}Q${120 * w} ${y(60)} ${190 * w} ${y(110)}`}${edge}H0Z`, body),
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
