import { type Air, airAt } from '../air.ts';
import { mix, palette } from '../palette.ts';

/** The colours of a lit room: they stay warm after sunset, while the window shows the hour. */
export function indoors(air: Air): Air {
  if (air.hour !== 'dusk' && air.hour !== 'night') return air;
  const day = airAt('day');
  const of: Air['of'] = (pigment) =>
    mix(mix(day.of(pigment), palette.night, air.isDark ? 0.06 : 0), palette.apricot, 0.09);
  return { ...air, of, shaded: (pigment) => mix(of(pigment), palette.ink, 0.28) };
}
