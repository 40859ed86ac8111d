import type { ReactNode } from 'react';
import { useId } from 'react';
import type { TripMessages } from '../../../messages/ko/planTrip.ts';
import { useLanguage } from '../../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../../shared/ui/Button.tsx';

interface FitSummaryProps {
  /** Driving times come from a routing service; otherwise they are estimates. */
  isRouted: boolean;
  onBestOrder: () => void;
  /** Advice, once it is loaded. */
  children: ReactNode;
}

/** Minutes in words. */
export function durationText(minutes: number, tripMessages: TripMessages): string {
  return tripMessages.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
}

/** What the plan's times are based on, the best order, and advice. */
export function FitSummary({ isRouted, onBestOrder, children }: FitSummaryProps) {
  const tripMessages = useLanguage().messages.trip;
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-md bg-foam p-4">
      <h2 id={id} className="semibold">
        {tripMessages.fit}
      </h2>
      <p className="mt-1 text-muted text-sm">{isRouted ? tripMessages.routed : tripMessages.estimate}</p>
      <Button variant="outline" className="no-print mt-3" onClick={onBestOrder}>
        {tripMessages.bestOrder}
      </Button>
      {children}
    </section>
  );
}
