import type { Air } from '../../air.ts';
import { d, line, rect, shape } from '../../brush.ts';
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
