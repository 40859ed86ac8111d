import type { HistoryDetail } from '../../../domain/tickets/orderHistory.ts';
import { isChargedLater } from '../../../domain/tickets/paymentMethods.ts';
import { tourStart } from '../../../domain/tickets/ticketRules.ts';
import { after } from '../../platform/clock.ts';
import type { ProviderPayment } from '../../providers/payments.ts';
import { handoverDelay, lateCheck, nextCheck } from './nextCheck.ts';
import type { OrderChange, OrderTransitions } from './orderTransitions.ts';
import {
  automaticReasons,
  type Cause,
  isOrphan,
  type Order,
  orderedTour,
  type TicketDeps,
  takeCar,
} from './ticketDeps.ts';
import { paidMail } from './ticketMails.ts';

type PaymentTransitionDeps = Pick<
  TicketDeps,
  'database' | 'clock' | 'cars' | 'secrets' | 'departures' | 'passes'
> & {
  readonly transitions: OrderTransitions;
};

const unusableDetails = {
  tooLate: { tooLate: true },
  soldOut: { soldOut: true },
  noAccount: { noAccount: true },
} as const satisfies Record<keyof typeof automaticReasons, HistoryDetail>;

/** A response of the provider counts only while the order still waits for the same payment. */
const isAsSeen = (order: Order, seen: Order) =>
  order.status === seen.status && order.payment_key === seen.payment_key;

/** The transitions of an order until it is paid, or ends without a charge. */
export function createPaymentTransitions(deps: PaymentTransitionDeps) {
  const { clock, transitions, cars } = deps;

  /** Why the ticket of an order that turns out to be paid can't be used. Takes a car if the order holds none. */
  async function unusableReason(order: Order): Promise<keyof typeof automaticReasons | null> {
    if (clock.now() >= tourStart(order.trip_date, order.start_time)) return 'tooLate';
    if (isOrphan(order)) return 'noAccount';
    return order.holds_car || (await cars.take(orderedTour(order))) === 'free' ? null : 'soldOut';
  }

  /** A payment by a link has failed before the link's end: the order keeps its car, and waits for another payment. */
  function payAgain(order: Order, code: string | null): OrderChange | null {
    const { status, pay_until: end, holds_car: holdsCar } = order;
    if (status !== 'confirming' || end === null || clock.now() >= end || !holdsCar) return null;
    return {
      to: 'ready',
      change: {
        failure_code: code,
        payment_key: null,
        confirming_at: null,
        next_check_at: nextCheck({ ...order, status: 'ready' }, clock.now()),
      },
      detail: code === null ? {} : { code },
    };
  }

  return {
    /**
     * From here on money may move, so the payment's key is stored before the provider is called.
     * @throws ProblemError 'soldOut' for an order by card that has lost its car to another one: nothing is charged
     */
    confirm: (id: string, paymentKey: string, cause: Cause) =>
      transitions.change(id, cause, async (order) => {
        const isWallet = isChargedLater(order.payment_method);
        if (order.status !== 'ready' && !isWallet) return null;
        if (!isWallet && !order.holds_car) await takeCar(deps, orderedTour(order));
        return {
          to: 'confirming',
          change: {
            payment_key: paymentKey,
            confirming_at: clock.now(),
            failure_code: null,
            next_check_at: after(clock, handoverDelay),
            ...(isWallet ? {} : { holds_car: true }),
          },
        };
      }),

    /**
     * The provider has taken the money. When the tour had already started, the account is gone, or the order had lost its
     * car and none is free, the ticket can be neither used nor cancelled: the full amount is refunded, regardless of the
     * rule (terms, article 9).
     */
    pay: (id: string, payment: ProviderPayment, cause: Cause) =>
      transitions.change(id, cause, async (order) => {
        const now = clock.now();
        const isPaidBack = payment.status === 'cancelled';
        const reason = order.status === 'paid' || isPaidBack ? null : await unusableReason(order);
        const refund = {
          cancel_requested_at: now,
          cancel_reason: reason && automaticReasons[reason],
          refund_percent: 100,
          refund_amount: order.amount,
          next_check_at: now,
        };
        return {
          to: 'paid',
          change: {
            payment_key: payment.paymentKey,
            paid_at: payment.paidAt ?? now,
            method: payment.method,
            receipt_url: payment.receiptUrl,
            failure_code: null,
            next_check_at: null,
            ...(reason === null ? { holds_car: !isPaidBack } : refund),
          },
          detail: reason === null ? {} : unusableDetails[reason],
          template: reason !== null || isPaidBack ? undefined : (paid) => paidMail(deps, paid),
        };
      }),

    /**
     * Ends the order without a charge.
     * @param paymentKey of the refused payment, which the browser may still send; null if the order's payment turned
     *   out to belong to another order
     */
    refuse: (seen: Order, code: string, cause: Cause, paymentKey?: string | null) =>
      transitions.change(seen.id, cause, (order) =>
        isAsSeen(order, seen)
          ? (payAgain(order, code) ?? {
              to: 'refused',
              change: {
                failure_code: code,
                next_check_at: lateCheck(order, clock.now()),
                ...(paymentKey === undefined ? {} : { payment_key: paymentKey }),
                // Nothing is left to check, unless another payment of a wallet's window may still be approved.
                ...(paymentKey === null && !isChargedLater(order.payment_method)
                  ? { next_check_at: null }
                  : {}),
              },
              detail: { code },
            })
          : null,
      ),

    /** Ends an order whose time to pay is over. A wallet may still take the money of `payment`, or may have to pay it back. */
    expire: (seen: Order, cause: Cause, payment: ProviderPayment | null = null) =>
      transitions.change(seen.id, cause, (order) =>
        isAsSeen(order, seen)
          ? (payAgain(order, null) ?? {
              to: 'expired',
              change: { next_check_at: lateCheck(order, clock.now(), payment) },
            })
          : null,
      ),
  };
}

export type PaymentTransitions = ReturnType<typeof createPaymentTransitions>;
