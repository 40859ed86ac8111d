/** The port to whoever takes the money (DESIGN 4): confirm, ask, pay back. */

/** Where a payment stands at the provider. */
export type PaymentStatus =
  /** Begun, nothing authorised. */
  | 'begun'
  /** The card has said yes; nothing is charged until it is confirmed. */
  | 'authorised'
  /** Charged. */
  | 'paid'
  /** Charged, and paid back wholly or in part. */
  | 'cancelled'
  /** Over without a charge. */
  | 'aborted'
  | 'expired';

/** A payment as the provider tells it. */
export interface ProviderPayment {
  readonly paymentKey: string;
  readonly orderId: string;
  readonly status: PaymentStatus;
  /** Whole won. */
  readonly amount: number;
  readonly currency: string;
  /** What has been paid back so far, in won. */
  readonly refunded: number;
  readonly paidAt: Date | null;
  readonly cancelledAt: Date | null;
  /** The provider's word for the means, for example `카드`. */
  readonly method: string | null;
  readonly receiptUrl: string | null;
  /** Why it was aborted. */
  readonly failureCode: string | null;
}

/** The provider's last word: what was asked was not done, and asking again ends the same. */
export class PaymentRefusal extends Error {
  override readonly name = 'PaymentRefusal';
  /** The provider's code, for example `REJECT_CARD_PAYMENT`. */
  readonly code: string;
  constructor(code: string) {
    super(`The payment provider refused: ${code}`);
    this.code = code;
  }
}

/** Nobody knows whether it was done: a time-out, a lost connection, a fault there. It must be asked for. */
export class PaymentUnknown extends Error {
  override readonly name = 'PaymentUnknown';
  readonly code: string;
  constructor(code: string) {
    super(`The payment provider gave no word: ${code}`);
    this.code = code;
  }
}

/**
 * Every call leaves the process, so none is made inside a database transaction.
 * @throws PaymentRefusal, PaymentUnknown
 */
export interface PaymentProvider {
  /** Charges what was authorised. The same idempotencyKey never charges twice. */
  confirm(wish: {
    readonly paymentKey: string;
    readonly orderId: string;
    readonly amount: number;
    readonly idempotencyKey: string;
  }): Promise<ProviderPayment>;
  /** Null where the provider knows no such payment. */
  paymentByKey(paymentKey: string): Promise<ProviderPayment | null>;
  paymentOfOrder(orderId: string): Promise<ProviderPayment | null>;
  /** Pays back `amount` won of a payment. */
  cancel(wish: {
    readonly paymentKey: string;
    readonly reason: string;
    readonly amount: number;
    readonly idempotencyKey: string;
  }): Promise<ProviderPayment>;
}

/** What the payment screen needs of the provider. */
export interface PaymentPage {
  readonly clientKey: string;
  /** Where the provider's script lies. */
  readonly scriptUrl: string;
}
