import type { Air } from '../../air.ts';
import { circle, ellipse, layers, line, rect, shape } from '../../brush.ts';
import { mix, type Pigment } from '../../palette.ts';
import { glazes, type Vessel, type Ware } from './vessel.ts';

/** The same vessel seen from above, its middle on the origin, with a radius of some 240. */
export function vesselFromAbove(air: Air, ware: Ware, glaze: Pigment, fill: string | null): Vessel {
  const { base, dark, light } = glazes(air, glaze);
  const under = mix(air.of('wood'), air.of('ink'), 0.35);
  const round = (radius: number, inner: number, inside: string) =>
    layers(
      circle(-9, 12, radius, under),
      circle(0, 0, radius, base),
      shape(
        `M0 ${-radius}A${radius} ${radius} 0 0 1 0 ${radius}A${radius + 60} ${radius + 60} 0 0 0 0 ${-radius}Z`,
        light,
      ),
      circle(0, 0, inner, inside),
    );
  switch (ware) {
    case 'pot':
      return {
        y: 0,
        across: 178,
        down: 178,
        art: line('M-228 0H-262M228 0H262', dark, 44) + round(222, 186, fill ?? dark),
      };
    case 'pan':
      return {
        y: 0,
        across: 200,
        down: 200,
        art: layers(
          line('M-250 0H-286M250 0H286', dark, 44),
          round(246, 218, dark),
          circle(0, 0, 212, fill ?? dark),
        ),
      };
    case 'bowl':
      return {
        y: 0,
        across: 182,
        down: 182,
        art: round(226, 202, mix(base, air.of('ink'), 0.12)) + circle(2, 2, 190, fill ?? base),
      };
    case 'cup':
      return {
        y: 0,
        across: 124,
        down: 124,
        art: layers(
          round(250, 224, mix(base, air.of('white'), 0.12)),
          line('M110 60L236 132', dark, 40),
          circle(-6, 8, 164, dark),
          circle(0, 0, 162, base),
          circle(2, 2, 138, fill ?? dark),
        ),
      };
    case 'plate':
      return {
        y: 0,
        across: 176,
        down: 176,
        art: round(246, 192, fill ?? mix(base, air.of('white'), 0.16)),
      };
    case 'oval':
      return {
        y: 0,
        across: 250,
        down: 130,
        art: layers(
          ellipse(-9, 12, 320, 196, under),
          ellipse(0, 0, 320, 196, base),
          ellipse(5, -3, 312, 188, light),
          ellipse(0, 0, 272, 150, fill ?? mix(base, air.of('white'), 0.12)),
        ),
      };
    case 'iron':
      return {
        y: 0,
        across: 220,
        down: 110,
        art: layers(
          rect(-329, -178, 640, 380, under, 60),
          rect(-320, -190, 640, 380, air.of('plank'), 60),
          ellipse(0, 0, 290, 160, mix(air.of('ink'), air.of('stone'), 0.35)),
          ellipse(0, 0, 268, 142, air.of('ink')),
          fill !== null && ellipse(0, 0, 220, 112, fill),
        ),
      };
    case 'board':
      return {
        y: 0,
        across: 230,
        down: 130,
        art: layers(
          rect(-309, -168, 600, 360, under, 28),
          rect(-300, -180, 600, 360, base, 28),
          line('M-260-90H200M-220 10H260M-260 110H180', dark, 4),
        ),
      };
    case 'basket':
      return {
        y: 0,
        across: 176,
        down: 176,
        art: layers(
          round(240, 214, dark),
          circle(0, 0, 204, fill ?? base),
          fill === null &&
            line(
              'M-190-60H190M-204 0H204M-190 60H190M-150 120H150M-150-120H150M-60-190V190M0-204V204M60-190V190M120-150V150M-120-150V150',
              dark,
              4,
            ),
        ),
      };
    case 'brazier':
      return {
        y: 0,
        across: 176,
        down: 176,
        art: layers(
          round(246, 212, air.of('ink')),
          line(
            'M-120-60h1M-40-100h1M60-80h1M120-20h1M100 70h1M20 40h1M-70 60h1M-20 120h1M-130 30h1M40 130h1M-30-10h1',
            air.of('sunrise'),
            46,
          ),
          line('M-40-100h1M100 70h1M-70 60h1M60-80h1', air.of('apricot'), 20),
          line(
            'M-180-110H180M-204-55H204M-210 0H210M-204 55H204M-180 110H180M-110-180V180M-55-204V204M0-210V210M55-204V204M110-180V180',
            air.of('stone'),
            5,
          ),
        ),
      };
    case 'box':
      return {
        y: 0,
        across: 190,
        down: 130,
        art: layers(
          rect(-269, -188, 520, 400, under, 16),
          rect(-260, -200, 520, 400, base, 16),
          rect(-232, -172, 464, 344, dark, 8),
        ),
      };
  }
}
