import { useEffect, useMemo, useRef, useState } from 'react';
import type { TicketDetail } from '../../../contract/tickets.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { isOutsideProvider, walletNameIn } from '../../../domain/tickets/paymentMethods.ts';
import { formatPrice } from '../../../domain/tickets/price.ts';
import { driverPhoneStart } from '../../../domain/tickets/ticketRules.ts';
import { DriverView } from '../../features/orders/DriverView.tsx';
import { Fact } from '../../features/orders/Fact.tsx';
import { formatMoment } from '../../features/orders/formatMoment.ts';
import { isWalletTicket } from '../../features/orders/isWalletTicket.ts';
import { MessagePanel } from '../../features/orders/MessagePanel.tsx';
import { PassLinks } from '../../features/orders/PassLinks.tsx';
import { RefundRule } from '../../features/orders/RefundRule.tsx';
import { failureReason } from '../../features/orders/refusal.ts';
import { TourLength } from '../../features/orders/TourLength.tsx';
import { useStoredTicket } from '../../features/orders/useStoredTicket.ts';
import { formatDay } from '../../features/plan/tripDay.ts';
import { useLanguage } from '../../shared/i18n/LanguageContext.tsx';
import { useSite } from '../../shared/page/Site.tsx';
import { paths } from '../../shared/paths.ts';
import { buttonClass } from '../../shared/ui/Button.tsx';
import { FailedCall } from '../../shared/ui/FailedCall.tsx';
import { alert } from '../../shared/ui/formShapes.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { AgreedRoute } from './AgreedRoute.tsx';
import { CancelTicket } from './CancelTicket.tsx';
import { ChangeTicket } from './ChangeTicket.tsx';
import { Connection } from './Connection.tsx';
import { PaidBack } from './PaidBack.tsx';
import { qrDrawing } from './qrDrawing.ts';
import { Reports } from './Reports.tsx';
import { Status } from './Status.tsx';
import { LoadingTickets } from './TicketList.tsx';
import { TicketStops } from './TicketStops.tsx';
import { YourDriver } from './YourDriver.tsx';

/** Delay between two polls of an order that the provider has not decided yet (ms). */
const pendingInterval = 5_000;
/** Delay between two polls around the tour, when the driver's telephone number appears and disappears (ms). */
const tourInterval = 60_000;
/** Maximum delay (ms); a browser's timers can't wait longer than some 24 days. */
const maxInterval = 24 * 3_600_000;

/** Milliseconds until a ticket may have changed; false if only its visitor can change it. */
export function nextPoll({
  status,
  cancellation,
  tripDate,
  startTime,
  driver,
}: TicketDetail): number | false {
  if (status === 'confirming' || (cancellation !== null && cancellation.settledAt === null))
    return pendingInterval;
  if (status !== 'paid') return false;
  const untilPhone = driverPhoneStart(tripDate, startTime).getTime() - Date.now();
  if (untilPhone > 0) return Math.min(untilPhone, maxInterval);
  // The server hides the driver at the end of the tour.
  return (driver || toSeoulDate(new Date()) === tripDate) && tourInterval;
}

/** One of the user's orders, as the server has it. */
export function TicketView({ orderId }: { orderId: string }) {
  const { language, messages } = useLanguage();
  const { detail: detailMessages, tickets } = messages.ticket;
  const input = { params: { orderId }, query: { locale: language } };
  const { query, connection, change } = useStoredTicket('getTicket', input, nextPoll);
  return (
    <QueryResult
      query={query}
      loading={<LoadingTickets />}
      failed={(failure) =>
        failure.status === 404 || failure.status === 400 ? (
          <MessagePanel
            icon={alert}
            tone="bad"
            title={detailMessages.notFound}
            text={<p>{detailMessages.notFoundText}</p>}
          >
            <PageLink to={paths.tickets()} className={buttonClass()}>
              {tickets.toList}
            </PageLink>
          </MessagePanel>
        ) : (
          <FailedCall
            failure={failure}
            text={connection.isReachable ? tickets.failed : tickets.offline}
            onRetry={query.refetch}
          />
        )
      }
    >
      {(ticket) => (
        <>
          <Connection {...connection} />
          <ShownTicket
            ticket={ticket}
            isReachable={connection.isReachable}
            onChanged={(part) => change({ ...ticket, ...part })}
            onOutdated={query.refetch}
          />
        </>
      )}
    </QueryResult>
  );
}

