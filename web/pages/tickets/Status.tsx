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
export function Status({ status, calledOff }: Pick<Ticket, 'status'> & Partial<Pick<Ticket, 'calledOff'>>) {
  const { ticket: ticketMessages } = useLanguage().messages;
  return (
    <span
      className={`inline-flex shrink-0 items-center rounded-full px-3 py-1 semibold text-sm ${calledOff ? looks.refused : looks[status]}`}
    >
      {calledOff ? ticketMessages.calledOff.status : ticketMessages.statuses[status]}
    </span>
  );
}
