import { useLanguage } from '../i18n/LanguageContext.tsx';
import type { Messages } from '../i18n/messages.ts';
import { paths } from '../paths.ts';
import { type PageHead, usePageHead } from '../shell/PageHead.ts';
import { LoadingTickets, TicketList } from '../ticket/TicketList.tsx';
import { useOwner } from '../ticket/useOwner.ts';

function headOf(messages: Messages): PageHead {
  const { title, description } = messages.ticket.tickets;
  return { title: `${title} · ${messages.brand}`, description };
}

export const handle = { head: (_: unknown, messages: Messages) => headOf(messages) };

/** My tickets: what one has bought, and how it stands. */
export function Component() {
  const { messages } = useLanguage();
  const isOwner = useOwner(paths.tickets());
  usePageHead(headOf(messages));
  return (
    <div className="mx-auto max-w-2xl px-4 pt-6 pb-10">
      <h1 className="bold text-2xl">{messages.ticket.tickets.title}</h1>
      {isOwner ? <TicketList /> : <LoadingTickets />}
    </div>
  );
}
