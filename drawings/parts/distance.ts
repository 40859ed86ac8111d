import type { Air } from '../air.ts';
import { d, layers, put, rect, shape } from '../brush.ts';
import { mix } from '../palette.ts';
import type { Random } from '../random.ts';
import { archBridge } from './bridges.ts';
import { lighthouse } from './lighthouses.ts';
import { sealRock } from './rocks.ts';
import { shipHotel } from './shipHotel.ts';
import { shrub } from './trees.ts';

/** A harbour far away: two moles, a white and a red lighthouse. (`x`, `y`) is the middle of its waterline. */
export function farHarbour(air: Air, x: number, y: number, scale = 1): string {
  return put(
    x,
    y,
    scale,
    layers(
      rect(-130, -8, 112, 11, air.of('stone'), 3),
      rect(-130, -8, 112, 4, air.of('foam'), 2),
      rect(30, -8, 150, 11, air.of('stone'), 3),
      rect(30, -8, 150, 4, air.of('foam'), 2),
      put(-34, -7, 0.2, lighthouse(air, 'white')),
      put(46, -7, 0.22, lighthouse(air, 'red')),
    ),
  );
}

/** A headland on the right that slopes down to the sea, with the ship-shaped resort on it or with trees only. */
export function headland(air: Air, random: Random, y: number, top: 'ship' | 'trees'): string {
  const land = mix(air.of('leaf'), air.hills[2], 0.45);
  const rock = mix(air.of('rock'), air.hills[1], 0.3);
  return layers(
    shape(`M800 ${y - 90}H560Q530 ${y - 86} 520 ${y - 58}L492 ${y - 36} 486 ${y + 2}H800Z`, rock),
    shape(
      `M560 ${y - 90}Q530 ${y - 86} 520 ${y - 58}L492 ${y - 36} 486 ${y + 2}H530L540 ${y - 40}Z`,
      air.shaded('rock'),
    ),
    shape(
      `M800 ${y - 112}Q700 ${y - 104} 640 ${y - 98}Q560 ${y - 104} 540 ${y - 78}Q620 ${y - 74} 660 ${y - 48}Q720 ${y - 34} 800 ${y - 28}Z`,
      land,
    ),
    top === 'ship'
      ? put(664, y - 98, 0.46, shipHotel(air, random))
      : layers(put(600, y - 88, 0.8, shrub(air, 110)), put(700, y - 98, 1, shrub(air, 130, 'leaf'))),
  );
}

/** A rock off the shore that looks like a seal. */
export function farSeal(air: Air, x: number, y: number): string {
  return put(x, y, 0.46, sealRock(air));
}

/** The arched footbridge over a river's mouth far away, a low bank at either end; (`x`, `y`) is the middle at the water. */
export function farBridge(air: Air, x: number, y: number): string {
  const bank = mix(air.hills[2], air.water[0], 0.15);
  return layers(
    put(x - 132, y - 164, 0.33, archBridge(air)),
    shape(d`M${x - 330} ${y + 6}Q${x - 220} ${y - 46} ${x - 128} ${y - 24}L${x - 84} ${y + 6}Z`, bank),
    shape(d`M${x + 330} ${y + 6}Q${x + 220} ${y - 50} ${x + 128} ${y - 24}L${x + 84} ${y + 6}Z`, bank),
  );
}
