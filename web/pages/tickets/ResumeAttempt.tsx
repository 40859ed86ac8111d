import { useQuery } from '@tanstack/react-query';
import type { TicketDetail } from '../../../contract/tickets.ts';
import { useNickname } from '../../features/account/useNickname.ts';
import { orderPlaces, orderStays } from '../../features/orders/orderPlaces.ts';
import { type Purchase, purchaseState } from '../../features/plan/purchase.ts';
import { formatDay } from '../../features/plan/tripDay.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import { personalQuery } from '../../shared/client/callQuery.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { paths } from '../../shared/paths.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';

/** The input of the order, to retry its payment. */
function toPurchase(order: TicketDetail): Purchase {
  return {
    from: order.departure,
    date: order.tripDate,
    time: order.startTime,
    person: order.numberOfPeople,
    places: orderPlaces(order),
    stays: orderStays(order),
    // A ticket of the previous release has no overtime.
    boughtHalfHours: order.boughtHalfHours ?? 0,
    acceptsEarlyEnd: order.acceptsEarlyEnd ?? false,
  };
}

/** One line about an unpaid order, with a link to its payment; nothing if the input cannot be restored. */
export function ResumeAttempt({ orderId }: { orderId: string }) {
  const { language, messages } = useLanguage();
  const { tickets: ticketsMessages, payment } = messages.ticket;
  const client = useClient();
  const nickname = useNickname();
  const input = { params: { orderId }, query: { locale: language } };
  const { data: ticket } = useQuery(personalQuery(client, nickname, 'getTicket', input));
  if (!ticket) return null;
  const purchase = toPurchase(ticket);
  if (purchase.places.length === 0) return null;
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-3 rounded-md bg-foam px-4 py-1">
      <span>
        {ticketsMessages.unpaid(`${formatDay(purchase.date, language)} · ${payment.startsAt(purchase.time)}`)}
      </span>
      <PageLink
        to={paths.payment()}
        state={purchaseState(purchase)}
        className="inline-flex min-h-11 items-center semibold text-pine"
      >
        {ticketsMessages.goOn}
      </PageLink>
    </p>
  );
}
