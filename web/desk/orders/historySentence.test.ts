import { describe, expect, it } from 'vitest';
import type { DeskOrder } from '../../../contract/desk/orders.ts';
import { en } from '../messages/en.ts';
import { ko } from '../messages/ko.ts';
import { historySentence } from './historySentence.ts';

type Line = DeskOrder['history'][number];

const line = (detail: Line['detail'], change: Partial<Line> = {}): Line => ({
  ...{ at: '2026-11-24T01:00:00.000Z', cause: 'operator', who: null, role: null, from: 'paid', to: 'paid' },
  detail,
  ...change,
});

describe('a line of the history of an order', () => {
  it.each<[string, Line]>([
    ['Ordered.', line({}, { from: null, to: 'ready' })],
    ['New status: Paid.', line({}, { from: 'confirming' })],
    ['New status: Refused (the provider’s code: REJECT).', line({ code: 'REJECT' }, { to: 'refused' })],
    ['Paid, but the ticket can’t be used: all of it is paid back.', line({ soldOut: true })],
    [
      'Requested a refund of US$15.40 (70%).',
      line({ cancellation: 'requested', percent: 70, amount: 15.4, currency: 'USD' }),
    ],
    [
      'The provider refused the refund, so the ticket stays valid (code: NO).',
      line({ cancellation: 'withdrawn', code: 'NO' }),
    ],
    ['₩30,000 was paid back.', line({ refunded: 30_000 }, { to: 'cancelled' })],
    ['Gave its car to a newer order of the same account.', line({ replacedBy: 'order_2' })],
    [
      'Changed: start 10:00 → 15:30, name, stops. Reason: By phone',
      line({ stops: 'changed', reason: 'By phone', customerName: 'changed', startTime: '10:00 → 15:30' }),
    ],
    [
      'A payment took another amount than the order’s: US$5.00.',
      line({ wrongCharge: 'charged', amount: 5, currency: 'USD' }),
    ],
    ['Changed: boats 1 → 2.', line({ boats: '1 → 2' })],
  ])('says: %s', (sentence, recorded) => {
    expect(historySentence(recorded, en)).toBe(sentence);
    expect(historySentence(recorded, ko)).not.toMatch(/undefined|null|NaN|\(\)/);
  });
});
