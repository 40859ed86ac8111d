import { z } from 'zod';
import type { Air } from '../air.ts';
import { circle, d, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix, type Pigment, palette } from '../palette.ts';
import { footBed } from '../parts/beds.ts';
import { lampOf } from '../parts/facades.ts';
import { boards, cup, curtains, frame, indoorShade, indoors, pendant, pottedPlant, tableLamp, wallWith } from '../parts/interiors.ts';
import { mountains } from '../parts/land.ts';
import { outlook, outlooks } from '../parts/outlooks.ts';
import { sky } from '../parts/sky.ts';
import { fir, pine, shrub } from '../parts/trees.ts';
import { defineView } from '../view.ts';

const colours = ['sunrise', 'sea', 'deep', 'apricot', 'leaf', 'moss', 'brick', 'spray', 'blush', 'slate'] as const;

/** A room under the roof, its window in the gable. */
export const atticRoomView = defineView(
  'atticRoom',
  { outlook: z.enum(outlooks).default('sea'), linen: z.enum(colours).default('sunrise'), wood: z.enum(['plank', 'timber', 'cream', 'sand', 'haze']).default('plank') },
  ({ air, random }, { outlook: kind, linen, wood }) => {
    const opening = { x: 276, y: 120, width: 248, height: 224 };
    const slats = mix(indoors(air, wood), palette.ink, 0.12);
    return layers(
      outlook(air, random, kind, { horizon: 250, discX: 450, discY: 172, clouds: 1 }),
      wallWith([opening], indoors(air, 'cream'), 470),
      shape('M0 0H400L120 300V470H0Z', indoorShade(air, wood)),
      shape('M800 0H400L680 300V470H800Z', indoors(air, wood)),
      line('M330 0L96 252V470M230 0L52 190V470M130 0L14 124V470', mix(indoorShade(air, wood), palette.ink, 0.14), 4, 'square'),
      line('M470 0L704 252V470M570 0L748 190V470M670 0L786 124V470', slats, 4, 'square'),
      line('M120 470V300L400 4L680 300V470', indoors(air, 'wood'), 13, 'square'),
      frame(opening, indoors(air, 'white'), { weight: 13, across: 2, down: 2 }),
      rect(258, 346, 284, 12, indoors(air, 'white')),
      put(400, 0, 1, pendant(air, 34, linen)),
      boards(air, 470, 'timber'),
      put(210, 510, 1, layers(rect(-30, -66, 60, 66, indoors(air, 'wood')), put(0, -66, 0.8, tableLamp(air)))),
      put(404, 564, 1.16, footBed(air, 270, linen)),
      put(612, 528, 1, pottedPlant(air, 'deep')),
    );
  },
);