interface ShownProps {
  ticket: TicketDetail;
  isReachable: boolean;
  onChanged: (change: Partial<TicketDetail>) => void;
  /** Called when the shown ticket turns out to be outdated. */
  onOutdated: () => unknown;
}

/** A ticket with all actions of its holder. */
export function ShownTicket({ ticket, isReachable, onChanged, onOutdated }: ShownProps) {
  const { language, messages } = useLanguage();
  const { origin } = useSite();
  const { detail: detailMessages, payment, methods } = messages.ticket;
  const result = useRef<HTMLElement>(null);
  const [isJustCancelled, setJustCancelled] = useState(false);
  // After the dialog has closed: the result is far above the button, which has disappeared.
  useEffect(() => {
    if (isJustCancelled) result.current?.focus();
  }, [isJustCancelled]);
  // Defaults: a copy that the previous release stored on the device has no such fields.
  const { checkPath, driver = null, reports = [], canReport = false } = ticket;
  const { paymentMethod = 'card' } = ticket;
  const methodName = () => {
    if (isOutsideProvider(paymentMethod)) return detailMessages.handMethods[paymentMethod];
    if (paymentMethod !== 'card') return walletNameIn(paymentMethod, language);
    return ticket.method && methods[ticket.method];
  };
  const method = methodName();
  const isBySeller = paymentMethod === 'invoice';
  const actions = (
    <>
      <ChangeTicket {...{ ticket, isReachable, onChanged, onOutdated }} />
      <CancelTicket
        ticket={ticket}
        isReachable={isReachable}
        onCancelled={(cancelled) => {
          onChanged(cancelled);
          setJustCancelled(true);
        }}
      />
    </>
  );
  const stops = ticket.stops.toSorted((a, b) => a.orderIndex - b.orderIndex);
  return (
    <div className="mt-4 grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <div className="grid min-w-0 gap-4">
        <section ref={result} tabIndex={-1} className="rounded-lg hairline bg-surface p-5 quiet-focus">
          <Status {...ticket} />
          <h2 className="mt-3 bold text-xl">{formatDay(ticket.tripDate, language, 'full')}</h2>
          <p className="mt-1">
            {[
              ticket.departurePlace?.name ?? messages.trip.station,
              payment.startsAt(ticket.startTime),
              messages.trip.peopleCount(ticket.numberOfPeople),
            ].join(' · ')}
          </p>
          <TourLength tour={ticket} />
          <Outcome ticket={ticket} />
          {ticket.refund && ticket.calledOff && <div className="mt-5 grid gap-4">{actions}</div>}
          {checkPath && (
            <div className="mt-5">
              <QrCode text={`${origin}${checkPath}`} label={detailMessages.qr} />
              <p className="mt-2 text-center text-muted text-sm">{detailMessages.qrText}</p>
              {isReachable && <PassLinks passes={ticket.passes} className="mt-4" />}
            </div>
          )}
        </section>
        <YourDriver ticket={ticket} driver={driver} />
        {(stops.length > 0 || ticket.agreedRoute) && (
          <Panel title={payment.stops}>
            <TicketStops ticket={ticket} stops={stops} />
            <AgreedRoute route={ticket.agreedRoute} />
          </Panel>
        )}
        <Reports
          orderId={ticket.orderId}
          reports={reports}
          canReport={canReport}
          isReachable={isReachable}
          onReported={onChanged}
        />
      </div>
      <div className="grid min-w-0 gap-4">
        {ticket.status === 'paid' && !ticket.calledOff && (
          <Panel title={detailMessages.driver}>
            <p className="mb-4 text-muted text-sm">{detailMessages.driverText}</p>
            <DriverView tour={{ ...ticket, stops }} />
            <PageLink to={paths.talk()} className={`${buttonClass('outline')} mt-5 w-full md:w-78`}>
              {detailMessages.talk}
            </PageLink>
          </Panel>
        )}
        <Panel title={payment.summary}>
          <p className="semibold">{ticket.orderName}</p>
          {isBySeller ? (
            <p className="my-3">{detailMessages.bySeller}</p>
          ) : (
            <p className="mt-1 mb-3 bold text-xl tabular">{formatPrice(ticket)}</p>
          )}
          <PaidBack ticket={ticket} />
          <dl className="text-sm">
            <Fact name={payment.name}>{ticket.customerName}</Fact>
            {ticket.customerEmail && <Fact name={detailMessages.receiptTo}>{ticket.customerEmail}</Fact>}
            {ticket.customerPhone && <Fact name={payment.phone}>{ticket.customerPhone}</Fact>}
            {ticket.paidAt && !isBySeller && (
              <Fact name={detailMessages.paidAt}>{formatMoment(new Date(ticket.paidAt), language)}</Fact>
            )}
            {(method || ticket.method) && (
              <Fact name={detailMessages.method}>{method || <span lang="ko">{ticket.method}</span>}</Fact>
            )}
            <Fact name={detailMessages.order}>{ticket.orderNumber ?? ticket.orderId}</Fact>
          </dl>
          {ticket.receiptUrl && (
            <a
              href={ticket.receiptUrl}
              target="_blank"
              rel="noopener noreferrer"
              className={`${buttonClass('outline')} mt-4 w-full md:w-78`}
            >
              {detailMessages.receipt}
            </a>
          )}
        </Panel>
        {ticket.refund && !ticket.calledOff && (
          <>
            <RefundRule terms={ticket} />
            {actions}
          </>
        )}
      </div>
    </div>
  );
}

