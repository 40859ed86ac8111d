import type { DeskOrder, OrderLine } from '../../../../contract/desk/orders.ts';
import { toAmount } from '../../../../domain/tickets/price.ts';
import type { DeskDeps } from '../../../desk/deskDeps.ts';
import { ticketAddress } from '../../../mail/ticketAddress.ts';
import { ProblemError } from '../../../platform/problem.ts';
import type { TourReports } from '../../tours/tourReports.ts';
import { isChangeable } from '../changeOrder.ts';
import type { OrderService } from '../orderService.ts';
import type { FoundOrder } from '../searchOrders.ts';
import {
  isBookedByReseller,
  isRefundPending,
  isSoldByDesk,
  isTourPlanned,
  leftToRefund,
  type Order,
} from '../ticketDeps.ts';

export type OrderDeps = DeskDeps & {
  readonly orders: OrderService;
  readonly tourReports: Pick<TourReports, 'aboutOrder'>;
};

/** The total of all refunds, of the cancellation and others, in the currency's main unit; null for none. */
function totalRefund({ refund_amount, goodwill, currency }: Order): number | null {
  const minor = (refund_amount ?? 0) + goodwill;
  return minor === 0 ? null : toAmount(minor, currency);
}

export const toOrderLine = (order: FoundOrder): OrderLine => ({
  orderId: order.id,
  orderNumber: order.number,
  createdAt: order.created_at.toISOString(),
  status: order.status,
  isRefundPending: isRefundPending(order),
  amount: toAmount(order.amount, order.currency),
  currency: order.currency,
  paymentMethod: order.payment_method,
  tripDate: order.trip_date,
  startTime: order.start_time,
  numberOfPeople: order.number_of_people,
  customerName: order.customer_name,
  customerEmail: order.customer_email,
  paidAt: order.paid_at?.toISOString() ?? null,
  method: order.method,
  refundAmount: totalRefund(order),
  refundedAt: order.cancelled_at?.toISOString() ?? null,
  driverName: order.driver_name,
  resellerName: order.reseller_name,
});

function deskRefund(order: Order): DeskOrder['refund'] {
  const { cancel_requested_at: requestedAt, refund_percent: percent, refund_amount: minor } = order;
  if (requestedAt === null || percent === null || minor === null) return null;
  return {
    percent,
    amount: toAmount(minor, order.currency),
    reason: order.cancel_reason ?? '',
    requestedAt: requestedAt.toISOString(),
    settledAt: order.cancelled_at?.toISOString() ?? null,
  };
}

/** @throws ProblemError 'notFound' */
export async function deskOrder(deps: OrderDeps, id: string): Promise<DeskOrder> {
  const shown = await deps.orders.show(id);
  if (!shown) throw new ProblemError('notFound');
  const { order, history, stops, byRule } = shown;
  return {
    ...toOrderLine(order),
    departure: order.departure,
    departurePlace: deps.departures.showOther(order.departure, 'ko'),
    customerPhone: order.phone,
    language: order.language,
    hasAccount: order.account_id !== null,
    version: order.changes,
    isChangeable: isChangeable(order, deps.clock.now()),
    receiptUrl: order.receipt_url,
    failureCode: order.failure_code,
    stops: [...stops],
    agreedRoute: order.agreed_route,
    sale: isSoldByDesk(order)
      ? {
          by: shown.soldBy,
          channel: order.sales_channel,
          payUntil: order.pay_until?.toISOString() ?? null,
          link: ticketAddress(deps.secrets, order),
        }
      : null,
    reseller: isBookedByReseller(order)
      ? {
          reference: order.reseller_reference,
          heldUntil: order.status === 'ready' ? (order.pay_until?.toISOString() ?? null) : null,
          link: ticketAddress(deps.secrets, order),
        }
      : null,
    goodwill: shown.goodwill,
    leftToRefund: isTourPlanned(order) ? toAmount(leftToRefund(order), order.currency) : 0,
    refund: deskRefund(order),
    byRule: byRule && { ...byRule, amount: toAmount(byRule.amount, order.currency) },
    history: history.map(({ at, cause, who, role, from_status: from, to_status: to, detail }) => ({
      at: at.toISOString(),
      cause,
      who,
      role,
      from,
      to,
      detail,
    })),
    reports: await deps.tourReports.aboutOrder(id),
  };
}
