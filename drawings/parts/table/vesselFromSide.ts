import type { Air } from '../../air.ts';
import { circle, ellipse, layers, line, rect, shape } from '../../brush.ts';
import { mix, type Pigment } from '../../palette.ts';
import { glazes, type Vessel, type Ware } from './vessel.ts';

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
          line(
            'M-190-108L-180 4M-110-108L-105 4M-30-108V4M50-108V4M130-108L125 4M204-108L192 4',
            air.of('sunrise'),
            34,
            'square',
          ),
        ),
      };
  }
}
