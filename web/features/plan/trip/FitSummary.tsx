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
export function durationText(minutes: number, messages: TripMessages): string {
  return messages.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
}

function fitText({ totalMinutes, spareMinutes }: Timetable, messages: TripMessages): string {
  if (spareMinutes === 0) return messages.fitsExactly;
  return spareMinutes > 0
    ? messages.fits(durationText(totalMinutes, messages), durationText(spareMinutes, messages))
    : messages.fitsNot(durationText(totalMinutes, messages), durationText(-spareMinutes, messages));
}

/** How the three hours are used, what to do if they are not enough, and the quickest order. */
export function FitSummary({ timetable, isRouted, placeName, best }: FitSummaryProps) {
  const tripMessages = useLanguage().messages.trip;
  const id = useId();
  const { advice } = timetable;
  return (
    <section aria-labelledby={id} className="rounded-md bg-foam p-4">
      <h2 id={id} className="semibold">
        {tripMessages.fit}
      </h2>
      <div aria-live="polite">
        <p className={`mt-1 ${timetable.spareMinutes < 0 ? 'semibold text-sunrise' : ''}`}>
          {fitText(timetable, tripMessages)}
        </p>
        {advice && (
          <p className="mt-1">
            {advice.kind === 'drop'
              ? tripMessages.adviceDrop(placeName(advice.id))
              : tripMessages.adviceShorten(placeName(advice.id), durationText(advice.minutes, tripMessages))}
          </p>
        )}
      </div>
      <p className="mt-1 text-muted text-sm">{isRouted ? tripMessages.routed : tripMessages.estimate}</p>
      <div className="no-print mt-3 flex flex-wrap items-center gap-2.5">
        <Button variant="outline" onClick={best.orderBest}>
          {tripMessages.bestOrder}
        </Button>
        {best.undo && (
          <Button variant="outline" onClick={best.undo}>
            {tripMessages.undo}
          </Button>
        )}
        <p role="status" className="text-sm">
          {best.outcome === 'ordered' && tripMessages.ordered}
          {best.outcome === 'alreadyBest' && tripMessages.bestAlready}
        </p>
      </div>
    </section>
  );
}
