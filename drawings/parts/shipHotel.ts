import type { Air } from '../air.ts';
import { d, layers, line, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import type { Random } from '../random.ts';
import { glassColour, litGlassColour, panes, shadedWall } from './facades.ts';

/** The hotel in the form of a cruise ship, its bow to the left, 520 wide; its keel stands at y = 0. */
export function shipHotel(air: Air, random: Random): string {
  const white = air.of('white');
  const shade = shadedWall(air, 'white');
  const deck = (left: number, right: number, y: number, height: number, bays: number) =>
    layers(
      rect(left, y, right - left, height, white),
      rect(left, y, (right - left) * 0.16, height, shade),
      panes(air, random, {
        x: left + 10,
        y: y + 4,
        width: right - left - 20,
        height: height - 4,
        columns: bays,
        rows: 1,
        across: 0.72,
        down: 0.62,
      }),
      line(d`M${left - 8} ${y}H${right + 6}`, white, 6, 'square'),
      line(d`M${left - 8} ${y + 4}H${right + 6}`, mix(white, air.of('stone'), 0.5), 2, 'square'),
    );
  return layers(
    shape('M140 -258H190L198 -170H140Z', air.of('sunrise')),
    shape('M140 -258H158V-170H140Z', air.shaded('sunrise')),
    shape('M140 -240H192L194 -220H140Z', air.of('deep')),
    line('M-34 -206V-282M-34 -252L-66 -206M-34 -252L0 -206', air.of('slate'), 4),
    deck(-64, 130, -208, 30, 7),
    deck(-108, 190, -178, 30, 10),
    deck(-146, 222, -148, 30, 12),
    deck(-182, 238, -118, 30, 14),
    // The bridge looks ahead.
    shape('M-118 -208H-60V-178H-130Z', white),
    shape('M-112 -202H-70V-188H-118Z', glassColour(air)),
    shape('M-270 -92H250L236 0H-176Q-232 -14 -270 -92Z', white),
    shape('M-270 -92H-206Q-176 -30 -118 0H-176Q-232 -14 -270 -92Z', shade),
    shape('M-238 -40Q-214 -10 -176 0H236L241 -34Z', air.of('deep')),
    shape('M-244 -48L-238 -38L241 -32L242 -42Z', air.of('sunrise')),
    shape(
      [-150, -110, -70, -30, 10, 50, 90, 130, 170, 208]
        .map((x) => d`M${x} -66a8 8 0 0 1 16 0a8 8 0 0 1 -16 0z`)
        .join(''),
      air.isDark || air.hour === 'dusk' ? litGlassColour(air) : air.of('sea'),
    ),
    line('M-270 -96H-190M-250 -106H-190M-262 -96V-106M-230 -96V-108M-198 -96V-108', air.of('slate'), 3),
  );
}
