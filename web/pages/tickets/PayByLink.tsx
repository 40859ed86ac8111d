import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TicketDetail } from '../../../contract/tickets.ts';
import { formatPrice } from '../../../domain/tickets/price.ts';
import { Fact } from '../../features/orders/Fact.tsx';
import { formatMoment } from '../../features/orders/formatMoment.ts';
import { RefundRule } from '../../features/orders/RefundRule.tsx';
import { toWidgetFault, type WidgetFault } from '../../features/orders/refusal.ts';
import { type OfferedMethod, offeredMethods } from '../../features/payment/offeredMethods.ts';
import { PayBar } from '../../features/payment/PayBar.tsx';
import { PaymentWidgets } from '../../features/payment/PaymentWidgets.tsx';
import { errorCode, type TossWidgets } from '../../features/payment/tossPayments.ts';
import { useWidgets } from '../../features/payment/useWidgets.ts';
import { formatDay } from '../../features/plan/tripDay.ts';
import { useClient } from '../../shared/client/ClientContext.tsx';
import type { CallResponse } from '../../shared/client/client.ts';
import { useCallMutation } from '../../shared/client/useCallMutation.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { FormFailure } from '../../shared/ui/FormFailure.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { AgreedRoute } from './AgreedRoute.tsx';
import { TicketStops } from './TicketStops.tsx';

/** The content of an order made at the desk, and its payment by the buyer. */
export function PayByLink({ ticket }: { ticket: TicketDetail }) {
  const { language, messages } = useLanguage();
  const { payment, detail } = messages.ticket;
  const client = useClient();
  const offer = useQuery({
    queryKey: ['getPaymentOffer', 'link', ticket.orderId, language],
    queryFn: ({ signal }) =>
      client.call('getPaymentOffer', { params: {}, query: { locale: language } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const until = ticket.payUntil && formatMoment(new Date(ticket.payUntil), language);
  return (
    <div className="mt-4 grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <div className="grid min-w-0 gap-4">
        <Panel title={payment.summary}>
          <p className="semibold text-lg">{ticket.orderName}</p>
          <p className="mt-1">
            {[
              ticket.departurePlace?.name ?? messages.trip.station,
              payment.startsAt(ticket.startTime),
              messages.trip.peopleCount(ticket.numberOfPeople),
            ].join(' · ')}
          </p>
          <p className="mt-1">{formatDay(ticket.tripDate, language, 'full')}</p>
          <p className="mt-3 bold text-xl tabular">{formatPrice(ticket)}</p>
          <dl className="mt-3 text-sm">
            <Fact name={payment.name}>{ticket.customerName}</Fact>
            <Fact name={detail.order}>{ticket.orderNumber ?? ticket.orderId}</Fact>
          </dl>
        </Panel>
        <Panel title={payment.stops}>
          <TicketStops ticket={ticket} stops={ticket.stops} />
          <AgreedRoute route={ticket.agreedRoute} />
        </Panel>
        <RefundRule terms={ticket} />
      </div>
      <div className="grid min-w-0 gap-4">
        <Panel title={messages.linkedTicket.pay}>
          {until && <p>{messages.linkedTicket.payUntil(until)}</p>}
        </Panel>
        <QueryResult query={offer} loading={<Skeleton className="h-96 w-full" />}>
          {(known) => <Payment ticket={ticket} offer={known} />}
        </QueryResult>
      </div>
    </div>
  );
}

/** The order's own method and price, since the offer may have changed meanwhile. */
function orderedMethod(
  ticket: TicketDetail,
  offer: CallResponse<'getPaymentOffer'>,
): OfferedMethod | undefined {
  const method = offeredMethods(offer).find((one) => one.method === ticket.paymentMethod);
  return method && { ...method, amount: ticket.amount };
}

interface PaymentProps {
  ticket: TicketDetail;
  offer: CallResponse<'getPaymentOffer'>;
}

function Payment({ ticket, offer }: PaymentProps) {
  const { payment: paymentMessages } = useLanguage().messages.ticket;
  const method = orderedMethod(ticket, offer);
  return method ? (
    <ReadyPayment {...{ ticket, offer, method }} />
  ) : (
    <FormFailure sentence={paymentMessages.methodGone} />
  );
}

function ReadyPayment({ ticket, offer, method }: PaymentProps & { method: OfferedMethod }) {
  const { messages } = useLanguage();
  const { payment: paymentMessages } = messages.ticket;
  const widgets = useWidgets({ ...offer, method });
  /** A new object each time, so that the same error is shown again. */
  const [fault, setFault] = useState<{ is: WidgetFault } | null>(null);
  const [sentence, setSentence] = useState<string | null>(null);
  const { mutate, isPending } = useCallMutation({
    mutationFn: async (toss: TossWidgets) => {
      const { orderId, orderName, amount, currency, customerName, customerEmail } = ticket;
      const back = new URL(location.pathname, location.origin).href;
      try {
        await toss.setAmount({ value: amount, currency });
        await toss.requestPayment({
          orderId,
          orderName,
          customerName,
          ...(customerEmail === '' ? {} : { customerEmail }),
          successUrl: back,
          failUrl: back,
        });
      } catch (error) {
        const code = errorCode(error);
        // Closing the provider's window is deliberate, so no error is shown (docs/product/deviations.md).
        if (code === 'USER_CANCEL' || code === 'PAY_PROCESS_CANCELED') return;
        const found = toWidgetFault(code);
        setFault(found && { is: found });
        if (!found) setSentence(paymentMessages.failedAlert);
      }
    },
  });
  const pay = () => {
    if (widgets.kind !== 'ready') return;
    setFault(null);
    setSentence(null);
    mutate(widgets.widgets);
  };
  return (
    <>
      <PaymentWidgets state={widgets} fault={fault} wallet={null} />
      <FormFailure sentence={sentence} />
      <PayBar
        amount={method.amount}
        currency={method.currency}
        isBusy={isPending}
        isReady={widgets.kind === 'ready'}
        needs={
          widgets.kind === 'failed' ? paymentMessages.payNoMethods : messages.linkedTicket.methodsLoading
        }
        onPay={pay}
      />
    </>
  );
}
