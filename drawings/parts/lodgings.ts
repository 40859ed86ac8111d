import type { Air } from '../air.ts';
import { circle, d, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import type { Random } from '../random.ts';
import { block, blockHeight, glassColour, litGlassColour, panes, shadedWall } from './facades.ts';
import type { HotelOptions } from './hotels.ts';
import { shrub } from './trees.ts';

/** A hotel in a street: arches below, windows above, a cornice. */
export function streetHotel(air: Air, random: Random, { floors, wall, accent, face }: HotelOptions): string {
  const upper = { width: 270, floors, floorHeight: 44, bays: 4, wall, face, side: 70 };
  const top = -blockHeight(upper) - 84;
  const arches = [-52, 10, 72].map((x) => d`M${x} 0V-44a22 22 0 0 1 44 0V0Z`).join('');
  return layers(
    put(0, -84, 1, block(air, random, upper)),
    rect(-135, -86, 270, 86, mix(air.of(wall), air.of('ink'), 0.3)),
    rect(-135, -86, 70, 86, mix(air.of(wall), air.of('ink'), 0.5)),
    shape(arches, litGlassColour(air)),
    rect(-112, -56, 26, 56, air.of('ink')),
    rect(-142, -94, 284, 14, air.of(accent)),
    rect(-142, -94, 76, 14, air.shaded(accent)),
    rect(-146, top - 12, 292, 18, air.of(accent)),
    rect(-146, top - 12, 80, 18, air.shaded(accent)),
    rect(20, top - 38, 70, 26, shadedWall(air, wall)),
    put(-106, top - 12, 1, shrub(air, 60, 'leaf')),
    put(112, top - 12, 1, shrub(air, 46, 'moss')),
  );
}

/** Offset boxes, each with one large window: a modern design house. */
export function cubeHotel(air: Air, random: Random, { floors, wall, accent }: HotelOptions): string {
  const height = 74;
  const walls = [wall, accent, 'white', 'timber'] as const;
  const boxes = Array.from({ length: floors }, (_, index) => {
    const x = (index % 2 === 0 ? -1 : 1) * 22 + random.between(-8, 8);
    const y = -58 - (index + 1) * height;
    const own = walls[index % walls.length] ?? wall;
    const wide = 236;
    return layers(
      rect(x - wide / 2, y, wide, height, air.of(own)),
      rect(x - wide / 2, y, 62, height, shadedWall(air, own)),
      rect(x - wide / 2, y + height - 7, wide, 7, air.shaded(own)),
      panes(air, random, {
        x: x - 44,
        y: y + 6,
        width: 152,
        height: height - 18,
        columns: index % 2 === 0 ? 2 : 3,
        rows: 1,
        across: 0.82,
        down: 0.82,
      }),
    );
  });
  return layers(
    rect(-118, -62, 236, 62, air.of('ink')),
    rect(-44, -54, 150, 54, litGlassColour(air)),
    line('M-8 -54V0M32 -54V0M70 -54V0', air.of('ink'), 4, 'square'),
    ...boxes,
    put(60, -58 - floors * height, 1, shrub(air, 84, 'leaf')),
    put(-20, -58 - floors * height, 1, shrub(air, 50, 'moss')),
  );
}

/** A low house with a roof terrace and a string of lamps. */
export function guestHouse(air: Air, random: Random, { floors, wall, accent, face }: HotelOptions): string {
  const main = { width: 300, floors, floorHeight: 72, bays: 4, wall, face, side: 78 };
  const top = -blockHeight(main) - 8;
  return layers(
    line(
      d`M-140 ${top}V${top - 66}M146 ${top}V${top - 66}M4 ${top}V${top - 66}`,
      air.of('wood'),
      5,
      'square',
    ),
    line(
      d`M-140 ${top - 64}Q-68 ${top - 30} 4 ${top - 64}Q76 ${top - 30} 146 ${top - 64}`,
      air.of('ink'),
      2.5,
    ),
    ...[-104, -68, -32, 40, 76, 112].map((x) =>
      circle(x, top - (x === -68 || x === 76 ? 43 : 47), 6, litGlassColour(air)),
    ),
    put(-96, top, 1, shrub(air, 70, 'leaf')),
    line(d`M-150 ${top - 26}H150M-150 ${top - 12}H150`, air.of('white'), 4, 'square'),
    put(0, -8, 1, block(air, random, main)),
    rect(-158, top - 4, 316, 14, air.of(accent)),
    rect(-158, top - 4, 86, 14, air.shaded(accent)),
    rect(-160, -10, 320, 10, air.of('stone')),
    rect(-62, -84, 124, 8, air.of(accent)),
    rect(-40, -76, 56, 68, air.of(accent)),
    rect(-30, -66, 36, 34, litGlassColour(air)),
    put(120, -8, 1, shrub(air, 78)),
  );
}

/** A holiday house under steep gables, with a balcony of wood. */
export function holidayHouse(air: Air, random: Random, { wall, accent, floors }: HotelOptions): string {
  const shade = shadedWall(air, wall);
  const lift = (floors - 2) * 66;
  const gable = (x: number, width: number, eaves: number, peak: number) =>
    layers(
      shape(d`M${x - width / 2} 0V${eaves}L${x} ${peak + 14}L${x + width / 2} ${eaves}V0Z`, air.of(wall)),
      shape(d`M${x - width / 2} 0V${eaves}L${x - width * 0.2} ${eaves + (peak - eaves) * 0.56}V0Z`, shade),
      shape(
        d`M${x} ${peak - 12}L${x + width / 2 + 26} ${eaves + 8}V${eaves + 30}L${x} ${peak + 16}L${x - width / 2 - 26} ${eaves + 30}V${eaves + 8}Z`,
        air.of(accent),
      ),
      shape(
        d`M${x} ${peak - 12}V${peak + 16}L${x - width / 2 - 26} ${eaves + 30}V${eaves + 8}Z`,
        air.shaded(accent),
      ),
    );
  const windowAt = (x: number, y: number, width: number, height: number) =>
    layers(
      rect(
        x,
        y,
        width,
        height,
        random.between(0, 10) < (air.hour === 'night' || air.hour === 'dusk' ? 7 : 2)
          ? litGlassColour(air)
          : glassColour(air),
      ),
      line(
        d`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.4}h${width}`,
        air.of('white'),
        4,
        'square',
      ),
    );
  return layers(
    rect(70, -250 - lift, 30, 90, air.shaded('brick')),
    gable(104, 210, -128 - lift, -226 - lift),
    gable(-70, 240, -150 - lift, -282 - lift),
    windowAt(-92, -226 - lift, 44, 44),
    windowAt(-114, -148 - lift, 96, 58),
    ...(lift > 0 ? [windowAt(-104, -138, 40, 50), windowAt(-44, -138, 40, 50)] : []),
    windowAt(84, -136 - lift, 62, 52),
    windowAt(62, -66, 112, 66),
    rect(-80, -72, 52, 72, air.of('wood')),
    rect(-70, -62, 32, 32, litGlassColour(air)),
    windowAt(-10, -66, 40, 44),
    line(
      d`M-142 ${-86 - lift}H14M-142 ${-106 - lift}H14M-138 ${-106 - lift}v22M-104 ${-106 - lift}v22M-66 ${-106 - lift}v22M-28 ${-106 - lift}v22M10 ${-106 - lift}v22`,
      air.of('timber'),
      5,
      'square',
    ),
    rect(-196, -6, 420, 8, air.of('plank')),
  );
}

/** A small white house with an arched door behind a garden wall, under warm tiles. */
export function villa(air: Air, _random: Random, { wall, accent }: HotelOptions): string {
  const shade = shadedWall(air, wall);
  const lit = litGlassColour(air);
  return layers(
    rect(-170, -190, 210, 190, air.of(wall)),
    rect(-170, -190, 62, 190, shade),
    shape('M-190 -182L-150 -250H28L62 -182Z', air.of(accent)),
    shape('M-190 -182L-150 -250H-116L-98 -182Z', air.shaded(accent)),
    rect(30, -128, 176, 128, air.of(wall)),
    shape('M18 -120L40 -166H190L222 -120Z', air.of(accent)),
    shape('M18 -120L40 -166H76L64 -120Z', air.shaded(accent)),
    shape('M-66 0V-74a32 32 0 0 1 64 0V0Z', air.of('wood')),
    shape('M-54 0V-72a20 20 0 0 1 40 0V0Z', lit),
    shape('M-84 -112v-30a15 15 0 0 1 30 0v30zM-14 -112v-30a15 15 0 0 1 30 0v30z', glassColour(air)),
    rect(-150, -140, 26, 34, mix(shade, air.of('deep'), 0.6)),
    shape('M78 -40v-32a22 22 0 0 1 44 0v32z', lit),
    shape('M142 -40v-32a22 22 0 0 1 44 0v32z', glassColour(air)),
    put(-118, 0, 1, shrub(air, 70, 'leaf')),
    rect(60, -34, 176, 34, air.of('sand')),
    rect(54, -40, 188, 10, air.of(accent)),
    put(98, -38, 1, shrub(air, 52, 'leaf')),
    ...[84, 98, 110].map((x) => circle(x, -54, 5, air.of('sunrise'))),
  );
}

/** Low and long on a hill: rooms above, a glass cafe below. */
export function hillHouse(air: Air, random: Random, { wall, accent }: HotelOptions): string {
  const shade = shadedWall(air, wall);
  return layers(
    rect(-150, -84, 330, 84, air.isDark || air.hour === 'dusk' ? litGlassColour(air) : glassColour(air)),
    line('M-96 -84V0M-34 -84V0M28 -84V0M90 -84V0M152 -84V0', air.of('ink'), 4, 'square'),
    rect(-150, -84, 60, 84, air.shaded(accent)),
    rect(-230, -178, 400, 98, air.of(wall)),
    rect(-230, -178, 96, 98, shade),
    rect(-230, -88, 400, 8, air.shaded(wall)),
    panes(air, random, {
      x: -120,
      y: -172,
      width: 280,
      height: 84,
      columns: 4,
      rows: 1,
      across: 0.84,
      down: 0.72,
    }),
    rect(60, -232, 110, 54, air.of(accent)),
    rect(60, -232, 34, 54, air.shaded(accent)),
    rect(108, -220, 46, 30, glassColour(air)),
    line(
      'M-226 -204H56M-226 -190H56M-224 -206V-178M-130 -206V-178M-36 -206V-178M54 -206V-178',
      air.of('stone'),
      3,
      'square',
    ),
    rect(-250, -6, 470, 10, air.of('plank')),
  );
}
