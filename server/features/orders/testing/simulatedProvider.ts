import {
  isChargedLater,
  methodCurrency,
  type PaymentMethod,
} from '../../../../domain/tickets/paymentMethods.ts';
import type { Currency } from '../../../../domain/tickets/price.ts';
import type { Clock } from '../../../platform/clock.ts';
import {
  type PaymentProvider,
  PaymentRefusal,
  type PaymentStatus,
  PaymentUnknown,
  type ProviderPayment,
} from '../../../providers/payments.ts';

/** The outcome of one call to the provider. */
export type CallOutcome =
  | 'answered'
  /** Not done; the caller gets no response. */
  | 'lostBefore'
  /** Done; the caller gets no response. */
  | 'lostAfter'
  /** Arrives and is done when it is released. */
  | 'late'
  /** Done; the response comes when it is released. */
  | 'answeredLate';

interface StoredPayment {
  paymentKey: string;
  orderId: string;
  isRefused: boolean;
  status: PaymentStatus;
  authorisedAt: Date;
  paidAt: Date | null;
  refunded: number;
  method: PaymentMethod;
  amount: number;
  /** Refunds of a wallet that it has not decided yet. */
  refundsUnderWay: { key: string; amount: number }[];
  failedRefunds: (string | null)[];
}

const sessionLife = 10 * 60_000;
/** The price of a method, in minor units. */
export const methodPrice = (method: PaymentMethod) => (methodCurrency(method) === 'KRW' ? 30_000 : 2_205);

