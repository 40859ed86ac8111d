import { useParams } from 'react-router';
import { useLanguage } from '../i18n/LanguageContext.tsx';
import type { Messages } from '../i18n/messages.ts';
import { paths } from '../paths.ts';
import { type PageHead, usePageHead } from '../shell/PageHead.ts';
import { LoadingTickets } from '../ticket/TicketList.tsx';
import { TicketView } from '../ticket/TicketView.tsx';
import { useOwner } from '../ticket/useOwner.ts';
import { PageLink } from '../ui/PageLink.tsx';

function headOf(messages: Messages): PageHead {
  const { title, description } = messages.ticket.detail;
  return { title: `${title} · ${messages.brand}`, description };
}

export const handle = { head: (_: unknown, messages: Messages) => headOf(messages) };

/** One ticket: what it is worth, how to show it, how to give it back. */
export function Component() {
  const { messages } = useLanguage();
  const { orderId = '' } = useParams();
  const isOwner = useOwner(paths.ticket(orderId));
  usePageHead(headOf(messages));
  return (
    <div className="mx-auto max-w-[1100px] px-4 pt-6 pb-10">
      <PageLink to={paths.tickets()} className="inline-flex min-h-11 items-center text-pine text-sm">
        {messages.ticket.tickets.toList}
      </PageLink>
      <h1 className="bold text-2xl">{messages.ticket.detail.title}</h1>
      {isOwner ? <TicketView key={orderId} orderId={orderId} /> : <LoadingTickets />}
    </div>
  );
}
