import type { Tour } from '../../../contract/desk/tours.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useDeskLanguage, useMessages } from '../language/DeskLanguage.tsx';
import { weekdayIn } from '../language/formats.ts';
import { StateLabel } from './StateLabel.tsx';
import { daysIn, type Span } from './tourDays.ts';

/** Seven days beside each other; below each other on a phone. */
export function WeekView({ span, tours }: { span: Span; tours: readonly Tour[] }) {
  const { messages, language } = useDeskLanguage();
  const today = toSeoulDate(new Date());
  return (
    <ol className="week">
      {daysIn(span).map((day) => {
        const dayTours = tours.filter(({ tripDate }) => tripDate === day);
        return (
          <li key={day} className="min-w-0">
            <h3 className="hairline-b text-sm">
              <PageLink
                to={deskPaths.toursOnDay(day)}
                aria-current={day === today ? 'date' : undefined}
                className={`flex min-h-11 items-center no-underline ${day === today ? 'bold text-pine' : 'text-ink'}`}
              >
                {weekdayIn(language, day)}
              </PageLink>
            </h3>
            {dayTours.length === 0 ? (
              <p className="py-2 text-muted text-sm">{messages.tours.free}</p>
            ) : (
              <ol className="mt-2 grid gap-2">
                {dayTours.map((tour) => (
                  <li key={tour.orderId}>
                    <ShortTour tour={tour} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function ShortTour({ tour }: { tour: Tour }) {
  const toursMessages = useMessages().tours;
  return (
    <PageLink
      to={deskPaths.tour(tour.orderId)}
      className="block rounded-sm hairline bg-surface p-2 text-ink text-sm no-underline"
    >
      <span className="block wrap-anywhere">
        <span className="bold tabular">{tour.startTime}</span> {tour.customerName}
      </span>
      <span className="my-1 block">
        <StateLabel tour={tour} />
      </span>
      <span className={`block ${tour.driver ? '' : 'text-muted'}`}>
        {tour.driver?.name ?? toursMessages.noDriverYet}
      </span>
      {tour.overlaps.length > 0 && (
        <span className="block semibold text-sunrise">{toursMessages.overlapShort}</span>
      )}
    </PageLink>
  );
}
