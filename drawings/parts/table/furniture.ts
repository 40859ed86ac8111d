import type { Air } from '../../air.ts';
import { circle, d, ellipse, layers, line, put, rect, shape } from '../../brush.ts';
import { mix, type Pigment } from '../../palette.ts';

/* Tables and seats, each standing on its origin, for rooms seen from the side. */

/** A chair from the side; it faces left, or right when mirrored. */
export function chair(air: Air, pigment: Pigment, facesRight = false): string {
  const fill = air.of(pigment);
  const part = layers(
    line('M44-170L36-84H-34M36-84L42 0M-30-84L-36 0', fill, 11),
    rect(-44, -94, 90, 14, mix(fill, air.of('white'), 0.2), 7),
  );
  return facesRight ? `<g transform="scale(-1 1)">${part}</g>` : part;
}

/** A high stool. */
export function stool(air: Air, pigment: Pigment, height = 150): string {
  return layers(
    line(d`M-30 0L-18 ${-height}M30 0L18 ${-height}M-26 ${-height * 0.36}H26`, air.of('ink'), 8),
    rect(-40, -height - 12, 80, 20, air.of(pigment), 10),
    rect(4, -height - 12, 36, 20, mix(air.of(pigment), air.of('white'), 0.25), 10),
  );
}

/** A round table on one leg. */
export function roundTable(air: Air, top: Pigment, height = 130): string {
  return layers(
    ellipse(0, 0, 60, 10, air.of('ink')),
    line(d`M0 0V${-height}`, air.of('slate'), 13, 'square'),
    ellipse(0, -height + 6, 128, 20, mix(air.of(top), air.of('ink'), 0.25)),
    ellipse(0, -height, 128, 19, air.of(top)),
  );
}

/** A long table of planks with its legs. */
export function longTable(air: Air, top: Pigment, width: number, height = 130): string {
  const w = width / 2;
  return layers(
    line(
      d`M${-w + 30} 0V${-height}M${w - 30} 0V${-height}`,
      mix(air.of(top), air.of('ink'), 0.35),
      20,
      'square',
    ),
    rect(-w, -height - 22, width, 30, air.of(top), 5),
    rect(-w, -height - 22, width, 10, mix(air.of(top), air.of('white'), 0.3), 5),
  );
}

/** A low table for sitting on the floor. */
export function lowTable(air: Air, width = 380): string {
  const w = width / 2;
  return layers(
    ellipse(0, 4, w + 20, 18, mix(air.of('wood'), air.of('plank'), 0.5)),
    shape(
      d`M${-w + 30} -70L${-w + 6} 0H${-w + 34}L${-w + 66} -66H${w - 66}L${w - 34} 0H${w - 6}L${w - 30} -70Z`,
      air.shaded('wood'),
    ),
    shape(d`M${-w} -104H${w}L${w + 20} -70H${-w - 20}Z`, air.of('wood')),
    shape(d`M${w * 0.2} -104H${w}L${w + 20} -70H${w * 0.24}Z`, air.of('brick')),
  );
}

/** A cushion on the floor. */
export function cushion(air: Air, pigment: Pigment): string {
  return ellipse(0, 2, 78, 24, air.shaded(pigment)) + ellipse(0, -8, 78, 24, air.of(pigment));
}

/** A soft armchair from the front. */
export function armchair(air: Air, pigment: Pigment): string {
  const fill = air.of(pigment);
  return layers(
    line('M-64-20L-74 0M64-20L74 0', air.of('wood'), 10),
    rect(-76, -190, 152, 150, mix(fill, air.of('ink'), 0.18), 44),
    rect(-70, -92, 140, 56, mix(fill, air.of('white'), 0.2), 20),
    rect(-100, -124, 44, 106, fill, 20) + rect(56, -124, 44, 106, mix(fill, air.of('white'), 0.16), 20),
  );
}

/** A booth: bench with a high back, seen from its end; mirrored it faces right. */
export function booth(air: Air, pigment: Pigment, facesRight = false): string {
  const fill = air.of(pigment);
  const part = layers(
    rect(20, -240, 70, 240, mix(fill, air.of('ink'), 0.2), 18),
    rect(-90, -96, 120, 40, fill, 14),
    rect(-80, -60, 110, 60, mix(fill, air.of('ink'), 0.3)),
    line('M54-228V-100', mix(fill, air.of('white'), 0.2), 8),
  );
  return facesRight ? `<g transform="scale(-1 1)">${part}</g>` : part;
}

/** A table with a round grill let into it, and the hood that hangs over it. */
export function grillTable(air: Air, top: Pigment, ceiling: number): string {
  return layers(
    line(d`M0 ${-ceiling}V-330`, air.of('stone'), 30, 'square'),
    shape('M-15-340H15L56-280H-56Z', air.of('stone')),
    shape('M4-340H15L56-280H20Z', air.of('foam')),
    line('M-110 0V-120M110 0V-120', air.of('ink'), 16, 'square'),
    rect(-160, -140, 320, 26, air.of(top), 6),
    ellipse(0, -140, 66, 15, air.of('slate')),
    ellipse(0, -143, 56, 11, air.of('ink')),
    line('M-34-143h1M-8-139h1M18-145h1M38-141h1', air.of('sunrise'), 12),
    ellipse(-112, -144, 26, 6, air.of('white')) + ellipse(112, -144, 26, 6, air.of('white')),
    line('M-20-158q-12-18 0-34t0-32M20-158q-12-18 0-34t0-32', mix(air.of('white'), air.of('blush'), 0.3), 6),
  );
}

/** A shopkeeper in an apron, to the waist behind a counter. */
export function keeper(air: Air, coat: Pigment, apron: Pigment): string {
  return layers(
    shape('M-66 0L-58-96Q-50-122 0-124T58-96L66 0Z', air.of(coat)),
    shape('M24-120Q52-114 58-96L66 0H40Z', mix(air.of(coat), air.of('white'), 0.2)),
    rect(-36, -78, 72, 78, air.of(apron), 8),
    line('M-30-78L-22-118M30-78L22-118', air.of(apron), 7),
    rect(-13, -140, 26, 26, air.shaded('skin'), 8),
    circle(0, -168, 38, air.of('skin')),
    shape('M-40-164a40 44 0 0 1 80-4q-46-6-80 4z', air.of('ink')),
  );
}

/** A guest at a table, seen from behind, to the seat. */
export function sitter(air: Air, coat: Pigment): string {
  return layers(
    shape('M-46 0L-44-70Q-38-104 0-106T44-70L46 0Z', air.of(coat)),
    rect(-10, -122, 20, 22, air.shaded('skin'), 6),
    circle(0, -146, 30, air.of('ink')),
    circle(0, -130, 17, air.of('ink')),
  );
}

/** A glass case on its base with its contents, `width` wide. */
export function showcase(air: Air, base: Pigment, width: number, goods: string): string {
  const w = width / 2;
  return layers(
    rect(-w, -230, width, 150, mix(air.of('foam'), air.of('blush'), 0.4), 10),
    line(d`M${-w + 8} -152H${w - 8}`, air.of('stone'), 7, 'square'),
    goods,
    shape(d`M${w * 0.4} -226H${w * 0.7}L${w * 0.3} -84H0Z`, mix(air.of('white'), air.of('foam'), 0.3)),
    rect(-w - 8, -86, width + 16, 92, air.of(base)),
    rect(-w - 8, -86, width + 16, 12, mix(air.of(base), air.of('white'), 0.3)),
    put(0, 0, 1, rect(-w, -240, width, 14, air.of('wood'), 4)),
  );
}
