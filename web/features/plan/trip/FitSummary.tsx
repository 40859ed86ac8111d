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

/** Minutes in words. */
export function lengthOf(minutes: number, words: TripMessages): string {
  return words.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
}

function sentenceOf({ totalMinutes, spareMinutes }: Timetable, words: TripMessages): string {
  if (spareMinutes === 0) return words.fitsExactly;
  return spareMinutes > 0
    ? words.fits(lengthOf(totalMinutes, words), lengthOf(spareMinutes, words))
    : words.fitsNot(lengthOf(totalMinutes, words), lengthOf(-spareMinutes, words));
}

/** How the three hours are used, the quickest order, and advice. */
export function FitSummary({ timetable, isRouted, onBestOrder, children }: FitSummaryProps) {
  const words = useLanguage().messages.trip;
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-md bg-foam p-4">
      <h2 id={id} className="semibold">
        {words.fit}
      </h2>
      <div aria-live="polite">
        <p className={`mt-1 ${timetable.spareMinutes < 0 ? 'semibold text-sunrise' : ''}`}>
          {sentenceOf(timetable, words)}
        </p>
      </div>
      <p className="mt-1 text-muted text-sm">{isRouted ? words.routed : words.estimate}</p>
      <Button variant="outline" className="no-print mt-3" onClick={onBestOrder}>
        {words.bestOrder}
      </Button>
      {children}
    </section>
  );
}