/** The sill of a window, close by: what a guest has laid there, and the view. */
export const sillView = defineView(
  'sill',
  {
    outlook: z.enum(outlooks).default('sea'),
    things: z.enum(['shells', 'book', 'flowers', 'lantern']).default('book'),
    curtain: z.enum(colours).default('blush'),
  },
  ({ air, random }, { outlook: kind, things, curtain }) => {
    const opening = { x: 120, y: 30, width: 560, height: 476 };
    const of = (pigment: Pigment) => indoors(air, pigment);
    return layers(
      outlook(air, random, kind, { horizon: 330, discX: 540, discY: 130, clouds: 2 }),
      wallWith([opening], of('cream')),
      frame(opening, of('white'), { weight: 18, across: 2 }),
      curtains(air, opening, curtain),
      rect(60, 504, 680, 28, of('white')),
      rect(60, 528, 680, 12, mix(of('white'), of('stone'), 0.6)),
      put(530, 504, 2.3, cup(air, 'white')),
      things === 'book' &&
        put(0, 54, 1, layers(
          rect(228, 424, 190, 26, of('deep'), 4),
          rect(240, 428, 178, 16, of('cream')),
          rect(244, 400, 170, 26, of('sunrise'), 4),
          rect(250, 404, 164, 15, of('cream')),
          shape('M262 400Q300 372 336 396Q372 372 408 398Q370 386 336 404Q300 386 262 400Z', of('white')),
        )),
      things === 'shells' &&
        put(0, 54, 1, layers(
          shape('M220 450Q216 394 270 388Q324 394 320 450Q270 460 220 450Z', of('apricot')),
          line('M270 452V396M248 452Q240 420 250 402M292 452Q300 420 290 402', of('timber'), 4),
          shape('M346 450Q344 418 376 414Q410 418 406 450Z', of('blush')),
          line('M376 450V420M362 450L364 426M390 450L388 426', of('plank'), 3),
          ellipse(190, 444, 22, 9, of('stone')),
        )),
      things === 'flowers' &&
        put(0, 54, 1, layers(
          line('M296 372Q290 320 262 290M300 372Q304 310 304 266M304 372Q318 322 348 300', of('pine'), 5),
          shape('M296 372Q270 366 258 340Q290 338 300 366ZM304 372Q336 366 344 340Q312 338 302 366Z', of('leaf')),
          ...([[260, 284], [304, 260], [350, 294]] as const).map(([x, y]) => layers(shape(d`M${x} ${y - 26}q14 12 0 26q-14 -14 0 -26zM${x - 24} ${y - 6}q18 -4 24 8q-20 8 -24 -8zM${x + 24} ${y - 6}q-18 -4 -24 8q20 8 24 -8zM${x - 14} ${y + 20}q-2 -18 14 -20q4 20 -14 20zM${x + 14} ${y + 20}q2 -18 -14 -20q-4 20 14 20z`, of('sunrise')), circle(x, y, 8, of('apricot')))),
          shape('M262 372H338Q346 430 326 450H274Q254 430 262 372Z', of('sea')),
          shape('M262 372H284Q278 430 294 450H274Q254 430 262 372Z', indoorShade(air, 'sea')),
        )),
      things === 'lantern' &&
        put(0, 54, 1, layers(
          line('M262 330Q290 282 318 330', of('ink'), 6),
          rect(248, 330, 84, 120, of('ink'), 8),
          rect(260, 344, 60, 92, lampOf(air), 4),
          rect(276, 396, 28, 40, of('cream')),
          shape('M290 366Q304 384 290 396Q276 384 290 366Z', of('sunrise')),
        )),
      rect(0, 540, 800, 60, of('sand')),
      line('M0 572H800', mix(of('sand'), palette.ink, 0.1), 4, 'square'),
    );
  },
);

/** A hammock between two pines. */
export const hammockView = defineView(
  'hammock',
  { outlook: z.enum(['sea', 'beach', 'lake', 'valley', 'forest']).default('sea'), cloth: z.enum(colours).default('sunrise') },
  ({ air, random }, { outlook: kind, cloth }) => {
    return layers(
      outlook(air, random, kind, { horizon: 300, discX: 470, discY: 120, clouds: 1 }),
      shape('M0 470Q400 440 800 470V600H0Z', air.of('moss')),
      put(146, 540, 1, pine(air, random, 440)),
      put(664, 540, 1, pine(air, random, 440)),
      line('M146 318L240 386M664 318L570 386', air.of('cream'), 5),
      shape('M228 376Q405 470 582 376Q540 500 405 504Q270 500 228 376Z', air.shaded(cloth)),
      shape('M228 376Q300 456 405 456Q510 456 582 376Q548 512 405 516Q262 512 228 376Z', air.of(cloth)),
      shape('M300 432Q330 450 362 454L372 514Q338 510 312 500ZM448 454Q480 450 510 432L498 500Q472 510 438 514Z', air.of('white')),
      shape('M0 530Q400 500 800 530V600H0Z', air.of('leaf')),
      ellipse(405, 538, 130, 9, air.of('pine')),
      put(560, 560, 1, layers(rect(-36, -34, 72, 34, air.of('plank'), 4), put(0, -34, 0.9, cup(air)))),
      put(60, 604, 1, shrub(air, 180)),
      put(750, 604, 1, shrub(air, 160)),
    );
  },
);

