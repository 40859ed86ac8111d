import type { CallFailure } from '../../shared/client/client.ts';
import { isRecord } from '../../shared/isRecord.ts';
import { tabStorage } from '../account/DraftStore.ts';

/** Parameters of the provider's redirect to /success. */
export interface PaymentReturn {
  orderId: string;
  paymentKey: string;
  /** From the URL; the server compares it with the order's own. */
  amount: number;
}

/** The screen's input: a payment to confirm, an order to look up, an invalid URL, or nothing. */
export type Arrival =
  | { kind: 'confirm'; payment: PaymentReturn }
  | { kind: 'lookUp'; orderId: string }
  | { kind: 'broken' }
  | { kind: 'none' };

/** A rejected payment will be rejected again; everything else can be retried, and the URL keeps the parameters. */
export function isFinal({ status }: CallFailure): boolean {
  return [400, 402, 404, 409, 410].includes(status);
}

const isOrderId = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Za-z0-9_-]{6,64}$/.test(text);

/** Parses a return from a URL or from storage: untrusted. */
export function parsePaymentReturn(value: unknown): PaymentReturn | null {
  if (!isRecord(value)) return null;
  const { orderId, paymentKey } = value;
  const amount = typeof value.amount === 'string' ? Number(value.amount || Number.NaN) : value.amount;
  if (!isOrderId(orderId) || typeof paymentKey !== 'string') return null;
  if (paymentKey === '' || paymentKey.length > 200) return null;
  // Whole won, or dollars with cents.
  if (typeof amount !== 'number' || !/^\d+(\.\d{1,2})?$/.test(String(amount)) || amount > 2_147_483_647)
    return null;
  return { orderId, paymentKey, amount };
}

/** A payment to confirm, or only the order to look up. */
export type StoredReturn = PaymentReturn | { orderId: string; paymentKey?: undefined };

/** Parses what is stored in this tab: untrusted. */
export function parseStoredReturn(value: unknown): StoredReturn | null {
  const payment = parsePaymentReturn(value);
  if (payment || !isRecord(value) || 'paymentKey' in value) return payment;
  return isOrderId(value.orderId) ? { orderId: value.orderId } : null;
}

const storage = tabStorage('paymentReturn');

/** A login by Google leaves the page and returns without the query; the return is stored in this tab meanwhile. */
export const storedReturn = {
  read: (): StoredReturn | null => {
    try {
      return parseStoredReturn(JSON.parse(storage.read() ?? 'null'));
    } catch {
      return null;
    }
  },
  write: (stored: StoredReturn) => storage.write(JSON.stringify(stored)),
  clear: storage.remove,
};

/** What a URL of /success requests, combined with this tab's stored return. */
export function arrivalAt(search: string, stored: StoredReturn | null): Arrival {
  const query = new URLSearchParams(search);
  if (query.has('paymentKey')) {
    const amount = query.get('amount') ?? query.get('price');
    const payment = parsePaymentReturn({ ...Object.fromEntries(query), amount });
    return payment ? { kind: 'confirm', payment } : { kind: 'broken' };
  }
  // A wallet returns without a payment key, and completes the payment without the browser.
  const orderId = query.get('orderId');
  if (isOrderId(orderId)) return { kind: 'lookUp', orderId };
  if (query.has('amount')) return { kind: 'broken' };
  if (!stored) return { kind: 'none' };
  return stored.paymentKey === undefined
    ? { kind: 'lookUp', orderId: stored.orderId }
    : { kind: 'confirm', payment: stored };
}
