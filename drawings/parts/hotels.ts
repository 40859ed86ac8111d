import type { Air } from '../air.ts';
import { circle, d, layers, line, put, rect, shape } from '../brush.ts';
import { mix, type Pigment } from '../palette.ts';
import type { Random } from '../random.ts';
import { parasol } from './beachThings.ts';
import {
  block,
  blockHeight,
  type Face,
  glassColour,
  litGlassColour,
  panes,
  podium,
  shadedWall,
} from './facades.ts';

/** The fields of a large house in a scene. Light comes from the right; each house is drawn about the middle of its foot. */
export interface HotelOptions {
  floors: number;
  wall: Pigment;
  accent: Pigment;
  face: Face;
}

/** A tower with an overhanging roof, over a wide ground floor. */
export function towerHotel(air: Air, random: Random, { floors, wall, accent, face }: HotelOptions): string {
  const floorHeight = Math.min(38, 330 / floors);
  const tower = { width: 208, floors, floorHeight, bays: 4, wall, face, side: 62 };
  const top = -blockHeight(tower) - 46;
  return layers(
    put(0, -46, 1, block(air, random, tower)),
    rect(-46, top - 50, 104, 36, air.of(wall)),
    rect(-46, top - 50, 34, 36, shadedWall(air, wall)),
    rect(-116, top - 16, 232, 22, air.of(accent)),
    rect(-116, top - 16, 74, 22, air.shaded(accent)),
    podium(air, { width: 336, height: 54, roof: accent }),
  );
}

/** Two towers joined by one long roof with a pool: the hotel between Gyeongpo's beach and its lake. */
export function twinHotel(air: Air, random: Random, { floors, wall, accent, face }: HotelOptions): string {
  const floorHeight = 330 / floors;
  const tower = { width: 148, floors, floorHeight, bays: 3, wall, face, side: 46 };
  const top = -blockHeight(tower) - 40;
  return layers(
    put(-128, -40, 1, block(air, random, tower)),
    put(128, -40, 1, block(air, random, tower)),
    // The pool's far side, with guests on loungers.
    put(-168, top - 24, 0.13, parasol(air, accent)),
    put(-112, top - 24, 0.13, parasol(air, 'apricot')),
    put(150, top - 24, 0.13, parasol(air, accent)),
    rect(-216, top - 26, 444, 14, air.of('spray'), 5),
    shape(
      d`M-240 ${top - 18}H256Q240 ${top + 22} 206 ${top + 24}H-190Q-226 ${top + 22} -240 ${top - 18}Z`,
      air.of('white'),
    ),
    shape(
      d`M-240 ${top - 18}H-90Q-104 ${top + 10} -80 ${top + 24}H-190Q-226 ${top + 22} -240 ${top - 18}Z`,
      shadedWall(air, 'white'),
    ),
    podium(air, { width: 452, height: 50, roof: accent }),
  );
}

/** A long building with balconies. */
export function slabHotel(air: Air, random: Random, { floors, wall, accent, face }: HotelOptions): string {
  const floorHeight = Math.min(36, 250 / floors);
  const main = { width: 440, floors, floorHeight, bays: 9, wall, face, side: 78 };
  const top = -blockHeight(main) - 44;
  return layers(
    put(0, -44, 1, block(air, random, main)),
    rect(40, top - 30, 120, 30, air.of(wall)),
    rect(40, top - 30, 34, 30, shadedWall(air, wall)),
    rect(-230, top - 10, 460, 16, air.of(accent)),
    rect(-230, top - 10, 88, 16, air.shaded(accent)),
    podium(air, { width: 500, height: 52, roof: accent }),
  );
}

/** Houses of three heights side by side under sloping roofs: a condominium. */
export function condominium(air: Air, random: Random, { floors, wall, accent, face }: HotelOptions): string {
  const one = (x: number, count: number, slope: number) => {
    const house = { width: 150, floors: count, floorHeight: 34, bays: 3, wall, face, side: 42 };
    const top = -blockHeight(house) - 40;
    return layers(
      put(x, -40, 1, block(air, random, house)),
      shape(
        d`M${x - 86} ${top + 10}V${top - 10 - slope}L${x + 86} ${top - 52 + slope}V${top - 34 + slope}L${x + 75} ${top - 30}V${top + 10}Z`,
        air.of(accent),
      ),
      shape(
        d`M${x - 86} ${top + 10}V${top - 10 - slope}L${x - 33} ${top - 23 - slope * 0.4}V${top + 10}Z`,
        air.shaded(accent),
      ),
    );
  };
  return layers(
    one(-158, floors - 2, 0),
    one(158, floors - 1, 0),
    one(0, floors, 0),
    podium(air, { width: 500, height: 48, wall: 'timber', roof: 'white' }),
  );
}