/** Towers of small stones that hands have piled beside a path along a stream. */
export const cairnsView = defineView(
  'cairns',
  { at: z.enum(['left', 'right']).default('left') },
  ({ air, random }, { at }) => {
    const cairn = (x: number, y: number, width: number, count: number) => {
      let part = '';
      let top = y;
      for (let index = 0; index < count; index += 1) {
        const w = width * (1 - (index / count) * 0.78) * random.between(0.92, 1.06);
        const h = (width * 0.24 * (count - index * 0.55)) / count + 6;
        const lean = random.between(-4, 4);
        const fill = random.pick(['stone', 'rock', 'slate'] as const);
        part += rect(x - w / 2 + lean, top - h, w, h, air.of(fill), h * 0.42) + rect(x - w / 2 + lean, top - h, w * 0.34, h, air.shaded(fill), h * 0.42);
        top -= h - 2;
      }
      return part;
    };
    const isLeft = at === 'left';
    const mirrored = (x: number) => (isLeft ? x : 800 - x);
    return layers(
      sky(air, random, { horizon: 320, disc: air.hour === 'dawn' ? null : { x: mirrored(640), y: 116 }, clouds: 1 }),
      mountains(air, random, { y: 310, height: 150, rows: 3 }),
      ...Array.from({ length: 10 }, (_, index) => put(index * 88 + random.between(-20, 20), 440, 1, fir(air, random.between(130, 230)))),
      shape('M0 420Q400 400 800 420V600H0Z', air.of('moss')),
      shape(isLeft ? 'M560 412Q640 460 560 520T640 600H800V412Z' : 'M240 412Q160 460 240 520T160 600H0V412Z', air.water[0]),
      shape(isLeft ? 'M640 412Q740 460 670 520T740 600H800V412Z' : 'M160 412Q60 460 130 520T60 600H0V412Z', air.water[1]),
      shape(isLeft ? 'M420 410H460Q470 470 360 520T260 600H60Q200 520 300 480T420 410Z' : 'M380 410H340Q330 470 440 520T540 600H740Q600 520 500 480T380 410Z', air.of('sand')),
      cairn(mirrored(500), 440, 54, 6),
      cairn(mirrored(566), 460, 66, 7),
      cairn(mirrored(330), 446, 60, 6),
      cairn(mirrored(250), 476, 92, 7),
      cairn(mirrored(130), 540, 150, 9),
      cairn(mirrored(480), 556, 118, 8),
      put(mirrored(30), 606, 1, shrub(air, 170)),
    );
  },
);

/** Inside a caravan: a bed across its end under a wide window. */
export const caravanRoomView = defineView(
  'caravanRoom',
  { outlook: z.enum(outlooks).default('sea'), linen: z.enum(colours).default('sunrise') },
  ({ air, random }, { outlook: kind, linen }) => {
    const opening = { x: 196, y: 150, width: 408, height: 190 };
    const cupboard = (x: number, flip: boolean) =>
      layers(
        rect(x, 130, 150, 470, indoors(air, 'plank')),
        rect(flip ? x + 120 : x, 130, 30, 470, flip ? indoors(air, 'timber') : indoorShade(air, 'timber')),
        line(d`M${x + 12} 250H${x + 138}M${x + 12} 420H${x + 138}`, indoors(air, 'timber'), 5, 'square'),
        circle(x + 75, 228, 6, indoors(air, 'ink')),
        circle(x + 75, 444, 6, indoors(air, 'ink')),
      );
    return layers(
      outlook(air, random, kind, { horizon: 262, discX: 500, discY: 196, clouds: 1 }),
      wallWith([opening], indoors(air, 'cream')),
      shape('M0 0H800V130Q400 84 0 130Z', indoors(air, 'white')),
      line('M0 128Q400 82 800 128', mix(indoors(air, 'white'), indoors(air, 'stone'), 0.6), 5),
      ...[250, 400, 550].map((x) => layers(circle(x, 62, 15, lampOf(air)))),
      frame(opening, indoors(air, 'white'), { weight: 14, across: 2 }),
      curtains(air, { ...opening, height: 150 }, linen === 'sea' ? 'apricot' : 'spray'),
      shape('M150 600V440Q150 420 170 420H630Q650 420 650 440V600Z', indoors(air, 'white')),
      rect(190, 380, 190, 62, indoors(air, 'white'), 22),
      rect(420, 380, 190, 62, indoors(air, 'white'), 22),
      rect(190, 380, 54, 62, mix(indoors(air, 'white'), indoors(air, 'spray'), 0.5), 22),
      rect(420, 380, 54, 62, mix(indoors(air, 'white'), indoors(air, 'spray'), 0.5), 22),
      rect(268, 400, 66, 46, indoors(air, 'apricot'), 14),
      rect(466, 400, 66, 46, indoors(air, 'deep'), 14),
      shape('M140 466Q400 446 660 466V600H140Z', indoors(air, linen)),
      shape('M140 466Q200 461 260 459L230 600H140Z', indoorShade(air, linen)),
      shape('M140 466Q400 446 660 466V494Q400 474 140 494Z', mix(indoors(air, linen), palette.white, 0.62)),
      cupboard(0, true),
      cupboard(650, false),
    );
  },
);
