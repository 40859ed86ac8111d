import { z } from 'zod';
import { isCurrency, toMinor } from '../../domain/tickets/price.ts';
import { type PaymentStatus, PaymentUnknown, type ProviderPayment } from './payments.ts';

/** The provider's statuses (version 2022-11-16) mapped to ours. */
const statuses = {
  READY: 'begun',
  IN_PROGRESS: 'authorised',
  // An outstanding bank transfer; the provider can return to this status from DONE.
  WAITING_FOR_DEPOSIT: 'begun',
  DONE: 'paid',
  CANCELED: 'cancelled',
  PARTIAL_CANCELED: 'cancelled',
  ABORTED: 'aborted',
  EXPIRED: 'expired',
} as const satisfies Record<string, PaymentStatus>;

/** The provider's word for the method of PayPal and of every foreign wallet; `easyPay` names the wallet. */
const foreignWallet = '해외간편결제';
/** The only foreign wallet that our confirmation charges (docs/external-services.md#foreign-wallets). */
const payPal = /^(paypal|페이팔)$/i;

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** The fields of the provider's Payment object that we read; it has far more. */
const paymentSchema = z.object({
  paymentKey: z.string().min(1).max(200),
  orderId: z.string().min(1).max(64),
  status: z.enum([
    'READY',
    'IN_PROGRESS',
    'WAITING_FOR_DEPOSIT',
    'DONE',
    'CANCELED',
    'PARTIAL_CANCELED',
    'ABORTED',
    'EXPIRED',
  ]),
  totalAmount: z.number().min(0),
  balanceAmount: z.number().min(0),
  currency: z.string().min(1).max(10),
  method: z.string().max(100).nullish(),
  // A text for foreign wallets, and an object for Korean ones.
  easyPay: z.string().max(100).nullish().catch(null),
  approvedAt: moment.nullish(),
  cancels: z
    .array(
      z.object({
        // May be missing until the money is paid back.
        canceledAt: moment.nullish(),
        cancelAmount: z.number().min(0).optional(),
        cancelStatus: z.string().max(30).nullish(),
        cancelRequestId: z.string().max(100).nullish(),
      }),
    )
    .nullish(),
  // Becomes a link, so only http(s) addresses are accepted.
  receipt: z
    .object({
      url: z
        .url({ protocol: /^https?$/ })
        .max(2000)
        .nullish()
        .catch(null),
    })
    .nullish(),
  failure: z.object({ code: z.string().max(100) }).nullish(),
});

const errorSchema = z.object({ code: z.string().regex(/^[A-Z0-9_]{1,100}$/) });

/** Parses a Payment from JSON. @throws PaymentUnknown when it is invalid */
export function readPayment(text: string): ProviderPayment {
  const parsed = paymentSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new PaymentUnknown('UNREADABLE_ANSWER');
  const { data } = parsed;
  const { currency } = data;
  const minor = (amount: number) => {
    // A currency that we never sell in: the check of the order refuses it, whatever the amount.
    const units = isCurrency(currency) ? toMinor(amount, currency) : Math.trunc(amount);
    if (units === null) throw new PaymentUnknown('UNREADABLE_ANSWER');
    return units;
  };
  const cancels = data.cancels ?? [];
  const made = cancels.filter(({ cancelStatus }) => (cancelStatus ?? 'DONE') === 'DONE');
  const isRefundUnderWay = cancels.some(({ cancelStatus }) => cancelStatus === 'IN_PROGRESS');
  const readRefunded = () => {
    if (made.length === 0) return 0;
    // As tests at the provider have shown, the refunded amount follows from the balance, not from the status. We don't know
    // whether the balance includes a refund that is under way, so in that case we add up the completed refunds.
    if (!isRefundUnderWay) return minor(data.totalAmount) - minor(data.balanceAmount);
    return made.reduce((sum, { cancelAmount = 0 }) => sum + minor(cancelAmount), 0);
  };
  const refunded = readRefunded();
  return {
    paymentKey: data.paymentKey,
    orderId: data.orderId,
    status: paymentStatus(data.status, refunded, isRefundUnderWay),
    amount: minor(data.totalAmount),
    currency,
    refunded,
    isRefundUnderWay,
    failedRefunds: cancels.flatMap(({ cancelStatus, cancelRequestId }) =>
      cancelStatus === 'ABORTED' ? [cancelRequestId ?? null] : [],
    ),
    paidAt: data.approvedAt ?? null,
    cancelledAt: made.at(-1)?.canceledAt ?? null,
    method: data.method ?? null,
    isChargedLater: data.method === foreignWallet && !!data.easyPay && !payPal.test(data.easyPay),
    receiptUrl: data.receipt?.url ?? null,
    failureCode: data.failure?.code ?? null,
  };
}

/** Any completed refund means `cancelled`. While the first refund is under way, the payment still counts as paid. */
function paymentStatus(
  status: keyof typeof statuses,
  refunded: number,
  isRefundUnderWay: boolean,
): PaymentStatus {
  if (refunded > 0) return 'cancelled';
  return isRefundUnderWay ? 'paid' : statuses[status];
}

/** The code of an error response; null when it is missing or unreadable. */
export function readErrorCode(text: string): string | null {
  const parsed = errorSchema.safeParse(parseJson(text));
  return parsed.success ? parsed.data.code : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Temporary errors with a status below 500: a retry under the same Idempotency-Key may succeed. Sources disagree on the
 * HTTP statuses of some codes, so the code decides when it is known.
 */
const passingCodes: ReadonlySet<string> = new Set([
  'PROVIDER_ERROR',
  'IDEMPOTENT_REQUEST_PROCESSING',
  'FAILED_INTERNAL_SYSTEM_PROCESSING',
  'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING',
  'FAILED_REFUND_PROCESS',
  'FAILED_METHOD_HANDLING_CANCEL',
  'UNKNOWN_PAYMENT_ERROR',
  'COMMON_ERROR',
  'TOO_MANY_REQUESTS',
]);

/**
 * The operator's keys are wrong: this says nothing about the payment, which another process with the right keys may
 * have charged. An immediate retry is pointless.
 */
const keyCodes: ReadonlySet<string> = new Set([
  'UNAUTHORIZED_KEY',
  'INVALID_API_KEY',
  'INCORRECT_BASIC_AUTH_FORMAT',
]);

/** Classification of an error response. */
export type ErrorKind =
  /** Worth a retry. */
  | 'passing'
  /** The outcome is unknown, and an immediate retry does not help. */
  | 'unknown'
  /** Final. */
  | 'final';

export function errorKind(status: number, code: string): ErrorKind {
  if (keyCodes.has(code)) return 'unknown';
  if (passingCodes.has(code) || status >= 500 || status === 429 || status === 409) return 'passing';
  return 'final';
}
