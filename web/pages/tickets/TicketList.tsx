import type { Ticket } from '../../../contract/tickets.ts';
import { tourStart } from '../../../domain/tickets/ticketRules.ts';
import { MessagePanel } from '../../features/orders/MessagePanel.tsx';
import { ticketListInput } from '../../features/orders/nextTour.ts';
import { ticketPaths } from '../../features/orders/ticketPaths.ts';
import { useStoredTicket } from '../../features/orders/useStoredTicket.ts';
import { formatDay } from '../../features/plan/tripDay.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { NeedsScript } from '../../shared/ui/NeedsScript.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { Skeleton, Skeletons } from '../../shared/ui/Skeleton.tsx';
import { Connection } from './Connection.tsx';
import { ResumeAttempt } from './ResumeAttempt.tsx';
import { Status } from './Status.tsx';

export function LoadingTickets() {
  const { tickets: ticketsMessages } = useLanguage().messages.ticket;
  return (
    <>
      <NeedsScript sentence={ticketsMessages.needsScript} />
      <div className="mt-5 grid gap-3 lg:grid-cols-2 lg:gap-6">
        <p role="status" className="sr-only">
          {ticketsMessages.loading}
        </p>
        <Skeletons count={3}>{(index) => <Skeleton key={index} className="h-28 w-full" />}</Skeletons>
      </div>
    </>
  );
}

/** The attempt that can still be paid: the newest order, unless its tour has begun. */
function attemptIn(orders: readonly Ticket[]): Ticket | null {
  const [newest] = orders;
  if (newest?.status !== 'ready') return null;
  return tourStart(newest.tripDate, newest.startTime) > new Date() ? newest : null;
}

/** The user's tickets, newest first. */
export function TicketList() {
  const { language, messages } = useLanguage();
  const { tickets: ticketsMessages } = messages.ticket;
  const { query, connection } = useStoredTicket('listTickets', ticketListInput(language));
  return (
    <QueryResult
      query={query}
      loading={<LoadingTickets />}
      failed={(failure) => (
        <FailedCall
          failure={failure}
          text={connection.isReachable ? ticketsMessages.failed : ticketsMessages.offline}
          onRetry={query.refetch}
        />
      )}
    >
      {({ content }) => (
        <>
          <Connection {...connection} onRetry={query.refetch} />
          <Orders orders={content} />
        </>
      )}
    </QueryResult>
  );
}

function Orders({ orders }: { orders: readonly Ticket[] }) {
  const { language, messages } = useLanguage();
  const { tickets: ticketsMessages } = messages.ticket;
  const tickets = orders.filter(({ status }) => status !== 'ready');
  const attempt = attemptIn(orders);
  const resume = attempt && <ResumeAttempt key={attempt.orderId} orderId={attempt.orderId} />;
  if (tickets.length === 0) {
    return (
      <>
        {resume}
        <MessagePanel icon="route" title={ticketsMessages.empty} text={<p>{ticketsMessages.emptyText}</p>}>
          <PageLink to={paths.tripPlan()} className={buttonClass()}>
            {messages.ticket.payment.toPlan}
          </PageLink>
        </MessagePanel>
      </>
    );
  }
  return (
    <>
      {resume}
      <ul aria-label={ticketsMessages.list} className="mt-5 grid gap-3 lg:grid-cols-2 lg:gap-6">
        {tickets.map((ticket) => (
          <li key={ticket.orderId} className="relative rounded-md hairline bg-surface p-4 hover:bg-foam">
            <div className="flex flex-wrap items-start justify-between gap-2">
              <PageLink
                to={ticketPaths.ticket(ticket.orderId)}
                className="card-link semibold text-ink text-lg no-underline"
              >
                {formatDay(ticket.tripDate, language, 'full')}
              </PageLink>
              <Status {...ticket} />
            </div>
            <p className="mt-1 text-muted">
              {[
                messages.ticket.payment.startsAt(ticket.startTime),
                messages.trip.peopleCount(ticket.numberOfPeople),
              ].join(' · ')}
            </p>
            <p className="mt-1 text-muted text-sm">{ticket.orderName}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
