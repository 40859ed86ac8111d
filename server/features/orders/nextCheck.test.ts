import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TicketStatus } from '../../../domain/tickets/ticketRules.ts';
import type { ProviderPayment } from '../../providers/payments.ts';
import {
  confirmingEnd,
  firstCheck,
  handoverDelay,
  lateCheck,
  maxPauses,
  nextCheck,
  readyEnd,
  readyLife,
} from './nextCheck.ts';
import { orderRow, paidOrder } from './testing/orderRow.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** When the orders here were made. */
const created = orderRow().created_at;
const at = (milliseconds: number) => new Date(created.getTime() + milliseconds);

const payment = (change: Partial<ProviderPayment> = {}): ProviderPayment => ({
  paymentKey: 'key',
  orderId: orderRow().id,
  status: 'begun',
  amount: 30_000,
  currency: 'KRW',
  refunded: 0,
  isRefundUnderWay: false,
  failedRefunds: [],
  paidAt: null,
  cancelledAt: null,
  method: null,
  isChargedLater: false,
  receiptUrl: null,
  failureCode: null,
  ...change,
});

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => void vi.restoreAllMocks());

describe('the time to pay', () => {
  it('ends 40 minutes after the order was made, or at the end of its link', () => {
    expect(readyEnd(orderRow())).toEqual(at(40 * minute));
    expect(readyEnd(orderRow({ pay_until: at(hour) }))).toEqual(at(hour));
  });

  it('has the first check at its end, or after 5 minutes for a wallet', () => {
    expect(firstCheck('card', created)).toEqual(at(40 * minute));
    expect(firstCheck('gcash', created)).toEqual(at(5 * minute));
    // The link of an order by the desk.
    expect(firstCheck('card', created, at(24 * hour))).toEqual(at(40 * minute));
    expect(firstCheck('card', created, at(30 * minute))).toEqual(at(30 * minute));
  });
});

describe('the end of a confirmation', () => {
  const end = (method: 'card' | 'gcash', seen: ProviderPayment | null, since = created) =>
    confirmingEnd(orderRow({ payment_method: method }), since, seen);

  it('is 11 minutes after its start for a card, and without a payment', () => {
    expect(end('card', payment({ status: 'authorised' }))).toEqual(at(11 * minute));
    expect(end('gcash', null)).toEqual(at(11 * minute));
  });

  it('is that of the window for an open payment of a wallet, and a day for an approved one', () => {
    expect(end('gcash', payment())).toEqual(at(40 * minute));
    expect(end('gcash', payment(), at(35 * minute))).toEqual(at(46 * minute));
    expect(end('gcash', payment({ status: 'authorised' }))).toEqual(at(24 * hour));
  });
});

describe('the late check of an order that ended without a charge', () => {
  const confirmed = { payment_key: 'key', confirming_at: created };

  it('is 25 minutes after the confirmation began', () => {
    expect(lateCheck(orderRow(confirmed), at(minute))).toEqual(at(25 * minute));
  });

  it('counts from now if a wrong clock has dated the confirmation in the future', () => {
    expect(lateCheck(orderRow({ ...confirmed, confirming_at: at(hour) }), at(minute))).toEqual(
      at(26 * minute),
    );
  });

  it('is none for an order that was never confirmed', () => {
    expect(lateCheck(orderRow(), created)).toBeNull();
    expect(lateCheck(orderRow({ payment_key: 'key' }), created)).toBeNull();
    expect(lateCheck(orderRow({ confirming_at: created }), created)).toBeNull();
  });

  it('is every 5 minutes for a wallet, until 65 minutes after the order was made', () => {
    const wallet = orderRow({ payment_method: 'gcash' });
    expect(lateCheck(wallet, created)).toEqual(at(5 * minute));
    expect(lateCheck(wallet, at(62 * minute))).toEqual(at(65 * minute));
    // A wrong clock has dated the order in the future.
    expect(lateCheck(wallet, at(-hour))).toEqual(at(-55 * minute));
  });

  it('is that of a wallet for a wallet’s payment of an order by card', () => {
    expect(lateCheck(orderRow(confirmed), created, payment({ isChargedLater: true }))).toEqual(
      at(5 * minute),
    );
  });
});

