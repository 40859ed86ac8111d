import { z } from 'zod';
import type { Air } from '../air.ts';
import { circle, d, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix, type Pigment, palette } from '../palette.ts';
import { campChair, campfire, lampString } from '../parts/camp.ts';
import { glassOf, lampOf } from '../parts/facades.ts';
import { armchair, boards, cup, frame, indoorShade, indoors, pendant, pottedPlant, suitcase, wallPicture, wallWith } from '../parts/interiors.ts';
import { outlook, outlooks } from '../parts/outlooks.ts';
import { shrub } from '../parts/trees.ts';
import { defineView } from '../view.ts';

const colours = ['sunrise', 'sea', 'deep', 'apricot', 'leaf', 'moss', 'brick', 'timber', 'spray', 'slate', 'blush'] as const;

/** A chair of wood for sitting outside, seen from behind, 110 wide. */
function deckChair(air: Air, cloth: Pigment): string {
  return layers(
    line('M-46 0L-40 -60M46 0L40 -60M-52 -130L-44 -50M52 -130L44 -50', air.of('wood'), 8),
    shape('M-50 -150Q0 -162 50 -150L42 -58H-42Z', air.of(cloth)),
    shape('M-50 -150Q-34 -154 -20 -156L-18 -58H-42Z', air.shaded(cloth)),
    line('M-62 -84H-44M44 -84H62', air.of('wood'), 9),
    rect(-50, -62, 100, 12, air.of('wood'), 4),
  );
}

function roundTable(air: Air, height: number): string {
  return layers(line(d`M0 0V${-height}M-28 2H28`, air.of('ink'), 8), ellipse(0, -height, 70, 13, air.of('white')), ellipse(0, -height + 4, 70, 12, mix(air.of('white'), air.of('stone'), 0.5)), ellipse(0, -height, 70, 11, air.of('white')));
}

/** A balcony with two chairs. */
export const balconyView = defineView(
  'balcony',
  {
    outlook: z.enum(outlooks).default('sea'),
    chair: z.enum(colours).default('sunrise'),
    rail: z.enum(['glass', 'bars', 'wood']).default('glass'),
    treat: z.enum(['coffee', 'fruit', 'lantern']).default('coffee'),
  },
  ({ air, random }, { outlook: kind, chair, rail, treat }) => {
    const glass = mix(air.water[0], air.of('white'), 0.4);
    const posts = Array.from({ length: rail === 'bars' ? 27 : 6 }, (_, index) =>
      d`M${rail === 'bars' ? index * 31 : index * 160} 340V470`,
    ).join('');
    return layers(
      outlook(air, random, kind, { horizon: 280, discX: 560, discY: 130, clouds: 2 }),
      rail === 'glass' && `<g opacity=".55">${rect(0, 346, 800, 124, glass)}</g>`,
      rail !== 'wood' && line(posts, air.of(rail === 'glass' ? 'stone' : 'white'), 6, 'square'),
      rail === 'wood' && line('M0 376H800M0 410H800M0 444H800', air.of('timber'), 13, 'square'),
      rail === 'wood' && line(posts, air.of('wood'), 15, 'square'),
      line('M0 342H800', air.of(rail === 'wood' ? 'wood' : 'white'), 13, 'square'),
      rect(0, 468, 800, 132, air.of('plank')),
      line('M0 500H800M0 544H800', air.of('timber'), 4, 'square'),
      rect(0, 0, 54, 600, air.shaded('sand')),
      rect(48, 0, 10, 600, air.of('sand')),
      ellipse(414, 570, 270, 14, air.of('timber')),
      put(260, 572, 1.36, deckChair(air, chair)),
      put(560, 572, 1.36, deckChair(air, chair)),
      put(410, 566, 1.1, roundTable(air, 76)),
      treat === 'coffee' && layers(put(386, 480, 1.1, cup(air)), put(440, 484, 1, cup(air, 'apricot'))),
      treat === 'fruit' && layers(shape('M366 464H456Q450 486 411 486T366 464Z', air.of('sea')), circle(388, 456, 15, air.of('sunrise')), circle(416, 450, 16, air.of('apricot')), circle(440, 458, 13, air.of('leaf'))),
      treat === 'lantern' && layers(rect(390, 426, 42, 56, air.of('ink'), 6), rect(398, 434, 26, 40, lampOf(air), 4), line('M398 426Q411 404 424 426', air.of('ink'), 4)),
      put(722, 572, 1.2, pottedPlant(air, 'deep')),
    );
  },
);

