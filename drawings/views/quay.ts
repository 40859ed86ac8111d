import { z } from 'zod';
import type { Air } from '../air.ts';
import { layers, line, put, rect, shape } from '../brush.ts';
import { fishingBoat } from '../parts/boats.ts';
import { farHarbour } from '../parts/distance.ts';
import { jar } from '../parts/jars.ts';
import { mountains, strand } from '../parts/land.ts';
import { bollard, gull, lifeRing, netFloats, rowingBoat } from '../parts/quayThings.ts';
import { whelk } from '../parts/seaLife.ts';
import { seascape } from '../parts/seascape.ts';
import { sky } from '../parts/sky.ts';
import { dashed } from '../parts/stitches.ts';
import { car } from '../parts/streetThings.ts';
import { water } from '../parts/water.ts';
import { defineView, keySchema } from '../view.ts';

const things = {
  gull: (air: Air) => layers(put(380, 520, 1.05, bollard(air)), put(376, 408, 1.2, gull(air))),
  floats: (air: Air) => put(390, 540, 1.35, netFloats(air)),
  bollard: (air: Air) => put(330, 540, 1.7, bollard(air)),
} as const;

/** A subject on the edge of a quay, with the harbour mouth behind it. */
export const quayView = defineView(
  'quay',
  { thing: keySchema(things), boat: z.boolean().default(true) },
  ({ air, random }, { thing, boat }) =>
    layers(
      seascape(air, random, { horizon: 290, light: 650, shore: 'none', clouds: 2 }),
      farHarbour(air, 200, 300),
      boat && put(620, 420, 0.8, fishingBoat(air, 'deep')),
      shape('M0 470Q400 456 800 474V600H0Z', air.of('stone')),
      shape('M0 470Q400 456 800 474V488Q400 470 0 484Z', air.of('foam')),
      things[thing](air),
    ),
);

const beachFinds = {
  lifeRing: (air: Air) => put(400, 540, 1.2, lifeRing(air)),
  jars: (air: Air) =>
    layers(
      put(520, 500, 1.1, rowingBoat(air)),
      put(220, 530, 1, jar(air, 150)),
      put(352, 552, 1, jar(air, 124)),
      put(130, 548, 1, jar(air, 98)),
    ),
} as const;

/** Things on the sand above the waterline. */
export const onTheSandView = defineView(
  'onTheSand',
  { find: keySchema(beachFinds) },
  ({ air, random }, { find }) =>
    layers(
      seascape(air, random, { horizon: 300, light: 610, shore: 'right', clouds: 2, boats: find !== 'jars' }),
      strand(air, 410),
      shape('M0 530Q260 500 520 526T800 516V600H0Z', air.of('dune')),
      beachFinds[find](air),
    ),
);

/** The parking tower at the harbour of Jumunjin, a museum of shells on its second floor. */
export const parkingTowerView = defineView('parkingTower', {}, ({ air, random }) => {
  const floors = [400, 322, 244, 166];
  return layers(
    sky(air, random, { horizon: 300, disc: { x: 690, y: 110 }, clouds: 1 }),
    mountains(air, random, { y: 270, height: 80, rows: 2 }),
    rect(190, 150, 420, 312, air.of('night')),
    ...floors.map((y, index) =>
      layers(
        rect(180, y + 40, 440, 26, air.of('white')),
        rect(180, y + 40, 120, 26, air.of('spray')),
        index === 1 &&
          layers(
            rect(190, y - 12, 420, 52, air.of('sea')),
            dashed(`M214 ${y + 14}H600`, air.window, 30, '44 14'),
          ),
        index !== 1 &&
          layers(
            ...[250, 370, 490].map((x, place) =>
              put(x + index * 12, y + 40, 0.62, car(air, place === index % 3 ? 'sunrise' : 'white')),
            ),
          ),
      ),
    ),
    rect(170, 132, 460, 22, air.of('sunrise')),
    rect(170, 132, 130, 22, air.of('brick')),
    line('M186 150V466M404 150V466M614 150V466', air.of('foam'), 14, 'square'),
    put(500, 132, 0.72, whelk(air)),
    rect(0, 462, 800, 40, air.of('stone')),
    water(air, random, { y: 500, glintAt: null }),
    put(110, 530, 0.8, fishingBoat(air)),
    put(660, 548, 0.9, fishingBoat(air, 'deep')),
  );
});
