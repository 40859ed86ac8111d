import { useId } from 'react';
import type { Timetable } from '../../../../domain/tour/timetable.ts';
import type { TripMessages } from '../../../messages/ko/planTrip.ts';
import { useLanguage } from '../../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import type { BestOrder } from './useBestOrder.ts';

interface FitSummaryProps {
  timetable: Timetable;
  /** Driving times come from a routing service; otherwise they are estimates. */
  isRouted: boolean;
  placeName: (id: number) => string;
  best: BestOrder;
}

/** Minutes in words. */
export function durationText(minutes: number, words: TripMessages): string {
  return words.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
}

function fitText({ totalMinutes, spareMinutes }: Timetable, words: TripMessages): string {
  if (spareMinutes === 0) return words.fitsExactly;
  return spareMinutes > 0
    ? words.fits(durationText(totalMinutes, words), durationText(spareMinutes, words))
    : words.fitsNot(durationText(totalMinutes, words), durationText(-spareMinutes, words));
}

/** How the three hours are used, what to do if they are not enough, and the quickest order. */
export function FitSummary({ timetable, isRouted, placeName, best }: FitSummaryProps) {
  const words = useLanguage().messages.trip;
  const id = useId();
  const { advice } = timetable;
  return (
    <section aria-labelledby={id} className="rounded-md bg-foam p-4">
      <h2 id={id} className="semibold">
        {words.fit}
      </h2>
      <div aria-live="polite">
        <p className={`mt-1 ${timetable.spareMinutes < 0 ? 'semibold text-sunrise' : ''}`}>
          {fitText(timetable, words)}
        </p>
        {advice && (
          <p className="mt-1">
            {advice.kind === 'drop'
              ? words.adviceDrop(placeName(advice.id))
              : words.adviceShorten(placeName(advice.id), durationText(advice.minutes, words))}
          </p>
        )}
      </div>
      <p className="mt-1 text-muted text-sm">{isRouted ? words.routed : words.estimate}</p>
      <div className="no-print mt-3 flex flex-wrap items-center gap-2.5">
        <Button variant="outline" onClick={best.orderBest}>
          {words.bestOrder}
        </Button>
        {best.undo && (
          <Button variant="outline" onClick={best.undo}>
            {words.undo}
          </Button>
        )}
        <p role="status" className="text-sm">
          {best.outcome === 'ordered' && words.ordered}
          {best.outcome === 'alreadyBest' && words.bestAlready}
        </p>
      </div>
    </section>
  );
}
