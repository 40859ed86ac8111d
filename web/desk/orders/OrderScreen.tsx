import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { DeskOrder } from '../../../contract/desk/orders.ts';
import { phoneUrl } from '../../../domain/phone.ts';
import { alertKinds } from '../../../domain/staff/alertRules.ts';
import { isOutsideProvider } from '../../../domain/tickets/paymentMethods.ts';
import { formatPrice } from '../../../domain/tickets/price.ts';
import { callQuery } from '../../shared/client/callQuery.ts';
import { PageLink } from '../../shared/ui/PageLink.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { QueryResult } from '../../shared/ui/QueryResult.tsx';
import { useMarkSeen } from '../alerts/useMarkSeen.ts';
import { useDeskClient } from '../client/DeskClientContext.tsx';
import { deskPaths } from '../deskPaths.ts';
import { useDeskLanguage } from '../language/DeskLanguage.tsx';
import { formatDay, formatMoment } from '../language/formats.ts';
import { DeskPage } from '../shell/DeskPage.tsx';
import { LoadingRows } from '../shell/LoadingRows.tsx';
import { missingOrFailed } from '../shell/missingOrFailed.tsx';
import { TourReportCard } from '../tourReports/TourReportCard.tsx';
import { Facts } from '../ui/Facts.tsx';
import { ChangeOrder } from './ChangeOrder.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderRefund } from './OrderRefund.tsx';
import { OrderReseller } from './OrderReseller.tsx';
import { OrderSale } from './OrderSale.tsx';
import { methodName } from './orderCsv.ts';
import { ResendReceipt } from './ResendReceipt.tsx';
import { StatusMark } from './StatusMark.tsx';

/** A refund that the provider has not confirmed is looked at again (ms). */
const askAgain = 5_000;

/** One order with everything that happened to it. */
export function OrderScreen() {
  const { orders } = useDeskLanguage().messages;
  const { orderId = '' } = useParams();
  const order = useQuery({
    ...callQuery(useDeskClient(), 'getOrder', { params: { orderId }, query: {} }),
    refetchInterval: ({ state }) => (state.data?.isRefundPending ? askAgain : false),
  });
  useMarkSeen({ kinds: alertKinds, orderId });
  return (
    <DeskPage title={orders.one.title(order.data?.orderNumber ?? '')}>
      <p className="mb-4">
        <PageLink to={deskPaths.orders()} className="inline-flex min-h-11 items-center text-pine">
          {orders.one.back}
        </PageLink>
      </p>
      <QueryResult query={order} loading={<LoadingRows />} failed={missingOrFailed(order.refetch)}>
        {(loaded) => <OrderDetails order={loaded} />}
      </QueryResult>
    </DeskPage>
  );
}

function OrderDetails({ order }: { order: DeskOrder }) {
  const { language, messages } = useDeskLanguage();
  const { one, ...orders } = messages.orders;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Panel title={one.facts}>
        <p className="mb-3">
          <StatusMark order={order} />
        </p>
        <Facts
          facts={[
            [
              orders.tour,
              `${formatDay(language, order.tripDate)} ${order.startTime}, ${orders.people(order.numberOfPeople)}`,
            ],
            [messages.deskSale.departure, order.departurePlace?.koreanName ?? messages.deskSale.station],
            [
              orders.customer,
              <span key="customer">
                {order.customerName}
                <span className="block break-all">{order.customerEmail}</span>
              </span>,
            ],
            [
              one.phone,
              order.customerPhone && (
                <a href={phoneUrl(order.customerPhone)} className="text-pine">
                  {order.customerPhone}
                </a>
              ),
            ],
            [orders.amount, formatPrice(order)],
            [one.language, orders.languages[order.language]],
            [
              one.account,
              order.sale || order.reseller ? null : order.hasAccount ? one.hasAccount : one.noAccount,
            ],
            [one.method, methodName(order, messages)],
            [orders.orderedAt, formatMoment(language, order.createdAt)],
            [one.paidAt, order.paidAt && formatMoment(language, order.paidAt)],
            [one.failure, order.failureCode],
            [
              one.orderId,
              isOutsideProvider(order.paymentMethod) ? null : (
                <span key="id" className="text-sm break-all">
                  {order.orderId}
                </span>
              ),
            ],
            [
              one.stops,
              <span lang="ko" key="stops">
                {[...order.stops, ...(order.agreedRoute ? [order.agreedRoute] : [])].join(' → ')}
              </span>,
            ],
            [
              one.receipt,
              order.receiptUrl && (
                <a href={order.receiptUrl} target="_blank" rel="noreferrer" className="text-pine">
                  {one.openReceipt}
                </a>
              ),
            ],
          ]}
        />
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {order.status === 'paid' && (
            <PageLink
              to={deskPaths.tour(order.orderId)}
              className="inline-flex min-h-11 items-center text-pine"
            >
              {one.tourLink}
            </PageLink>
          )}
          <ResendReceipt order={order} />
          {order.isChangeable && <ChangeOrder order={order} />}
        </div>
      </Panel>
      <div className="grid content-start gap-5">
        <OrderSale order={order} />
        <OrderReseller order={order} />
        <OrderRefund order={order} />
        {order.reports.length > 0 && (
          <Panel title={one.tourReports}>
            <ul className="grid gap-4">
              {order.reports.map((report) => (
                <TourReportCard key={report.id} report={report} isOnOrder />
              ))}
            </ul>
          </Panel>
        )}
        <Panel title={one.history}>
          <OrderHistory history={order.history} />
        </Panel>
      </div>
    </div>
  );
}
