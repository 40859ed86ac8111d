import { useEffect, useState } from 'react';
import type { OpenStatus } from '../../../contract/openStatus.ts';
import type { PlaceDetail } from '../../../contract/places.ts';
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
 * Whether the place is open now, and until when or from when. Computed in the browser and updated every minute, since
 * the page itself may come from a cache (DESIGN 8). Its space is reserved (place.tsx).
 */
export function OpenNow({ detail }: { detail: PlaceDetail }) {
  const words = useLanguage().messages.place.opening;
  const [state, setState] = useState<OpeningState | null>(null);
  useEffect(() => {
    const { weekDays, openingHours } = detail;
    const update = () => setState(openingStateAt({ weekDays, periods: openingHours.periods }, new Date()));
    update();
    const timer = setInterval(update, 30_000);
    return () => clearInterval(timer);
  }, [detail]);
  return (
    <span
      className={`flex min-h-8 w-fit min-w-24 items-center justify-center rounded-full px-3 semibold text-sm ${state ? looks[state.status] : 'bg-foam'}`}
    >
      {state ? openingSentence(state, words, openingKindOf(detail)) : <span aria-hidden="true">·</span>}
    </span>
  );
}
