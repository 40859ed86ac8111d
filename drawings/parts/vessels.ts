import type { Air } from '../air.ts';
import { circle, ellipse, layers, line, rect, shape } from '../brush.ts';
import { mix, type Pigment } from '../palette.ts';

/** What food is served in. */
export const wares = [
  'pot',
  'bowl',
  'plate',
  'oval',
  'pan',
  'iron',
  'board',
  'basket',
  'brazier',
  'box',
  'cup',
] as const;
export type Ware = (typeof wares)[number];

/** A vessel with the surface on which its food lies. */
export interface Vessel {
  art: string;
  /** The middle of the surface over the table, and its half width and half depth. */
  y: number;
  across: number;
  down: number;
}

interface Glazes {
  base: string;
  dark: string;
  light: string;
}

function glazes(air: Air, glaze: Pigment): Glazes {
  const base = air.of(glaze);
  return { base, dark: mix(base, air.of('ink'), 0.22), light: mix(base, air.of('white'), 0.3) };
}

const shadow = (air: Air, width: number) =>
  ellipse(-10, 4, width, 24, mix(air.of('wood'), air.of('ink'), 0.35));

/** A vessel seen from the side, a little from above; it stands on its origin and is some 500 wide. */
export function vesselFromSide(air: Air, ware: Ware, glaze: Pigment, fill: string | null): Vessel {
  const { base, dark, light } = glazes(air, glaze);
  const wood = air.of('wood');
  switch (ware) {
    case 'pot':
      return {
        y: -197,
        across: 196,
        down: 74,
        art: layers(
          shadow(air, 250),
          rect(-216, -16, 432, 34, wood, 14),
          rect(-216, -16, 432, 12, air.of('brick'), 6),
          line('M-212-168H-246M212-168H246', dark, 34),
          shape('M-220-200H220Q220-64 140-6H-140Q-220-64-220-200Z', base),
          shape('M-220-200H-130Q-130-70-80-6H-140Q-220-64-220-200Z', dark),
          shape('M120-200H220Q220-64 140-6H60Q130-70 120-200Z', light),
          ellipse(0, -200, 224, 94, light),
          ellipse(0, -200, 223, 89, base),
          ellipse(0, -197, 200, 76, fill ?? dark),
        ),
      };
    case 'cup':
    case 'bowl':
      return {
        y: -202,
        across: 214,
        down: 74,
        art: layers(
          shadow(air, 200),
          shape('M-90-30H90L104 6H-104Z', dark),
          shape('M-250-206H250Q240-56 84-10H-84Q-240-56-250-206Z', base),
          shape('M-250-206H-170Q-160-60-30-10H-84Q-240-56-250-206Z', dark),
          shape('M150-206H250Q240-56 84-10H30Q140-70 150-206Z', light),
          ellipse(0, -206, 250, 96, light),
          ellipse(0, -203, 229, 84, mix(base, air.of('ink'), 0.12)),
          ellipse(0, -199, 217, 75, fill ?? base),
        ),
      };
    case 'plate':
    case 'oval': {
      const half = ware === 'oval' ? 340 : 290;
      return {
        y: -64,
        across: half - 60,
        down: 92,
        art: layers(
          ellipse(-14, -30, half, 124, mix(air.of('wood'), air.of('ink'), 0.35)),
          ellipse(0, -48, half - 8, 122, dark),
          ellipse(0, -66, half, 128, base),
          ellipse(3, -69, half - 8, 122, light),
          ellipse(0, -64, half - 44, 98, fill ?? mix(base, air.of('white'), 0.12)),
        ),
      };
    }
    case 'pan':
      return {
        y: -120,
        across: 250,
        down: 96,
        art: layers(
          shadow(air, 300),
          rect(-220, -30, 440, 40, air.of('slate'), 10),
          circle(160, -8, 11, air.of('ink')),
          line('M-292-112H-334M292-112H334', dark, 24),
          shape('M-298-120Q-290-10-190-4H190Q290-10 298-120Z', base),
          shape('M200-120H298Q290-10 190-4H130Q200-40 200-120Z', light),
          ellipse(0, -120, 298, 120, light),
          ellipse(0, -117, 278, 110, dark),
          ellipse(0, -112, 266, 102, fill ?? dark),
        ),
      };
    case 'iron':
      return {
        y: -84,
        across: 232,
        down: 84,
        art: layers(
          shadow(air, 320),
          ellipse(0, -44, 350, 126, wood),
          ellipse(0, -60, 350, 126, air.of('plank')),
          line('M-280-76H-324M280-76H324', air.of('ink'), 26),
          ellipse(0, -70, 290, 106, air.of('ink')),
          ellipse(0, -82, 290, 106, mix(air.of('ink'), air.of('stone'), 0.35)),
          ellipse(0, -82, 268, 94, air.of('ink')),
          fill !== null && ellipse(0, -80, 214, 72, fill),
        ),
      };
    case 'board':
      return {
        y: -92,
        across: 250,
        down: 82,
        art: layers(
          shadow(air, 310),
          shape('M-330-16V6Q-330 14-320 14H320Q330 14 330 6V-16Z', dark),
          shape('M-262-184H276L330-16H-330Z', base),
          shape('M130-184H276L330-16H150Z', light),
        ),
      };
    case 'basket':
      return {
        y: -84,
        across: 226,
        down: 84,
        art: layers(
          shadow(air, 230),
          shape('M-282-84Q-260 14-150 16H150Q260 14 282-84Z', base),
          shape('M190-84H282Q260 14 150 16H90Q180-20 190-84Z', light),
          line('M-266-40Q0 60 266-40', dark, 6),
          line('M-220-36L-190-4M-150-10L-130 14M-70 0L-64 16M20 4V16M110-4L96 16M190-26L166 6', dark, 6),
          ellipse(0, -84, 282, 114, light),
          ellipse(0, -82, 258, 100, fill ?? dark),
        ),
      };
    case 'brazier':
      return {
        y: -150,
        across: 226,
        down: 84,
        art: layers(
          shadow(air, 260),
          shape('M-270-150H270Q262-20 190 6H-190Q-262-20-270-150Z', base),
          shape('M170-150H270Q262-20 190 6H120Q176-50 170-150Z', light),
          line('M-240-70Q0-10 240-70', dark, 10),
          ellipse(0, -150, 274, 112, light),
          ellipse(0, -148, 252, 98, air.of('ink')),
          line(
            'M-170-130h1M-110-100h1M-50-130h1M10-96h1M60-136h1M120-104h1M170-136h1M-90-176h1M20-184h1M110-178h1M-30-66h1',
            air.of('sunrise'),
            44,
          ),
          line('M-110-100h1M10-96h1M120-104h1M-50-140h1M60-142h1M-90-176h1', air.of('apricot'), 20),
          line(
            'M-240-120H240M-252-148H252M-240-176H240M-210-92H210M-210-204H210M-150-222L-190-86M-75-240L-95-64M0-244V-54M75-240L95-64M150-222L190-86',
            air.of('stone'),
            5,
          ),
        ),
      };
    case 'box':
      return {
        y: -156,
        across: 208,
        down: 46,
        art: layers(
          shadow(air, 260),
          shape('M-250-160L-230 4H230L250-160Z', base),
          shape('M-250-160L-230 4H-150L-160-160Z', dark),
          shape('M150-160L140 4H230L250-160Z', light),
          shape('M-250-160L-216-206H216L250-160L208-108H-208Z', dark),
          rect(-232, -70, 464, 26, air.of('brick')),
        ),
      };
  }
}

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
