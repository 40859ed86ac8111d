import type { DeskApi } from '../../../../contract/desk/api.ts';
import type { soldOrdersApi } from '../../../../contract/desk/soldOrders.ts';
import { toMinor } from '../../../../domain/tickets/price.ts';
import { writeAudit } from '../../../desk/audit.ts';
import { staffActor } from '../../../desk/deskDeps.ts';
import { invalidField } from '../../../desk/invalidField.ts';
import { takeDeskMail } from '../../../desk/mailLimits.ts';
import type { RouteHandler, RouteHandlers } from '../../../http/requestContext.ts';
import { ProblemError } from '../../../platform/problem.ts';
import { deskOrder, type OrderDeps } from './deskOrder.ts';

function sellOrder(deps: OrderDeps): RouteHandler<DeskApi['sellOrder']> {
  return async ({ body: { visitSpotSet = [], ...sale } }, context) => {
    const { staffId, name, role } = context.staff();
    if (sale.customerEmail !== '') await takeDeskMail(deps, context, sale.customerEmail);
    const seller = { staffId, name, role, origin: deps.guideOrigin || context.origin };
    const orderId = await deps.orders.sell({ ...sale, visitSpotSet }, seller, (subjectId) =>
      writeAudit(deps, staffActor(context), {
        action: 'sell',
        subject: 'order',
        subjectId,
        after: {
          channel: sale.channel,
          payment: sale.payment,
          tripDate: sale.tripDate,
          startTime: sale.startTime,
          numberOfPeople: sale.numberOfPeople,
        },
      }),
    );
    return deskOrder(deps, orderId);
  };
}

function refundPart(deps: OrderDeps): RouteHandler<DeskApi['refundPart']> {
  return async ({ params: { orderId }, body: { amount, reason } }, context) => {
    // Unknown orders are a 404.
    const { currency } = await deskOrder(deps, orderId);
    const minor = toMinor(amount, currency);
    if (minor === null) throw invalidField('amount', 'wrongAmount', `an amount in ${currency}`);
    const outcome = await deps.orders.refundPart(
      orderId,
      { amount: minor, reason, by: context.staff() },
      () =>
        writeAudit(deps, staffActor(context), {
          action: 'refundPart',
          subject: 'order',
          subjectId: orderId,
          after: { amount, currency },
        }),
    );
    if (outcome === 'refused')
      throw new ProblemError('notCancellable', 'the payment provider refused; nothing was paid back');
    if (outcome === 'pending') context.setStatus(202);
    return deskOrder(deps, orderId);
  };
}

function renewTicketLink(deps: OrderDeps): RouteHandler<DeskApi['renewTicketLink']> {
  return async ({ params: { orderId } }, context) => {
    const isRenewed = await deps.orders.renewLink(orderId, context.staff(), () =>
      writeAudit(deps, staffActor(context), { action: 'renewLink', subject: 'order', subjectId: orderId }),
    );
    const order = await deskOrder(deps, orderId);
    if (!isRenewed) throw new ProblemError('notPossibleNow', 'a visitor’s order has no link');
    return order;
  };
}

/** Orders that the desk makes, and refunds that don't cancel. */
export const soldOrderHandlers = (deps: OrderDeps): RouteHandlers<typeof soldOrdersApi> => ({
  sellOrder: sellOrder(deps),
  refundPart: refundPart(deps),
  renewTicketLink: renewTicketLink(deps),
});
