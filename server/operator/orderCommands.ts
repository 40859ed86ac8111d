import { escapedControls } from '../../contract/readableText.ts';
import type { OpenedTickets } from '../features/orders/openTickets.ts';
import { cancelledLetter, paidLetter } from '../features/orders/ticketMails.ts';
import { isCancellationPending, type Order, readOrder } from '../features/orders/ticketParts.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Database } from '../platform/database/database.ts';
import { PaymentUnknown } from '../providers/payments.ts';
import { OperatorError, type OrderCommand } from './command.ts';

/** Runs a command; the result is printed. @throws OperatorError */
export type OperateOrders = (command: OrderCommand) => Promise<string>;

export interface OrderCommandParts extends Pick<OpenedTickets, 'transitions' | 'paymentSync'> {
  readonly database: Database;
  readonly outbox: Outbox;
}

/** Limit of printed orders. */
const mostListed = 500;

const won = (amount: number) => `₩${amount.toLocaleString('en-US')}`;
const moment = (date: Date | null) => date?.toISOString() ?? '-';

/** The operator's view of the orders: list, show, refund, resend. */
export function createOrderCommands(parts: OrderCommandParts): OperateOrders {
  const { database, outbox, transitions, paymentSync } = parts;

  async function known(id: string): Promise<Order> {
    const order = await readOrder(parts, id);
    if (!order) throw new OperatorError(`There is no order ${id}.`);
    return order;
  }

  async function list({ status, day }: Extract<OrderCommand, { command: 'list' }>): Promise<string> {
    let query = database.sql
      .selectFrom('ticket_order')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(mostListed);
    if (status !== undefined) query = query.where('status', '=', status);
    if (day !== undefined) query = query.where('trip_date', '=', day);
    const orders = await query.execute();
    if (orders.length === 0) return 'No orders.';
    return orders
      .map((order) =>
        [
          moment(order.created_at),
          order.status.padEnd(10),
          won(order.amount),
          `${order.trip_date} ${order.start_time}`,
          `${order.number_of_people}p`,
          order.id,
          order.customer_email,
        ].join('  '),
      )
      .map(escapedControls)
      .join('\n');
  }

  async function show(id: string): Promise<string> {
    const order = await known(id);
    const audit = await database.sql
      .selectFrom('ticket_audit')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('number')
      .execute();
    const refund =
      order.refund_amount === null
        ? []
        : [
            `refund     ${won(order.refund_amount)} (${order.refund_percent} %), asked ${moment(order.cancel_requested_at)}, done ${moment(order.cancelled_at)}, because: ${order.cancel_reason}`,
          ];
    return [
      `order      ${order.id}`,
      `status     ${order.status}${order.failure_code === null ? '' : ` (${order.failure_code})`}`,
      `amount     ${won(order.amount)}`,
      `tour       ${order.trip_date} ${order.start_time} (Asia/Seoul), ${order.number_of_people} people`,
      `passenger  ${order.customer_name} <${order.customer_email}>, ${order.language}`,
      `account    ${order.account_id ?? 'deleted'}`,
      `payment    ${order.payment_key ?? '-'}, ${order.method ?? '-'}, paid ${moment(order.paid_at)}`,
      ...refund,
      'moves',
      ...audit.map(
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
    const before = await known(id);
    const decided = await transitions.requestCancellation(id, 'operator', (order) => ({
      reason,
      percent,
      amount: Math.floor((order.amount * percent) / 100),
    }));
    if (!decided) {
      const why = isCancellationPending(before) ? 'its refund is under way' : `it is ${before.status}`;
      throw new OperatorError(`${id} cannot be refunded: ${why}.`);
    }
    try {
      await paymentSync.sync(id, 'operator');
    } catch (error) {
      if (!(error instanceof PaymentUnknown)) throw error;
    }
    const order = await known(id);
    if (order.status === 'cancelled')
      return `${won(order.refund_amount ?? 0)} of ${id} is paid back; the ticket is cancelled.`;
    if (isCancellationPending(order))
      return `The refund of ${id} is kept; the payment provider has not answered, and the running product goes on asking.`;
    throw new OperatorError(
      `The payment provider refused to pay back ${id}; the ticket stays as it was ("show" has its code).`,
    );
  }

  async function resend(id: string): Promise<string> {
    const order = await known(id);
    if (order.paid_at === null) throw new OperatorError(`${id} was not paid: it has no receipt.`);
    const write = order.status === 'cancelled' ? cancelledLetter : paidLetter;
    await outbox.post({
      to: order.customer_email,
      language: order.language,
      template: await write(parts, order),
    });
    return `The mail about ${id} waits for the running product to send it to ${order.customer_email}.`;
  }

  return async (command) => {
    if (command.command === 'list') return list(command);
    if (command.command === 'show') return show(command.order);
    if (command.command === 'refund') return refund(command);
    return resend(command.order);
  };
}
