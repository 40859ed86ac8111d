import type { Air } from '../../air.ts';
import { circle, d, layers, line, rect, shape } from '../../brush.ts';
import { mix, type Pigment } from '../../palette.ts';

/*
 * The floors of a shop's front, drawn about the middle of the threshold; y runs up to -height.
 */

export const faces = ['glass', 'door', 'arches', 'hatch', 'lattice', 'folding', 'noren'] as const;

export type Face = (typeof faces)[number];

export const uppers = ['panes', 'band', 'round', 'arched', 'balcony', 'shutters'] as const;

export type Upper = (typeof uppers)[number];

function glassPane(air: Air, x: number, y: number, width: number, height: number): string {
  const glow = air.isDark || air.hour === 'dusk';
  return layers(
    rect(x, y, width, height, air.window),
    glow
      ? circle(
          x + width / 2,
          y + height * 0.26,
          Math.min(width, height) * 0.09,
          mix(air.window, air.of('white'), 0.6),
        ) + rect(x, y + height * 0.72, width, height * 0.28, mix(air.window, air.of('wood'), 0.4))
      : shape(
          d`M${x + width * 0.55} ${y}H${x + width * 0.82}L${x + width * 0.45} ${y + height}H${x + width * 0.18}Z`,
          mix(air.window, air.of('white'), 0.4),
        ),
  );
}

function door(air: Air, x: number, width: number, height: number, pigment: Pigment): string {
  return layers(
    rect(x, -height, width, height, air.of(pigment)),
    glassPane(air, x + width * 0.18, -height * 0.9, width * 0.64, height * 0.56),
    circle(x + width * 0.84, -height * 0.42, 5, air.of('apricot')),
  );
}

/** The ground floor, `width` by `height`. */
export function groundFloor(
  air: Air,
  face: Face,
  { width, height, trim, cloth }: { width: number; height: number; trim: Pigment; cloth: Pigment },
): string {
  const w = width / 2;
  const h = height;
  const frame = air.of(trim);
  switch (face) {
    case 'glass':
      return layers(
        rect(-w + 20, -h + 26, width - 40, h - 26, frame),
        glassPane(air, -w + 32, -h + 36, width * 0.32, h - 66),
        glassPane(air, -w + 44 + width * 0.32, -h + 36, width * 0.2, h - 40),
        glassPane(air, -w + 56 + width * 0.52, -h + 36, width * 0.48 - 88, h - 66),
      );
    case 'door':
      return layers(
        door(air, -40, 80, h * 0.8, trim),
        rect(-w + 34, -h * 0.78, w - 104, h * 0.5, air.of('white')),
        glassPane(air, -w + 42, -h * 0.74, w - 120, h * 0.42),
        rect(70, -h * 0.78, w - 104, h * 0.5, air.of('white')),
        glassPane(air, 78, -h * 0.74, w - 120, h * 0.42),
        ...[-w + 28, 64].map((x) =>
          layers(
            shape(
              d`M${x + 4} ${-h * 0.28}q${(w - 92) * 0.12} -26 ${(w - 92) * 0.25} -6t${(w - 92) * 0.25} -4 ${(w - 92) * 0.25} 2 ${(w - 92) * 0.22} 8z`,
              air.of('leaf'),
            ),
            line(
              d`M${x + (w - 92) * 0.2} ${-h * 0.28 - 12}h1M${x + (w - 92) * 0.5} ${-h * 0.28 - 14}h1M${x + (w - 92) * 0.78} ${-h * 0.28 - 10}h1`,
              air.of('sunrise'),
              13,
            ),
            rect(x, -h * 0.28, w - 92, 18, frame),
          ),
        ),
      );
    case 'arches':
      return [-0.33, 0, 0.33]
        .map((part, index) => {
          const x = part * width;
          const half = width * 0.12;
          const top = -h * 0.86;
          return layers(
            shape(
              d`M${x - half - 10} 0V${top + half}A${half + 10} ${half + 10} 0 0 1 ${x + half + 10} ${top + half}V0Z`,
              frame,
            ),
            shape(
              d`M${x - half} ${index === 1 ? 0 : -h * 0.2}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${index === 1 ? 0 : -h * 0.2}Z`,
              air.window,
            ),
            line(d`M${x} ${top}V${-h * 0.2}`, frame, 6, 'square'),
          );
        })
        .join('');
    case 'hatch':
      return layers(
        rect(-w + 40, -h * 0.84, width * 0.56, h * 0.46, frame),
        rect(
          -w + 52,
          -h * 0.78,
          width * 0.56 - 24,
          h * 0.4,
          air.isDark ? air.window : mix(air.of('wood'), air.of('ink'), 0.3),
        ),
        line(d`M${-w + 60} ${-h * 0.62}h${width * 0.56 - 40}`, air.of('plank'), 6),
        line(
          d`M${-w + 74} ${-h * 0.67}v1M${-w + 104} ${-h * 0.67}v1M${-w + 150} ${-h * 0.67}v1M${-w + 186} ${-h * 0.67}v1`,
          air.of('foam'),
          18,
        ),
        rect(-w + 28, -h * 0.4, width * 0.56 + 24, 16, air.of('plank')),
        door(air, w - 120, 84, h * 0.82, trim),
      );
    case 'lattice':
      return [-0.36, -0.12, 0.12, 0.36]
        .map((part) => {
          const x = part * width;
          const half = width * 0.105;
          return layers(
            rect(x - half, -h * 0.86, half * 2, h * 0.86, frame),
            rect(
              x - half + 7,
              -h * 0.82,
              half * 2 - 14,
              h * 0.6,
              air.isDark || air.hour === 'dusk' ? air.window : air.of('cream'),
            ),
            line(
              d`M${x} ${-h * 0.82}v${h * 0.6}M${x - half / 2} ${-h * 0.82}v${h * 0.6}M${x + half / 2} ${-h * 0.82}v${h * 0.6}M${x - half} ${-h * 0.66}h${half * 2}M${x - half} ${-h * 0.44}h${half * 2}`,
              frame,
              4,
              'square',
            ),
          );
        })
        .join('');
    case 'folding':
      return layers(
        rect(
          -w + 24,
          -h + 30,
          width - 48,
          h - 30,
          air.isDark || air.hour === 'dusk' ? air.window : mix(air.of('apricot'), air.of('wood'), 0.5),
        ),
        rect(-w + 24, -70, width - 48, 70, mix(air.of('wood'), air.of('ink'), air.isDark ? 0.1 : 0.4)),
        line(d`M${-w + 60} -70H${w - 60}`, air.of('plank'), 10),
        ...[-0.3, -0.08, 0.16].map(
          (part) =>
            line(d`M${part * width} ${-h + 30}v34`, air.of('ink'), 4) +
            circle(part * width, -h + 72, 13, air.of('blush')),
        ),
        line(d`M${-w + 60} -36h1M${-w + 120} -36h1M${w - 60} -36h1M${w - 120} -36h1`, air.of('sunrise'), 26),
        line(
          d`M${-w + 28} ${-h + 30}V0M${-w + 56} ${-h + 30}V0M${w - 28} ${-h + 30}V0M${w - 56} ${-h + 30}V0`,
          frame,
          9,
          'square',
        ),
      );
    case 'noren':
      return layers(
        rect(-70, -h * 0.84, 140, h * 0.84, air.of('wood')),
        rect(-60, -h * 0.8, 120, h * 0.8, air.isDark ? air.window : mix(air.of('wood'), air.of('ink'), 0.35)),
        ...[-64, -21, 22].map((x) => rect(x, -h * 0.84, 41, h * 0.36, air.of(cloth))),
        rect(22, -h * 0.84, 41, h * 0.36, mix(air.of(cloth), air.of('white'), 0.18)),
        rect(-78, -h * 0.87, 156, 9, frame),
        rect(-w + 30, -h * 0.74, w - 130, h * 0.4, frame),
        glassPane(air, -w + 40, -h * 0.7, w - 150, h * 0.32),
        rect(100, -h * 0.74, w - 130, h * 0.4, frame),
        glassPane(air, 110, -h * 0.7, w - 150, h * 0.32),
        line(d`M${-w + 30} ${-h * 0.54}h${w - 130}M100 ${-h * 0.54}h${w - 130}`, frame, 5, 'square'),
        rect(-w, -h * 0.2, w - 80, h * 0.2, mix(air.of('stone'), air.of('wood'), 0.2)) +
          rect(80, -h * 0.2, w - 80, h * 0.2, air.of('stone')),
      );
  }
}

