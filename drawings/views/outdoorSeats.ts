import { z } from 'zod';
import { circle, d, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix, palette } from '../palette.ts';
import { parasol } from '../parts/beachThings.ts';
import { campChair, campfire } from '../parts/campsites.ts';
import { litGlassColour } from '../parts/facades.ts';
import { cup } from '../parts/interiors.ts';
import { lampWire } from '../parts/lamps.ts';
import { outlook, outlooks } from '../parts/outlook.ts';
import { deckChair, roundTable } from '../parts/seats.ts';
import { potPlant } from '../parts/streetThings.ts';
import { pine as redPine, shrub } from '../parts/trees.ts';
import { defineView, pigment } from '../view.ts';

/** A balcony with two chairs. */
export const balconyView = defineView(
  'balcony',
  {
    outlook: z.enum(outlooks).default('sea'),
    chair: pigment.default('sunrise'),
    rail: z.enum(['glass', 'bars', 'wood']).default('glass'),
    treat: z.enum(['coffee', 'fruit', 'lantern']).default('coffee'),
  },
  ({ air, random }, { outlook: kind, chair, rail, treat }) => {
    const glass = mix(air.water[0], air.of('white'), 0.4);
    const posts = Array.from(
      { length: rail === 'bars' ? 27 : 6 },
      (_, index) => d`M${rail === 'bars' ? index * 31 : index * 160} 340V470`,
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
      treat === 'fruit' &&
        layers(
          shape('M366 464H456Q450 486 411 486T366 464Z', air.of('sea')),
          circle(388, 456, 15, air.of('sunrise')),
          circle(416, 450, 16, air.of('apricot')),
          circle(440, 458, 13, air.of('leaf')),
        ),
      treat === 'lantern' &&
        layers(
          rect(390, 426, 42, 56, air.of('ink'), 6),
          rect(398, 434, 26, 40, litGlassColour(air), 4),
          line('M398 426Q411 404 424 426', air.of('ink'), 4),
        ),
      put(722, 572, 1, potPlant(air, 210, 'deep')),
    );
  },
);

/** A terrace on the roof or over the coast, with seats under a parasol. */
export const terraceView = defineView(
  'hotelTerrace',
  {
    outlook: z.enum(outlooks).default('sea'),
    shade: pigment.default('sunrise'),
    floor: pigment.default('plank'),
    /** A pine at its left end instead of a plant. */
    pine: z.boolean().default(false),
  },
  ({ air, random }, { outlook: kind, shade, floor, pine }) => {
    const bars = Array.from({ length: 21 }, (_, index) => d`M${index * 40} 372V452`).join('');
    return layers(
      outlook(air, random, kind, { horizon: 290, discX: 610, discY: 120, clouds: 1 }),
      line(bars, air.of('white'), 4, 'square'),
      line('M0 370H800', air.of('white'), 9, 'square'),
      rect(0, 452, 800, 148, air.of(floor)),
      line('M0 488H800M0 536H800', air.shaded(floor), 3, 'square'),
      put(400, 540, 1.7, parasol(air, shade)),
      ellipse(400, 572, 270, 14, air.shaded(floor)),
      put(236, 574, 1.3, deckChair(air, shade)),
      put(566, 574, 1.3, deckChair(air, shade)),
      put(400, 566, 1.3, roundTable(air, 70)),
      put(372, 470, 1.1, cup(air)),
      put(430, 474, 1.1, cup(air, 'apricot')),
      put(728, 566, 1, potPlant(air, 200, 'brick')),
      pine ? put(60, 604, 1, redPine(air, random, 420)) : put(70, 570, 1, potPlant(air, 180, 'deep')),
    );
  },
);

/** Evening around a bowl of fire, chairs about it. */
export const firesideView = defineView(
  'fireside',
  {
    outlook: z.enum(outlooks).default('sea'),
    chair: pigment.default('sea'),
    lamps: z.boolean().default(true),
  },
  ({ air, random }, { outlook: kind, chair, lamps }) =>
    layers(
      outlook(air, random, kind, { horizon: 300, discX: 560, discY: 130, clouds: 1 }),
      shape('M0 452Q400 424 800 452V600H0Z', air.of('moss')),
      shape('M0 492Q400 462 800 492V600H0Z', mix(air.of('dune'), air.of('plank'), 0.4)),
      lamps &&
        layers(
          line('M70 490V196M730 490V196', air.of('wood'), 9),
          lampWire(air, [70, 200], [400, 186], 5, 'bulb'),
          lampWire(air, [400, 186], [730, 200], 5, 'bulb'),
          line('M400 490V184', air.of('wood'), 7),
        ),
      ellipse(
        400,
        548,
        170,
        26,
        air.isDark || air.hour === 'dusk' ? mix(air.of('dune'), palette.apricot, 0.4) : air.of('dune'),
      ),
      put(226, 540, 1.5, campChair(air, chair)),
      put(574, 540, 1.5, campChair(air, chair)),
      put(400, 530, 1.5, campfire(air)),
      put(112, 576, 1.4, campChair(air, 'sunrise')),
      put(690, 576, 1.4, campChair(air, 'apricot')),
      put(40, 606, 1, shrub(air, 150)),
      put(776, 606, 1, shrub(air, 140)),
    ),
);
