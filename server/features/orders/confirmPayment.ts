import type { Api } from '../../../contract/api.ts';
import { isChargedLater } from '../../../domain/tickets/paymentMethods.ts';
import { toAmount, toMinor } from '../../../domain/tickets/price.ts';
import { tourStart } from '../../../domain/tickets/ticketRules.ts';
import type { RequestContext, RouteHandler } from '../../http/requestContext.ts';
import { ProblemError } from '../../platform/problem.ts';
import { PaymentUnknown, type ProviderPayment } from '../../providers/payments.ts';
import { heldOrder, orderHolder } from './orderHolder.ts';
import { hasEnded } from './orderTransitions.ts';
import type { PaymentSync } from './paymentSync.ts';
import type { PaymentTransitions } from './paymentTransitions.ts';
import type { SingleFlight } from './singleFlight.ts';
import type { Order, TicketDeps } from './ticketDeps.ts';
import { ticketResponse } from './ticketResponses.ts';
import { isOpen } from './walletPayment.ts';

/** The part of the visitor's timeout for looking the payment up. */
const firstTimeout = 3_000;

interface ConfirmDeps extends TicketDeps {
  readonly paymentTransitions: PaymentTransitions;
  readonly paymentSync: PaymentSync;
  readonly singleFlight: SingleFlight;
  /** How long the visitor waits (ms). */
  readonly timeout: number;
}

/**
 * Confirms a payment. The order is stored as confirming, with the payment's key, before the provider is called; the
 * provider is called outside every transaction, with the amount that we stored.
 */
export function confirmPayment(deps: ConfirmDeps): RouteHandler<Api['confirmPayment']> {
  const { clock, limits, paymentTransitions, paymentSync, singleFlight, timeout } = deps;

  return async ({ body: { orderId, paymentKey, amount } }, context) => {
    const holder = orderHolder(deps, context);
    const began = performance.now();
    const order = await heldOrder(deps, orderId, holder);
    if (toMinor(amount, order.currency) !== order.amount) throw wrongAmount(order);
    let known: ProviderPayment | undefined;
    if (order.status === 'ready') {
      await limits.take('paymentByAccount', holder.key);
      // A wallet may have paid already: then the payment sync pays it back.
      const hasBegun = clock.now() >= tourStart(order.trip_date, order.start_time);
      if (hasBegun && !isChargedLater(order.payment_method)) {
        await paymentTransitions.expire(order, 'visitor');
        throw new ProblemError('expiredPayment');
      }
      known = await paymentToConfirm(deps, order, paymentKey);
      await begin(deps, orderId, paymentKey);
    }
    // A wallet takes the money by itself, even for an order that has ended meanwhile, and perhaps with another
    // payment than the one whose key the browser sends.
    const isWallet = isChargedLater(order.payment_method);
    if (isWallet && hasEnded(order) && isDue(order, clock.now())) {
      const found = await ownPayment(deps, order, paymentKey);
      if (found === 'unknown' || (found && isOpen(found))) await begin(deps, orderId, paymentKey);
      if (found !== 'unknown') known = found;
    }
    const begun = await heldOrder(deps, orderId, holder);
    const isOther = begun.payment_key !== paymentKey;
    if (isOther && begun.status !== 'expired' && !isWallet) {
      throw new ProblemError('paymentMismatch');
    }
    const isNew = order.status === 'ready';
    if (
      (begun.status === 'confirming' || (isWallet && hasEnded(begun))) &&
      (isNew || singleFlight.isRunning(orderId) || isDue(begun, clock.now()))
    ) {
      const left = Math.max(0, timeout - (performance.now() - began));
      await singleFlight.run(orderId, () => paymentSync.sync(orderId, 'visitor', known), left);
    }
    return confirmationResponse(deps, await heldOrder(deps, orderId, holder), context);
  };
}

/** The payment that a browser brings to an order that has ended; undefined when it is not the order's. */
async function ownPayment(deps: ConfirmDeps, order: Order, paymentKey: string) {
  try {
    return (await paymentToConfirm(deps, order, paymentKey)) ?? 'unknown';
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

/** Whether the last check was at least 2 s ago: taps and reloads must not cause more requests to the provider. */
function isDue({ checked_at: checkedAt }: Order, now: Date): boolean {
  // The absolute value also works if the clock was set back since.
  return checkedAt === null || Math.abs(now.getTime() - checkedAt.getTime()) >= 2_000;
}

function wrongAmount({ amount, currency }: Order): ProblemError {
  const message = `the order's amount is ${toAmount(amount, currency)} ${currency}`;
  return new ProblemError('invalidRequest', message, [{ field: 'amount', code: 'wrongAmount', message }], {
    securityDetail: { event: 'wrongAmount' },
  });
}

/**
 * The payment as the provider has it, so that the key of another order's payment is never stored with this one.
 * Undefined when the provider does not respond in time: the payment sync looks it up before it confirms.
 */
async function paymentToConfirm(
  { payments, timeout }: ConfirmDeps,
  order: Order,
  paymentKey: string,
): Promise<ProviderPayment | undefined> {
  const asked = payments.paymentByKey(paymentKey, order.currency).catch((error: unknown) => {
    if (error instanceof PaymentUnknown) return undefined;
    throw error;
  });
  let timer: NodeJS.Timeout | undefined;
  const tired = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), Math.min(firstTimeout, timeout));
  });
  const payment = await Promise.race([asked, tired]).finally(() => clearTimeout(timer));
  if (payment === undefined) return undefined;
  // A wallet's payment may count as begun until the wallet has decided.
  const isUnauthorised = payment?.status === 'begun' && !isChargedLater(order.payment_method);
  if (payment?.orderId !== order.id || isUnauthorised) throw new ProblemError('paymentMismatch');
  if (payment.amount !== order.amount || payment.currency !== order.currency) throw wrongAmount(order);
  return payment;
}

/** Of two concurrent requests one starts the confirmation; the other finds it started. */
async function begin(
  { paymentTransitions }: ConfirmDeps,
  orderId: string,
  paymentKey: string,
): Promise<void> {
  try {
    await paymentTransitions.confirm(orderId, paymentKey, 'visitor');
  } catch (error) {
    // unique_violation: the payment belongs to another order.
    if (error instanceof Error && 'code' in error && error.code === '23505') {
      throw new ProblemError('paymentMismatch');
    }
    throw error;
  }
}

/** The response for an order's status, the same for every repetition. */
function confirmationResponse(deps: TicketDeps, order: Order, context: RequestContext) {
  // An order of the desk is ready again after a refusal, because its link accepts another card.
  if (order.status === 'refused' || order.status === 'ready') {
    throw new ProblemError('paymentRefused', undefined, [], { reason: order.failure_code ?? 'UNKNOWN' });
  }
  if (order.status === 'expired') throw new ProblemError('expiredPayment');
  if (order.status === 'confirming') context.setStatus(202);
  return ticketResponse(deps, order, order.language);
}