/** A bath before a window. */
export const bathView = defineView(
  'bath',
  { outlook: z.enum(outlooks).default('sea'), wall: z.enum(['sand', 'foam', 'haze', 'sky', 'blush', 'stone']).default('haze'), tub: z.enum(['white', 'wood']).default('white') },
  ({ air, random }, { outlook: kind, wall, tub }) => {
    const opening = { x: 130, y: 60, width: 540, height: 300 };
    const body = tub === 'wood' ? 'plank' : 'white';
    return layers(
      outlook(air, random, kind, { horizon: 226, discX: 520, discY: 136, clouds: 2 }),
      wallWith([opening], indoors(air, wall), 500),
      line('M0 412H800M0 456H800M70 412V456M230 412V456M390 412V456M550 412V456M710 412V456M150 456V500M310 456V500M470 456V500M630 456V500', mix(indoors(air, wall), palette.white, 0.4), 3, 'square'),
      frame(opening, indoors(air, tub === 'wood' ? 'wood' : 'white'), { weight: 15, across: 2 }),
      boards(air, 500, 'stone'),
      ellipse(400, 566, 250, 16, indoors(air, 'rock')),
      shape('M176 386H624Q618 540 540 556H260Q182 540 176 386Z', indoors(air, body)),
      shape('M176 386H300Q306 520 352 556H260Q182 540 176 386Z', tub === 'wood' ? indoorShade(air, body) : mix(indoors(air, body), indoors(air, 'spray'), 0.55)),
      tub === 'wood' && line('M182 440H618M194 500H606', indoors(air, 'wood'), 8, 'square'),
      rect(160, 374, 480, 22, indoors(air, tub === 'wood' ? 'timber' : 'foam'), 11),
      shape('M236 374q6 -22 30 -16q10 -22 36 -12q24 -16 40 6q26 -8 34 22z', indoors(air, 'white')),
      line('M640 500V330Q640 306 618 306T596 326', indoors(air, 'ink'), 9),
      rect(60, 480, 100, 14, indoors(air, 'wood'), 4),
      line('M72 494L64 560M148 494L156 560', indoors(air, 'wood'), 9),
      rect(70, 456, 82, 24, indoors(air, 'sunrise'), 10),
      rect(76, 434, 70, 24, indoors(air, 'white'), 10),
      put(726, 568, 1.24, pottedPlant(air, 'deep')),
    );
  },
);

