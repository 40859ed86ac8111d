import { setTimeout as pause } from 'node:timers/promises';
import { type Currency, toAmount } from '../../domain/tickets/price.ts';
import { askOnce, TooLongResponse } from './askOverHttp.ts';
import { type PaymentProvider, PaymentRefusal, PaymentUnknown, type ProviderPayment } from './payments.ts';
import { errorKind, readErrorCode, readPayment } from './tossResponses.ts';

interface TossOptions {
  /** Called for each request: a sandbox in this process has an address only once the process listens. */
  readonly apiUrl: () => string;
  readonly secretKey: string;
  /** The key of the shop that takes dollars, if it is a separate one; otherwise `secretKey` is used for dollars too. */
  readonly foreignSecretKey?: string | undefined;
  /**
   * Throws inside a database transaction (docs/product/payments.md#confirming-a-payment):
   * Database.assertOutsideTransaction.
   */
  readonly assertOutsideTransaction: (what: string) => void;
  /** Milliseconds for all requests of one call, retries included. */
  readonly timeLimit?: number;
}

/**
 * Timeout after which the visitor sees that the payment is being confirmed
 * (docs/product/payments.md#confirming-a-payment).
 */
const wholeLimit = 7_000;
const maxTries = 3;
/** Milliseconds before the first retry, doubled for the second; half of it is random. */
const firstPause = 400;

/** The provider's limit on an Idempotency-Key, which must also be a valid header value. */
const idempotencyKey = /^[\x21-\x7e]{1,300}$/;
/** Valid path segments of the provider: keys and order ids from a browser are untrusted. */
const pathPart = /^[\w=-][\w=.-]{0,199}$/;

interface Question {
  readonly currency: Currency;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: Readonly<Record<string, string | number>>;
  readonly idempotencyKey?: string;
}

/** The provider refused this request; the caller decides what that means. */
class ErrorResponse extends Error {
  readonly status: number;
  readonly code: string;
  /** Retry-After in milliseconds. */
  readonly restsFor: number;
  constructor(status: number, code: string, restsFor = 0) {
    super(code);
    this.status = status;
    this.code = code;
    this.restsFor = restsFor;
  }
}

/**
 * Toss Payments over its HTTP API (https://docs.tosspayments.com/reference), the only adapter
 * (docs/product/environment.md#providers). Errors contain only the provider's code: no key, no address, no text of the
 * provider.
 */
