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
  /** Perhaps one that is never ours. */
  readonly currency: string;
  /** Refunded so far. */
  readonly refunded: number;
  /** A wallet has announced a refund that it pays later. */
  readonly isRefundUnderWay: boolean;
  /** Our numbers of refunds that a wallet did not carry out; null where it does not name one. */
  readonly failedRefunds: readonly (string | null)[];
  readonly paidAt: Date | null;
  readonly cancelledAt: Date | null;
  /** The provider's name of the payment method, for example `카드`. */
  readonly method: string | null;
  /** Whether a wallet takes and pays back the money by itself, later: `isChargedLater` of the method. */
  readonly isChargedLater: boolean;
  readonly receiptUrl: string | null;
  /** The reason when it was aborted. */
  readonly failureCode: string | null;
}

/** A final refusal: the request was not carried out, and a retry ends the same. */
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
  /** Null when the provider does not know the payment. Each currency has its own shop there. */
  paymentByKey(paymentKey: string, currency: Currency): Promise<ProviderPayment | null>;
  findPaymentByOrder(orderId: string, currency: Currency): Promise<ProviderPayment | null>;
  /** The same, but also finds dollars that a wallet took for an order in won: in two shops the payment that took money. */
  paymentInAnyShop(orderId: string, currency: Currency): Promise<ProviderPayment | null>;
  /** Refunds a part of a payment. A wallet's refund may be under way when this returns. */
  cancel(request: {
    readonly paymentKey: string;
    readonly reason: string;
    readonly amount: number;
    readonly currency: Currency;
    /** Of the payment: a wallet's refund needs a number that its later notification repeats. */
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
  /** Of the shop that takes dollars, where it is another one. */
  readonly foreignClientKey?: string;
  /** Address of the provider's script. */
  readonly scriptUrl: string;
  /** Cards first. */
  readonly methods: readonly OfferedMethod[];
}
