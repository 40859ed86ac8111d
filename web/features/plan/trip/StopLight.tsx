import type { Stop } from '../../../../contract/stops.ts';
import { daylightAt } from '../../../../domain/daylight/daylight.ts';
import { stopLight, toSeoulClock } from '../../../../domain/daylight/light.ts';
import { departurePoint } from '../../../../domain/tour/planRules.ts';
import type { TimedStop } from '../../../../domain/tour/timetable.ts';
import { useLanguage } from '../../../shared/i18n/LanguageContext.tsx';
import { durationText } from './FitSummary.tsx';

interface DayLightProps {
  /** yyyy-mm-dd; null while no day is chosen. */
  date: string | null;
  stops: readonly Stop[];
}

/** Sunrise and sunset of the plan's day, at its first seaside stop, else at the station. */
export function DayLight({ date, stops }: DayLightProps) {
  const lightMessages = useLanguage().messages.hours.light;
  if (date === null) return null;
  const { sunrise, sunset } = daylightAt(stops.find(({ isSeaside }) => isSeaside) ?? departurePoint, date);
  return (
    <p className="text-muted text-sm tabular">
      {lightMessages.day(toSeoulClock(sunrise), toSeoulClock(sunset))}
    </p>
  );
}

interface StopLightProps {
  date: string | null;
  stop: Stop;
  timed: TimedStop | undefined;
}

/** The sunset at a seaside stop, where the visit meets it. */
export function StopLight({ date, stop, timed }: StopLightProps) {
  const { trip, hours } = useLanguage().messages;
  if (date === null || !stop.isSeaside || !timed) return null;
  const sunset = toSeoulClock(daylightAt(stop, date).sunset);
  const light = stopLight(timed, sunset);
  if (!light) return null;
  return (
    <p className="text-ink tabular">
      {light.kind === 'before'
        ? hours.light.before(durationText(light.minutes, trip))
        : hours.light[light.kind](sunset)}
    </p>
  );
}
