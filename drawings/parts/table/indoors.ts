import { type Air, airAt } from '../../air.ts';

/** Indoor light: lamps are lit at dusk and at night, regardless of the view. */
export function indoors(air: Air): Air {
  if (air.hour === 'dusk' || air.hour === 'night') return airAt('dawn');
  return air.hour === 'dawn' ? airAt('dawn') : airAt(air.hour === 'mist' ? 'mist' : 'day');
}