/** The hall where guests are received. */
export const lobbyView = defineView(
  'lobby',
  {
    outlook: z.enum(outlooks).default('sea'),
    counter: z.enum(colours).default('deep'),
    sofa: z.enum(colours).default('sunrise'),
    wall: z.enum(['sand', 'foam', 'haze', 'sky', 'blush', 'stone', 'cream', 'spray']).default('sand'),
    lamps: z.enum(['cone', 'globe']).default('globe'),
  },
  ({ air, random }, { outlook: kind, counter, sofa, wall, lamps }) => {
    const opening = { x: 386, y: 70, width: 360, height: 330 };
    return layers(
      outlook(air, random, kind, { horizon: 270, discX: 620, discY: 150, clouds: 1 }),
      wallWith([opening], indoors(air, wall), 486),
      frame(opening, indoors(air, 'white'), { across: 3 }),
      rect(46, 130, 262, 120, indoors(air, 'timber')),
      rect(46, 176, 262, 8, indoors(air, 'wood')),
      rect(46, 236, 262, 14, indoors(air, 'wood')),
      ...[70, 112, 150, 210, 256].map((x, index) => rect(x, 148 + (index % 2) * 6, 22, 28 - (index % 2) * 6, indoors(air, (['sea', 'apricot', 'leaf', 'white', 'sunrise'] as const)[index] ?? 'sea'))),
      circle(96, 218, 16, indoors(air, 'moss')),
      circle(176, 216, 18, indoors(air, 'blush')),
      circle(254, 218, 15, indoors(air, 'spray')),
      boards(air, 486, 'stone'),
      ...[92, 176, 260].map((x, index) => put(x, 0, 1, pendant(air, 56 + (index % 2) * 12, 'apricot', lamps))),
      rect(30, 350, 300, 160, indoors(air, counter)),
      rect(30, 350, 70, 160, indoorShade(air, counter)),
      rect(18, 336, 324, 20, indoors(air, 'cream')),
      shape('M120 336a22 22 0 0 1 44 0z', indoors(air, 'apricot')),
      circle(142, 312, 4, indoors(air, 'ink')),
      put(252, 336, 0.62, pottedPlant(air, 'sunrise')),
      ellipse(560, 560, 210, 20, indoors(air, 'moss')),
      put(478, 556, 1.2, armchair(air, sofa)),
      put(654, 556, 1.2, armchair(air, sofa)),
      put(372, 566, 0.98, suitcase(air, sofa === 'deep' ? 'sunrise' : 'deep')),
      put(762, 556, 1.1, pottedPlant(air, 'brick')),
    );
  },
);

/** Breakfast at the window. */
export const breakfastView = defineView(
  'breakfast',
  {
    outlook: z.enum(outlooks).default('sea'),
    meal: z.enum(['bread', 'tofu', 'pancakes']).default('bread'),
    cloth: z.enum(colours).default('spray'),
    wall: z.enum(['sand', 'foam', 'haze', 'sky', 'blush', 'cream']).default('foam'),
  },
  ({ air, random }, { outlook: kind, meal, cloth, wall }) => {
    const opening = { x: 96, y: 46, width: 608, height: 290 };
    const of = (pigment: Pigment) => indoors(air, pigment);
    const steam = line('M378 300q-12 -18 0 -34t0 -32M404 296q-12 -18 0 -34t0 -40M430 300q-12 -18 0 -34t0 -32', of('white'), 6);
    const juice = layers(shape('M566 330H622L614 424H574Z', mix(of('white'), of('spray'), 0.4)), shape('M569 356H619L614 424H574Z', of('apricot')));
    return layers(
      outlook(air, random, kind, { horizon: 216, discX: 530, discY: 116, clouds: 2 }),
      wallWith([opening], of(wall), 400),
      frame(opening, of('white'), { weight: 15, across: 3 }),
      rect(66, 340, 668, 14, of('white')),
      rect(0, 392, 800, 208, of('plank')),
      rect(0, 392, 800, 12, of('timber')),
      shape('M120 436H680L744 600H56Z', of(cloth)),
      shape('M120 436H150L92 600H56Z', indoorShade(air, cloth)),
      meal === 'tofu'
        ? layers(
            ellipse(400, 556, 178, 18, of('wood')),
            shape('M254 420H546Q542 540 470 552H330Q258 540 254 420Z', of('ink')),
            shape('M254 420H316Q320 520 372 552H330Q258 540 254 420Z', mix(of('ink'), palette.night, 0.4)),
            ellipse(400, 420, 150, 34, of('slate')),
            ellipse(400, 420, 134, 26, of('blush')),
            shape('M300 418q10 -34 48 -26q26 -22 56 -2q40 -10 44 14q40 2 46 22q-90 24 -194 -8z', of('white')),
            shape('M354 404q30 -10 44 6q-24 12 -44 -6zM430 414q22 -8 34 4q-18 8 -34 -4z', of('leaf')),
            circle(408, 424, 8, of('sunrise')),
            steam,
            shape('M134 478H246Q240 536 214 540H166Q140 536 134 478Z', of('foam')),
            shape('M138 478q10 -36 52 -34t52 34z', of('white')),
            shape('M566 496H670Q664 536 640 540H596Q572 536 566 496Z', of('sea')),
            ellipse(618, 496, 52, 11, of('leaf')),
            line('M700 468L676 580M718 470L696 582', of('wood'), 7),
          )
        : meal === 'bread'
          ? layers(
              ellipse(404, 536, 168, 34, mix(of(cloth), palette.ink, 0.16)),
              ellipse(400, 524, 168, 34, of('white')),
              ellipse(400, 520, 122, 21, mix(of('white'), of('stone'), 0.35)),
              shape('M280 516Q270 450 330 440Q352 420 392 432Q440 424 452 460Q480 486 458 518Q370 540 280 516Z', of('plank')),
              shape('M300 512Q296 462 336 450L330 516ZM352 520Q350 450 388 442L394 522ZM412 520Q414 464 436 454Q460 484 446 514Z', of('timber')),
              shape('M470 506Q466 456 506 456T540 506Q506 524 470 506Z', of('apricot')),
              shape('M484 500q-2 -30 22 -32', of('apricot')),
              line('M488 480l8 6M504 472l8 6M516 488l8 4', of('white'), 5),
              juice,
              put(196, 512, 2, cup(air, 'white')),
            )
          : layers(
              ellipse(404, 536, 168, 34, mix(of(cloth), palette.ink, 0.16)),
              ellipse(400, 524, 168, 34, of('white')),
              rect(300, 484, 200, 26, of('plank'), 13),
              rect(306, 460, 190, 26, of('apricot'), 13),
              rect(300, 436, 200, 26, of('plank'), 13),
              shape('M318 438Q330 418 400 418T482 438Q470 450 456 446V474Q448 482 440 474V448H352V462Q344 470 336 462V448Q322 448 318 438Z', of('brick')),
              rect(372, 408, 52, 20, of('cream'), 5),
              circle(300, 512, 12, of('sunrise')),
              circle(276, 520, 11, of('sunrise')),
              circle(520, 514, 12, of('deep')),
              circle(504, 526, 10, of('deep')),
              juice,
              put(186, 512, 2, cup(air, 'apricot')),
            ),
    );
  },
);

