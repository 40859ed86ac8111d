import { setTimeout as pause } from 'node:timers/promises';
import { askOnce, TooLongAnswer } from './askOverHttp.ts';
import { type PaymentProvider, PaymentRefusal, PaymentUnknown, type ProviderPayment } from './payments.ts';
import { kindOfError, readErrorCode, readPayment } from './tossAnswers.ts';

interface TossOptions {
  /** Asked for each call: a stand-in in this process has its address only once we listen. */
  readonly apiUrl: () => string;
  readonly secretKey: string;
  /** Throws inside a database transaction (DESIGN 3): Database.assertOutsideTransaction. */
  readonly assertOutsideTransaction: (what: string) => void;
  /** Milliseconds for all that one call of ours asks of the provider, further tries included. */
  readonly timeLimit?: number;
}

/** DESIGN 3: without the provider's word after 7 s the visitor is told that it is being confirmed. */
const wholeLimit = 7_000;
const mostTries = 3;
/** Milliseconds before the second try, doubled for the third; half of it is left to chance. */
const firstPause = 400;

/** The provider's limit on an Idempotency-Key, which a header must also be able to carry. */
const idempotencyKey = /^[\x21-\x7e]{1,300}$/;
/** What can stand in a path of theirs: keys and orders that come from a browser are a stranger's text. */
const pathPart = /^[\w=-][\w=.-]{0,199}$/;

interface Question {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: Readonly<Record<string, string | number>>;
  readonly idempotencyKey?: string;
}

/** The provider refused this one question; what it means is for the call that asked. */
class ErrorAnswer extends Error {
  readonly status: number;
  readonly code: string;
  /** Milliseconds for which the provider wants to be left alone. */
  readonly restsFor: number;
  constructor(status: number, code: string, restsFor = 0) {
    super(code);
    this.status = status;
    this.code = code;
    this.restsFor = restsFor;
  }
}

/**
 * Toss Payments over its HTTP API (https://docs.tosspayments.com/reference), the one adapter (DESIGN 4). Errors carry the
 * provider's code alone: no key, no address, no text of theirs.
 */
