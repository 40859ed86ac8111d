import { apiAddresses } from '../../contract/addresses.ts';
import { htmlLang } from '../../contract/languages.ts';
import { callAddress } from '../client/address.ts';
import { useClient } from '../client/ClientContext.tsx';
import { useLanguage } from '../i18n/LanguageContext.tsx';
import { paths } from '../paths.ts';
import { FailedCall } from '../places/FailedCall.tsx';
import { dayIn } from '../plan/tripDay.ts';
import { buttonClass } from '../ui/Button.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { Skeleton, Skeletons } from '../ui/Skeleton.tsx';
import { Connection } from './Connection.tsx';
import { Said } from './Said.tsx';
import { Status } from './Status.tsx';
import { ticketPaths } from './ticketPaths.ts';
import { useKeptAnswer } from './useKeptAnswer.ts';

export function LoadingTickets() {
  const { messages } = useLanguage();
  return (
    <div className="mt-5 grid gap-3 lg:grid-cols-2 lg:gap-6">
      <p role="status" className="sr-only">
        {messages.ticket.tickets.loading}
      </p>
      <Skeletons count={3}>{(index) => <Skeleton key={index} className="h-28 w-full" />}</Skeletons>
    </div>
  );
}

/** The orders of who is logged in, the newest first. */
export function TicketList() {
  const { language, messages } = useLanguage();
  const { tickets: words } = messages.ticket;
  const client = useClient();
  const {
    answer,
    failure,
    retry,
    change: _,
    ...connection
  } = useKeptAnswer(callAddress(apiAddresses.listTickets.path, {}, { locale: language }), (signal) =>
    client.call('listTickets', { params: {}, query: { locale: language } }, signal),
  );
  if (!answer) {
    return failure ? (
      <FailedCall
        failure={failure}
        text={connection.isReachable ? words.failed : words.offline}
        onRetry={retry}
      />
    ) : (
      <LoadingTickets />
    );
  }
  if (answer.content.length === 0) {
    return (
      <>
        <Connection {...connection} onRetry={retry} />
        <Said icon="route" title={words.empty} text={<p>{words.emptyText}</p>}>
          <PageLink to={paths.tripPlan()} className={buttonClass()}>
            {messages.ticket.payment.toPlan}
          </PageLink>
        </Said>
      </>
    );
  }
  return (
    <>
      <Connection {...connection} onRetry={retry} />
      <ul aria-label={words.list} className="mt-5 grid gap-3 lg:grid-cols-2 lg:gap-6">
        {answer.content.map((ticket) => (
          <li
            key={ticket.orderId}
            className="relative rounded-md border border-hairline bg-surface p-4 hover:bg-foam"
          >
            <div className="flex flex-wrap items-start justify-between gap-2">
              <PageLink
                to={ticketPaths.ticket(ticket.orderId)}
                className="card-link semibold text-ink text-lg no-underline"
              >
                {dayIn(ticket.tripDate, htmlLang[language], 'full')}
              </PageLink>
              <Status status={ticket.status} />
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
