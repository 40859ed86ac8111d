/** The port to the payment provider (DESIGN 4): confirm, look up, refund. */

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
  /** In whole won. */
  readonly amount: number;
  readonly currency: string;
  /** Refunded so far, in whole won. */
  readonly refunded: number;
  readonly paidAt: Date | null;
  readonly cancelledAt: Date | null;
  /** The provider's name of the payment method, for example `카드`. */
  readonly method: string | null;
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
    super(`The payment provider gave no word: ${code}`);
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
    readonly idempotencyKey: string;
  }): Promise<ProviderPayment>;
  /** Null when the provider does not know the payment. */
  paymentByKey(paymentKey: string): Promise<ProviderPayment | null>;
  paymentOfOrder(orderId: string): Promise<ProviderPayment | null>;
  /** Refunds `amount` won of a payment. */
  cancel(request: {
    readonly paymentKey: string;
    readonly reason: string;
    readonly amount: number;
    readonly idempotencyKey: string;
  }): Promise<ProviderPayment>;
}

/** What the payment screen needs to load the provider's widget. */
export interface PaymentPage {
  readonly clientKey: string;
  /** Address of the provider's script. */
  readonly scriptUrl: string;
}