/** Evening around a bowl of fire, chairs about it. */
export const firesideView = defineView(
  'fireside',
  { outlook: z.enum(outlooks).default('sea'), chair: z.enum(colours).default('sea'), lamps: z.boolean().default(true) },
  ({ air, random }, { outlook: kind, chair, lamps }) =>
    layers(
      outlook(air, random, kind, { horizon: 300, discX: 560, discY: 130, clouds: 1 }),
      shape('M0 452Q400 424 800 452V600H0Z', air.of('moss')),
      shape('M0 492Q400 462 800 492V600H0Z', mix(air.of('dune'), air.of('plank'), 0.4)),
      lamps && layers(line('M70 490V196M730 490V196', air.of('wood'), 9), lampString(air, { x: 70, y: 200 }, { x: 400, y: 186 }, 34), lampString(air, { x: 400, y: 186 }, { x: 730, y: 200 }, 34), line('M400 490V184', air.of('wood'), 7)),
      ellipse(400, 548, 170, 26, air.isDark || air.hour === 'dusk' ? mix(air.of('dune'), palette.apricot, 0.4) : air.of('dune')),
      put(226, 540, 1.5, campChair(air, chair)),
      put(574, 540, 1.5, campChair(air, chair)),
      put(400, 530, 1.5, campfire(air)),
      put(112, 576, 1.4, campChair(air, 'sunrise')),
      put(690, 576, 1.4, campChair(air, 'apricot')),
      put(40, 606, 1, shrub(air, 150)),
      put(776, 606, 1, shrub(air, 140)),
    ),
);