export function createTossPayments(options: TossOptions): PaymentProvider {
  const { timeLimit = wholeLimit, assertOutsideTransaction } = options;
  const basic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
  const authorizations: Readonly<Record<Currency, string>> = {
    KRW: basic(options.secretKey),
    USD: basic(options.foreignSecretKey ?? options.secretKey),
  };

  /** One request within the signal's time. @throws ErrorResponse, PaymentUnknown */
  async function sendQuestion(question: Question, signal: AbortSignal): Promise<ProviderPayment> {
    const { status, headers, text } = await send(question, signal);
    if (status >= 200 && status < 300) return readPayment(text);
    const code = readErrorCode(text);
    // The response is from a proxy in between, or is a redirect.
    if (status < 400 || (code === null && status < 500)) throw new PaymentUnknown(`STATUS_${status}`);
    throw new ErrorResponse(status, code ?? `STATUS_${status}`, retryDelay(headers));
  }

  async function send({ currency, method, path, body, idempotencyKey: key }: Question, signal: AbortSignal) {
    try {
      return await askOnce(`${options.apiUrl()}${path}`, {
        method,
        signal,
        headers: {
          authorization: authorizations[currency],
          accept: 'application/json',
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    } catch (error) {
      if (error instanceof TooLongResponse) throw new PaymentUnknown('TOO_LONG_ANSWER');
      // The error of fetch may contain the address; only the missing response is reported.
      throw signal.aborted ? new PaymentUnknown('TIME_OUT') : new ErrorResponse(503, 'NO_CONNECTION');
    }
  }

  /**
   * Tries up to three times while the error is temporary. Every request may be repeated: it only reads, or has an
   * Idempotency-Key, under which the provider carries it out once.
   * @throws ErrorResponse with a final code, PaymentUnknown
   */
  async function ask(question: Question, signal: AbortSignal): Promise<ProviderPayment> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await sendQuestion(question, signal);
      } catch (error) {
        if (!(error instanceof ErrorResponse)) throw error;
        const kind = errorKind(error.status, error.code);
        if (kind === 'final') throw error;
        if (kind === 'unknown' || tries >= maxTries) throw new PaymentUnknown(error.code);
        // Longer than this call may take; the order is checked again later.
        if (error.restsFor >= timeLimit) throw new PaymentUnknown(error.code);
        const longest = firstPause * 2 ** (tries - 1);
        const rest = Math.max(error.restsFor, longest / 2 + (longest / 2) * Math.random());
        await pause(rest, undefined, { signal }).catch(() => {
          throw new PaymentUnknown(error.code);
        });
      }
    }
  }

  /** Looks a payment up; null when the provider does not know it. @throws PaymentUnknown */
  async function find(
    path: string,
    currency: Currency,
    signal: AbortSignal,
  ): Promise<ProviderPayment | null> {
    try {
      return await ask({ method: 'GET', path, currency }, signal);
    } catch (error) {
      if (!(error instanceof ErrorResponse)) throw error;
      if (error.code === 'NOT_FOUND_PAYMENT') return null;
      // Any other code leaves a lookup without a result.
      throw new PaymentUnknown(error.code);
    }
  }

  async function findByKey(
    paymentKey: string,
    currency: Currency,
    signal: AbortSignal,
  ): Promise<ProviderPayment | null> {
    if (!pathPart.test(paymentKey)) return null;
    const payment = await find(`/v1/payments/${encodeURIComponent(paymentKey)}`, currency, signal);
    return payment && checked(payment, payment.paymentKey === paymentKey);
  }

  async function findByOrder(
    orderId: string,
    currency: Currency,
    signal: AbortSignal,
  ): Promise<ProviderPayment | null> {
    if (!pathPart.test(orderId)) return null;
    const payment = await find(`/v1/payments/orders/${encodeURIComponent(orderId)}`, currency, signal);
    return payment && checked(payment, payment.orderId === orderId);
  }

  /** Requests an action; when it was done before, `find` looks up its result. */
  async function act(
    question: Question,
    doneBefore: { codes: readonly string[]; find: () => Promise<ProviderPayment | null> },
    signal: AbortSignal,
  ): Promise<ProviderPayment> {
    if (!idempotencyKey.test(question.idempotencyKey ?? ''))
      throw new Error('An Idempotency-Key has 1 to 300 plain signs');
    try {
      return await ask(question, signal);
    } catch (error) {
      if (!(error instanceof ErrorResponse)) throw error;
      if (!doneBefore.codes.includes(error.code)) throw new PaymentRefusal(error.code);
      const payment = await doneBefore.find();
      if (!payment) throw new PaymentUnknown(error.code);
      return payment;
    }
  }

  const begin = () => {
    assertOutsideTransaction('The payment provider');
    return AbortSignal.timeout(timeLimit);
  };

  return {
    async confirm({ paymentKey, orderId, amount, currency, idempotencyKey }) {
      const signal = begin();
      const payment = await act(
        {
          currency,
          method: 'POST',
          path: '/v1/payments/confirm',
          body: { paymentKey, orderId, amount: toAmount(amount, currency) },
          idempotencyKey,
        },
        // DUPLICATED_ORDER_ID: another payment of the same order has taken money.
        {
          codes: ['ALREADY_PROCESSED_PAYMENT', 'DUPLICATED_ORDER_ID'],
          find: () => findByOrder(orderId, currency, signal),
        },
        signal,
      );
      // The provider identifies a repeated request by its key, not by its body: a key that is used for two orders would
      // return the response for the first.
      const isSame =
        payment.paymentKey === paymentKey &&
        payment.orderId === orderId &&
        payment.amount === amount &&
        payment.currency === currency;
      return checked(payment, isSame);
    },

    async paymentByKey(paymentKey, currency) {
      return findByKey(paymentKey, currency, begin());
    },

    async findPaymentByOrder(orderId, currency) {
      return findByOrder(orderId, currency, begin());
    },

    async paymentInAnyShop(orderId, currency) {
      const signal = begin();
      const own = await findByOrder(orderId, currency, signal);
      const hasOneShop = options.foreignSecretKey === undefined;
      if (hasOneShop || currency === 'USD' || (own && tookMoney(own))) return own;
      const inDollars = await findByOrder(orderId, 'USD', signal);
      return inDollars && (own === null || tookMoney(inDollars)) ? inDollars : own;
    },

    async cancel({ paymentKey, reason, amount, currency, isChargedLater, idempotencyKey }) {
      const signal = begin();
      if (!pathPart.test(paymentKey)) throw new PaymentRefusal('NOT_FOUND_PAYMENT');
      const payment = await act(
        {
          currency,
          method: 'POST',
          path: `/v1/payments/${encodeURIComponent(paymentKey)}/cancel`,
          body: {
            // The provider accepts up to 200 characters.
            cancelReason: reason.slice(0, 200),
            cancelAmount: toAmount(amount, currency),
            ...(currency === 'KRW' ? {} : { currency }),
            // The later notification identifies the refund by this id.
            ...(isChargedLater ? { cancelRequestId: idempotencyKey } : {}),
          },
          idempotencyKey,
        },
        { codes: ['ALREADY_CANCELED_PAYMENT'], find: () => findByKey(paymentKey, currency, signal) },
        signal,
      );
      // The response to a repeated request may report that the wallet's refund has failed since.
      const hasFailed = payment.failedRefunds.length > 0;
      const isWhatWasAsked = payment.refunded >= amount || payment.isRefundUnderWay || hasFailed;
      return checked(payment, payment.paymentKey === paymentKey && isWhatWasAsked);
    },
  };
}

const tookMoney = ({ status }: ProviderPayment) => status === 'paid' || status === 'cancelled';

/** Retry-After in milliseconds; 0 when it is missing or a date. */
function retryDelay(headers: Headers): number {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) * 1000 : 0;
}

/** A response about another payment leaves the outcome unknown. @throws PaymentUnknown */
function checked(payment: ProviderPayment, isWhatWasAsked: boolean): ProviderPayment {
  if (!isWhatWasAsked) throw new PaymentUnknown('MISMATCHED_ANSWER');
  return payment;
}
