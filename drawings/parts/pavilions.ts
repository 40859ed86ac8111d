import type { Air } from '../air.ts';
import { d, layers, line, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import { paperColour, stonePlatform, tiledRoof } from './hanok.ts';
import { dashed } from './stitches.ts';

/** An open pavilion on a stone base with a railed wooden floor, about the middle of its foot. */
export function pavilion(
  air: Air,
  { width = 256, isPainted = true, posts = 5 }: { width?: number; isPainted?: boolean; posts?: number } = {},
): string {
  const w = width;
  const floor = -w * 0.22;
  const eaves = -w * 0.72;
  const columns = Array.from({ length: posts }, (_, index) => {
    const x = -w / 2 + (w * index) / (posts - 1);
    return d`M${x} ${eaves}V${floor + 4}`;
  });
  const back = columns.map((_, index) => {
    const x = -w * 0.4 + (w * 0.8 * index) / (posts - 1);
    return d`M${x} ${eaves + 10}V${floor}`;
  });
  return layers(
    rect(-w * 0.58, -w * 0.12, w * 1.16, w * 0.12, air.of('stone')),
    rect(-w * 0.58, -w * 0.12, w * 0.36, w * 0.12, air.of('rock')),
    line(back.join(''), air.shaded(isPainted ? 'brick' : 'wood'), w * 0.03, 'square'),
    rect(-w * 0.56, floor, w * 1.12, w * 0.1, air.of('plank')),
    rect(-w * 0.56, floor + w * 0.07, w * 1.12, w * 0.03, air.shaded('timber')),
    line(d`M${-w * 0.53} ${floor - w * 0.08}H${w * 0.53}`, air.of('plank'), w * 0.026, 'square'),
    dashed(d`M${-w * 0.53} ${floor - w * 0.04}H${w * 0.53}`, air.of('wood'), w * 0.04, '5 14'),
    line(columns.join(''), air.of(isPainted ? 'brick' : 'wood'), w * 0.054, 'square'),
    rect(-w * 0.53, eaves - w * 0.03, w * 1.06, w * 0.07, air.of('wood')),
    isPainted && rect(-w * 0.53, eaves + w * 0.03, w * 1.06, w * 0.035, air.of('leaf')),
    isPainted &&
      dashed(d`M${-w * 0.52} ${eaves + w * 0.047}H${w * 0.52}`, air.of('apricot'), w * 0.035, '8 24'),
    put(0, eaves, 1, tiledRoof(air, w * 0.83, w * 0.4)),
  );
}

/** A pavilion of paper doors that steps into a pond on stone feet, as Hwallaejeong does; about its water line. */
export function pondPavilion(air: Air, width = 300): string {
  const w = width;
  const floor = -w * 0.2;
  const eaves = -w * 0.56;
  const feet = [-0.34, -0.02, 0.3].map((part) => d`M${w * part} ${floor}V${w * 0.02}`).join('');
  const bays = 4;
  const step = (w * 0.84) / bays;
  const doors = Array.from({ length: bays }, (_, index) => {
    const x = -w * 0.42 + index * step;
    return layers(
      rect(x + 5, eaves + w * 0.06, step - 10, w * 0.27, paperColour(air)),
      line(
        d`M${x + step / 3} ${eaves + w * 0.06}v${w * 0.27}M${x + (step * 2) / 3} ${eaves + w * 0.06}v${w * 0.27}M${x + 5} ${eaves + w * 0.15}h${step - 10}M${x + 5} ${eaves + w * 0.24}h${step - 10}`,
        air.of('timber'),
        2.5,
        'square',
      ),
    );
  });
  const posts = Array.from(
    { length: bays + 1 },
    (_, index) => d`M${-w * 0.42 + index * step} ${eaves}V${floor}`,
  );
  return layers(
    line(feet, air.of('rock'), w * 0.05, 'square'),
    rect(-w * 0.42, eaves, w * 0.84, -eaves + floor, air.of('wood')),
    ...doors,
    line(posts.join(''), air.of('wood'), w * 0.03, 'square'),
    rect(-w * 0.5, floor - w * 0.02, w, w * 0.05, air.of('plank')),
    rect(-w * 0.5, floor + w * 0.02, w, w * 0.02, air.shaded('timber')),
    line(d`M${-w * 0.49} ${floor - w * 0.1}H${w * 0.49}`, air.of('plank'), w * 0.02, 'square'),
    dashed(d`M${-w * 0.49} ${floor - w * 0.06}H${w * 0.49}`, air.of('wood'), w * 0.07, '4 22'),
    put(0, eaves, 1, tiledRoof(air, w * 0.62, w * 0.3)),
  );
}

/** A gate of three bays. If `isRaised`, the middle bay rises over its neighbours; otherwise one plain gable covers all three. */
export function gate(
  air: Air,
  {
    width = 320,
    isRaised = true,
    isPainted = false,
    isOpen = true,
  }: { width?: number; isRaised?: boolean; isPainted?: boolean; isOpen?: boolean } = {},
): string {
  const w = width;
  const h = w * 0.4;
  const post = isPainted ? 'brick' : 'wood';
  const leaf = (x: number, wide: number, mirrored: boolean) =>
    layers(
      rect(x, -h, wide, h, air.of(mirrored ? 'timber' : 'wood')),
      line(d`M${x + wide / 3} ${-h}V0M${x + (wide * 2) / 3} ${-h}V0`, air.shaded('wood'), 2.5, 'square'),
    );
  const third = w / 3;
  const through = isOpen
    ? layers(
        rect(-third / 2, -h, third, h, mix(air.sky[3], air.of('moss'), 0.3)),
        shape(
          d`M${-third / 2} ${-h * 0.2}Q0 ${-h * 0.28} ${third / 2} ${-h * 0.2}V0H${-third / 2}Z`,
          air.of('sand'),
        ),
        shape(
          d`M${-third / 2} ${-h}L${-third * 0.32} ${-h * 0.96}V${-h * 0.03}L${-third / 2} 0Z`,
          air.shaded(post),
        ),
        shape(d`M${third / 2} ${-h}L${third * 0.32} ${-h * 0.96}V${-h * 0.03}L${third / 2} 0Z`, air.of(post)),
      )
    : leaf(-third / 2, third / 2, false) + leaf(0, third / 2, true);
  const sides = isRaised
    ? layers(
        rect(-w / 2, -h * 0.86, third, h * 0.86, air.of('sand')),
        rect(w / 2 - third, -h * 0.86, third, h * 0.86, air.of('sand')),
        rect(-w / 2, -h * 0.26, third, h * 0.26, air.of('rock')),
        rect(w / 2 - third, -h * 0.26, third, h * 0.26, air.of('stone')),
      )
    : leaf(-w / 2, third / 2, false) +
      leaf(-third, third / 2, true) +
      leaf(third / 2, third / 2, false) +
      leaf(third, third / 2, true);
  const posts = [-0.5, -1 / 6, 1 / 6, 0.5].map((part) => d`M${w * part} ${-h - 4}V0`).join('');
  return layers(
    put(0, w * 0.07, 1, stonePlatform(air, w * 1.24, w * 0.07)),
    sides,
    through,
    line(posts, air.of(post), w * 0.046, 'square'),
    rect(-w * 0.52, -h - w * 0.02, w * 1.04, w * 0.05, air.of(isPainted ? 'leaf' : 'wood')),
    isRaised
      ? layers(
          put(-w * 0.36, -h * 0.86, 1, tiledRoof(air, w * 0.3, w * 0.16, 0.8)),
          put(w * 0.36, -h * 0.86, 1, tiledRoof(air, w * 0.3, w * 0.16, 0.8)),
          rect(-third / 2 - 6, -h * 1.2, third + 12, h * 0.26, air.of(post)),
          put(0, -h * 1.16, 1, tiledRoof(air, w * 0.34, w * 0.22, 0.72)),
        )
      : put(0, -h, 1, tiledRoof(air, w * 0.66, w * 0.26, 0.88)),
  );
}
