import { daylightAt } from '../../../../contract/daylight.ts';
import { seoulClockOf, stopLightOf } from '../../../../contract/light.ts';
import { departurePoint } from '../../../../contract/planRules.ts';
import type { Stop } from '../../../../contract/stops.ts';
import type { TimedStop } from '../../../../contract/tour/timetable.ts';
import { useLanguage } from '../../../shared/i18n/LanguageContext.tsx';
import { lengthOf } from './FitSummary.tsx';

export interface DayLightProps {
  /** yyyy-mm-dd */
  date: string;
  stops: readonly Stop[];
}

/** At the first seaside stop, else at the station. */
export function LightOfDay({ date, stops }: DayLightProps) {
  const words = useLanguage().messages.trip.light;
  const { sunrise, sunset } = daylightAt(stops.find(({ isSeaside }) => isSeaside) ?? departurePoint, date);
  return words.day(seoulClockOf(sunrise), seoulClockOf(sunset));
}

export interface StopLightProps {
  date: string;
  stop: Stop;
  timed: TimedStop | undefined;
}

export function LightOfStop({ date, stop, timed }: StopLightProps) {
  const trip = useLanguage().messages.trip;
  const sunset = seoulClockOf(daylightAt(stop, date).sunset);
  const light = timed && stopLightOf(timed, sunset);
  if (!light) return null;
  return (
    <p className="text-ink tabular">
      {light.kind === 'before'
        ? trip.light.before(lengthOf(light.minutes, trip))
        : trip.light[light.kind](sunset)}
    </p>
  );
}
