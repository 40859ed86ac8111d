import type { Air } from '../air.ts';
import { circle, d, layers, line, shape } from '../brush.ts';
import type { Pigment } from '../palette.ts';

/** A fish that looks to the left, 144 wide. */
export function fish(air: Air, body: Pigment = 'spray', back: Pigment = 'deep'): string {
  return layers(
    shape('M-70 0Q-30-34 40-12L72-30Q62 0 72 30L40 12Q-30 34-70 0Z', air.of(body)),
    shape('M-70 0Q-30-34 40-12 0-4-66 4Z', air.of(back)),
    circle(-46, -5, 5, air.of('ink')),
  );
}

/** A squid hung up by its tip, 88 wide and 184 high; the hook is at the origin. */
export function squid(air: Air, body: Pigment = 'foam'): string {
  return layers(
    shape('M0 0L44 58Q20 54 26 78L30 128Q0 144-30 128L-26 78Q-20 54-44 58Z', air.of(body)),
    shape('M0 0L-44 58Q-20 54-26 78L-30 128-14 136Q-8 58 0 0Z', air.shaded('blush')),
    line(
      'M-22 130q-8 20 0 40M-7 136v44M8 136v44M22 130q10 20 4 40',
      air.of(body === 'foam' ? 'dune' : 'apricot'),
      8,
    ),
  );
}

/** A red snow crab from above, 300 wide and 190 high, about its shell. */
export function crab(air: Air): string {
  const legs =
    'M-60 10Q-110-10-136 40M-54 26Q-100 26-112 74M-44 40Q-76 60-74 96M60 10Q110-10 136 40M54 26Q100 26 112 74M44 40Q76 60 74 96';
  return layers(
    line(legs, air.of('brick'), 13),
    line('M-56-20Q-104-30-110-78M56-20Q104-30 110-78', air.of('sunrise'), 15),
    shape(
      'M-112-70Q-150-92-132-124Q-116-116-118-100Q-108-122-92-118Q-78-92-104-70ZM112-70Q150-92 132-124Q116-116 118-100Q108-122 92-118Q78-92 104-70Z',
      air.of('sunrise'),
    ),
    shape('M-78 4Q-74-54 0-58Q74-54 78 4Q56 62 0 62Q-56 62-78 4Z', air.of('sunrise')),
    shape('M-78 4Q-74-54 0-58Q-40-30-40 6Q-36 46 0 62Q-56 62-78 4Z', air.of('brick')),
    circle(-20, -60, 9, air.of('ink')),
    circle(20, -60, 9, air.of('ink')),
    circle(30, -10, 7, air.of('apricot')),
    circle(6, 16, 6, air.of('apricot')),
    circle(40, 20, 5, air.of('apricot')),
  );
}

/** A scallop shell, 120 wide and 110 high; its hinge is at the origin. */
export function scallop(air: Air, pigment: Pigment = 'blush'): string {
  return layers(
    shape(
      'M-24 0L-60-62Q-60-80-44-84Q-36-104-18-100Q0-116 18-100Q36-104 44-84Q60-80 60-62L24 0Z',
      air.of(pigment),
    ),
    shape('M-24 0L-60-62Q-60-80-44-84Q-36-104-18-100L-8 0Z', air.shaded(pigment)),
    line('M-6-8L-22-90M0-8V-100M6-8L24-90M14-8L46-74M-14-8L-46-74', air.of('apricot'), 4),
  );
}

/** A whelk, 96 wide and 130 high; it stands at the origin. */
export function whelk(air: Air): string {
  return layers(
    shape(
      'M-8-130Q20-110 34-80Q56-60 40-26Q28 0-8 0Q-48-4-46-42Q-40-70-26-84Q-22-110-8-130Z',
      air.of('apricot'),
    ),
    shape(
      'M-8-130Q-10-100-8-84Q-24-60-20-30Q-18-8-8 0Q-48-4-46-42Q-40-70-26-84Q-22-110-8-130Z',
      air.shaded('apricot'),
    ),
    shape('M8-50Q36-52 36-30Q26-8 6-8Q-8-30 8-50Z', air.of('cream')),
    line('M-26-84Q4-70 34-80M-18-106Q2-98 18-104', air.of('timber'), 4),
  );
}

/** A branch of coral, 130 wide and 150 high. */
export function coral(air: Air, pigment: Pigment = 'sunrise'): string {
  return layers(
    line(
      'M0 0V-70Q0-100-30-116M0-40Q-30-50-48-84M0-60Q26-70 30-120M14-84Q44-84 56-112M-10-96Q-6-120-8-146',
      air.of(pigment),
      15,
    ),
    line('M-3 0V-66', air.shaded(pigment), 6),
  );
}

/** A five-armed star, 90 wide. */
export function starfish(air: Air, pigment: Pigment = 'apricot'): string {
  return line('M0 0V-36M0 0L34-12M0 0L21 30M0 0L-21 30M0 0L-34-12', air.of(pigment), 22);
}

/** A cluster of crystals, 130 wide and 110 high. */
export function crystal(air: Air): string {
  return layers(
    shape('M-62 0L-50-50L-30-66L-14-44L-6 0Z', air.of('shallows')),
    shape('M-20 0L-12-90L10-112L32-86L36 0Z', air.of('spray')),
    shape('M10-112L32-86L36 0H10Z', air.of('foam')),
    shape('M24 0L34-44L52-60L66-36L60 0Z', air.of('sky')),
    shape(d`M-62 0L-50-50L-30-66V0Z`, air.of('sea')),
  );
}
