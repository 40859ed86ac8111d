import type { Selectable } from 'kysely';
import { seoulDayStart } from '../../../domain/calendar/seoulTime.ts';
import { isOutsideProvider } from '../../../domain/tickets/paymentMethods.ts';
import { percentage } from '../../../domain/tickets/price.ts';
import type { TicketStatus } from '../../../domain/tickets/ticketRules.ts';
import type { CallOffReason } from '../../../domain/tour/badDay.ts';
import { maxReports, reportDays } from '../../../domain/tour/tourRules.ts';
import type { DeskEvents } from '../../desk/deskEvents.ts';
import type { Departures } from '../../desk/settings/departures.ts';
import type { PlacePictures } from '../../guide/placePictures.ts';
import type { RateLimits } from '../../http/limits/rateLimits.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { hasSignedLink } from '../../mail/ticketAddress.ts';
import type { TicketPasses } from '../../mail/ticketPasses.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TicketAuditTable, TicketOrderTable } from '../../platform/database/orderTables.ts';
import type { JobErrors } from '../../platform/jobs/jobErrors.ts';
import { ProblemError } from '../../platform/problem.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { PaymentPage, PaymentProvider } from '../../providers/payments.ts';
import type { Cars, WantedTour } from '../capacity/cars.ts';
import type { ReadSaleTerms } from '../saleTerms/saleTermsSource.ts';
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
  readonly secrets: Pick<Secrets, 'tickets' | 'ticketLinks' | 'customers'>;
  readonly log: (line: string) => void;
  readonly jobErrors: JobErrors;
  /** Called after each committed transition of an order. */
  readonly onTransition?: (to: TicketStatus, cause: Cause) => void;
  readonly tourPorts: TourPorts;
  /** What the staff are alerted of. */
  readonly deskEvents: Pick<DeskEvents, 'record' | 'withdraw'>;
  readonly cars: Cars;
  readonly reports: Pick<TourReports, 'ticketReports' | 'add'>;
  readonly passes: TicketPasses;
  /** Null where the operator has set none. */
  readonly companyPhone: () => string | null;
  readonly readSaleTerms: ReadSaleTerms;
  readonly departures: Departures;
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

/** What can still be paid back of a paid order, in minor units. */
export const leftToRefund = (order: Pick<Order, 'amount' | 'goodwill'>) => order.amount - order.goodwill;

/** The amount that a cancellation pays back at a percentage, in minor units: never more than is left. */
export const cancellationAmount = (order: Pick<Order, 'amount' | 'goodwill'>, percent: number) =>
  Math.min(percentage(order.amount, percent), leftToRefund(order));

/** The present order, or undefined. */
export function readOrder(
  { database }: Pick<TicketDeps, 'database'>,
  id: string,
): Promise<Order | undefined> {
  return database.sql.selectFrom('ticket_order').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether the company itself takes the money, also from a reseller, so that nothing of it is at the payment provider. */
export const isPaidByHand = (order: Order) => isOutsideProvider(order.payment_method);

/** Whether the desk made an order, for somebody who has no account. */
export const isSoldByDesk = (order: Order) => order.sold_by !== null;

/** Whether a reseller has booked an order, for its own guest. */
export const isBookedByReseller = (order: Order) => order.reseller_id !== null;

/** For the history, whose amounts are in won unless it names a currency. */
export const currencyIfNotKrw = ({ currency }: Order) => (currency === 'KRW' ? {} : { currency });

/** Whether an order's account was deleted. */
export const isOrphan = (order: Order) => order.account_id === null && !hasSignedLink(order);

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
  tour: WantedTour,
  exceptOrderId?: string,
): Promise<void> {
  const state = await cars.take(tour, exceptOrderId);
  if (state === 'free') return;
  const message = `the departure at ${tour.startTime} on ${tour.date} is not available: ${state}`;
  throw new ProblemError('soldOut', message, [{ field: 'startTime', code: state, message }]);
}

export const orderedTour = (order: Order): WantedTour => ({
  date: order.trip_date,
  startTime: order.start_time,
  boughtHalfHours: order.bought_half_hours,
});

const day = 24 * 60 * 60 * 1000;

/** Whether the visitor can report a problem: from buying until the end of the seventh day after the tour's. */
export function canReport(order: Order, reported: number, now: Date): boolean {
  const end = seoulDayStart(order.trip_date).getTime() + (reportDays + 1) * day;
  return order.paid_at !== null && reported < maxReports && now.getTime() < end;
}

/** An order with a decided cancellation whose refund the provider has not completed yet. */
type PendingCancellation = Order & {
  payment_key: string;
  cancel_requested_at: Date;
  refund_amount: number;
};

/** Whether the provider still has to pay something back: a refund that doesn't cancel, or the one of a cancellation. */
export const isRefundPending = (order: Order): boolean =>
  isCancellationPending(order) || (order.status === 'paid' && order.goodwill > order.goodwill_settled);

export function isCancellationPending(order: Order): order is PendingCancellation {
  return (
    order.status === 'paid' &&
    order.payment_key !== null &&
    order.cancel_requested_at !== null &&
    order.refund_amount !== null
  );
}