/** A fake payment provider that keeps the rules of the real one, and whose connection fails as a test requires. */
export class SimulatedProvider {
  readonly #clock: Clock;
  readonly #payments = new Map<string, StoredPayment>();
  readonly #done = new Map<string, ProviderPayment | PaymentRefusal>();
  #waiting: (() => void)[] = [];
  /** The outcomes of the next calls; calls after those succeed. */
  outcomes: CallOutcome[] = [];
  /** The code with which every refund is refused. */
  refundRefusal: string | null = null;
  /** Whether a wallet names the refunds that it does not carry out. */
  isFailureNamed = true;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  authorize(
    paymentKey: string,
    orderId: string,
    isRefused = false,
    method: PaymentMethod = 'card',
    amount = methodPrice(method),
  ): void {
    this.#payments.set(paymentKey, {
      paymentKey,
      orderId,
      isRefused,
      status: 'authorised',
      authorisedAt: this.#clock.now(),
      paidAt: null,
      refunded: 0,
      method,
      amount,
      refundsUnderWay: [],
      failedRefunds: [],
    });
  }

  /** A payment whose window is open: nothing is approved. */
  begin(paymentKey: string, orderId: string, method: PaymentMethod): void {
    this.authorize(paymentKey, orderId, false, method);
    const one = this.#payments.get(paymentKey);
    if (one) one.status = 'begun';
  }

  /** A wallet decides on a payment and on its refunds, which it does by itself. */
  settle(paymentKey: string): void {
    const one = this.#payments.get(paymentKey);
    if (!one || !isChargedLater(one.method)) return;
    if (this.#toPayment(one).status === 'authorised') {
      one.status = one.isRefused ? 'aborted' : 'paid';
      one.paidAt = one.isRefused ? null : this.#clock.now();
    }
    for (const { key, amount } of one.refundsUnderWay.splice(0)) {
      if (this.refundRefusal) one.failedRefunds.push(this.isFailureNamed ? key : null);
      else one.refunded += amount;
      if (one.refunded > one.amount) throw new Error('more was paid back than was paid');
    }
  }

  /** Payments of an order that took money. */
  charges(orderId: string): ProviderPayment[] {
    return [...this.#payments.values()]
      .filter((one) => one.orderId === orderId && one.paidAt)
      .map((one) => this.#toPayment(one));
  }

  /** Takes the money after all, against the provider's own rules. */
  chargeLate(paymentKey: string): void {
    const payment = this.#payments.get(paymentKey);
    if (!payment) return;
    payment.status = 'paid';
    payment.paidAt = this.#clock.now();
  }

  /** A refund at the provider's console, of what is left at most; returns the amount. */
  refundAtConsole(paymentKey: string, part: number): number {
    const payment = this.#payments.get(paymentKey);
    if (!payment?.paidAt) return 0;
    const paidBack = Math.min(part, this.#refundable(payment));
    payment.refunded += paidBack;
    return paidBack;
  }

  /** The amount that can still be paid back, without refunds under way. */
  #refundable(one: StoredPayment): number {
    const underWay = one.refundsUnderWay.reduce((sum, { amount }) => sum + amount, 0);
    return one.amount - one.refunded - underWay;
  }

  /** Releases all waiting calls. */
  letGo(): void {
    for (const go of this.#waiting.splice(0)) go();
  }

  /** The provider as one process reaches it; a dead process gets no more responses. */
  connect(isAlive: () => boolean): PaymentProvider {
    const call = async <T>(act: () => T): Promise<T> => {
      const response = await this.#roundTrip(act);
      return isAlive() ? response : new Promise<T>(() => undefined);
    };
    const orderPayment = (id: string) =>
      call(
        () =>
          this.#find((one) => one.orderId === id && one.paidAt !== null) ??
          this.#find((one) => one.orderId === id),
      );
    return {
      confirm: (request) => call(() => this.#once(request.idempotencyKey, () => this.#confirm(request))),
      cancel: (request) => call(() => this.#once(request.idempotencyKey, () => this.#cancel(request))),
      paymentByKey: (key) => call(() => this.#find((one) => one.paymentKey === key)),
      findPaymentByOrder: orderPayment,
      paymentInAnyShop: orderPayment,
    };
  }

  async #roundTrip<T>(act: () => T): Promise<T> {
    const outcome = this.outcomes.shift() ?? 'answered';
    if (outcome === 'lostBefore') throw new PaymentUnknown('TIME_OUT');
    if (outcome === 'late') await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const [response] = await Promise.allSettled([(async () => act())()]);
    if (outcome === 'answeredLate') await new Promise<void>((resolve) => this.#waiting.push(resolve));
    if (outcome === 'lostAfter') throw new PaymentUnknown('TIME_OUT');
    if (response.status === 'rejected') throw response.reason;
    return response.value;
  }

  #find(isIt: (one: StoredPayment) => boolean): ProviderPayment | null {
    const found = [...this.#payments.values()].findLast(isIt);
    return found ? this.#toPayment(found) : null;
  }

  #toPayment(one: StoredPayment): ProviderPayment {
    if (
      one.status === 'authorised' &&
      this.#clock.now().getTime() - one.authorisedAt.getTime() >= sessionLife
    )
      one.status = 'expired';
    return {
      paymentKey: one.paymentKey,
      orderId: one.orderId,
      status: one.refunded > 0 ? 'cancelled' : one.status,
      amount: one.amount,
      currency: methodCurrency(one.method),
      refunded: one.refunded,
      isRefundUnderWay: one.refundsUnderWay.length > 0,
      failedRefunds: one.failedRefunds,
      paidAt: one.paidAt,
      cancelledAt: null,
      method: one.method === 'card' ? '카드' : '해외간편결제',
      isChargedLater: isChargedLater(one.method),
      receiptUrl: null,
      failureCode: one.status === 'aborted' ? 'REJECT_CARD_PAYMENT' : null,
    };
  }

  #once(key: string, act: () => ProviderPayment): ProviderPayment {
    const before = this.#done.get(key);
    if (before instanceof PaymentRefusal) throw before;
    if (before) return before;
    try {
      const response = act();
      this.#done.set(key, response);
      return response;
    } catch (error) {
      if (error instanceof PaymentRefusal) this.#done.set(key, error);
      throw error;
    }
  }

  #confirm(request: {
    paymentKey: string;
    orderId: string;
    amount: number;
    currency: Currency;
  }): ProviderPayment {
    const one = this.#payments.get(request.paymentKey);
    if (!one) throw new PaymentRefusal('NOT_FOUND_PAYMENT');
    if (this.#toPayment(one).status === 'expired' || one.orderId !== request.orderId)
      throw new PaymentRefusal('NOT_FOUND_PAYMENT_SESSION');
    if (one.status !== 'authorised') return this.#toPayment(one);
    const { method } = one;
    if (request.amount !== one.amount || request.currency !== methodCurrency(method))
      throw new PaymentRefusal('FORBIDDEN_REQUEST');
    if (isChargedLater(method)) throw new Error('a wallet is never confirmed by the shop');
    if (one.isRefused) {
      one.status = 'aborted';
      throw new PaymentRefusal('REJECT_CARD_PAYMENT');
    }
    one.status = 'paid';
    one.paidAt = this.#clock.now();
    return this.#toPayment(one);
  }

  #cancel(request: {
    paymentKey: string;
    amount: number;
    isChargedLater: boolean;
    idempotencyKey: string;
  }): ProviderPayment {
    const one = this.#payments.get(request.paymentKey);
    if (!one?.paidAt) throw new PaymentRefusal('NOT_CANCELABLE_PAYMENT');
    if (isChargedLater(one.method) && !request.isChargedLater) throw new PaymentRefusal('INVALID_REQUEST');
    if (request.amount > this.#refundable(one)) throw new PaymentRefusal('NOT_CANCELABLE_AMOUNT');
    if (isChargedLater(one.method)) {
      one.refundsUnderWay.push({ key: request.idempotencyKey, amount: request.amount });
      return this.#toPayment(one);
    }
    if (this.refundRefusal) throw new PaymentRefusal(this.refundRefusal);
    one.refunded += request.amount;
    return this.#toPayment(one);
  }
}
