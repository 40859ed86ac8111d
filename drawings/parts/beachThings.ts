import type { Air } from '../air.ts';
import { circle, d, ellipse, layers, line, put, rect, shape } from '../brush.ts';
import { mix, type Pigment, palette } from '../palette.ts';

/** Two people who sit side by side, seen from behind, 120 wide; the seat is at the origin. */
export function seatedPair(air: Air, { legs = true }: { legs?: boolean } = {}): string {
  return layers(
    legs && line('M-38 6V52M-18 6V56M16 6V50M36 6V54', air.of('ink'), 11),
    shape('M-56 4V-58q28-26 56 0V4z', air.of('deep')),
    circle(-28, -88, 27, air.of('wood')),
    shape('M4 4V-52q24-24 48 0V4z', air.of('apricot')),
    shape('M2-76q-4 44 6 50h40q10-8 6-50z', air.of('ink')),
    circle(28, -82, 25, air.of('ink')),
  );
}

/** A tall white swing on the sand with two people on it, 430 wide and 440 high. */
export function swing(air: Air): string {
  return layers(
    ellipse(0, 24, 140, 9, air.of('dune')),
    line('M-155-420L-215 10M-155-420L-105-10M155-420L105-10M155-420L215 10', air.of('white'), 15),
    line('M-165-418H165', air.of('white'), 17),
    line('M-155-420L-215 10M155-420L105-10', air.of('spray'), 5),
    line('M-62-416L-75-104M62-416L75-104', air.of('ink'), 4),
    put(0, -106, 1, seatedPair(air)),
    rect(-92, -110, 184, 15, air.of('plank'), 4),
  );
}

/** A bench seen from behind, 190 wide; it stands at the origin. */
export function bench(air: Air, { isTaken }: { isTaken: boolean }): string {
  return layers(
    ellipse(0, 2, 110, 8, air.of('dune')),
    line('M-78-40V0M78-40V0', air.of('ink'), 9),
    isTaken && put(0, -44, 0.9, seatedPair(air)),
    rect(-96, -52, 192, 12, air.of('timber'), 4),
    line('M-78-52V-96M78-52V-96', air.of('ink'), 7),
    rect(-96, -98, 192, 14, air.of('plank'), 4),
    rect(-96, -76, 192, 14, air.of('plank'), 4),
  );
}

/** A lamp on its post, 260 high, with the light it throws on the sand by night. */
export function lampPost(air: Air): string {
  return layers(
    air.isDark && ellipse(0, 4, 190, 26, mix(air.of('sand'), palette.apricot, 0.4)),
    line('M0 0V-220Q0-252 34-252', air.of('ink'), 8),
    air.isDark &&
      circle(40, -238, 44, mix(air.sky[2], palette.apricot, 0.26)) +
        circle(40, -238, 28, mix(air.sky[2], palette.apricot, 0.56)),
    shape('M12-250H68L58-272H22Z', air.of('roof')),
    shape('M18-250H62L54-228H26Z', air.isDark ? palette.cream : air.of('cream')),
  );
}

/** A large picture frame that stands on the sand around the view, 460 wide and 330 high. */
export function pictureFrame(air: Air): string {
  return layers(
    ellipse(0, 4, 250, 10, air.of('dune')),
    shape('M-230-330H230V0H-230ZM-196-296V-34H196V-296Z', air.of('white')).replace(
      '<path',
      '<path fill-rule="evenodd"',
    ),
    shape('M-230-330L-196-296V-34L-230 0Z', air.of('spray')),
    shape('M-230 0L-196-34H196L230 0Z', air.of('foam')),
  );
}

/** An upright ring of `pigment` to look through, 360 wide, on its plinth. */
export function ring(air: Air, pigment: Pigment = 'white'): string {
  return layers(
    rect(-120, -22, 240, 22, air.of('rock')),
    rect(-90, -50, 180, 30, air.of('stone')),
    rect(-90, -50, 60, 30, air.of('rock')),
    `<circle cx="0" cy="-204" r="163" fill="none" stroke="${air.of(pigment)}" stroke-width="34"/>`,
    shape(
      'M0-384A180 180 0 0 0 0-24V-58A146 146 0 0 1 0-350Z',
      air.shaded(pigment === 'white' ? 'sky' : pigment),
    ),
  );
}