/** A bicycle from its side, 250 wide; its wheels stand at y = 0. */
function bicycle(air: Air, pigment: Pigment): string {
  const wheel = (x: number) =>
    layers(
      `<circle cx="${x}" cy="-56" r="50" fill="none" stroke="${air.of('ink')}" stroke-width="9"/>`,
      line(d`M${x} -106V-6M${x - 50} -56H${x + 50}M${x - 35} -91L${x + 35} -21M${x - 35} -21L${x + 35} -91`, air.of('stone'), 2),
      circle(x, -56, 8, air.of('ink')),
    );
  return layers(
    wheel(-78),
    wheel(78),
    line('M-78 -56L-32 -128H44L-6 -56ZM-32 -128L-6 -56M44 -128L78 -56M44 -128L36 -156M-32 -128L-38 -150', air.of(pigment), 9),
    line('M22 -160H40Q58 -160 56 -142', air.of('ink'), 7),
    shape('M-62 -154Q-40 -164 -16 -152Q-30 -142 -62 -154Z', air.of('wood')),
    shape('M54 -136H104L96 -96H62Z', air.of('dune')),
    line('M58 -122H100M60 -108H98', air.of('timber'), 3),
    circle(-6, -56, 11, air.of('ink')),
    line('M-6 -56L8 -32H20', air.of('ink'), 5),
  );
}

/** Bicycles of the house, ready at a fence. */
export const bicyclesView = defineView(
  'bicycles',
  { outlook: z.enum(outlooks).default('lake'), frame: z.enum(colours).default('sunrise'), second: z.enum(colours).default('sea'), count: z.enum(['one', 'two']).default('two') },
  ({ air, random }, { outlook: kind, frame: first, second, count }) =>
    layers(
      outlook(air, random, kind, { horizon: 290, discX: 590, discY: 120, clouds: 2 }),
      shape('M0 420Q400 396 800 420V600H0Z', air.of('moss')),
      line('M30 448V356M190 444V352M350 440V350M510 440V350M670 444V352M790 448V356', air.of('wood'), 13, 'square'),
      line('M0 378Q400 366 800 378M0 412Q400 400 800 412', air.of('timber'), 10, 'square'),
      shape('M0 478Q400 452 800 478V560Q400 534 0 560Z', air.of('sand')),
      shape('M0 556Q400 530 800 556V600H0Z', air.of('leaf')),
      count === 'two' && put(520, 506, 1.06, bicycle(air, second)),
      put(count === 'two' ? 290 : 400, 540, count === 'two' ? 1.3 : 1.5, bicycle(air, first)),
      put(70, 604, 1, shrub(air, 180)),
      put(740, 604, 1, shrub(air, 150, 'moss')),
    ),
);

/** Boards and kayaks on the sand, ready for a group. */
export const boardsView = defineView(
  'boards',
  { first: z.enum(['boards', 'kayaks']).default('boards') },
  ({ air, random }, { first }) => {
    const board = (pigment: Pigment, stripe: Pigment) => layers(shape('M0 0Q-34 -90 -24 -190Q-16 -256 0 -270Q16 -256 24 -190Q34 -90 0 0Z', air.of(pigment)), shape('M0 0Q-34 -90 -24 -190Q-16 -256 0 -270Q-12 -180 -10 -100Q-8 -40 0 0Z', air.shaded(pigment)), line('M0 -14V-256', air.of(stripe), 5));
    const kayak = (pigment: Pigment) => layers(shape('M-190 -26Q-90 -44 0 -40T190 -26Q120 10 0 10T-190 -26Z', air.of(pigment)), shape('M-190 -26Q-120 10 0 10T190 -26Q100 -12 0 -12T-190 -26Z', air.shaded(pigment)), ellipse(0, -32, 44, 9, air.of('ink')), line('M-120 -64L116 -46', air.of('wood'), 6), ellipse(-130, -66, 26, 9, air.of('white')), ellipse(126, -44, 26, 9, air.of('white')));
    return layers(
      outlook(air, random, 'beach', { horizon: 300, discX: 620, discY: 116, clouds: 2 }),
      shape('M0 500Q300 470 800 520V600H0Z', air.of('dune')),
      first === 'boards'
        ? layers(
            ...([['sunrise', 'white'], ['white', 'sea'], ['sea', 'blush'], ['apricot', 'white'], ['leaf', 'cream']] as const).map(([pigment, stripe], index) => put(186 + index * 92, 520, 1.14, board(pigment, stripe))),
            line('M110 392H640', air.of('wood'), 13, 'square'),
            line('M118 392V530M632 392V530', air.of('wood'), 14, 'square'),
            put(610, 566, 0.9, kayak('sunrise')),
          )
        : layers(put(560, 470, 0.86, kayak('sea')), put(300, 510, 1.06, kayak('sunrise')), put(500, 566, 1.2, kayak('apricot'))),
      put(60, 606, 1, shrub(air, 180)),
    );
  },
);