export function createTossPayments(options: TossOptions): PaymentProvider {
  const { timeLimit = wholeLimit, assertOutsideTransaction } = options;
  const authorization = `Basic ${Buffer.from(`${options.secretKey}:`).toString('base64')}`;

  /** One question within the signal's time. @throws ErrorAnswer, PaymentUnknown */
  async function answerTo(question: Question, signal: AbortSignal): Promise<ProviderPayment> {
    const { status, headers, text } = await send(question, signal);
    if (status >= 200 && status < 300) return readPayment(text);
    const code = readErrorCode(text);
    // Something between us and the provider has answered, or a redirect did.
    if (status < 400 || (code === null && status < 500)) throw new PaymentUnknown(`STATUS_${status}`);
    throw new ErrorAnswer(status, code ?? `STATUS_${status}`, restOf(headers));
  }

  async function send({ method, path, body, idempotencyKey: key }: Question, signal: AbortSignal) {
    try {
      return await askOnce(`${options.apiUrl()}${path}`, {
        method,
        signal,
        headers: {
          authorization,
          accept: 'application/json',
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...(key ? { 'idempotency-key': key } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    } catch (error) {
      if (error instanceof TooLongAnswer) throw new PaymentUnknown('TOO_LONG_ANSWER');
      // What fetch says may hold the address; that no answer came is all there is to know.
      throw signal.aborted ? new PaymentUnknown('TIME_OUT') : new ErrorAnswer(503, 'NO_CONNECTION');
    }
  }

  /**
   * Asks up to three times while what comes back is passing. Every question may be repeated: it only reads, or carries an
   * Idempotency-Key, under which the provider does it once.
   * @throws ErrorAnswer with a code that is final, PaymentUnknown
   */
  async function ask(question: Question, signal: AbortSignal): Promise<ProviderPayment> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await answerTo(question, signal);
      } catch (error) {
        if (!(error instanceof ErrorAnswer)) throw error;
        const kind = kindOfError(error.status, error.code);
        if (kind === 'final') throw error;
        if (kind === 'unknown' || tries >= mostTries) throw new PaymentUnknown(error.code);
        // Nobody waits that long here; the order is asked about again later.
        if (error.restsFor >= timeLimit) throw new PaymentUnknown(error.code);
        const longest = firstPause * 2 ** (tries - 1);
        const rest = Math.max(error.restsFor, longest / 2 + (longest / 2) * Math.random());
        await pause(rest, undefined, { signal }).catch(() => {
          throw new PaymentUnknown(error.code);
        });
      }
    }
  }

  /** A payment that is asked for; null where the provider knows none. @throws PaymentUnknown */
  async function find(path: string, signal: AbortSignal): Promise<ProviderPayment | null> {
    try {
      return await ask({ method: 'GET', path }, signal);
    } catch (error) {
      if (!(error instanceof ErrorAnswer)) throw error;
      if (error.code === 'NOT_FOUND_PAYMENT') return null;
      // To a question that only reads, no other word settles anything.
      throw new PaymentUnknown(error.code);
    }
  }

  async function findByKey(paymentKey: string, signal: AbortSignal): Promise<ProviderPayment | null> {
    if (!pathPart.test(paymentKey)) return null;
    const payment = await find(`/v1/payments/${encodeURIComponent(paymentKey)}`, signal);
    return payment && checked(payment, payment.paymentKey === paymentKey);
  }

  async function findByOrder(orderId: string, signal: AbortSignal): Promise<ProviderPayment | null> {
    if (!pathPart.test(orderId)) return null;
    const payment = await find(`/v1/payments/orders/${encodeURIComponent(orderId)}`, signal);
    return payment && checked(payment, payment.orderId === orderId);
  }

  /** Asks for something to be done; where it has been done before, `find` tells how it ended. */
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
      if (!(error instanceof ErrorAnswer)) throw error;
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
    async confirm({ paymentKey, orderId, amount, idempotencyKey }) {
      const signal = begin();
      const payment = await act(
        {
          method: 'POST',
          path: '/v1/payments/confirm',
          body: { paymentKey, orderId, amount },
          idempotencyKey,
        },
        // The second one: another payment of the same order has taken money.
        {
          codes: ['ALREADY_PROCESSED_PAYMENT', 'DUPLICATED_ORDER_ID'],
          find: () => findByOrder(orderId, signal),
        },
        signal,
      );
      // The provider knows a repeated question by its key, not by its body: a key that is used for two orders would
      // bring the first one's answer.
      const isSame =
        payment.paymentKey === paymentKey && payment.orderId === orderId && payment.amount === amount;
      return checked(payment, isSame);
    },

    async paymentByKey(paymentKey) {
      return findByKey(paymentKey, begin());
    },

    async paymentOfOrder(orderId) {
      return findByOrder(orderId, begin());
    },

    async cancel({ paymentKey, reason, amount, idempotencyKey }) {
      const signal = begin();
      if (!pathPart.test(paymentKey)) throw new PaymentRefusal('NOT_FOUND_PAYMENT');
      const payment = await act(
        {
          method: 'POST',
          path: `/v1/payments/${encodeURIComponent(paymentKey)}/cancel`,
          // The provider takes 200 characters of reason.
          body: { cancelReason: reason.slice(0, 200), cancelAmount: amount },
          idempotencyKey,
        },
        { codes: ['ALREADY_CANCELED_PAYMENT'], find: () => findByKey(paymentKey, signal) },
        signal,
      );
      return checked(payment, payment.paymentKey === paymentKey && payment.refunded >= amount);
    },
  };
}

/** Retry-After in milliseconds; 0 where there is none, or a date. */
function restOf(headers: Headers): number {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) * 1000 : 0;
}

/** An answer about something else than was asked settles nothing. @throws PaymentUnknown */
function checked(payment: ProviderPayment, isWhatWasAsked: boolean): ProviderPayment {
  if (!isWhatWasAsked) throw new PaymentUnknown('MISMATCHED_ANSWER');
  return payment;
}
