import type { Ticket } from '../../../contract/tickets.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';

const looks: Record<Ticket['status'], string> = {
  paid: 'bg-pine text-on-pine',
  confirming: 'bg-sand text-ink',
  ready: 'bg-foam text-ink',
  refused: '[border-width:1px] border-sunrise text-sunrise',
  cancelled: 'hairline text-muted',
  expired: 'hairline text-muted',
};

/** The status of an order, in words. */
export function Status({ status }: { status: Ticket['status'] }) {
  const { messages } = useLanguage();
  return (
    <span
      className={`inline-flex shrink-0 items-center rounded-full px-3 py-1 semibold text-sm ${looks[status]}`}
    >
      {messages.ticket.statuses[status]}
    </span>
  );
}
