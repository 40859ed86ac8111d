import type { Air } from '../air.ts';
import { circle, d, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix, type Pigment, palette } from '../palette.ts';
import { glassColour, litGlassColour } from './facades.ts';

/** A tent with two poles and open flaps, 300 wide. */
export function ridgeTent(air: Air, cloth: Pigment, inner: Pigment = 'blush'): string {
  const glow = air.isDark || air.hour === 'dusk' ? litGlassColour(air) : air.of(inner);
  return layers(
    line('M-14 -214L6 -198M26 -214L6 -198', air.of('wood'), 6),
    shape('M6 -204L-158 0H164Z', air.of(cloth)),
    shape('M6 -204L-158 0H-64Z', air.shaded(cloth)),
    shape('M6 -160L-58 0H76Z', glow),
    shape('M6 -170L-70 0H-20Q-14 -90 6 -170Z', mix(air.of(cloth), palette.white, 0.3)),
    shape('M6 -170L86 0H44Q30 -84 6 -170Z', mix(air.of(cloth), palette.white, 0.45)),
    line('M-158 0L-190 12M164 0L196 12', air.of('stone'), 3),
  );
}

/** A round tent of canvas with a peak, 300 wide: for glamping. */
export function bellTent(air: Air, trim: Pigment): string {
  const glow = air.isDark || air.hour === 'dusk' ? litGlassColour(air) : air.of('blush');
  return layers(
    shape('M-140 0V-78Q-60 -110 0 -216Q60 -110 140 -78V0Z', air.of('cream')),
    shape('M-140 0V-78Q-60 -110 0 -216Q-40 -110 -66 -84V0Z', air.shaded('cream')),
    shape(
      'M-156 -66L-140 -84Q-60 -114 0 -216Q60 -114 140 -84L156 -66Q0 -96 -156 -66Z',
      mix(air.of('cream'), air.of('dune'), 0.3),
    ),
    line('M-156 -66Q0 -96 156 -66', air.of(trim), 8),
    shape('M-34 0V-92Q0 -112 34 -92V0Z', glow),
    shape('M-34 0V-92L-22 -98Q-16 -40 -42 0ZM34 0V-92L22 -98Q16 -40 42 0Z', air.of('white')),
    circle(0, -218, 6, air.of(trim)),
    line('M-150 -68L-186 6M150 -68L186 6', air.of('stone'), 3),
  );
}

/** A family tent with a wide porch on poles, 320 wide. */
export function cabinTent(air: Air, cloth: Pigment): string {
  const glow = air.isDark || air.hour === 'dusk' ? litGlassColour(air) : air.of('blush');
  return layers(
    shape('M-160 0L-128 -130L-20 -170L92 -130L112 0Z', air.of(cloth)),
    shape('M-160 0L-128 -130L-20 -170L-56 0Z', air.shaded(cloth)),
    shape('M-30 0V-96Q14 -116 58 -96V0Z', glow),
    line('M14 -108V0', air.of(cloth), 6),
    shape('M-20 -170L92 -130L188 -118L150 -140Z', mix(air.of(cloth), palette.white, 0.35)),
    line('M182 -118V0', air.of('wood'), 5),
  );
}

/** A fire between stones, with its light by night. */
export function campfire(air: Air): string {
  return layers(
    air.isDark && ellipse(0, 4, 120, 26, mix(air.of('moss'), palette.apricot, 0.3)),
    shape('M-22 -6Q-40 -40 -12 -62Q-10 -44 0 -40Q-4 -72 14 -92Q14 -62 32 -44Q44 -20 22 -4Z', palette.sunrise),
    shape('M-10 -4Q-18 -26 2 -44Q20 -24 12 -4Z', palette.apricot),
    line('M-36 0L34 -16M-34 -16L38 0', air.of('wood'), 11),
    shape(
      'M-56 8a13 13 0 0 1 26 0zM-30 12a14 14 0 0 1 28 0zM0 12a14 14 0 0 1 28 0zM30 8a13 13 0 0 1 26 0z',
      air.of('rock'),
    ),
  );
}

/** A folding chair of canvas seen from the front, 76 wide. */
export function campChair(air: Air, cloth: Pigment): string {
  return layers(
    line('M-30 0L24 -44M30 0L-24 -44M-32 -44V-92M32 -44V-92', air.of('ink'), 5),
    shape('M-34 -92Q0 -82 34 -92V-52Q0 -40 -34 -52Z', air.of(cloth)),
    shape('M-34 -92Q-20 -88 -12 -87V-46Q-24 -48 -34 -52Z', air.shaded(cloth)),
    rect(-36, -50, 72, 9, air.of(cloth), 4),
  );
}

