import type { TicketDetail } from '../../../contract/tickets.ts';
import { formatPrice } from '../../../domain/tickets/price.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';

/** What was paid back of a ticket that stayed valid, with the company's reasons. */
export function PaidBack({ ticket: { currency, goodwill = [] } }: { ticket: TicketDetail }) {
  const { detail } = useLanguage().messages.ticket;
  if (goodwill.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-2 text-sm">
      {goodwill.map(({ amount, reason, requestedAt, settledAt }) => {
        const price = formatPrice({ amount, currency });
        return (
          <li key={requestedAt}>
            <p className="semibold">
              {settledAt === null ? detail.paidBackPending(price) : detail.paidBack(price)}
            </p>
            <p className="text-muted wrap-anywhere">{detail.paidBackReason(reason)}</p>
          </li>
        );
      })}
    </ul>
  );
}
