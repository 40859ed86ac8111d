import type { DeskApi } from '../../../../contract/desk/api.ts';
import type { deskOrdersApi } from '../../../../contract/desk/orders.ts';
import type { soldOrdersApi } from '../../../../contract/desk/soldOrders.ts';
import { toAmount } from '../../../../domain/tickets/price.ts';
import { writeAudit } from '../../../desk/audit.ts';
import { staffActor } from '../../../desk/deskDeps.ts';
import { takeDeskMail } from '../../../desk/mailLimits.ts';
import type { DeskFeature } from '../../../http/feature.ts';
import type { RouteHandler, RouteHandlers } from '../../../http/requestContext.ts';
import { ProblemError } from '../../../platform/problem.ts';
import { readPhone } from '../customerPhone.ts';
import { deskOrder, type OrderDeps, toOrderLine } from './deskOrder.ts';
import { soldOrderHandlers } from './soldOrders.ts';

/** Orders on one page, and in one file. */
const pageSize = 50;
const maxExported = 5_000;

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
    if (customerEmail === '') throw new ProblemError('notPossibleNow', 'its buyer has no address');
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
export function openDeskOrders(
  deps: OrderDeps,
): DeskFeature<RouteHandlers<typeof deskOrdersApi & typeof soldOrdersApi>> {
  return {
    deskHandlers: {
      searchOrders: searchOrders(deps),
      exportOrders: exportOrders(deps),
      getOrder: ({ params: { orderId } }) => deskOrder(deps, orderId),
      changeOrder: changeOrder(deps),
      refundOrder: refundOrder(deps),
      resendReceipt: resendReceipt(deps),
      ...soldOrderHandlers(deps),
    },
  };
}
