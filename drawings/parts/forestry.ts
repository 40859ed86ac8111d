import type { Air } from '../air.ts';
import { circle, layers, line, rect, shape } from '../brush.ts';
import type { Pigment } from '../palette.ts';
import { mix } from '../palette.ts';

/** A deck without steps that bends between the trunks, from the middle distance to the viewer. */
export function deckTrail(air: Air): string {
  return layers(
    shape('M396 388Q440 420 380 470T330 610H560Q540 520 470 474T424 386Z', air.of('plank')),
    shape('M396 388Q440 420 380 470T330 610H352Q380 520 402 474T404 390Z', air.of('timber')),
    line(
      'M392 408H440M386 430H442M378 456H454M368 486H482M356 522H512M344 564H540',
      air.of('timber'),
      4,
      'square',
    ),
    line('M424 386V352M448 414V372M476 452V400M520 506V440M570 590V506', air.of('wood'), 7, 'square'),
    line('M424 354Q446 370 476 402T570 508', air.of('wood'), 7),
  );
}

/** Someone in a wheelchair seen from behind, with a friend beside, 84 high. */
export function wheelchair(air: Air): string {
  return layers(
    line('M-22 -40V0M20 -40V0', air.of('ink'), 6),
    circle(-22, -16, 17, air.of('ink')),
    circle(-22, -16, 11, air.of('stone')),
    circle(22, -16, 17, air.of('ink')),
    circle(22, -16, 11, air.of('stone')),
    rect(-22, -58, 44, 44, air.of('deep'), 6),
    shape('M-18 -50Q0 -62 18 -50V-34H-18Z', air.of('sunrise')),
    circle(0, -70, 12, air.of('ink')),
    line('M52 -36V0M62 -36V0', air.of('ink'), 8),
    shape('M42 -30L46 -62Q57 -70 68 -62L72 -30Z', air.of('cream')),
    circle(57, -76, 11, air.of('ink')),
  );
}

/** A hammock between two slim trunks with someone at rest, 300 wide. */
export function hammock(air: Air, cloth: Pigment = 'sunrise'): string {
  return layers(
    rect(-164, -480, 20, 486, air.of('wood')),
    rect(148, -480, 20, 486, air.of('timber')),
    line('M-154 -130Q-120 -110 -96 -84M158 -130Q124 -110 96 -84', air.of('cream'), 5),
    shape('M-110 -92Q0 -50 110 -92Q80 -14 0 -14Q-80 -14 -110 -92Z', air.of(cloth)),
    shape('M20 -60Q70 -70 110 -92Q80 -14 0 -14Q40 -20 20 -60Z', mix(air.of(cloth), air.of('cream'), 0.4)),
    circle(-66, -84, 17, air.of('skin')),
    shape('M-84 -86Q-82 -106 -62 -102Q-48 -98 -52 -88Q-70 -96 -84 -86Z', air.of('ink')),
    shape('M-54 -76Q0 -92 74 -84L96 -74Q20 -44 -54 -64Z', air.of('deep')),
  );
}