/** A floor above, its foot at y; the windows stand in the middle of `height`. */
export function upperFloor(
  air: Air,
  upper: Upper,
  y: number,
  width: number,
  height: number,
  trim: Pigment,
): string {
  const w = width / 2;
  const top = y - height * 0.78;
  const tall = height * 0.56;
  switch (upper) {
    case 'band':
      return (
        rect(-w + 24, top, width - 48, tall, air.of(trim)) +
        glassPane(air, -w + 32, top + 8, width - 64, tall - 16) +
        line(d`M${-w * 0.4} ${top}v${tall}M${w * 0.4} ${top}v${tall}`, air.of(trim), 7, 'square')
      );
    case 'round':
      return [-0.26, 0.26]
        .map(
          (part) =>
            circle(part * width, y - height * 0.5, tall * 0.5, air.of(trim)) +
            circle(part * width, y - height * 0.5, tall * 0.41, air.window),
        )
        .join('');
    case 'arched':
      return [-0.3, 0, 0.3]
        .map((part) => {
          const x = part * width;
          const half = width * 0.09;
          return (
            shape(
              d`M${x - half} ${top + tall}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${top + tall}Z`,
              air.of(trim),
            ) +
            shape(
              d`M${x - half + 7} ${top + tall}V${top + half}A${half - 7} ${half - 7} 0 0 1 ${x + half - 7} ${top + half}V${top + tall}Z`,
              air.window,
            )
          );
        })
        .join('');
    case 'balcony':
      return layers(
        rect(
          -w + 30,
          top - 8,
          width - 60,
          height * 0.78 - (y - top) + (y - top) + 8 - height * 0.78 + tall + 20,
          air.window,
        ),
        line(d`M${-w * 0.34} ${top}v${tall + 20}M${w * 0.34} ${top}v${tall + 20}`, air.of(trim), 7, 'square'),
        rect(-w - 14, y - 12, width + 28, 14, air.of(trim)),
        line(d`M${-w - 8} ${y - 56}H${w + 8}`, air.of(trim), 6, 'square'),
        line(
          Array.from(
            { length: 9 },
            (_, index) => d`M${-w - 6 + (index * (width + 12)) / 8} ${y - 56}V${y - 10}`,
          ).join(''),
          air.of(trim),
          4,
          'square',
        ),
      );
    case 'shutters':
      return [-0.27, 0.27]
        .map((part) => {
          const x = part * width;
          return (
            rect(x - 54, top, 22, tall, air.of(trim)) +
            rect(x + 32, top, 22, tall, air.of(trim)) +
            glassPane(air, x - 30, top, 60, tall)
          );
        })
        .join('');
    case 'panes':
      return [-0.32, 0, 0.32]
        .map(
          (part) =>
            rect(part * width - width * 0.11, top - 6, width * 0.22, tall + 12, air.of('white')) +
            glassPane(air, part * width - width * 0.11 + 7, top, width * 0.22 - 14, tall),
        )
        .join('');
  }
}
