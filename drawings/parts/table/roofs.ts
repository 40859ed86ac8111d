import type { Air } from '../../air.ts';
import { d, layers, line, rect, shape } from '../../brush.ts';
import { mix, type Pigment } from '../../palette.ts';

export const awnings = ['none', 'plain', 'stripes', 'box', 'slope'] as const;

export type Awning = (typeof awnings)[number];

/** An awning over the ground floor with its edge at y. */
export function awning(air: Air, kind: Awning, y: number, width: number, cloth: Pigment): string {
  const w = width / 2;
  const fill = air.of(cloth);
  switch (kind) {
    case 'none':
      return '';
    case 'plain':
      return (
        shape(d`M${-w + 8} ${y - 44}H${w - 8}L${w + 16} ${y}H${-w - 16}Z`, fill) +
        rect(-w - 16, y, width + 32, 14, air.shaded(cloth))
      );
    case 'stripes': {
      const count = 9;
      const step = (width + 32) / count;
      return Array.from({ length: count }, (_, index) => {
        const x = -w - 16 + index * step;
        const upper = (value: number) => value * ((width - 16) / (width + 32));
        const colour = index % 2 === 0 ? fill : air.of('white');
        return shape(
          d`M${upper(x)} ${y - 46}H${upper(x + step)}L${x + step} ${y}a${step / 2} 15 0 0 1 ${-step} 0Z`,
          colour,
        );
      }).join('');
    }
    case 'box':
      return (
        rect(-w + 4, y - 46, width - 8, 50, fill) +
        rect(-w + 4, y - 46, width - 8, 9, mix(fill, air.of('white'), 0.3))
      );
    case 'slope':
      return (
        shape(d`M${-w - 22} ${y}L${-w + 10} ${y - 40}H${w - 10}L${w + 22} ${y}Z`, fill) +
        line(
          d`M${-w * 0.6} ${y - 38}L${-w * 0.64} ${y - 4}M0 ${y - 38}V${y - 4}M${w * 0.6} ${y - 38}L${w * 0.64} ${y - 4}M${-w * 0.3} ${y - 38}L${-w * 0.32} ${y - 4}M${w * 0.3} ${y - 38}L${w * 0.32} ${y - 4}`,
          air.shaded(cloth),
          5,
        )
      );
  }
}

/** A roof of black tiles with raised eaves over a house `width` wide; its eaves lie at y. */
export function tileRoof(air: Air, y: number, width: number, height: number): string {
  const w = width / 2;
  const eave = w * 1.32;
  const ridge = w * 0.86;
  const top = y - height;
  return layers(
    shape(
      d`M${-eave} ${y - 6}Q${-ridge - 30} ${y - 30} ${-ridge} ${top}Q0 ${top + 12} ${ridge} ${top}Q${ridge + 30} ${y - 30} ${eave} ${y - 6}Q${w * 0.7} ${y + 24} 0 ${y + 24}T${-eave} ${y - 6}Z`,
      air.of('roof'),
    ),
    line(
      Array.from({ length: 13 }, (_, index) => {
        const part = -1 + index / 6;
        return d`M${part * ridge * 0.96} ${top + 12}L${part * eave * 0.93} ${y + 16 - Math.abs(part) * 14}`;
      }).join(''),
      mix(air.of('roof'), air.of('stone'), 0.22),
      6,
    ),
    line(d`M${-ridge - 6} ${top}Q0 ${top + 14} ${ridge + 6} ${top}`, air.of('slate'), 15),
    line(d`M${-eave + 6} ${y - 2}Q${-w * 0.7} ${y + 24} 0 ${y + 24}T${eave - 6} ${y - 2}`, air.of('rock'), 8),
  );
}