/** A wedding ring as tall as a house door, its stone on top: 300 wide and 400 high. */
export function jewelRing(air: Air): string {
  return layers(
    ellipse(0, 4, 150, 10, air.shaded('dune')),
    rect(-70, -24, 140, 24, air.of('stone')),
    rect(-70, -24, 48, 24, air.of('rock')),
    `<circle cx="0" cy="-150" r="122" fill="none" stroke="${air.of('apricot')}" stroke-width="30"/>`,
    shape('M0-287A137 137 0 0 0 0-13V-43A107 107 0 0 1 0-257Z', air.shaded('apricot')),
    shape('M-40-286L-30-306H30L40-286L0-258Z', air.of('apricot')),
    shape('M-78-352L-46-392H46L78-352L0-276Z', air.of('spray')),
    shape('M-78-352H-30L0-276ZM-46-392H0L-30-352H-78Z', air.of('shallows')),
    shape('M-30-352H30L0-276Z', air.of('white')),
    shape('M-30-352L0-392L30-352Z', air.of('foam')),
  );
}

/** A beach umbrella of stripes, 300 wide and 280 high. */
export function parasol(air: Air, pigment: Pigment = 'sunrise'): string {
  return layers(
    ellipse(10, 2, 110, 9, air.of('dune')),
    line('M0-240V0', air.of('wood'), 9),
    shape(
      'M-150-140Q-100-260 0-264T150-140Q119-158 90-140Q60-158 30-140Q0-158-30-140Q-60-158-90-140Q-119-158-150-140Z',
      air.of(pigment),
    ),
    shape(
      'M-90-140Q-74-240 0-264Q-40-220-30-140Q-60-158-90-140ZM30-140Q36-220 0-264Q80-236 90-140Q60-158 30-140Z',
      air.of('cream'),
    ),
    shape('M-150-140Q-100-260 0-264Q-84-236-90-140Q-119-158-150-140Z', air.shaded(pigment)),
    circle(0, -266, 8, air.of('wood')),
  );
}

/** A low deck chair with its back to the viewer, 110 wide and 96 high. */
export function beachChair(air: Air, pigment: Pigment = 'sea'): string {
  return layers(
    ellipse(0, 2, 64, 6, air.shaded('dune')),
    line('M-46 2L-34-92M46 2L34-92M-50-34H50', air.of('wood'), 7),
    shape('M-34-24L-30-84Q0-96 30-84L34-24Q0-12-34-24Z', air.of(pigment)),
    shape('M-34-24L-30-84Q-22-88-12-90L-13-18Q-24-20-34-24Z', air.shaded(pigment)),
  );
}

/** A surfboard stuck upright in the sand, 64 wide and 250 high. */
export function surfboard(air: Air, pigment: Pigment, stripe: Pigment): string {
  return layers(
    ellipse(0, 0, 46, 8, air.of('dune')),
    shape('M-24 0Q-38-120-26-190Q-16-244 0-252Q16-244 26-190Q38-120 24 0Z', air.of(pigment)),
    shape('M-24 0Q-38-120-26-190Q-16-244 0-252Q-14-200-16-120Q-16-40-12 0Z', air.shaded(pigment)),
    line('M0-240V0', air.of(stripe), 6, 'square'),
    shape(d`M-31-96Q0-84 31-96V-118Q0-106-31-118Z`, air.of(stripe)),
  );
}

/** A kayak on the sand with its paddle, 380 wide. */
export function kayak(air: Air, pigment: Pigment): string {
  return layers(
    shape('M-190 -26Q-90 -44 0 -40T190 -26Q120 10 0 10T-190 -26Z', air.of(pigment)),
    shape('M-190 -26Q-120 10 0 10T190 -26Q100 -12 0 -12T-190 -26Z', air.shaded(pigment)),
    ellipse(0, -32, 44, 9, air.of('ink')),
    line('M-120 -64L116 -46', air.of('wood'), 6),
    ellipse(-130, -66, 26, 9, air.of('white')),
    ellipse(126, -44, 26, 9, air.of('white')),
  );
}

/** A rubber ring that lies on sand or water, 90 wide. */
export function rubberRing(air: Air): string {
  return layers(
    `<ellipse cx="0" cy="-14" rx="34" ry="14" fill="none" stroke="${air.of('white')}" stroke-width="20"/>`,
    `<ellipse cx="0" cy="-14" rx="34" ry="14" fill="none" stroke="${air.of('sunrise')}" stroke-width="20" stroke-dasharray="22 20"/>`,
  );
}
