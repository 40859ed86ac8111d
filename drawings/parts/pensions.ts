import type { Air } from '../air.ts';
import { d, layers, line, put, rect, shape } from '../brush.ts';
import { mix, type Pigment } from '../palette.ts';
import type { Random } from '../random.ts';
import { glassColour, litGlassColour, panes, shadedWall } from './facades.ts';
import type { HotelOptions } from './hotels.ts';
import { shrub } from './trees.ts';

function isLamplit(air: Air, random: Random): boolean {
  return random.between(0, 10) < (air.isDark || air.hour === 'dusk' ? 7 : 1.5);
}

/** Narrow houses under steep gables, wall to wall, each with its own door. */
export function rowHouses(air: Air, random: Random, { wall, accent, floors }: HotelOptions): string {
  const roofs: readonly Pigment[] = [accent, 'sunrise', accent, 'apricot'];
  const walls: readonly Pigment[] = [wall, 'white', 'cream', wall];
  const count = floors > 2 ? 4 : 3;
  const width = 118;
  return layers(
    ...Array.from({ length: count }, (_, index) => {
      const x = (index - (count - 1) / 2) * width;
      const lift = index % 2 === 0 ? 0 : 26;
      const own = walls[index] ?? wall;
      const roof = roofs[index] ?? accent;
      const pane = (px: number, y: number, w: number, h: number) =>
        layers(
          rect(x + px, y, w, h, isLamplit(air, random) ? litGlassColour(air) : glassColour(air)),
          line(d`M${x + px + w / 2} ${y}v${h}`, air.of('white'), 4, 'square'),
        );
      return layers(
        shape(d`M${x - 59} 0V${-150 - lift}L${x} ${-246 - lift}L${x + 59} ${-150 - lift}V0Z`, air.of(own)),
        shape(d`M${x - 59} 0V${-150 - lift}L${x - 34} ${-190 - lift}V0Z`, shadedWall(air, own)),
        shape(
          d`M${x} ${-264 - lift}L${x + 70} ${-150 - lift}V${-124 - lift}L${x} ${-236 - lift}L${x - 70} ${-124 - lift}V${-150 - lift}Z`,
          air.of(roof),
        ),
        shape(
          d`M${x} ${-264 - lift}V${-236 - lift}L${x - 70} ${-124 - lift}V${-150 - lift}Z`,
          air.shaded(roof),
        ),
        pane(-16, -190 - lift, 32, 36),
        pane(-24, -132 - lift, 66, 56),
        line(
          d`M${x - 32} ${-78 - lift}H${x + 50}M${x - 30} ${-94 - lift}H${x + 48}`,
          air.of('timber'),
          5,
          'square',
        ),
        rect(x - 26, -60, 32, 60, air.of(roof)),
        pane(16, -56, 30, 36),
      );
    }),
    rect((-count * width) / 2 - 20, -6, count * width + 40, 8, air.of('plank')),
    put((-count * width) / 2 + 6, 0, 1, shrub(air, 58, 'leaf')),
  );
}

/** An A-frame house: glass between two roof slopes that reach the ground. */
export function aFrame(air: Air, _random: Random, { wall, accent }: HotelOptions): string {
  const lit =
    air.isDark || air.hour === 'dusk' ? litGlassColour(air) : mix(glassColour(air), air.of('white'), 0.2);
  const warm = litGlassColour(air);
  return layers(
    rect(88, -150, 26, 60, air.shaded('brick')),
    shape('M0 -330L172 0H-172Z', air.of(wall)),
    shape('M0 -296L118 -70H-118Z', lit),
    shape('M-128 -50L-112 -82H112L128 -50Z', air.of('plank')),
    rect(-96, -50, 192, 50, warm),
    line(
      'M0 -296V-82M-60 -180V-82M60 -180V-82M-94 -140H94M-48 -50V0M0 -50V0M48 -50V0',
      air.of('wood'),
      6,
      'square',
    ),
    line(
      'M-122 -108H122M-126 -92H126M-84 -108V-82M-42 -108V-82M42 -108V-82M84 -108V-82',
      air.of('timber'),
      4,
      'square',
    ),
    shape('M0 -356L200 6H166L0 -302L-166 6H-200Z', air.of(accent)),
    shape('M0 -356V-302L-166 6H-200Z', air.shaded(accent)),
    rect(-210, -4, 420, 12, air.of('plank')),
    shape('M-30 4H34L60 34H-56Z', air.of('timber')),
    put(-150, 4, 1, shrub(air, 70, 'leaf')),
  );
}

/** A workshop turned hostel: saw-tooth roof, tall windows in steel, a striped awning. */
export function loftHouse(air: Air, random: Random, { wall, accent, floors }: HotelOptions): string {
  const height = 96 + floors * 78;
  const teeth = [-150, -50, 50]
    .map((x) => d`M${x} ${-height}V${-height - 54}L${x + 100} ${-height}Z`)
    .join('');
  const lights = [-150, -50, 50]
    .map((x) => d`M${x + 7} ${-height - 4}V${-height - 40}L${x + 72} ${-height - 4}Z`)
    .join('');
  const stripes = Array.from({ length: 6 }, (_, index) => d`M${-96 + index * 40} -92h20l4 32h-24z`).join('');
  return layers(
    shape(teeth, air.of(wall)),
    shape(lights, air.isDark || air.hour === 'dusk' ? litGlassColour(air) : glassColour(air)),
    rect(-150, -height, 300, height, air.of(wall)),
    rect(-150, -height, 54, height, shadedWall(air, wall)),
    panes(air, random, {
      x: -90,
      y: -height + 10,
      width: 234,
      height: floors * 78 - 14,
      columns: 3,
      rows: floors,
      across: 0.84,
      down: 0.8,
    }),
    line(
      Array.from({ length: 3 }, (_, column) => d`M${-51 + column * 78} ${-height + 16}V-108`).join('') +
        Array.from(
          { length: floors },
          (_, row) => d`M-86 ${-height + 10 + (row + 0.42) * ((floors * 78 - 14) / floors)}H140`,
        ).join(''),
      air.of(wall),
      4,
      'square',
    ),
    rect(-96, -70, 240, 70, litGlassColour(air)),
    line('M-20 -70V0M44 -70V0M104 -70V0', air.of('ink'), 4, 'square'),
    rect(-38, -64, 50, 64, air.of(accent)),
    shape('M-100 -96H148L158 -60H-108Z', air.of(accent)),
    shape(stripes, air.of('white')),
    rect(-150, -height - 2, 300, 8, air.shaded(wall)),
    put(128, 0, 1, shrub(air, 60, 'leaf')),
  );
}
