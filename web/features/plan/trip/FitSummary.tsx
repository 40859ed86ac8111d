import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Timetable } from '../../../../domain/tour/timetable.ts';
import type { TripMessages } from '../../../messages/ko/planTrip.ts';
import { useLanguage } from '../../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../../shared/ui/Button.tsx';

interface FitSummaryProps {
  timetable: Timetable;
  /** Driving times come from a routing service; otherwise they are estimates. */
  isRouted: boolean;
  onBestOrder: () => void;
  /** Advice, once it is loaded. */
  children: ReactNode;
}

/** Minutes in tripMessages. */
export function durationText(minutes: number, tripMessages: TripMessages): string {
  return tripMessages.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
}

function fitText({ totalMinutes, spareMinutes }: Timetable, tripMessages: TripMessages): string {
  if (spareMinutes === 0) return tripMessages.fitsExactly;
  return spareMinutes > 0
    ? tripMessages.fits(durationText(totalMinutes, tripMessages), durationText(spareMinutes, tripMessages))
    : tripMessages.fitsNot(
        durationText(totalMinutes, tripMessages),
        durationText(-spareMinutes, tripMessages),
      );
}

/** How the three hours are used, the quickest order, and advice. */
export function FitSummary({ timetable, isRouted, onBestOrder, children }: FitSummaryProps) {
  const tripMessages = useLanguage().messages.trip;
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-md bg-foam p-4">
      <h2 id={id} className="semibold">
        {tripMessages.fit}
      </h2>
      <div aria-live="polite">
        <p className={`mt-1 ${timetable.spareMinutes < 0 ? 'semibold text-sunrise' : ''}`}>
          {fitText(timetable, tripMessages)}
        </p>
      </div>
      <p className="mt-1 text-muted text-sm">{isRouted ? tripMessages.routed : tripMessages.estimate}</p>
      <Button variant="outline" className="no-print mt-3" onClick={onBestOrder}>
        {tripMessages.bestOrder}
      </Button>
      {children}
    </section>
  );
}
