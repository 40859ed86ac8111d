import { useQuery } from '@tanstack/react-query';
import { htmlLang } from '../../../domain/languages.ts';
import { useNickname } from '../../features/account/useNickname.ts';
import { nextTour, ticketListInput } from '../../features/orders/nextTour.ts';
import { ticketPaths } from '../../features/orders/ticketPaths.ts';
import { formatDay } from '../../features/plan/tripDay.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { personalQuery } from '../../shared/client/callQuery.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';

/** What replaces the chosen places while there are none: the tour that was bought, which took them, if there is one. */
export function NothingChosen() {
  const { language, messages } = useLanguage();
  const planMessages = messages.plan;
  const nickname = useNickname();
  const client = useClient();
  const tickets = useQuery(personalQuery(client, nickname, 'listTickets', ticketListInput(language)));
  if (tickets.isLoading) return <Skeleton className="h-16 w-full" />;
  const tour = tickets.data && nextTour(tickets.data.content, new Date());
  if (!tour) return <p className="text-muted">{planMessages.empty}</p>;
  return (
    <p className="flex min-h-16 flex-wrap items-center gap-x-3 rounded-md bg-foam px-4 py-1">
      <span>{planMessages.bought(formatDay(tour.tripDate, htmlLang[language], 'full'))}</span>
      <PageLink
        to={ticketPaths.ticket(tour.orderId)}
        className="inline-flex min-h-11 items-center semibold text-pine"
      >
        {planMessages.toTicket}
      </PageLink>
    </p>
  );
}
