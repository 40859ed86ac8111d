import { describe, expect, it } from 'vitest';
import type { Ticket } from '../../../contract/tickets.ts';
import { nextTour } from './nextTour.ts';

// 08:00 on 24 November in Seoul.
const now = new Date('2026-11-23T23:00:00Z');

const ticket = (orderId: string, tripDate: string, part: Partial<Ticket> = {}): Ticket => ({
  orderId,
  orderNumber: 'SB-7K3M-92',
  orderName: '',
  status: 'paid',
  amount: 30_000,
  currency: 'KRW',
  paymentMethod: 'card',
  tripDate,
  startTime: '10:00',
  numberOfPeople: 2,
  boughtHalfHours: 0,
  acceptsEarlyEnd: false,
  departure: 'GANGNEUNG_STATION',
  departurePlace: null,
  customerName: '',
  customerEmail: '',
  customerPhone: null,
  passes: null,
  companyPhone: null,
  payUntil: null,
  createdAt: now.toISOString(),
  paidAt: now.toISOString(),
  method: null,
  receiptUrl: null,
  failureCode: null,
  language: 'en',
  version: 0,
  changeableUntil: null,
  calledOff: null,
  refund: null,
  cancellation: null,
  checkPath: null,
  ...part,
});

describe('the next tour', () => {
  it('is the earliest of those that are paid for, also on its day', () => {
    const late = ticket('late', '2026-11-24', { startTime: '14:00' });
    const early = ticket('early', '2026-11-24', { startTime: '09:30' });
    expect(nextTour([ticket('other', '2026-11-25'), late, early], now)).toBe(early);
  });

  it('is none that is over, cancelled, called off or not paid for', () => {
    const others = (['ready', 'confirming', 'cancelled'] as const).map((status) =>
      ticket(status, '2026-11-25', { status }),
    );
    const calledOff = { reason: 'typhoon', words: '', until: now.toISOString() } as const;
    others.push(ticket('calledOff', '2026-11-25', { calledOff }));
    expect(nextTour([...others, ticket('over', '2026-11-23')], now)).toBeNull();
  });
});
