import type { Air } from '../air.ts';
import { circle, d, layers, line, rect, shape } from '../brush.ts';
import { mix, type Pigment, palette } from '../palette.ts';

/** A double bed from its side, its head on the left, 520 wide; its feet stand at y = 0. */
export function sideBed(air: Air, linen: Pigment, cushion: Pigment = 'apricot'): string {
  const light = mix(air.of(linen), palette.white, 0.58);
  return layers(
    rect(-270, -260, 40, 232, air.of('wood'), 10),
    rect(-250, -128, 510, 88, air.of('wood')),
    rect(226, -128, 36, 96, air.of('timber'), 6),
    shape('M-236 -172H190Q250 -172 254 -118V-74H-236Z', air.of('white')),
    shape('M-76 -178H190Q252 -176 258 -118V-54Q90 -38 -76 -58Z', air.of(linen)),
    shape('M-76 -178H-8Q-26 -118 -12 -50Q-46 -52 -76 -58Z', air.shaded(linen)),
    shape('M-236 -108H-70V-60H-236Z', light),
    shape('M-224 -168Q-226 -218 -198 -222L-130 -212Q-108 -208 -112 -168Z', air.of('foam')),
    shape('M-194 -164Q-192 -202 -168 -206L-98 -200Q-78 -196 -82 -162Z', air.of(cushion)),
    rect(-236, -40, 24, 40, air.of('ink')),
    rect(228, -40, 24, 40, air.of('ink')),
  );
}

/** A bed from its foot, `width` wide, its head at the wall behind it. */
export function footBed(air: Air, width: number, linen: Pigment, head: Pigment = 'timber'): string {
  const w = width / 2;
  const pillows = width > 200 ? [-w * 0.46, w * 0.46] : [0];
  const pillow = width > 200 ? w * 0.76 : w * 1.3;
  return layers(
    rect(-w - 12, -190, width + 24, 150, air.of(head), 14),
    rect(-w - 12, -190, width * 0.3, 150, air.shaded(head), 14),
    shape(d`M${-w + 6} -112H${w - 6}L${w} -20H${-w}Z`, air.of('white')),
    ...pillows.map((x) =>
      layers(
        rect(x - pillow / 2, -146, pillow, 46, air.of('white'), 18),
        rect(x - pillow / 2, -146, pillow * 0.3, 46, mix(air.of('white'), air.of('spray'), 0.45), 18),
      ),
    ),
    shape(d`M${-w + 2} -92Q0 -102 ${w - 2} -92L${w + 8} -14Q0 4 ${-w - 8} -14Z`, air.of(linen)),
    shape(
      d`M${-w + 2} -92Q${-w * 0.7} -97 ${-w * 0.42} -98L${-w * 0.5} -5Q${-w * 0.8} -8 ${-w - 8} -14Z`,
      air.shaded(linen),
    ),
    shape(
      d`M${-w + 2} -92Q0 -102 ${w - 2} -92L${w} -70Q0 -80 ${-w} -70Z`,
      mix(air.of(linen), palette.white, 0.6),
    ),
    line(d`M${-w + 8} -12V4M${w - 8} -12V4`, air.of('ink'), 10, 'square'),
  );
}

/** Two berths above each other, from their side, 250 wide and 330 high, the ladder at the right end. */
export function bunkBed(air: Air, upper: Pigment, lower: Pigment): string {
  const isLit = air.isDark || air.hour === 'dusk';
  const berth = (y: number, linen: Pigment) =>
    layers(
      isLit && circle(-84, y - 104, 34, mix(air.of('sand'), palette.apricot, 0.3)),
      isLit && shape(d`M-98 ${y - 98}L-90 ${y - 118}H-78L-70 ${y - 98}Z`, air.window),
      rect(-118, y - 46, 236, 34, mix(air.of('white'), air.of('spray'), 0.3), 8),
      rect(-110, y - 74, 66, 36, air.of('white'), 15),
      shape(
        d`M-50 ${y - 62}Q40 ${y - 72} 104 ${y - 60}Q120 ${y - 54} 120 ${y - 36}V${y - 12}H-50Z`,
        air.of(linen),
      ),
      shape(d`M-50 ${y - 62}Q-30 ${y - 65} -10 ${y - 66}V${y - 12}H-50Z`, air.shaded(linen)),
      rect(-126, y - 18, 252, 24, air.of('plank')),
    );
  return layers(
    rect(-122, -330, 16, 330, air.of('timber')),
    berth(-34, lower),
    berth(-208, upper),
    line('M-6 -292H112M-6 -292V-222', air.of('plank'), 8, 'square'),
    rect(108, -330, 18, 330, air.of('timber')),
    rect(66, -292, 10, 292, air.of('timber')),
    line('M72 -260H114M72 -176H114M72 -130H114M72 -84H114', air.of('timber'), 9, 'square'),
  );
}

/** Bedding spread on a heated floor: a mat, a pillow, a quilt with a broad edge; 420 wide. */
export function floorBed(air: Air, quilt: Pigment, edge: Pigment = 'blush'): string {
  return layers(
    shape('M-214 8L-160 -78Q-156 -86 -146 -86H170L214 8Q0 22 -214 8Z', air.of('white')),
    shape('M-214 8Q0 22 214 8V20Q0 36 -214 20Z', mix(air.of('white'), air.of('spray'), 0.6)),
    shape(
      'M-168 -72H-104Q-96 -72 -98 -62L-106 -10Q-108 0 -118 0H-184Q-194 0 -192 -10L-180 -62Q-178 -72 -168 -72Z',
      air.of('foam'),
    ),
    shape('M-168 -72H-156L-172 0H-184Q-194 0 -192 -10L-180 -62Q-178 -72 -168 -72Z', air.of(quilt)),
    line('M-144 -72L-160 0', air.of(edge), 6),
    shape(
      'M-66 -94H162Q182 -94 190 -78L228 6Q232 20 214 22Q60 36 -86 20Q-104 18 -100 2L-84 -80Q-82 -94 -66 -94Z',
      air.of(quilt),
    ),
    shape('M-66 -94H-14L-40 25Q-64 24 -86 20Q-104 18 -100 2L-84 -80Q-82 -94 -66 -94Z', air.of(edge)),
    shape('M-14 -94H6L-16 27L-40 25Z', air.shaded(quilt)),
    line('M70 -92Q66 -34 62 28M132 -92Q140 -34 146 25', mix(air.of(quilt), palette.white, 0.28), 4),
  );
}

/** Bedding folded in a pile beside a wall, as it lies by day. */
export function foldedBedding(air: Air): string {
  const fold = (y: number, width: number, pigment: Pigment) =>
    layers(
      rect(-width / 2, y - 30, width, 30, air.of(pigment), 13),
      rect(-width / 2, y - 30, width * 0.3, 30, air.shaded(pigment), 13),
    );
  return layers(
    fold(0, 150, 'white'),
    fold(-28, 146, 'sea'),
    fold(-56, 140, 'blush'),
    fold(-84, 96, 'sunrise'),
  );
}
