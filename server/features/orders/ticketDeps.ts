import type { Selectable } from 'kysely';
import type { Departure } from '../../../domain/tickets/availability.ts';
import { type TicketStatus, tourStart } from '../../../domain/tickets/ticketRules.ts';
import type { CallOffReason } from '../../../domain/tour/badDay.ts';
import { maxReports, reportDays } from '../../../domain/tour/tourRules.ts';
import type { PlacePictures } from '../../guide/placePictures.ts';
import type { RateLimits } from '../../http/limits/rateLimits.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TicketAuditTable, TicketOrderTable } from '../../platform/database/tables.ts';
import type { JobErrors } from '../../platform/jobs/jobErrors.ts';
import { ProblemError } from '../../platform/problem.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { PaymentPage, PaymentProvider } from '../../providers/payments.ts';
import type { Cars } from '../capacity/cars.ts';
import type { TourPorts } from '../tours/tourPorts.ts';
import type { TourReports } from '../tours/tourReports.ts';

/** Dependencies of the ticket features. */
export interface TicketDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly payments: PaymentProvider;
  readonly paymentPage: PaymentPage;
  readonly outbox: Outbox;
  readonly limits: RateLimits;
  readonly pictures: PlacePictures;
  readonly secrets: Pick<Secrets, 'tickets' | 'customers'>;
  readonly log: (line: string) => void;
  readonly jobErrors: JobErrors;
  /** Called after each committed transition of an order. */
  readonly onTransition?: (to: TicketStatus, cause: Cause) => void;
  readonly tourPorts: TourPorts;
  readonly cars: Cars;
  readonly reports: Pick<TourReports, 'ticketReports' | 'add'>;
  /** Null where the operator has set none. */
  readonly companyPhone: string | null;
}

/** Why we pay back by ourselves a ticket that nobody can use, as stored with the order. */
export const automaticReasons = {
  tooLate: 'The tour had begun before the payment was known',
  soldOut: 'The last car was taken before the payment was known',
  noAccount: 'The account was deleted before the payment was known',
} as const;

export type Order = Selectable<TicketOrderTable>;

/** The cause of a transition. */
export type Cause = TicketAuditTable['cause'];

/** The present order, or undefined. */
export function readOrder(
  { database }: Pick<TicketDeps, 'database'>,
  id: string,
): Promise<Order | undefined> {
  return database.sql.selectFrom('ticket_order').selectAll().where('id', '=', id).executeTakeFirst();
}

/** @throws ProblemError 'notFound' also for another user's order, so that its existence stays hidden */
export async function ownOrder(
  deps: Pick<TicketDeps, 'database'>,
  orderId: string,
  accountId: string,
): Promise<Order> {
  const order = await readOrder(deps, orderId);
  if (order?.account_id !== accountId) throw new ProblemError('notFound');
  return order;
}

const isPaid = (order: Order) => order.status === 'paid' && order.cancel_requested_at === null;

/** Whether an order's tour can take place: paid, not called off, and no cancellation requested. */
export const isTourPlanned = (order: Order) => isPaid(order) && order.called_off_at === null;

/** An order whose tour the company has called off, and whose visitor can still choose. */
export type CalledOffOrder = Order & {
  called_off_at: Date;
  called_off_until: Date;
  called_off_reason: CallOffReason;
};

export function isCalledOff(order: Order): order is CalledOffOrder {
  return isPaid(order) && order.called_off_at !== null;
}

/**
 * Takes a car for an order that is to be paid or moved; the caller stores the order with `holds_car` in the same
 * transaction.
 * @param exceptOrderId an order whose own car does not count, because it is given back
 * @throws ProblemError 'soldOut', whose field error says why there is none
 */
export async function takeCar(
  { cars }: Pick<TicketDeps, 'cars'>,
  departure: Departure,
  exceptOrderId?: string,
): Promise<void> {
  const state = await cars.take(departure, exceptOrderId);
  if (state === 'free') return;
  const message = `the departure at ${departure.startTime} on ${departure.date} is not available: ${state}`;
  throw new ProblemError('soldOut', message, [{ field: 'startTime', code: state, message }]);
}

/** Where a mail about an order leads: customer service, once its account is deleted. */
export const orderLink = ({ id, account_id, origin }: Order) =>
  account_id === null
    ? { link: `${origin}/support`, hasNoAccount: true }
    : { link: `${origin}/tickets/${id}` };

export const orderDeparture = ({ trip_date: date, start_time: startTime }: Order): Departure => ({
  date,
  startTime,
});

const day = 24 * 60 * 60 * 1000;

/** Whether the visitor can report a problem: from buying until the end of the seventh day after the tour's. */
export function canReport(order: Order, reported: number, now: Date): boolean {
  const end = tourStart(order.trip_date, '00:00').getTime() + (reportDays + 1) * day;
  return order.paid_at !== null && reported < maxReports && now.getTime() < end;
}

/** An order with a decided refund that the provider has not completed yet. */
export type PendingRefund = Order & {
  payment_key: string;
  cancel_requested_at: Date;
  refund_amount: number;
};

export function isCancellationPending(order: Order): order is PendingRefund {
  return (
    order.status === 'paid' &&
    order.payment_key !== null &&
    order.cancel_requested_at !== null &&
    order.refund_amount !== null
  );
}
