import { type ReactNode, useId } from 'react';
import { dayAfter } from '../../../domain/calendar/days.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { type Departure, nearestDepartures } from '../../../domain/tickets/availability.ts';
import { useAvailability } from '../../features/plan/trip/availability.ts';
import { formatDay } from '../../features/plan/tripDay.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';

interface DepartureNoteProps {
  date: string;
  time: string;
  onChoose: (departure: Departure) => void;
}

/** Days before and after the chosen one whose departures are offered instead. */
const nearbyDays = 3;
const maxOffers = 4;

/** Says that the chosen departure can't be bought, and offers the nearest ones; renders nothing while it can be bought. */
export function DepartureNote({ date, time, onChoose }: DepartureNoteProps) {
  const { language, messages } = useLanguage();
  const { departures } = messages;
  const id = useId();
  const today = toSeoulDate(new Date());
  const first = dayAfter(date, -nearbyDays);
  const { data, isError } = useAvailability({
    from: first < today ? today : first,
    to: dayAfter(date, nearbyDays),
  });
  if (isError && !data) return <Note>{departures.unknown}</Note>;
  const isGone = data?.days.some((day) => day.date === date && day.unavailable.includes(time));
  if (!data || !isGone) return <Note />;
  const offers = nearestDepartures(data.days, { date, startTime: time }, maxOffers);
  return (
    <>
      <Note>{departures.gone}</Note>
      {offers.length > 0 && (
        <p id={id} className="mt-1 text-sm">
          {departures.nearest}
        </p>
      )}
      <ul aria-labelledby={id} className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {offers.map((offer) => (
          <li key={`${offer.date} ${offer.startTime}`}>
            <Button variant="outline" onClick={() => onChoose(offer)}>
              {offer.date === date
                ? offer.startTime
                : `${formatDay(offer.date, language)} ${offer.startTime}`}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Note({ children }: { children?: ReactNode }) {
  return (
    <p role="status" className="mt-3 text-sm text-sunrise empty:hidden">
      {children}
    </p>
  );
}
