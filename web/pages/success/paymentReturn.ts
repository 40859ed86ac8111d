import { isRecord, tabStorage } from '../../features/account/DraftStore.ts';

/** With what the provider leads back to /success. */
export interface PaymentReturn {
  orderId: string;
  paymentKey: string;
  /** In won, as the address has it; the server compares it with the order's own. */
  amount: number;
}

/** What the screen has to go by: a payment to confirm, an order to look up, an address that says nothing usable, or nothing. */
export type Arrival =
  | { kind: 'confirm'; payment: PaymentReturn }
  | { kind: 'look'; orderId: string }
  | { kind: 'broken' }
  | { kind: 'none' };

const isOrderId = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Za-z0-9_-]{6,64}$/.test(text);

/** A return out of an address or of storage: nothing is trusted. */
export function parsePaymentReturn(value: unknown): PaymentReturn | null {
  if (!isRecord(value)) return null;
  const { orderId, paymentKey } = value;
  const amount = typeof value.amount === 'string' ? Number(value.amount || Number.NaN) : value.amount;
  if (!isOrderId(orderId) || typeof paymentKey !== 'string') return null;
  if (paymentKey === '' || paymentKey.length > 200) return null;
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 0 || amount > 2_147_483_647)
    return null;
  return { orderId, paymentKey, amount };
}

const storage = tabStorage('paymentReturn');

/** A login by Google leads away and back without the query; the return waits in this tab meanwhile. */
export const keptReturn = {
  read: (): PaymentReturn | null => {
    try {
      return parsePaymentReturn(JSON.parse(storage.read() ?? 'null'));
    } catch {
      return null;
    }
  },
  keep: (payment: PaymentReturn) => storage.write(JSON.stringify(payment)),
  forget: storage.remove,
};

/** What an address of /success asks for, with what this tab keeps. */
export function arrivalAt(search: string, kept: PaymentReturn | null): Arrival {
  const query = new URLSearchParams(search);
  if (query.has('paymentKey') || query.has('amount')) {
    const payment = parsePaymentReturn(Object.fromEntries(query));
    return payment ? { kind: 'confirm', payment } : { kind: 'broken' };
  }
  const orderId = query.get('orderId');
  if (isOrderId(orderId)) return { kind: 'look', orderId };
  return kept ? { kind: 'confirm', payment: kept } : { kind: 'none' };
}
