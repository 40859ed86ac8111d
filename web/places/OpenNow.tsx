import { useEffect, useState } from 'react';
import { type OpenStatus, openStatusAt } from '../../contract/openStatus.ts';
import type { PlaceDetail } from '../../contract/places.ts';
import { useLanguage } from '../i18n/LanguageContext.tsx';

const looks: Record<OpenStatus, string> = {
  open: 'bg-pine-mist text-pine',
  closed: 'bg-sand text-sunrise',
  unknown: 'bg-foam text-muted',
};

/**
 * Whether the place is open now. Filled in by the browser and kept true by the minute: the page itself may come
 * from a cache (DESIGN 8). Its room is kept from the start.
 */
export function OpenNow({ detail }: { detail: PlaceDetail }) {
  const { messages } = useLanguage();
  const [status, setStatus] = useState<OpenStatus | null>(null);
  useEffect(() => {
    const tell = () =>
      setStatus(
        openStatusAt({ weekDays: detail.weekDays, periods: detail.openingHours.periods }, new Date()),
      );
    tell();
    const timer = setInterval(tell, 30_000);
    return () => clearInterval(timer);
  }, [detail]);
  return (
    <span
      className={`inline-flex min-h-8 min-w-24 items-center justify-center rounded-full px-3 semibold text-sm ${status ? looks[status] : 'bg-foam'}`}
    >
      {status ? messages.place.status[status] : <span aria-hidden="true">·</span>}
    </span>
  );
}
