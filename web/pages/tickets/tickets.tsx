import { useParams } from 'react-router';
import { useOwner } from '../../features/account/useOwner.ts';
import { ticketPaths } from '../../features/orders/ticketPaths.ts';
import type { Messages } from '../../messages/messages.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { type PageHead, usePageHead } from '../../shared/page/PageHead.ts';
import { paths } from '../../shared/paths.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { LoadingTickets, TicketList } from './TicketList.tsx';
import { TicketView } from './TicketView.tsx';

function pageHead(messages: Messages, part: 'tickets' | 'detail' = 'tickets'): PageHead {
  const { title, description } = messages.ticket[part];
  return { title: `${title} · ${messages.brand}`, description };
}

/** My tickets, or one of them if the path names it: a single route, since every page ships the route table. */
export function Component() {
  const { orderId } = useParams();
  return orderId === undefined ? <MyTickets /> : <OneTicket key={orderId} orderId={orderId} />;
}

/** The user's orders and their status. */
function MyTickets() {
  const { messages } = useLanguage();
  const isOwner = useOwner(paths.tickets());
  usePageHead(pageHead(messages));
  return (
    <div className="mx-auto max-w-2xl px-4 pt-6 pb-10 lg:max-w-page lg:pt-10">
      <h1 className="bold text-2xl lg:text-3xl">{messages.ticket.tickets.title}</h1>
      {isOwner ? <TicketList /> : <LoadingTickets />}
    </div>
  );
}

/** What a ticket includes, how to show it, how to cancel it. */
function OneTicket({ orderId }: { orderId: string }) {
  const { messages } = useLanguage();
  const isOwner = useOwner(ticketPaths.ticket(orderId));
  usePageHead(pageHead(messages, 'detail'));
  return (
    <div className="mx-auto max-w-page px-4 pt-6 pb-10">
      <PageLink to={paths.tickets()} className="inline-flex min-h-11 items-center text-pine text-sm">
        {messages.ticket.tickets.toList}
      </PageLink>
      <h1 className="bold text-2xl">{messages.ticket.detail.title}</h1>
      {isOwner ? <TicketView orderId={orderId} /> : <LoadingTickets />}
    </div>
  );
}
