import { z } from 'zod';
import type { Air } from '../air.ts';
import { d, layers, put, shape } from '../brush.ts';
import { faces } from '../parts/facades.ts';
import {
  condominium,
  type HotelOptions,
  modernHotel,
  sailHotel,
  slabHotel,
  towerHotel,
  turretHotel,
  twinHotel,
} from '../parts/hotels.ts';
import { inlandStages } from '../parts/inlandStages.ts';
import { cubeHotel, guestHouse, hillHouse, holidayHouse, streetHotel, villa } from '../parts/lodgings.ts';
import { aFrame, loftHouse, rowHouses } from '../parts/pensions.ts';
import { seasideStages } from '../parts/seasideStages.ts';
import { framedHotel, roundTower, steppedTower } from '../parts/towers.ts';
import type { Random } from '../random.ts';
import { defineView, keySchema, pigment } from '../view.ts';

const houses = {
  tower: towerHotel,
  twin: twinHotel,
  slab: slabHotel,
  condominium,
  modern: modernHotel,
  sail: sailHotel,
  turret: turretHotel,
  street: streetHotel,
  cubes: cubeHotel,
  low: guestHouse,
  gable: holidayHouse,
  villa,
  hillside: hillHouse,
  stepped: steppedTower,
  round: roundTower,
  framed: framedHotel,
  row: rowHouses,
  aFrame,
  loft: loftHouse,
} satisfies Record<string, (air: Air, random: Random, options: HotelOptions) => string>;

const stages = { ...seasideStages, ...inlandStages };

/** Half the width of each house's foot, from which its shadow falls to the left. */
const feet: Record<keyof typeof houses, number> = {
  tower: 168,
  twin: 226,
  slab: 250,
  condominium: 250,
  modern: 170,
  sail: 250,
  turret: 214,
  street: 135,
  cubes: 118,
  low: 158,
  gable: 196,
  villa: 170,
  hillside: 230,
  stepped: 180,
  round: 165,
  framed: 160,
  row: 220,
  aFrame: 200,
  loft: 150,
};

const places = { left: 290, middle: 400, right: 510 } as const;

function groundShadow(air: Air, foot: number): string {
  return `<g opacity=".16">${shape(d`M${-foot} -2L${-foot - 64} 12H${foot - 40}L${foot} -2Z`, air.of('ink'))}</g>`;
}

/** A hotel or guest house in its surroundings. */
export const houseView = defineView(
  'house',
  {
    house: keySchema(houses),
    setting: keySchema(stages),
    floors: z.int().min(1).max(14).default(6),
    wall: pigment.default('white'),
    accent: pigment.default('sunrise'),
    face: z.enum(faces).default('windows'),
    at: keySchema(places).default('left'),
    scale: z.number().min(0.6).max(1.3).default(1),
    people: z.boolean().default(true),
  },
  ({ air, random }, { house, setting, floors, wall, accent, face, at, scale, people }) => {
    const x = places[at];
    const stage = stages[setting](air, random, { x, hasPeople: people });
    return layers(
      stage.back,
      !air.isDark && put(x, stage.y, scale, groundShadow(air, feet[house])),
      put(x, stage.y, scale, houses[house](air, random, { floors, wall, accent, face })),
      stage.front,
    );
  },
);