/** The order's status if it is anything but a paid ticket. */
export function Outcome({ ticket }: { ticket: TicketDetail }) {
  const { language, messages } = useLanguage();
  const { detail: detailMessages, success, reasons, calledOff: calledOffMessages } = messages.ticket;
  const calledOffText = ({ reason, until }: NonNullable<TicketDetail['calledOff']>) => {
    const price = formatPrice(ticket);
    const moment = formatMoment(new Date(until), language);
    const next = ticket.changeableUntil
      ? calledOffMessages.choice(moment, price)
      : calledOffMessages.over(price);
    return `${calledOffMessages.reasons[reason]} ${next}`;
  };
  const said = () => {
    if (ticket.paymentMethod === 'invoice') {
      if (ticket.calledOff)
        return `${calledOffMessages.reasons[ticket.calledOff.reason]} ${detailMessages.bySeller}`;
      return ticket.cancellation ? detailMessages.bySeller : '';
    }
    if (ticket.cancellation) {
      const { amount, settledAt } = ticket.cancellation;
      if (amount === 0) return detailMessages.refundedNone;
      const price = formatPrice({ amount, currency: ticket.currency });
      return settledAt ? detailMessages.refunded(price) : detailMessages.refundPending(price);
    }
    if (ticket.calledOff) return calledOffText(ticket.calledOff);
    if (ticket.status === 'confirming') {
      return isWalletTicket(ticket) ? success.walletWaitingText : success.waitingText;
    }
    if (ticket.status === 'refused') {
      const charged = isWalletTicket(ticket) ? success.maybeCharged : success.notCharged;
      return `${reasons[failureReason(ticket.failureCode)]} ${charged}`;
    }
    // A wallet may still take the money.
    if (isWalletTicket(ticket) && ticket.status === 'ready') return success.walletWaitingText;
    if (isWalletTicket(ticket) && ticket.status === 'expired') return success.walletExpiredText;
    return ticket.status === 'ready' || ticket.status === 'expired' ? success.notCharged : '';
  };
  const words = ticket.cancellation ? '' : (ticket.calledOff?.words ?? '');
  // Always rendered, so that a cancellation is announced.
  return (
    <>
      <p role="status" className="mt-3 empty:mt-0">
        {said()}
      </p>
      {words !== '' && (
        <div className="mt-3 rounded-md bg-foam p-3 text-sm">
          <p className="text-muted">{calledOffMessages.words}</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{words}</p>
        </div>
      )}
    </>
  );
}

/** A QR code; black on white in every scheme, since scanners need the contrast. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { side, path } = useMemo(() => qrDrawing(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      style={{ maxWidth: '18rem' }}
      className="mx-auto block w-full rounded-md"
    >
      <path d={`M0 0h${side}v${side}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
