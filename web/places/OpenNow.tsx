import { useEffect, useState } from 'react';
import type { OpenStatus } from '../../contract/openStatus.ts';
import type { PlaceDetail } from '../../contract/places.ts';
import { handled } from '../client/client.ts';
import { useLanguage } from '../i18n/LanguageContext.tsx';
import type { ToldOpening } from './tellOpening.ts';

const looks: Record<OpenStatus, string> = {
  open: 'bg-pine-mist text-pine',
  closed: 'bg-sand text-sunrise',
  unknown: 'bg-foam text-muted',
};

/**
 * Whether the place is open now, and until when or from when. Filled in by the browser and kept true by the minute: the
 * page itself may come from a cache (DESIGN 8). Its room is kept from the start.
 */
export function OpenNow({ detail }: { detail: PlaceDetail }) {
  const { language } = useLanguage();
  const [told, setTold] = useState<ToldOpening | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isGone = false;
    handled(
      import('./tellOpening.ts').then(({ tellOpening }) => {
        if (isGone) return;
        const tell = () => setTold(tellOpening(detail, language));
        tell();
        timer = setInterval(tell, 30_000);
      }),
    );
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [detail, language]);
  return (
    <span
      className={`inline-flex min-h-8 min-w-24 items-center justify-center rounded-full px-3 semibold text-sm ${told ? looks[told.status] : 'bg-foam'}`}
    >
      {told ? told.text : <span aria-hidden="true">·</span>}
    </span>
  );
}
