import { useEffect, useId, useState } from 'react';
import type { PlaceDetail } from '../../../contract/places.ts';
import { dayAfter } from '../../../domain/calendar/days.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { daylightAt } from '../../../domain/daylight/daylight.ts';
import { leaveForSunrise, minutesBeforeSunrise, toSeoulClock } from '../../../domain/daylight/light.ts';
import { estimatedMinutes } from '../../../domain/tour/drivingTime.ts';
import { departurePoint, isDate, lastTripDate } from '../../../domain/tour/planRules.ts';
import { usePlan } from '../../features/plan/planStore.ts';
import { formatDay } from '../../features/plan/tripDay.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { DateField } from '../../shared/ui/DateField.tsx';

/** The sun never rises earlier in the region. */
const dawn = '05:00';

type SeasidePlace = Pick<PlaceDetail, 'type' | 'openingHours' | 'mapX' | 'mapY'>;

/** Whether the place is one to see the sunrise from: a sight that is not known to be closed at dawn. */
export function isForSunrise({ type, openingHours: { periods } }: SeasidePlace): boolean {
  return type === 'tour' && (periods.length === 0 || periods.some(({ opens }) => opens <= dawn));
}

/**
 * Sunrise and sunset of a seaside place on the day of the plan, or today. The days are the browser's: the page may come
 * from a cache (docs/product/screens.md#the-rendered-page). Until then the texts are invisible and take their space.
 */
export function PlaceLight({ detail }: { detail: SeasidePlace }) {
  const plan = usePlan();
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, 30_000);
    return () => clearInterval(timer);
  }, []);
  return <DaylightPanel detail={detail} now={now} tourDay={plan?.draft.date ?? null} />;
}

interface DaylightPanelProps {
  detail: SeasidePlace;
  /** Null until hydration. */
  now: Date | null;
  /** The day of the plan (yyyy-mm-dd). */
  tourDay: string | null;
}

/** Sunrise and sunset on the day of the plan, else today, or on a day that the visitor chooses. */
export function DaylightPanel({ detail, now, tourDay }: DaylightPanelProps) {
  const { language, messages } = useLanguage();
  const lightMessages = messages.place.light;
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const position = { lat: detail.mapY, lng: detail.mapX };
  const today = now && toSeoulDate(now);
  const last = now && lastTripDate(now);
  const first = tourDay ?? today;
  const day = chosen ?? first;
  const light = day && daylightAt(position, day);
  const sunrise = light ? toSeoulClock(light.sunrise) : '';
  const sunset = light ? toSeoulClock(light.sunset) : '';

  const leave = () => {
    // Until the times are known, the longer text reserves the space.
    if (!now || !light || !day) return lightMessages.leaveTomorrow('00:00');
    const by = leaveForSunrise(position, light.sunrise);
    if (day !== today || by >= now) return lightMessages.leave(toSeoulClock(by));
    const tomorrow = daylightAt(position, dayAfter(day, 1)).sunrise;
    return lightMessages.leaveTomorrow(toSeoulClock(leaveForSunrise(position, tomorrow)));
  };
  const named = day === tourDay ? lightMessages.tourDay : day === today ? lightMessages.today : null;
  const dayName = day ? [formatDay(day, language), named].filter(Boolean).join(' · ') : '·';
  const shown = light ? '' : 'invisible';
  return (
    <section aria-labelledby={id} className="mt-6 rounded-md bg-foam p-4 noscript:hidden">
      <h3 id={id} className="bold text-lg">
        {lightMessages.heading}
      </h3>
      <p className="mt-1">{lightMessages.where}</p>
      <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="no-print min-w-0">
          <DateField
            // Uncontrolled: a day that is half typed has no value.
            key={first}
            label={lightMessages.day}
            defaultValue={first ?? undefined}
            min={today ?? undefined}
            max={last ?? undefined}
            onChange={(typed) => {
              if (today && last && isDate(typed) && today <= typed && typed <= last) setChosen(typed);
            }}
            onBlur={({ target }) => {
              // An incomplete or invalid day is replaced by the day whose times are shown.
              if (day) target.value = day;
            }}
            className="min-w-44 max-w-full"
          />
        </div>
        <dl className={`flex flex-wrap gap-x-6 ${shown}`}>
          {[
            [lightMessages.sunrise, sunrise],
            [lightMessages.sunset, sunset],
          ].map(([name, time]) => (
            <div key={name}>
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="bold whitespace-nowrap text-xl tabular">{time || '00:00'}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={`mt-1 text-muted text-sm ${shown}`}>{dayName}</p>
      {isForSunrise(detail) && (
        <>
          <p className="mt-3 grid semibold">
            <span aria-hidden="true" className="invisible [grid-area:1/1]">
              {lightMessages.leaveTomorrow('00:00')}
            </span>
            <span className={`[grid-area:1/1] ${shown}`}>{leave()}</span>
          </p>
          <p className="mt-1 text-muted text-sm">
            {lightMessages.drive(estimatedMinutes(departurePoint, position), minutesBeforeSunrise)}
          </p>
        </>
      )}
      <p role="status" className="sr-only">
        {chosen && `${dayName}: ${lightMessages.sunrise} ${sunrise}, ${lightMessages.sunset} ${sunset}`}
      </p>
    </section>
  );
}
