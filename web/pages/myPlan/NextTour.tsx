import type { Ticket } from '../../../contract/tickets.ts';
import { ticketPaths } from '../../features/orders/ticketPaths.ts';
import { formatDay } from '../../features/plan/tripDay.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';

/** The visitor's next tour with the way to its ticket; without one, the way to all tickets, in the same space. */
export function NextTour({ tour }: { tour: Ticket | null | undefined }) {
  const { language, messages } = useLanguage();
  const said = tour
    ? messages.plan.bought(formatDay(tour.tripDate, language, 'full'))
    : tour === null && messages.plan.noTour;
  return (
    <p className="mt-4 flex min-h-16 flex-wrap items-center gap-x-3 rounded-md bg-foam px-4 py-2">
      {said && <span>{said}</span>}
      <PageLink
        to={tour ? ticketPaths.ticket(tour.orderId) : paths.tickets()}
        className="inline-flex min-h-11 items-center semibold text-pine"
      >
        {tour ? messages.plan.toTicket : messages.shell.myTickets}
      </PageLink>
    </p>
  );
}