/** Overlapping white floors on slender columns, with tall glass: a modernist house above the sea. */
export function modernHotel(air: Air, random: Random, { floors, accent }: HotelOptions): string {
  const white = air.of('white');
  const shade = shadedWall(air, 'white');
  const height = 36;
  const decks = Array.from({ length: floors }, (_, index) => {
    const y = -60 - (index + 1) * height;
    const left = -190 + (index % 3) * 16 + index * 7;
    const right = 216 - (index % 2) * 26 - index * 4;
    return layers(
      panes(air, random, {
        x: left + 54,
        y: y + 7,
        width: right - left - 66,
        height: height - 6,
        columns: 8,
        rows: 1,
        across: 0.94,
        down: 1,
      }),
      rect(left, y + 4, 54, height, shade),
      rect(left - 14, y, right - left + 26, 8, white),
    );
  });
  const top = -60 - floors * height;
  return layers(
    rect(-110, -62, 290, 62, glassColour(air)),
    rect(-20, -58, 130, 58, litGlassColour(air)),
    rect(-130, -62, 74, 62, shade),
    line(d`M-170 -60V0M0 -60V0M70 -60V0M140 -60V0M208 -60V0`, white, 8, 'square'),
    rect(-206, -64, 434, 10, white),
    ...decks,
    rect(-128, top - 34, 220, 34, glassColour(air)),
    rect(-128, top - 34, 62, 34, shade),
    rect(-150, top - 42, 286, 10, white),
    rect(112, top - 58, 46, 58 - top, white),
    rect(112, top - 58, 14, 58 - top, shade),
    circle(136, top - 30, 8, air.of(accent)),
  );
}

/** White floors in one curve, higher on one side, like a sail that leans to the sea. */
export function sailHotel(air: Air, random: Random, { floors, accent }: HotelOptions): string {
  const height = Math.min(34, 300 / floors);
  const decks = Array.from({ length: floors }, (_, index) => {
    const part = index / floors;
    const y = -44 - (index + 1) * height;
    const left = -240 + 190 * part * part;
    const right = 210 + 26 * Math.sin(part * Math.PI);
    return layers(
      rect(left + 12, y, right - left - 22, height, glassColour(air)),
      panes(air, random, {
        x: left + 60,
        y: y + 5,
        width: right - left - 80,
        height: height - 6,
        columns: 10 - Math.floor(part * 4),
        rows: 1,
        across: 0.9,
        down: 0.9,
      }),
      rect(left, y + height * 0.62, right - left, height * 0.4, air.of('white'), height * 0.2),
      rect(
        left,
        y + height * 0.62,
        (right - left) * 0.24,
        height * 0.4,
        shadedWall(air, 'white'),
        height * 0.2,
      ),
    );
  });
  const top = -44 - floors * height;
  return layers(
    ...decks,
    shape(d`M-64 ${top + 4}Q60 ${top - 54} 214 ${top - 26}V${top + 4}Z`, air.of('white')),
    shape(d`M-64 ${top + 4}Q-10 ${top - 28} 40 ${top - 36}V${top + 4}Z`, shadedWall(air, 'white')),
    podium(air, { width: 500, height: 46, roof: accent }),
  );
}

/** A resort with round corner towers under pointed roofs. */
export function turretHotel(air: Air, random: Random, { floors, wall, accent, face }: HotelOptions): string {
  const main = { width: 290, floors, floorHeight: 36, bays: 6, wall, face, side: 0 };
  const top = -blockHeight(main) - 14;
  const turret = (x: number, lift: number) =>
    layers(
      rect(x - 46, top - lift, 92, -top + lift - 14, air.of(wall)),
      rect(x - 46, top - lift, 32, -top + lift - 14, shadedWall(air, wall)),
      panes(air, random, {
        x: x - 16,
        y: top - lift + 8,
        width: 58,
        height: (floors + 1) * 36,
        columns: 2,
        rows: floors + 1,
        down: 0.62,
      }),
      shape(
        d`M${x - 58} ${top - lift + 2}L${x} ${top - lift - 94}L${x + 58} ${top - lift + 2}Z`,
        air.of(accent),
      ),
      shape(
        d`M${x - 58} ${top - lift + 2}L${x} ${top - lift - 94}L${x - 18} ${top - lift + 2}Z`,
        air.shaded(accent),
      ),
    );
  return layers(
    put(0, -14, 1, block(air, random, main)),
    shape(d`M-150 ${top + 4}L-96 ${top - 46}H96L150 ${top + 4}Z`, air.of(accent)),
    shape(d`M-150 ${top + 4}L-96 ${top - 46}H-60L-90 ${top + 4}Z`, air.shaded(accent)),
    turret(-160, 10),
    turret(160, 34),
    rect(-220, -16, 440, 16, mix(air.of('stone'), air.of(wall), 0.3)),
    shape(d`M-34 -16V-66a34 34 0 0 1 68 0V-16Z`, air.of('wood')),
    shape(d`M-25 -16V-64a25 25 0 0 1 50 0V-16Z`, litGlassColour(air)),
    line(d`M0 -88V-16`, air.of('wood'), 4, 'square'),
  );
}
