import { useEffect, useState } from 'react';
import type { OpenStatus } from '../../../contract/openStatus.ts';
import type { PlaceDetail } from '../../../contract/places.ts';
import { seoulDateOf } from '../../../contract/planRules.ts';
import { holidayNameOn } from '../../features/places/openAt.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { openingKindOf } from './openingKind.ts';
import { openingSentence } from './openingSentence.ts';
import { type OpeningState, openingStateAt } from './openingState.ts';

const looks: Record<OpenStatus, string> = {
  open: 'bg-pine-mist text-pine',
  closed: 'bg-sand text-sunrise',
  unknown: 'bg-foam text-muted',
};

/**
 * Whether the place is open now, and until when or from when; on a public holiday also that hours may differ. Computed in the browser and updated every minute, since
 * the page itself may come from a cache (DESIGN 8). Its space is reserved (place.tsx).
 */
export function OpenNow({ detail }: { detail: PlaceDetail }) {
  const { hours, place } = useLanguage().messages;
  const [state, setState] = useState<OpeningState | null>(null);
  /** Today, in Seoul. */
  const [day, setDay] = useState('');
  useEffect(() => {
    const { weekDays, openingHours } = detail;
    const update = () => {
      const now = new Date();
      setState(openingStateAt({ weekDays, periods: openingHours.periods }, now));
      setDay(seoulDateOf(now));
    };
    update();
    const timer = setInterval(update, 30_000);
    return () => clearInterval(timer);
  }, [detail]);
  const holiday = holidayNameOn(day, hours);
  return (
    <>
      <span
        className={`flex min-h-8 w-fit min-w-24 items-center justify-center rounded-full px-3 semibold text-sm ${state ? looks[state.status] : 'bg-foam'}`}
      >
        {state ? (
          openingSentence(state, place.opening, openingKindOf(detail))
        ) : (
          <span aria-hidden="true">·</span>
        )}
      </span>
      {holiday && <span className="block text-sm">{hours.differToday(holiday)}</span>}
    </>
  );
}
