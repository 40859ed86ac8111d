import type { OrderLine } from '../../../contract/desk/orders.ts';
import { isOutsideProvider, walletNames } from '../../../domain/tickets/paymentMethods.ts';
import { type CsvColumns, tableCsv } from '../csv.ts';
import type { DeskMessages } from '../messages/ko.ts';

/** The name of a manual payment method or a wallet. For a card payment, the provider's own name for how it was paid. */
export function methodName(
  { paymentMethod, method }: Pick<OrderLine, 'paymentMethod' | 'method'>,
  { orders, deskSale }: Pick<DeskMessages, 'orders' | 'deskSale'>,
): string | null {
  const methods: Readonly<Record<string, string>> = orders.methods;
  if (isOutsideProvider(paymentMethod)) return deskSale.methods[paymentMethod];
  if (paymentMethod !== 'card') return walletNames[paymentMethod];
  return method && (methods[method] ?? method);
}

/** A moment as a spreadsheet reads it, in Asia/Seoul: 2026-11-24 16:05. */
const moment = (at: string | null) =>
  at === null
    ? ''
    : new Intl.DateTimeFormat('sv-SE', {
        timeZone: 'Asia/Seoul',
        dateStyle: 'short',
        timeStyle: 'short',
      }).format(new Date(at));

/** Orders as CSV, with headers in the desk's language. */
export function orderCsv(
  lines: readonly OrderLine[],
  messages: Pick<DeskMessages, 'orders' | 'deskSale' | 'resellers'>,
): string {
  const { orders } = messages;
  const names = orders.csvColumns;
  const columns: CsvColumns<OrderLine> = [
    [orders.order, (order) => order.orderNumber],
    [
      orders.status,
      (order) => (order.isRefundPending ? orders.refundPending : orders.statuses[order.status]),
    ],
    [names.orderedAt, (order) => moment(order.createdAt)],
    [names.paidAt, (order) => moment(order.paidAt)],
    [names.day, (order) => order.tripDate],
    [names.startTime, (order) => order.startTime],
    [names.people, (order) => order.numberOfPeople],
    [names.name, (order) => order.customerName],
    [names.email, (order) => order.customerEmail],
    [orders.driver, (order) => order.driverName ?? ''],
    [messages.resellers.order.name, (order) => order.resellerName ?? ''],
    [orders.one.method, (order) => methodName(order, messages) ?? ''],
    [orders.amount, (order) => order.amount],
    [names.refund, (order) => order.refundAmount ?? 0],
    [names.refundedAt, (order) => moment(order.refundedAt)],
    [names.currency, (order) => order.currency],
    [names.orderId, (order) => order.orderId],
  ];
  return tableCsv(columns, lines);
}
