import type { TicketDetail } from '../../../contract/tickets.ts';
import { isPastDate } from '../../../domain/tour/planRules.ts';
import { createTimetable } from '../../../domain/tour/timetable.ts';
import { orderPlaces } from '../../features/orders/orderPlaces.ts';
import { StopList } from '../../features/orders/StopList.tsx';
import { LongHolidayNote, StopHours } from '../../features/plan/trip/StopHours.tsx';
import { useDrivingTimes } from '../../features/plan/trip/useDrivingTimes.ts';
import { useStops } from '../../features/plan/trip/useStops.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';

interface TicketStopsProps {
  ticket: TicketDetail;
  /** The stops of the ticket, in order. */
  stops: TicketDetail['stops'];
}

/** The stops of a ticket with their times; for a tour that is still ahead, also whether they may be closed at that time. */
export function TicketStops({ ticket, stops }: TicketStopsProps) {
  const { status, tripDate, startTime } = ticket;
  const { messages } = useLanguage();
  const ids = stops.map(({ placeId }) => placeId);
  // Missing in a copy that the previous release stored on the device.
  const departure = ticket.departurePlace ?? undefined;
  const { minutes } = useDrivingTimes(ids, departure?.id);
  // A ticket contains no opening hours, so the guide's current ones are used. Without them, nothing is said about them.
  const { stops: known } = useStops(ids);
  const timetable = createTimetable(
    stops.map(({ placeId, lat, lng, visitMinutes }) => {
      const { weekDays = null, openingHours } = known.get(placeId) ?? {};
      return { id: placeId, lat, lng, visitMinutes, weekDays, periods: openingHours?.periods ?? [] };
    }),
    { date: tripDate, start: startTime, minutes, from: departure },
  );
  const isAhead = status === 'paid' && !isPastDate(tripDate, new Date());
  return (
    <>
      {isAhead && <LongHolidayNote date={tripDate} />}
      <StopList
        label={messages.ticket.payment.stops}
        stops={stops.map(({ placeId, name, reading, koreanName }) => {
          const timed = timetable.stops.find(({ id }) => id === placeId);
          const stop = known.get(placeId);
          return {
            id: placeId,
            name,
            reading,
            koreanName,
            arrives: timed?.arrives,
            leaves: timed?.leaves,
            note: isAhead && stop && <StopHours stop={stop} timed={timed} date={tripDate} />,
          };
        })}
      />
      {stops.length > 0 && (
        <PageLink
          to={paths.tripPlan()}
          state={{ visitedPlaces: orderPlaces(ticket) }}
          className="no-print mt-2 inline-flex min-h-11 items-center semibold text-pine"
        >
          {messages.ticket.payment.reuseStops}
        </PageLink>
      )}
    </>
  );
}
