import { isChargedLater, type PaymentMethod } from '../../../domain/tickets/paymentMethods.ts';
import type { TicketStatus } from '../../../domain/tickets/ticketRules.ts';
import type { ProviderPayment } from '../../providers/payments.ts';
import { isRefundPending, type Order } from './ticketDeps.ts';
import { isWalletPayment } from './walletPayment.ts';

const second = 1000;
const minute = 60 * second;

/** Delay before the reconciler takes over from the request that started the work (ms). */
export const handoverDelay = 8 * second;
/** The provider's window is open for 30 minutes, and 10 more for the confirmation (Toss integration). */
export const readyLife = 40 * minute;
/** An approved payment must be confirmed within 10 minutes; a payment that is unknown after that stays unconfirmed. */
const sessionLife = 11 * minute;
/** How long a payment that a wallet leaves open is checked. */
const openLife = 24 * 60 * minute;
/** Time from the start of the confirmation to the last check of a refused order. */
const lateCheckAfter = 25 * minute;
/** How often an order is checked whose wallet may pay without the visitor's return. */
const walletPause = 5 * minute;
/** Pauses between two checks of one order. */
const confirmingPauses = [5, 10, 10, 20, 30, 60].map((seconds) => seconds * second);
const refundPauses = [5, 10, 30, 60, 300, 900].map((seconds) => seconds * second);

/** Upper limit of the time to an order's next check, by its status (ms). */
export const maxPauses: ReadonlyMap<TicketStatus, number> = new Map([
  ['ready', readyLife],
  ['confirming', Math.max(...confirmingPauses)],
  ['paid', Math.max(...refundPauses)],
  ['refused', readyLife + lateCheckAfter],
  ['expired', readyLife + lateCheckAfter],
  // After a webhook.
  ['cancelled', minute],
]);

/** What the last check left open. */
export type UnsettledPayment =
  /** The provider did not respond. */
  | 'away'
  /** A wallet may still take the money. */
  | 'open'
  /** A wallet took what is not the order's price, and it is not paid back yet. */
  | 'owed';

const later = (moment: Date, pause: number) => new Date(moment.getTime() + pause);
const earlier = (one: Date, other: Date) => (one < other ? one : other);

/**
 * The pause after a number of checks. It is shortened by up to a fifth, at random, so that orders that failed together
 * are not retried together.
 */
const pauseAfter = (pauses: readonly number[], checks: number) =>
  (pauses[Math.min(Math.max(checks, 1), pauses.length) - 1] ?? minute) * (1 - 0.2 * Math.random());

/** The end of the time to pay an order. */
export const readyEnd = (order: Order): Date => order.pay_until ?? later(order.created_at, readyLife);

/**
 * When a confirmation is given up. A wallet may decide on an open payment while its window is open, and on an approved
 * one until it reports the result.
 */
export function confirmingEnd(order: Order, since: Date, payment: ProviderPayment | null): Date {
  const end = later(since, sessionLife);
  if (payment === null || !isChargedLater(order.payment_method)) return end;
  const walletEnd = payment.status === 'authorised' ? later(order.created_at, openLife) : readyEnd(order);
  return end > walletEnd ? end : walletEnd;
}

/** A wallet may pay although the visitor never comes back. */
export const firstCheck = (method: PaymentMethod, now: Date, payUntil = later(now, readyLife)): Date =>
  earlier(payUntil, later(now, isChargedLater(method) ? walletPause : readyLife));

/**
 * When an order that ended without a charge is checked again, until its last check. Without a payment it cannot be
 * charged any more, unless a wallet may still approve one that the visitor never came back from.
 */
export function lateCheck(order: Order, now: Date, payment: ProviderPayment | null = null): Date | null {
  // Counted from now at the latest: a clock that was wrong may have dated the order in the future.
  if (isWalletPayment(order, payment)) {
    const last = later(earlier(order.created_at, now), readyLife + lateCheckAfter);
    return earlier(later(now, walletPause), last);
  }
  if (order.payment_key === null || order.confirming_at === null) return null;
  return later(earlier(order.confirming_at, now), lateCheckAfter);
}

/** Time of the next check of an order in its present state; null when nothing is left to check. */
export function nextCheck(order: Order, now: Date, unsettled?: UnsettledPayment): Date | null {
  if (order.status === 'ready') {
    const end = order.pay_until
      ? earlier(order.pay_until, later(now, readyLife))
      : later(earlier(order.created_at, now), readyLife);
    const check = end > now ? end : later(now, minute);
    const mayBeCharged = unsettled === 'open' || unsettled === 'owed';
    return mayBeCharged || isChargedLater(order.payment_method)
      ? earlier(later(now, walletPause), check)
      : check;
  }
  if (order.status === 'confirming') return later(now, pauseAfter(confirmingPauses, order.checks));
  if (isRefundPending(order)) return later(now, pauseAfter(refundPauses, order.checks));
  if (unsettled === 'owed') return later(now, walletPause);
  const late = order.status === 'refused' || order.status === 'expired' ? lateCheck(order, now) : null;
  if (late && late > now) return late;
  // The last check is one that got a response and found nothing open: before that, a charge may still turn up.
  const isOpenYet = unsettled === 'open' && now < later(order.created_at, openLife);
  return isOpenYet || (late && unsettled === 'away') ? later(now, walletPause) : null;
}
