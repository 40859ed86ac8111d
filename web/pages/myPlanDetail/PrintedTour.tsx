import type { PlanDeparture } from '../../features/plan/trip/availability.ts';
import type { TripDraft } from '../../features/plan/trip/draft.ts';
import { formatDay } from '../../features/plan/tripDay.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { nameWithHangul } from './export/takenPlan.ts';

interface PrintedTourProps {
  draft: TripDraft;
  departure: PlanDeparture | undefined;
}

/** The tour's inputs as a printed line instead of the fields. */
export function PrintedTour({ draft: { date, time, people }, departure }: PrintedTourProps) {
  const { language, messages } = useLanguage();
  const tripMessages = messages.trip;
  const facts = [
    date && formatDay(date, language),
    time,
    departure && nameWithHangul(departure),
    people && tripMessages.peopleCount(people),
  ];
  return <p className="tabular mt-1 hidden print:block">{facts.filter(Boolean).join(' · ')}</p>;
}
