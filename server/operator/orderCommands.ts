import { escapedControls } from '../../domain/readableText.ts';
import type { AuditAction } from '../../domain/staff/auditActions.ts';
import { formatPrice, minorPrice, toAmount } from '../../domain/tickets/price.ts';
import { operator, writeAudit } from '../desk/audit.ts';
import type { OpenedTickets } from '../features/orders/openTickets.ts';
import { isCancellationPending, type Order } from '../features/orders/ticketDeps.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { OperatorError, type OrderCommand } from './command.ts';

/** Runs a command; the result is printed. @throws OperatorError */
export type OperateOrders = (command: OrderCommand) => Promise<string>;

export interface OrderCommandDeps extends Pick<OpenedTickets, 'orderService'> {
  readonly database: Database;
  readonly clock: Clock;
}

/** Limit of printed orders. */
const maxListed = 500;

/** An amount of an order in its own currency. */
const price = (order: Pick<Order, 'currency'>, minor: number) => minorPrice(minor, order.currency);
const moment = (date: Date | null) => date?.toISOString() ?? '-';

/** The operator's view of the orders: list, show, refund, resend. */
export function createOrderCommands(deps: OrderCommandDeps): OperateOrders {
  const { orderService } = deps;

  const audit = (id: string, action: AuditAction<'order'>, after?: Readonly<Record<string, unknown>>) =>
    writeAudit(deps, operator, { action, subject: 'order', subjectId: id, ...(after ? { after } : {}) });

  async function known(id: string) {
    const shown = await orderService.show(id);
    if (!shown) throw new OperatorError(`There is no order ${id}.`);
    return shown;
  }

  async function list({ status, day }: Extract<OrderCommand, { command: 'list' }>): Promise<string> {
    const orders = await orderService.search({ status, day }, { limit: maxListed });
    if (orders.length === 0) return 'No orders.';
    return orders
      .map((order) =>
        [
          moment(order.created_at),
          order.status.padEnd(10),
          price(order, order.amount),
          `${order.trip_date} ${order.start_time}`,
          `${order.number_of_people}p`,
          order.number,
          order.id,
          order.customer_email,
        ].join('  '),
      )
      .map(escapedControls)
      .join('\n');
  }

  async function show(id: string): Promise<string> {
    const { order, history, goodwill, soldBy } = await known(id);
    const refund =
      order.refund_amount === null
        ? []
        : [
            `refund     ${price(order, order.refund_amount)} (${order.refund_percent} %), asked ${moment(order.cancel_requested_at)}, done ${moment(order.cancelled_at)}, because: ${order.cancel_reason}`,
          ];
    return [
      `order      ${order.number}, ${order.id}`,
      `status     ${order.status}${order.failure_code === null ? '' : ` (${order.failure_code})`}`,
      `amount     ${price(order, order.amount)}`,
      `tour       ${order.trip_date} ${order.start_time} (Asia/Seoul), ${order.number_of_people} people`,
      `passenger  ${order.customer_name} <${order.customer_email}>, ${order.language}`,
      `account    ${order.account_id ?? (soldBy === null ? 'deleted' : `none, ordered at the desk by ${soldBy}`)}`,
      `payment    ${order.payment_method}, ${order.payment_key ?? '-'}, ${order.method ?? '-'}, paid ${moment(order.paid_at)}`,
      ...goodwill.map(
        ({ amount, reason, settledAt }) =>
          `partial    ${formatPrice({ amount, currency: order.currency })}, done ${settledAt ?? '-'}, because: ${reason}`,
      ),
      ...refund,
      'history',
      ...history.map(
        (line) =>
          `  ${moment(line.at)}  ${line.cause.padEnd(10)}  ${line.from_status ?? '-'} -> ${line.to_status}  ${JSON.stringify(line.detail)}`,
      ),
    ]
      .map(escapedControls)
      .join('\n');
  }

  async function refund({
    order: id,
    percent,
    reason,
  }: Extract<OrderCommand, { command: 'refund' }>): Promise<string> {
    const { order: before } = await known(id);
    const { currency } = before;
    const outcome = await orderService.refund(id, { reason, percent }, (decided) =>
      audit(id, 'refund', { ...decided, amount: toAmount(decided.amount, currency), currency }),
    );
    const { order } = await known(id);
    if (outcome === 'refunded')
      return `${price(order, order.refund_amount ?? 0)} of ${id} is paid back; the ticket is cancelled.`;
    if (outcome === 'pending')
      return `The refund of ${id} is kept; the payment provider has not answered, and the running product goes on asking.`;
    if (outcome === 'refused')
      throw new OperatorError(
        `The payment provider refused to pay back ${id}; the ticket stays as it was ("show" has its code).`,
      );
    const why = isCancellationPending(before) ? 'its refund is under way' : `it is ${before.status}`;
    throw new OperatorError(`${id} cannot be refunded: ${why}.`);
  }

  async function resend(id: string): Promise<string> {
    await known(id);
    const to = await orderService.resend(id, () => audit(id, 'resend'));
    if (to === null) throw new OperatorError(`${id} was not paid: it has no receipt.`);
    return `The mail about ${id} waits for the running product to send it to ${to}.`;
  }

  return async (command) => {
    if (command.command === 'list') return list(command);
    if (command.command === 'show') return show(command.order);
    if (command.command === 'refund') return refund(command);
    return resend(command.order);
  };
}