/** A terrace on the roof or over the coast, with tables under a shade or lamps. */
export const terraceView = defineView(
  'terrace',
  { outlook: z.enum(outlooks).default('sea'), shade: z.enum(colours).default('sunrise'), over: z.enum(['parasol', 'lamps']).default('parasol'), floor: z.enum(['plank', 'stone', 'timber']).default('plank') },
  ({ air, random }, { outlook: kind, shade, over, floor }) => {
    const bars = Array.from({ length: 21 }, (_, index) => d`M${index * 40} 372V452`).join('');
    return layers(
      outlook(air, random, kind, { horizon: 290, discX: 610, discY: 120, clouds: 1 }),
      line(bars, air.of('white'), 4, 'square'),
      line('M0 370H800', air.of('white'), 9, 'square'),
      rect(0, 452, 800, 148, air.of(floor)),
      line('M0 488H800M0 536H800', air.shaded(floor), 3, 'square'),
      over === 'parasol'
        ? layers(
            line('M400 540V150', air.of('wood'), 10),
            shape('M170 236Q200 96 400 84T630 236Q570 206 515 232Q458 200 400 230Q342 200 285 232Q230 206 170 236Z', air.of(shade)),
            shape('M170 236Q200 96 400 84Q300 110 285 232Q230 206 170 236Z', air.shaded(shade)),
            shape('M340 214Q346 110 400 84Q454 110 460 214Q430 210 400 230Q370 210 340 214Z', air.of('white')),
          )
        : layers(line('M60 470V150M740 470V150', air.of('wood'), 9), lampString(air, { x: 60, y: 156 }, { x: 400, y: 130 }, 40), lampString(air, { x: 400, y: 130 }, { x: 740, y: 156 }, 40), line('M400 130V470', air.of('wood'), 7)),
      ellipse(400, 572, 270, 14, air.shaded(floor)),
      put(236, 574, 1.3, deckChair(air, shade)),
      put(566, 574, 1.3, deckChair(air, shade)),
      put(400, 566, 1.3, roundTable(air, 70)),
      put(372, 470, 1.1, cup(air)),
      put(430, 474, 1.1, cup(air, 'apricot')),
      put(728, 566, 1.1, pottedPlant(air, 'brick')),
      put(70, 570, 0.98, pottedPlant(air, 'deep')),
    );
  },
);

