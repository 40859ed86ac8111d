import type { DeskApi } from '../../../../contract/desk/api.ts';
import type { DeskOrder, deskOrdersApi, OrderLine } from '../../../../contract/desk/orders.ts';
import { toAmount } from '../../../../domain/tickets/price.ts';
import { writeAudit } from '../../../desk/audit.ts';
import { type DeskDeps, staffActor } from '../../../desk/deskDeps.ts';
import { takeDeskMail } from '../../../desk/mailLimits.ts';
import type { DeskFeature } from '../../../http/feature.ts';
import type { RouteHandler, RouteHandlers } from '../../../http/requestContext.ts';
import { ProblemError } from '../../../platform/problem.ts';
import type { TourReports } from '../../tours/tourReports.ts';
import { isChangeable } from '../changeOrder.ts';
import { readPhone } from '../customerPhone.ts';
import type { OrderService } from '../orderService.ts';
import type { FoundOrder } from '../searchOrders.ts';
import type { Order } from '../ticketDeps.ts';

type OrderDeps = DeskDeps & {
  readonly orders: OrderService;
  readonly tourReports: Pick<TourReports, 'aboutOrder'>;
};

/** Orders on one page, and in one file. */
const pageSize = 50;
const maxExported = 5_000;

const toOrderLine = (order: FoundOrder): OrderLine => ({
  orderId: order.id,
  orderNumber: order.number,
  createdAt: order.created_at.toISOString(),
  status: order.status,
  isRefundPending: order.status === 'paid' && order.cancel_requested_at !== null,
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
  refundAmount: order.refund_amount === null ? null : toAmount(order.refund_amount, order.currency),
  refundedAt: order.cancelled_at?.toISOString() ?? null,
  driverName: order.driver_name,
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
async function deskOrder(deps: OrderDeps, id: string): Promise<DeskOrder> {
  const shown = await deps.orders.show(id);
  if (!shown) throw new ProblemError('notFound');
  const { order, history, stops, byRule } = shown;
  return {
    ...toOrderLine(order),
    customerPhone: order.phone,
    language: order.language,
    hasAccount: order.account_id !== null,
    version: order.changes,
    isChangeable: isChangeable(order, deps.clock.now()),
    receiptUrl: order.receipt_url,
    failureCode: order.failure_code,
    stops: [...stops],
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

function searchOrders({ orders }: OrderDeps): RouteHandler<DeskApi['searchOrders']> {
  return async ({ query: { page, ...filter } }) => {
    const found = await orders.search(filter, { limit: pageSize + 1, offset: (page - 1) * pageSize });
    return { content: found.slice(0, pageSize).map(toOrderLine), hasMore: found.length > pageSize };
  };
}

function exportOrders({ orders }: OrderDeps): RouteHandler<DeskApi['exportOrders']> {
  return async ({ query }) => {
    const found = await orders.search(query, { limit: maxExported + 1 });
    return { content: found.slice(0, maxExported).map(toOrderLine), hasMore: found.length > maxExported };
  };
}

function refundOrder(deps: OrderDeps): RouteHandler<DeskApi['refundOrder']> {
  return async ({ params: { orderId }, body: { kind, reason } }, context) => {
    // Unknown orders are a 404.
    const shown = await deskOrder(deps, orderId);
    const percent = kind === 'full' ? 100 : 'byRule';
    const outcome = await deps.orders.refund(orderId, { reason, percent, by: context.staff() }, (refund) =>
      writeAudit(deps, staffActor(context), {
        action: 'refund',
        subject: 'order',
        subjectId: orderId,
        after: {
          kind,
          percent: refund.percent,
          amount: toAmount(refund.amount, shown.currency),
          currency: shown.currency,
        },
      }),
    );
    if (outcome === 'nothing') throw new ProblemError('notPossibleNow', 'the rule pays nothing back now');
    if (outcome === 'refused')
      throw new ProblemError('notCancellable', 'the payment provider refused; the ticket stays as it was');
    if (outcome === 'notCancellable') throw new ProblemError('notCancellable');
    if (outcome === 'pending') context.setStatus(202);
    return deskOrder(deps, orderId);
  };
}

function changeOrder(deps: OrderDeps): RouteHandler<DeskApi['changeOrder']> {
  return async ({ params: { orderId }, body: { version, reason, customerPhone, ...changes } }, context) => {
    // What the desk writes without a country code is a Korean number.
    const phone = customerPhone === undefined ? {} : { customerPhone: readPhone(customerPhone, 'ko') };
    await deps.orders.change(
      orderId,
      { ...changes, ...phone },
      {
        cause: 'operator',
        version,
        reason,
        by: context.staff(),
        record: (after) =>
          writeAudit(deps, staffActor(context), {
            action: 'change',
            subject: 'order',
            subjectId: orderId,
            after,
          }),
      },
    );
    // Unknown orders are a 404.
    return deskOrder(deps, orderId);
  };
}

function resendReceipt(deps: OrderDeps): RouteHandler<DeskApi['resendReceipt']> {
  return async ({ params: { orderId } }, context) => {
    const { customerEmail } = await deskOrder(deps, orderId);
    await takeDeskMail(deps, context, customerEmail);
    const to = await deps.orders.resend(orderId, () =>
      writeAudit(deps, staffActor(context), {
        action: 'resend',
        subject: 'order',
        subjectId: orderId,
      }),
    );
    if (to === null) throw new ProblemError('notPossibleNow', 'it was not paid: it has no receipt');
    return { to };
  };
}

/** Orders at the desk. */
export function openDeskOrders(deps: OrderDeps): DeskFeature<RouteHandlers<typeof deskOrdersApi>> {
  return {
    deskHandlers: {
      searchOrders: searchOrders(deps),
      exportOrders: exportOrders(deps),
      getOrder: ({ params: { orderId } }) => deskOrder(deps, orderId),
      changeOrder: changeOrder(deps),
      refundOrder: refundOrder(deps),
      resendReceipt: resendReceipt(deps),
    },
  };
}