/** A touring caravan with its awning, 420 wide. */
export function caravan(air: Air, stripe: Pigment, awning: Pigment = 'apricot'): string {
  const white = air.of('white');
  return layers(
    shape(
      'M-210 -32V-150Q-206 -222 -140 -226H120Q184 -222 196 -150V-32Q196 -20 184 -20H-198Q-210 -20 -210 -32Z',
      white,
    ),
    shape('M-210 -100H196V-32Q196 -20 184 -20H-198Q-210 -20 -210 -32Z', air.of(stripe)),
    rect(-210, -112, 406, 16, air.of('sunrise')),
    shape(
      'M-210 -32V-150Q-206 -222 -140 -226H-110Q-156 -214 -158 -150V-20H-198Q-210 -20 -210 -32Z',
      mix(white, air.of('spray'), 0.55),
    ),
    rect(-132, -184, 92, 62, glassColour(air), 10),
    rect(-6, -192, 78, 170, air.of('foam'), 8),
    rect(6, -180, 54, 56, glassColour(air), 8),
    rect(98, -184, 74, 62, litGlassColour(air), 10),
    line('M-86 -184V-122M135 -184V-122', white, 5, 'square'),
    circle(60, -96, 5, air.of('ink')),
    line('M-210 -28H-270', air.of('ink'), 8),
    rect(-274, -30, 9, 30, air.of('ink')),
    circle(-86, -16, 36, air.of('ink')),
    circle(-86, -16, 17, air.of('stone')),
    rect(-8, -22, 82, 12, air.of('stone')),
    shape('M-14 -204H206L244 -162H-14Z', air.of(awning)),
    shape('M22 -204H60L66 -162H20ZM98 -204H136L152 -162H108ZM174 -204H206L244 -162H196Z', white),
    line('M238 -162V6', air.of('stone'), 5),
  );
}

/** A house of logs on posts, with a deck and a stair; 320 wide. */
export function logCabin(air: Air, roof: Pigment): string {
  const logs = Array.from({ length: 6 }, (_, index) => d`M-122 ${-56 - index * 18}H128`).join('');
  return layers(
    line('M-120 -40V0M-40 -40V6M40 -40V6M120 -40V0M186 -40V0', air.shaded('wood'), 11, 'square'),
    rect(-128, -164, 262, 128, air.of('timber')),
    rect(-128, -164, 76, 128, air.shaded('timber')),
    line(logs, air.of('wood'), 3, 'square'),
    shape('M-164 -150L3 -262L170 -150V-132L3 -240L-164 -132Z', air.of(roof)),
    shape('M3 -240L-130 -152V-160H136V-152Z', air.of('timber')),
    shape('M-164 -150L3 -262V-240L-164 -132Z', air.shaded(roof)),
    rect(-28, -212, 60, 38, air.isDark || air.hour === 'dusk' ? litGlassColour(air) : glassColour(air)),
    rect(-30, -118, 54, 82, air.of('wood')),
    rect(50, -122, 66, 52, litGlassColour(air)),
    line('M83 -122V-70M50 -96H116', air.of('cream'), 4, 'square'),
    rect(-108, -118, 50, 44, glassColour(air)),
    rect(-146, -44, 346, 12, air.of('plank')),
    line('M134 -80H198M134 -44V-80M166 -44V-80M196 -44V-80', air.of('plank'), 6, 'square'),
    shape('M-40 -32H34L52 8H-56Z', air.of('plank')),
    line('M-46 -12H40M-52 -2H46', air.of('timber'), 4, 'square'),
  );
}

/** A table for camping with a kettle and two mugs, 150 wide. */
export function campTable(air: Air): string {
  return layers(
    line('M-56 -58L-42 0M56 -58L42 0M-46 -58L-60 0M46 -58L60 0', air.of('ink'), 4),
    rect(-72, -64, 144, 9, air.of('plank'), 3),
    put(
      -30,
      -64,
      1,
      layers(
        shape('M-18 0Q-22 -28 0 -30Q22 -28 18 0Z', air.of('sea')),
        line('M16 -18L30 -28M-10 -30Q0 -46 10 -30', air.of('sea'), 4),
      ),
    ),
    rect(14, -80, 14, 16, air.of('sunrise')),
    rect(38, -80, 14, 16, air.of('foam')),
  );
}

/** A camper van from its side with its awning out, 420 wide and 230 high. */
export function camperVan(air: Air): string {
  const pane = air.isDark || air.hour === 'dusk' ? litGlassColour(air) : air.of('deep');
  return layers(
    ellipse(0, 4, 230, 12, air.shaded('moss')),
    shape('M-190-24V-176Q-188-206-158-206H70Q104-206 126-170L158-118Q190-112 192-84V-24Z', air.of('white')),
    shape('M-190-24V-98H186Q192-94 192-84V-24Z', air.of('sunrise')),
    shape('M-190-24V-176Q-188-206-158-206H-130Q-150-120-146-24Z', air.of('mist')),
    shape('M-190-24V-98H-146L-146-24Z', air.of('brick')),
    rect(-124, -180, 96, 62, pane, 10),
    shape('M84-182Q100-180 112-160L136-118H84Z', pane),
    rect(-10, -184, 78, 160, air.of('cream'), 6),
    rect(2, -174, 54, 52, pane, 6),
    circle(54, -92, 5, air.of('ink')),
    circle(180, -68, 9, air.of('apricot')),
    ...[-104, 124].map((x) => layers(circle(x, -22, 32, air.of('ink')), circle(x, -22, 14, air.of('stone')))),
    shape('M-160-206H-10L-70-160H-236Z', air.of('sea')),
    shape('M-122-206H-86L-148-160H-190ZM-48-206H-10L-70-160H-110Z', air.of('cream')),
    line('M-232-160V0M-74-160V0', air.of('slate'), 5),
  );
}
