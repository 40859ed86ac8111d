/**
 * The port to the payment provider (docs/product/environment.md#providers): confirm, look up, refund. Amounts are whole
 * minor units: won, cents.
 */

import type { PaymentMethod } from '../../domain/tickets/paymentMethods.ts';
import type { Currency } from '../../domain/tickets/price.ts';

/** Status of a payment at the provider. */
export type PaymentStatus =
  /** Started, nothing authorised. */
  | 'begun'
  /** The card is authorised; nothing is charged until the confirmation. */
  | 'authorised'
  /** Charged. */
  | 'paid'
  /** Charged, and fully or partly refunded. */
  | 'cancelled'
  /** Ended without a charge. */
  | 'aborted'
  | 'expired';

/** A payment as the provider reports it. */
export interface ProviderPayment {
  readonly paymentKey: string;
  readonly orderId: string;
  readonly status: PaymentStatus;
  readonly amount: number;
  /** As the provider reports it; not necessarily a currency that we sell in. */
  readonly currency: string;
  /** Refunded so far. */
  readonly refunded: number;
  /** A wallet has accepted a refund but not paid it yet. */
  readonly isRefundUnderWay: boolean;
  /** Our numbers of refunds that a wallet failed to carry out; null for a refund without a number. */
  readonly failedRefunds: readonly (string | null)[];
  readonly paidAt: Date | null;
  readonly cancelledAt: Date | null;
  /** The provider's name of the payment method, for example `카드`. */
  readonly method: string | null;
  /** Whether a wallet charges and refunds the money later, by itself: `isChargedLater` of the payment method. */
  readonly isChargedLater: boolean;
  readonly receiptUrl: string | null;
  /** The reason when it was aborted. */
  readonly failureCode: string | null;
}

/** A final refusal: the request was not carried out, and a retry would be refused too. */
export class PaymentRefusal extends Error {
  override readonly name = 'PaymentRefusal';
  /** The provider's code, for example `REJECT_CARD_PAYMENT`. */
  readonly code: string;
  constructor(code: string) {
    super(`The payment provider refused: ${code}`);
    this.code = code;
  }
}

/** The outcome is unknown: a timeout, a lost connection, a fault at the provider. It must be looked up. */
export class PaymentUnknown extends Error {
  override readonly name = 'PaymentUnknown';
  readonly code: string;
  constructor(code: string) {
    super(`The payment provider did not respond: ${code}`);
    this.code = code;
  }
}

/**
 * Every call leaves the process, so none is made inside a database transaction.
 * @throws PaymentRefusal, PaymentUnknown
 */
export interface PaymentProvider {
  /** Charges an authorised payment. The same idempotencyKey never charges twice. */
  confirm(request: {
    readonly paymentKey: string;
    readonly orderId: string;
    readonly amount: number;
    readonly currency: Currency;
    readonly idempotencyKey: string;
  }): Promise<ProviderPayment>;
  /** Null if the provider does not know the payment. `currency` selects the shop, since each currency has its own. */
  paymentByKey(paymentKey: string, currency: Currency): Promise<ProviderPayment | null>;
  findPaymentByOrder(orderId: string, currency: Currency): Promise<ProviderPayment | null>;
  /** The same, but for an order in won also looks in the shop for dollars. Of two payments, returns the one that took money. */
  paymentInAnyShop(orderId: string, currency: Currency): Promise<ProviderPayment | null>;
  /** Refunds a part of a payment. A wallet's refund may be under way when this returns. */
  cancel(request: {
    readonly paymentKey: string;
    readonly reason: string;
    readonly amount: number;
    readonly currency: Currency;
    /** As of the payment. A refund by such a wallet needs a number, which the later notification repeats. */
    readonly isChargedLater: boolean;
    readonly idempotencyKey: string;
  }): Promise<ProviderPayment>;
}

/** A way to pay, as the operator offers it. */
export interface OfferedMethod {
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly currency: Currency;
}

/** What the payment screen needs to load the provider's widget. */
export interface PaymentPage {
  readonly clientKey: string;
  /** The key of the shop that takes dollars, if it is a separate one. */
  readonly foreignClientKey?: string;
  /** Address of the provider's script. */
  readonly scriptUrl: string;
  /** Cards first. */
  readonly methods: readonly OfferedMethod[];
}
