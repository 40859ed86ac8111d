import type { Air } from '../../air.ts';
import { canvas, d, layers, line, rect, shape } from '../../brush.ts';
import { mix, type Pigment } from '../../palette.ts';

export const tops = ['plain', 'boards', 'cloth', 'stone', 'tray'] as const;

export type Top = (typeof tops)[number];

/** A table's top from `y` down, seen over its far edge. */
export function tableTop(air: Air, y: number, pigment: Pigment, kind: Top): string {
  const base = air.of(pigment);
  const edge = mix(base, air.of('white'), 0.3);
  const dark = mix(base, air.of('ink'), 0.16);
  return layers(
    rect(0, y, canvas.width, canvas.height - y, base),
    rect(0, y, canvas.width, 13, edge),
    kind === 'boards' &&
      line(
        d`M0 ${y + 56}H800M0 ${y + 116}H800M240 ${y + 14}L200 ${y + 54}M600 ${y + 58}L650 ${y + 114}`,
        dark,
        5,
      ),
    kind === 'cloth' &&
      shape(d`M120 ${y + 40}H680L780 600H20Z`, air.of('foam')) +
        line(d`M150 ${y + 66}H650M40 580H760`, air.of('sunrise'), 6),
    kind === 'stone' &&
      line(
        d`M60 ${y + 40}h30M210 ${y + 80}h26M520 ${y + 46}h34M680 ${y + 90}h26M90 ${y + 130}h26M600 ${y + 140}h30`,
        dark,
        9,
      ),
    kind === 'tray' &&
      shape(d`M110 ${y + 36}H690L770 596H30Z`, mix(air.of('wood'), air.of('ink'), 0.25)) +
        shape(d`M124 ${y + 46}H676L748 586H52Z`, air.of('timber')),
  );
}
