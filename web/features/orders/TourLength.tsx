import { type TourLength as Length, tourEndTime } from '../../../domain/tickets/overtime.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { durationText } from '../plan/trip/FitSummary.tsx';

interface TourLengthProps {
  /** Without a length: a ticket that the previous release stored on the device. */
  tour: { readonly startTime: string } & Partial<Length>;
}

/** The end of a tour whose plan did not fit into three hours, and the buyer's choice; renders nothing for other tours. */
export function TourLength({ tour }: TourLengthProps) {
  const { trip: tripMessages, ticket } = useLanguage().messages;
  const { startTime, boughtHalfHours = 0, acceptsEarlyEnd = false } = tour;
  if (boughtHalfHours === 0 && !acceptsEarlyEnd) return null;
  const end = tourEndTime(startTime, boughtHalfHours);
  return (
    <p className="mt-1">
      {boughtHalfHours > 0
        ? ticket.length.overtime(end, durationText(boughtHalfHours * 30, tripMessages))
        : ticket.length.earlyEnd(end)}
    </p>
  );
}
