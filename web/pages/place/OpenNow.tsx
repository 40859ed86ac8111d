import { lazy, Suspense, useEffect, useState } from 'react';
import type { PlaceDetail } from '../../../contract/places.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { isNeverClosed, type OpenStatus } from '../../../domain/openingHours/openStatus.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { openingHeadline } from './openingSentence.ts';
import { type OpeningState, openingStateAt } from './openingState.ts';

/** The table of holidays is not part of the first load. Most days it has nothing to say, so a failed load is no loss. */
const HolidayToday = lazy(async () => ({
  default: await import('./HolidayToday.tsx').then(
    (module) => module.HolidayToday,
    () => (_: { day: string }) => null,
  ),
}));

const looks: Record<OpenStatus, string> = {
  open: 'bg-pine-mist text-pine',
  closed: 'bg-sand text-sunrise',
  unknown: 'bg-foam text-muted',
};

/**
 * Whether the place is open now, and until when or from when; for a hotel its check-in and check-out times. On a public
 * holiday also that hours may differ. Computed in the browser and updated every minute, since the page itself may come
 * from a cache (docs/product/screens.md#the-rendered-page). Its space is reserved (place.tsx).
 */
export function OpenNow({ detail }: { detail: PlaceDetail }) {
  const openingMessages = useLanguage().messages.place.opening;
  const [state, setState] = useState<OpeningState | null>(null);
  /** Today, in Seoul. */
  const [day, setDay] = useState('');
  useEffect(() => {
    const { weekDays, openingHours } = detail;
    const update = () => {
      const now = new Date();
      setState(openingStateAt({ weekDays, periods: openingHours.periods }, now));
      setDay(toSeoulDate(now));
    };
    update();
    const timer = setInterval(update, 30_000);
    return () => clearInterval(timer);
  }, [detail]);
  return (
    <>
      <span
        className={`flex min-h-8 w-fit min-w-24 items-center justify-center rounded-full px-3 semibold text-sm ${state ? looks[state.status] : 'bg-foam'}`}
      >
        {state ? openingHeadline(state, openingMessages, detail) : <span aria-hidden="true">·</span>}
      </span>
      {state && !isNeverClosed(detail.type, detail.openingHours.periods) && (
        <Suspense>
          <HolidayToday day={day} />
        </Suspense>
      )}
    </>
  );
}
