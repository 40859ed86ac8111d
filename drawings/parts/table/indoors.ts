import { type Air, airAt } from '../../air.ts';

/** A room's own light: lamps are lit at dusk and at night, whatever the window shows. */
export function indoors(air: Air): Air {
  if (air.hour === 'dusk' || air.hour === 'night') return airAt('dawn');
  return air.hour === 'dawn' ? airAt('dawn') : airAt(air.hour === 'mist' ? 'mist' : 'day');
}
