import type { Air } from '../air.ts';
import { circle, ellipse, layers, line, put, shape } from '../brush.ts';
import type { Pigment } from '../palette.ts';

/** A jangseung, the carved guardian post of a village: 90 wide and 300 high, with its hat or its bare head. */
export function jangseung(air: Air, hat: boolean): string {
  const body: Pigment = hat ? 'timber' : 'plank';
  return layers(
    ellipse(0, 2, 64, 9, air.of('pine')),
    shape('M-40 0L-46-250Q0-284 46-250L40 0Z', air.of(body)),
    shape('M-40 0L-46-250Q-34-262-20-268L-18 0Z', air.shaded(body)),
    hat &&
      shape(
        'M-78-244Q0-262 78-244L60-236Q0-250-60-236ZM-42-250Q-40-306 0-308Q40-306 42-250Q0-264-42-250Z',
        air.of('roof'),
      ),
    circle(-16, -206, 15, air.of('cream')),
    circle(22, -206, 15, air.of('cream')),
    circle(-14, -205, 7, air.of('ink')),
    circle(22, -205, 7, air.of('ink')),
    line('M-34-230Q-18-240-2-228M8-228Q24-240 38-230', air.of('ink'), 6),
    shape('M-4-200H12L18-164Q4-154-10-164Z', air.of(hat ? 'plank' : 'apricot')),
    shape('M-28-142Q4-158 34-142Q30-116 4-114Q-24-116-28-142Z', air.of('brick')),
    line('M-22-137H28', air.of('cream'), 7, 'square'),
    line('M4-90V-24', air.of('wood'), 8, 'square'),
  );
}

/** A wooden puppet with a long nose, 190 wide and 330 high, standing; its nose points to the right. */
export function pinocchio(air: Air): string {
  return layers(
    ellipse(0, 2, 80, 9, air.of('pine')),
    line('M-24-120V-14M24-120V-14', air.of('plank'), 18),
    line('M-24-10H-40M24-10H42', air.of('wood'), 20),
    line('M-52-190L-92-140L-70-112M52-190L90-230L112-210', air.of('plank'), 16),
    shape('M-52-206Q0-226 52-206L60-106H-60Z', air.of('sunrise')),
    shape('M-52-206Q-38-214-22-217L-20-106H-60Z', air.of('brick')),
    shape('M-60-110H60L52-76Q28-66 4-80Q-24-66-52-76Z', air.of('deep')),
    shape('M-24-212L0-196L26-212L20-188H-18Z', air.of('white')),
    circle(0, -258, 50, air.of('plank')),
    shape('M-50-258A50 50 0 0 1-14-306Q-30-250-6-210A50 50 0 0 1-50-258Z', air.of('timber')),
    line('M30-256H128', air.of('apricot'), 13),
    circle(16, -270, 7, air.of('ink')),
    line('M10-236Q24-226 38-234', air.of('brick'), 5),
    shape('M-54-280Q-40-330 4-346Q48-326 50-286Q0-304-54-280Z', air.of('pine')),
    shape('M-54-280Q-40-330 4-346Q-14-316-12-292Q-34-290-54-280Z', air.shaded('pine')),
    line('M40-300L66-350', air.of('sunrise'), 7),
  );
}

/** A marionette on its strings; the cross it hangs from is at the origin, its feet 420 below. */
export function marionette(air: Air, coat: Pigment, hair: Pigment): string {
  return layers(
    line('M0 10L-78 216M0 10L-20 140M0 10L20 140M0 10L82 186', air.of('stone'), 3),
    line('M-70 0H70M0-22V24', air.of('wood'), 14),
    line('M-16 320L-26 410M16 320L34 404', air.of('plank'), 15),
    line('M-26 412H-44M34 406L54 412', air.of('ink'), 16),
    line('M-34 232L-78 216M34 232L62 206L82 186', air.of('plank'), 13),
    shape('M-36 222Q0 206 36 222L58 332H-58Z', air.of(coat)),
    shape('M-36 222Q-26 216-14 214L-18 332H-58Z', air.shaded(coat)),
    circle(0, 176, 40, air.of('skin')),
    shape('M-44 180Q-48 124 0 128Q48 124 44 180Q30 150 0 150Q-30 150-44 180Z', air.of(hair)),
    circle(-12, 178, 5, air.of('ink')),
    circle(14, 178, 5, air.of('ink')),
    line('M-10 194Q2 202 14 194', air.of('brick'), 5),
    circle(0, 250, 6, air.of('cream')),
    circle(0, 278, 6, air.of('cream')),
  );
}

/** A pair of white wings, 520 wide and 250 high, on the deck they rise from. */
export function wings(air: Air): string {
  const feathers: readonly (readonly [string, Pigment])[] = [
    ['M10 0Q60-40 120-70Q220-110 262-236Q150-220 70-130Q20-70 10 0Z', 'white'],
    ['M12 0Q70-24 130-44Q204-74 238-160Q140-150 76-96Q24-50 12 0Z', 'foam'],
    ['M14 0Q80-10 130-20Q186-40 204-92Q130-86 76-56Q30-28 14 0Z', 'spray'],
  ];
  const wing = layers(...feathers.map(([path, pigment]) => shape(path, air.of(pigment))));
  const shaded = layers(
    ...feathers.map(([path, pigment]) =>
      shape(path, air.shaded(pigment === 'white' ? 'foam' : pigment === 'foam' ? 'sky' : pigment)),
    ),
  );
  return layers(put(0, 0, 1, shaded, true), put(0, 0, 1, wing));
}
