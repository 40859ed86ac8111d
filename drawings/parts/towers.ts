import type { Air } from '../air.ts';
import { d, layers, put, rect, shape } from '../brush.ts';
import type { Random } from '../random.ts';
import { block, blockHeight, glassColour, panes, podium, shadedWall } from './facades.ts';
import type { HotelOptions } from './hotels.ts';
import { shrub } from './trees.ts';

/** A tall building joined to a lower one, with a garden on the lower roof. */
export function steppedTower(air: Air, random: Random, { floors, wall, accent, face }: HotelOptions): string {
  const floorHeight = Math.min(40, 310 / floors);
  const tall = { width: 150, floors, floorHeight, bays: 3, wall, face, side: 46 };
  const low = {
    width: 170,
    floors: Math.ceil(floors * 0.55),
    floorHeight,
    bays: 3,
    wall: accent,
    face,
    side: 40,
  };
  const top = -blockHeight(tall) - 40;
  const step = -blockHeight(low) - 40;
  return layers(
    put(116, step + 2, 1, shrub(air, 76, 'leaf')),
    put(60, step + 2, 1, shrub(air, 54, 'moss')),
    put(88, -40, 1, block(air, random, low)),
    put(-58, -40, 1, block(air, random, tall)),
    rect(-139, top - 10, 162, 14, air.of(accent)),
    rect(-139, top - 10, 52, 14, air.shaded(accent)),
    rect(-96, top - 34, 60, 24, shadedWall(air, wall)),
    rect(8, step - 8, 168, 10, air.of('white')),
    podium(air, { width: 360, height: 46, wall: 'timber', roof: 'white' }),
  );
}

/** A tower whose right corner is round, wrapped in bands of glass. */
export function roundTower(air: Air, random: Random, { floors, wall, accent }: HotelOptions): string {
  const height = Math.min(40, 310 / floors);
  const decks = Array.from({ length: floors }, (_, index) => {
    const y = -44 - (index + 1) * height;
    return layers(
      panes(air, random, {
        x: -64,
        y: y + height * 0.08,
        width: 188,
        height: height * 0.6,
        columns: 6,
        rows: 1,
        across: 0.98,
        down: 1,
      }),
      shape(
        d`M-118 ${y + height * 0.62}H118a${height * 0.3} ${height * 0.3} 0 0 1 0 ${height * 0.46}H-118z`,
        air.of(wall),
      ),
    );
  });
  const top = -44 - floors * height;
  return layers(
    shape(d`M-118 -44V${top}H90Q132 ${top} 132 ${top + 40}V-44Z`, glassColour(air)),
    ...decks,
    rect(-118, top, 58, floors * height, shadedWall(air, wall)),
    panes(air, random, {
      x: -110,
      y: top + 4,
      width: 42,
      height: floors * height - 8,
      columns: 1,
      rows: floors,
      across: 0.6,
      down: 0.5,
      glass: air.of('deep'),
    }),
    shape(d`M-130 ${top + 4}V${top - 12}H92Q146 ${top - 12} 148 ${top + 4}Z`, air.of(accent)),
    shape(d`M-130 ${top + 4}V${top - 12}H-60V${top + 4}Z`, air.shaded(accent)),
    rect(-30, top - 38, 80, 26, air.of(wall)),
    rect(-30, top - 38, 26, 26, shadedWall(air, wall)),
    podium(air, { width: 330, height: 50, roof: accent }),
  );
}

/** A house in a wide frame, its balconies set back between two walls. */
export function framedHotel(air: Air, random: Random, { floors, wall, accent, face }: HotelOptions): string {
  const floorHeight = Math.min(44, 280 / floors);
  const inner = { width: 252, floors, floorHeight, bays: 5, wall: 'white' as const, face, side: 0 };
  const height = blockHeight(inner) + 52;
  return layers(
    put(0, -48, 1, block(air, random, inner)),
    shape(d`M-160 0V${-height - 20}H160V0H124V${-height + 14}H-124V0Z`, air.of(wall)),
    shape(d`M-160 0V${-height - 20}H-124V0Z`, shadedWall(air, wall)),
    rect(-124, -height + 14, 18, height - 14, air.shaded(wall)),
    rect(-70, -height - 44, 90, 24, air.of(accent)),
    rect(-70, -height - 44, 30, 24, air.shaded(accent)),
    put(70, -height - 18, 1, shrub(air, 70, 'leaf')),
    put(0, 0, 1, podium(air, { width: 236, height: 44, wall: 'timber', roof: accent })),
  );
}