/** A door with a lamp beside it: someone has just arrived. */
export const arrivalView = defineView(
  'arrival',
  { wall: z.enum(['brick', 'white', 'slate', 'sand', 'timber', 'spray', 'stone', 'blush']).default('brick'), door: z.enum(colours).default('deep'), luggage: z.enum(['suitcases', 'backpack', 'bicycle']).default('suitcases') },
  ({ air }, { wall, door, luggage }) => {
    const lit = air.isDark || air.hour === 'dusk';
    const courses = wall === 'brick' ? line(Array.from({ length: 14 }, (_, index) => d`M${(index % 2) * 46 + 10} ${28 + index * 36}h48M${(index % 2) * 46 + 560} ${28 + index * 36}h48`).join(''), air.shaded('brick'), 7) : line('M0 90H800M0 180H800M0 270H800M0 360H800M0 450H800', mix(air.of(wall), air.of('ink'), 0.1), 3, 'square');
    return layers(
      rect(0, 0, 800, 600, air.of(wall)),
      courses,
      rect(0, 520, 800, 80, air.of('stone')),
      rect(0, 520, 800, 10, air.of('foam')),
      lit && circle(552, 246, 62, mix(air.of(wall), palette.apricot, 0.24)),
      shape('M240 520V250a130 130 0 0 1 260 0V520Z', air.of('cream')),
      shape('M262 520V252a108 108 0 0 1 216 0V520Z', air.of(door)),
      shape('M262 520V252a108 108 0 0 1 54 -94V520Z', air.shaded(door)),
      shape('M290 252a80 80 0 0 1 160 0Z', lit ? lampOf(air) : glassOf(air)),
      line('M370 252V172M370 252L313 196M370 252L427 196', air.of('cream'), 5),
      rect(300, 284, 62, 90, mix(air.of(door), palette.ink, 0.18), 4),
      rect(380, 284, 62, 90, mix(air.of(door), palette.white, 0.14), 4),
      rect(300, 394, 62, 104, mix(air.of(door), palette.ink, 0.18), 4),
      rect(380, 394, 62, 104, mix(air.of(door), palette.white, 0.14), 4),
      circle(456, 384, 9, air.of('apricot')),
      rect(220, 512, 300, 22, air.of('rock')),
      rect(196, 532, 348, 22, air.of('slate')),
      line('M552 196V222', air.of('ink'), 6),
      shape('M532 222H572L566 272H538Z', lit ? lampOf(air) : air.of('cream')),
      shape('M526 222H578L566 204H538Z', air.of('ink')),
      put(150, 556, 1.7, pottedPlant(air, 'sunrise')),
      luggage === 'suitcases' && layers(put(600, 572, 1.3, suitcase(air, 'sunrise')), put(686, 578, 0.98, suitcase(air, 'apricot'))),
      luggage === 'backpack' && put(620, 574, 1, layers(shape('M-62 0Q-74 -140 0 -150Q74 -140 62 0Z', air.of('leaf')), shape('M-62 0Q-74 -140 0 -150Q-34 -120 -28 0Z', air.shaded('leaf')), rect(-40, -66, 80, 62, air.of('moss'), 12), line('M-22 -150Q0 -182 22 -150', air.of('ink'), 7), rect(-66, -184, 132, 36, air.of('sunrise'), 18), line('M-40 -36H40', air.of('ink'), 4))),
      luggage === 'bicycle' && put(640, 566, 1.1, bicycle(air, 'sunrise')),
    );
  },
);

/** A room for all guests: shelves of books, a long table, lamps. */
export const loungeView = defineView(
  'lounge',
  { outlook: z.enum(outlooks).default('city'), wall: z.enum(['sand', 'foam', 'haze', 'spray', 'blush', 'cream', 'stone']).default('haze'), seat: z.enum(colours).default('sunrise') },
  ({ air, random }, { outlook: kind, wall, seat }) => {
    const opening = { x: 470, y: 90, width: 270, height: 250 };
    const books = (['sea', 'sunrise', 'leaf', 'white', 'deep', 'apricot', 'moss'] as const);
    const shelf = (y: number) => Array.from({ length: 13 }, (_, index) => { const height = random.between(42, 62); return rect(66 + index * 24, y - height, 18, height, indoors(air, random.pick(books))); }).join('');
    return layers(
      outlook(air, random, kind, { horizon: 240, discX: 640, discY: 150, clouds: 1 }),
      wallWith([opening], indoors(air, wall), 476),
      frame(opening, indoors(air, 'white'), { across: 2 }),
      rect(46, 90, 352, 290, indoors(air, 'timber')),
      rect(58, 102, 328, 266, indoorShade(air, 'timber')),
      shelf(186),
      shelf(276),
      shelf(366),
      line('M52 190H392M52 280H392M52 370H392', indoors(air, 'timber'), 10, 'square'),
      boards(air, 476),
      ...[220, 400, 580].map((x) => put(x, 0, 1.1, pendant(air, 30, seat))),
      ellipse(400, 574, 320, 16, indoors(air, 'timber')),
      rect(130, 440, 540, 22, indoors(air, 'wood'), 6),
      line('M166 462L150 570M634 462L650 570', indoors(air, 'wood'), 14),
      ...[240, 400, 560].map((x) => put(x, 572, 1, layers(line('M-28 0L-22 -66M28 0L22 -66', indoors(air, 'ink'), 7), rect(-44, -80, 88, 18, indoors(air, seat), 9)))),
      put(280, 438, 1.1, cup(air)),
      put(520, 438, 1.1, cup(air, 'apricot')),
      shape('M360 438L396 424L432 438Q414 432 396 438Q378 432 360 438Z', indoors(air, 'white')),
      put(720, 476, 1, put(0, 84, 1.1, pottedPlant(air, 'deep'))),
    );
  },
);

