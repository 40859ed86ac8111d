import type { Air } from '../air.ts';
import { circle, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { tiledRoof } from './hanok.ts';
import { couple, person } from './people.ts';
import { dashed, dots } from './stitches.ts';

export type TownHouse = 'plaster' | 'brick' | 'tiled' | 'cafe';

/** A house of an old street, 300 wide, with its door towards the lane on its `lane` side. */
export function laneHouse(air: Air, kind: TownHouse, lane: 'left' | 'right'): string {
  const m = lane === 'left' ? 1 : -1;
  const doorLeft = m > 0 ? 60 : -122;
  if (kind === 'tiled') {
    return layers(
      rect(-150, -150, 300, 150, air.of('cream')),
      rect(-150, -150, 80, 150, air.of('dune')),
      line('M-150 -150V0M-50 -150V0M50 -150V0M150 -150V0', air.of('wood'), 11, 'square'),
      rect(-126, -112, 52, 70, air.window),
      rect(-30, -120, 60, 120, air.of('wood')),
      rect(74, -112, 52, 70, air.window),
      line('M-100 -112v70M-126 -77h52M100 -112v70M74 -77h52', air.of('timber'), 4, 'square'),
      put(0, -148, 1, tiledRoof(air, 200, 90)),
      circle(0, -60, 5, air.of('apricot')),
    );
  }
  const wall = kind === 'brick' ? 'brick' : kind === 'cafe' ? 'timber' : 'cream';
  const shade = kind === 'plaster' ? air.of('dune') : air.shaded(wall);
  return layers(
    rect(-150, -250, 300, 250, air.of(wall)),
    rect(-150, -250, 84, 250, shade),
    kind !== 'plaster' &&
      dashed(
        'M-60 -228H150M-50 -200H150M-60 -140H150M-50 -20H150',
        mix(air.of(wall), air.of('plank'), 0.4),
        3,
        '22 9',
      ),
    rect(-166, -266, 332, 20, air.of(kind === 'plaster' ? 'sunrise' : 'roof')),
    rect(-120, -214, 60, 66, air.window),
    rect(-24, -214, 60, 66, air.window),
    rect(72, -214, 60, 66, air.window),
    line(
      'M-90 -214v66M6 -214v66M102 -214v66M-120 -181h60M-24 -181h60M72 -181h60',
      air.of('foam'),
      5,
      'square',
    ),
    rect(doorLeft, -104, 62, 104, air.of('wood')),
    rect(-44 * m - 70, -96, 140, 74, air.window),
    line(`M${-44 * m} -96v74`, air.of('foam'), 5, 'square'),
    kind !== 'brick' &&
      layers(
        shape('M-160 -122H160L176 -92H-176Z', air.of(kind === 'cafe' ? 'deep' : 'leaf')),
        dashed('M-150 -107H170', air.of('cream'), 30, '26 26'),
      ),
    dots('M-130 -14H-40', air.of('leaf'), 24, 26),
  );
}

/** The roofed arcade of a market, stalls on both sides. */
export function marketHall(air: Air): string {
  const lantern = (x: number, y: number, size: number, pigment: 'sunrise' | 'apricot') =>
    layers(
      line(`M${x} ${y - size * 1.9}V${y}`, air.of('ink'), 2),
      ellipse(x, y, size * 0.84, size, air.of(pigment)),
    );
  return layers(
    rect(0, 0, 800, 600, air.sky[1]),
    shape('M0 0H800V90Q400 -30 0 90Z', air.of('stone')),
    shape('M0 90Q400-30 800 90L520 250Q400 200 280 250Z', air.sky[3]),
    line(
      'M60 70L292 246M200 40L330 234M330 26L376 226M470 26L424 226M600 40L470 234M740 70L508 246',
      air.of('stone'),
      6,
      'square',
    ),
    line('M0 90Q400-30 800 90M150 174Q400 80 650 174M228 220Q400 150 572 220', air.of('rock'), 10, 'square'),
    rect(280, 236, 240, 200, air.of('blush')),
    shape('M340 436V270Q400 232 460 270V436Z', air.sky[3]),
    circle(424, 300, 26, air.disc),
    shape('M0 90L280 250V440L0 600Z', air.shaded('plank')),
    shape('M800 90L520 250V440L800 600Z', air.of('plank')),
    shape('M280 436H520L720 600H80Z', air.of('dune')),
    shape('M340 436H460L560 600H240Z', air.of('sand')),
    shape(
      'M-10 128L110 200 170 260 50 228ZM130 206L214 254 268 304 180 306ZM228 262L280 288 300 326 268 326Z',
      air.of('sea'),
    ),
    shape('M30 152L70 176 130 250 90 238ZM158 222L186 238 238 304 210 306Z', air.of('white')),
    shape(
      'M810 128L690 200 630 260 750 228ZM670 206L586 254 532 304 620 306ZM572 262L520 288 500 326 532 326Z',
      air.of('apricot'),
    ),
    shape('M770 152L730 176 670 250 710 238ZM642 222L614 238 562 304 590 306Z', air.of('white')),
    shape(
      'M0 420L130 380V520L0 600ZM150 384L220 366V450L150 500ZM234 368L278 356V420L234 446Z',
      air.of('wood'),
    ),
    shape(
      'M800 420L670 380V520L800 600ZM650 384L580 366V450L650 500ZM566 368L522 356V420L566 446Z',
      air.of('brick'),
    ),
    dots('M20 400L120 372M156 374L214 358M238 358L276 348', air.of('sunrise'), 30, 25),
    dots('M786 400L680 372M644 374L586 358M562 358L524 348', air.of('leaf'), 30, 25),
    lantern(320, 110, 24, 'sunrise'),
    lantern(400, 96, 24, 'apricot'),
    lantern(480, 110, 24, 'sunrise'),
    lantern(350, 190, 14, 'apricot'),
    lantern(450, 190, 14, 'apricot'),
    put(404, 540, 1, couple(air, 136)),
    put(402, 466, 1, person(air, 74, { coat: 'leaf' })),
  );
}