describe('the next check', () => {
  const confirming = orderRow({ status: 'confirming', payment_key: 'key', confirming_at: created });
  const requested = paidOrder({ cancel_requested_at: created, refund_percent: 90, refund_amount: 27_000 });

  it('of an order that waits for its payment is at the end of its time to pay', () => {
    expect(nextCheck(orderRow(), at(minute))).toEqual(at(40 * minute));
    expect(nextCheck(orderRow({ pay_until: at(hour) }), at(30 * minute))).toEqual(at(hour));
    // At the latest after 40 minutes, also for a link of a day.
    expect(nextCheck(orderRow({ pay_until: at(24 * hour) }), at(hour))).toEqual(at(100 * minute));
  });

  it('of such an order is a minute later if that time is over, or in the future by a wrong clock', () => {
    expect(nextCheck(orderRow(), at(40 * minute))).toEqual(at(41 * minute));
    expect(nextCheck(orderRow(), at(-hour))).toEqual(at(-20 * minute));
  });

  it('of such an order is within 5 minutes if a wallet may take the money', () => {
    expect(nextCheck(orderRow({ payment_method: 'gcash' }), created)).toEqual(at(5 * minute));
    expect(nextCheck(orderRow(), created, 'open')).toEqual(at(5 * minute));
    expect(nextCheck(orderRow(), created, 'owed')).toEqual(at(5 * minute));
    expect(nextCheck(orderRow(), at(38 * minute), 'open')).toEqual(at(40 * minute));
    expect(nextCheck(orderRow(), created, 'away')).toEqual(at(40 * minute));
  });

  it.each([
    ...[
      [0, 5],
      [1, 5],
      [2, 10],
      [3, 10],
      [4, 20],
      [5, 30],
      [6, 60],
      [7, 60],
    ],
  ])('of a confirmation after %s checks is after %s seconds', (checks, seconds) => {
    expect(nextCheck({ ...confirming, checks }, created)).toEqual(at(seconds * second));
  });

  it.each([
    ...[
      [0, 5],
      [1, 5],
      [2, 10],
      [3, 30],
      [4, 60],
      [5, 300],
      [6, 900],
      [7, 900],
    ],
  ])('of a refund after %s checks is after %s seconds', (checks, seconds) => {
    expect(nextCheck({ ...requested, checks }, created)).toEqual(at(seconds * second));
  });

  it('comes up to a fifth earlier, so that orders that failed together are not retried together', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(nextCheck({ ...confirming, checks: 2 }, created)).toEqual(at(9 * second));
  });

  it.each<TicketStatus>(['paid', 'cancelled', 'refused', 'expired'])(
    'of an order that is %s is none',
    (status) => {
      expect(nextCheck(orderRow({ status }), created)).toBeNull();
      expect(nextCheck(orderRow({ status }), created, 'away')).toBeNull();
    },
  );

  it.each<TicketStatus>(['refused', 'expired'])(
    'of an order that is %s is its late check, once',
    (status) => {
      const ended = { ...confirming, status };
      expect(nextCheck(ended, created)).toEqual(at(25 * minute));
      expect(nextCheck(ended, at(25 * minute))).toBeNull();
      // Without a response it is repeated.
      expect(nextCheck(ended, at(25 * minute), 'away')).toEqual(at(30 * minute));
    },
  );

  it('of another order has no late check', () => {
    expect(nextCheck({ ...confirming, status: 'cancelled' }, created)).toBeNull();
  });

  it('is every 5 minutes until a wrong charge is paid back, and for a day while a payment is open', () => {
    const ended = orderRow({ status: 'expired' });
    expect(nextCheck(ended, at(48 * hour), 'owed')).toEqual(at(48 * hour + 5 * minute));
    expect(nextCheck({ ...confirming, status: 'expired' }, created, 'owed')).toEqual(at(5 * minute));
    expect(nextCheck(ended, at(24 * hour - 1), 'open')).toEqual(at(24 * hour - 1 + 5 * minute));
    expect(nextCheck(ended, at(24 * hour), 'open')).toBeNull();
  });
});

it('takes over from a request after 8 seconds, and never pauses for longer than the limits', () => {
  expect(handoverDelay).toBe(8 * second);
  expect(readyLife).toBe(40 * minute);
  expect(Object.fromEntries(maxPauses)).toEqual({
    ready: 40 * minute,
    confirming: minute,
    paid: 15 * minute,
    refused: 65 * minute,
    expired: 65 * minute,
    cancelled: minute,
  });
});
