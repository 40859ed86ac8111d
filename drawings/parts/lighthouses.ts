import type { Air } from '../air.ts';
import { layers, line, put, rect, shape } from '../brush.ts';
import { mix, palette } from '../palette.ts';

/** The lamp's two beams, drawn behind a tower whose lamp stands at the origin. */
function beams(air: Air): string {
  const glow = mix(air.sky[2], palette.blush, 0.16);
  return shape('M0 0L1400-150V-40ZM0 0L-1400 30V130Z', glow);
}

/** A harbour lighthouse, 366 high: red to the right of the harbour mouth, white to its left. */
export function lighthouse(air: Air, colour: 'red' | 'white'): string {
  const body = air.of(colour === 'red' ? 'sunrise' : 'white');
  const shade = colour === 'red' ? air.of('brick') : air.of('spray');
  const trim = air.of(colour === 'red' ? 'white' : 'sunrise');
  return layers(
    air.isDark && put(0, -300, 1, beams(air)),
    rect(-56, -34, 112, 34, air.of('white')),
    rect(-56, -34, 40, 34, air.of('spray')),
    shape('M-38-34L-26-264H26L38-34Z', body),
    shape('M-38-34L-26-264H-10L-16-34Z', shade),
    shape('M-31-164L-29-204H29L31-164Z', trim),
    rect(-9, -84, 18, 50, air.of('ink'), 8),
    rect(-42, -278, 84, 16, trim, 4),
    rect(-22, -322, 44, 44, air.of('ink')),
    rect(0, -316, 16, 34, air.isDark || air.hour === 'dusk' ? palette.cream : air.of('apricot')),
    shape('M-32-322Q0-366 32-322Z', body),
    rect(-3, -366, 6, 22, air.of('ink')),
  );
}

/** A stout tower of white brick with a black lantern, 300 high: Jumunjin's light of 1918. */
export function oldLighthouse(air: Air): string {
  // by night its own light falls on it
  const white = air.isDark ? mix(air.of('white'), palette.blush, 0.45) : air.of('white');
  return layers(
    air.isDark && put(0, -252, 1, beams(air)),
    rect(-66, -14, 132, 14, air.of('stone')),
    shape('M-54-14L-44-206H44L54-14Z', white),
    shape('M-54-14L-44-206H-14L-18-14Z', mix(white, air.of('sea'), 0.4)),
    line(
      'M-8-180H20M8-156H36M-10-132H14M10-108H40M-14-84H4M20-60H44M-44-168H-30M-46-120H-34M-48-72H-36',
      air.of('mist'),
      4,
    ),
    shape('M-18-14V-58a18 18 0 0 1 36 0V-14Z', air.of('deep')),
    rect(10, -150, 16, 26, air.of('deep'), 8),
    rect(-58, -218, 116, 14, air.of('foam'), 4),
    line('M-54-218V-242M-30-218V-242M30-218V-242M54-218V-242M-56-242H56', air.of('ink'), 4),
    rect(-28, -270, 56, 52, air.of('ink')),
    air.isDark
      ? rect(-22, -264, 44, 40, palette.cream)
      : rect(-2, -264, 22, 40, air.hour === 'dusk' ? palette.cream : air.of('apricot')),
    shape('M-38-270Q0-318 38-270Z', air.of('roof')),
    rect(-3, -324, 6, 24, air.of('ink')),
  );
}