/** Works of art on a terrace above the sea. */
export const artTerraceView = defineView(
  'artTerrace',
  { work: z.enum(['ring', 'hall']).default('ring') },
  ({ air, random }, { work }) => {
    if (work === 'hall') {
      const opening = { x: 470, y: 96, width: 268, height: 300 };
      return layers(
        outlook(air, random, 'sea', { horizon: 280, discX: 620, discY: 150, clouds: 1 }),
        wallWith([opening], indoors(air, 'foam'), 486),
        frame(opening, indoors(air, 'white'), { across: 2 }),
        put(150, 116, 1.6, wallPicture(air, 96, 120, 'sea')),
        put(332, 136, 1.3, wallPicture(air, 96, 120, 'sunrise')),
        boards(air, 486, 'stone'),
        ...[150, 332].map((x) => put(x, 0, 1, pendant(air, 20, 'ink'))),
        rect(196, 470, 110, 100, indoors(air, 'white')),
        rect(196, 470, 32, 100, mix(indoors(air, 'white'), indoors(air, 'spray'), 0.6)),
        shape('M226 470Q204 398 250 372Q300 392 276 470Z', indoors(air, 'sunrise')),
        circle(250, 352, 26, indoors(air, 'apricot')),
        put(600, 566, 1.3, armchair(air, 'deep')),
      );
    }
    return layers(
      outlook(air, random, 'sea', { horizon: 330, discX: 420, discY: 128, clouds: 1 }),
      shape('M0 452Q300 424 520 440T800 420V600H0Z', air.of('moss')),
      shape('M0 500Q300 470 520 486T800 470V600H0Z', air.of('leaf')),
      `<circle cx="420" cy="330" r="136" fill="none" stroke="${air.of('white')}" stroke-width="30"/>`,
      `<path d="M420 194A136 136 0 0 0 420 466" fill="none" stroke="${mix(air.of('white'), air.of('spray'), 0.6)}" stroke-width="30"/>`,
      rect(350, 462, 140, 28, air.of('rock'), 6),
      put(180, 510, 1, layers(rect(-40, -30, 80, 30, air.of('stone')), shape('M-22 -30Q-46 -120 0 -150Q46 -120 22 -30Z', air.of('sunrise')), shape('M-22 -30Q-46 -120 0 -150Q-14 -100 -6 -30Z', air.shaded('sunrise')), circle(0, -172, 22, air.of('apricot')))),
      put(660, 500, 1, layers(rect(-46, -20, 92, 20, air.of('stone')), rect(-30, -96, 60, 76, air.of('deep')), rect(-30, -96, 20, 76, air.shaded('deep')), rect(-44, -150, 60, 60, air.of('apricot')), rect(-44, -150, 18, 60, air.shaded('apricot')), circle(16, -170, 26, air.of('sea')))),
      put(560, 566, 1, shrub(air, 120)),
      put(60, 604, 1, shrub(air, 180)),
    );
  },
);
