import { describe, expect, it } from 'vitest';
import { type AccountedOrders, type AccountsInput, calculateAccounts, currencyTotals } from './accounts.ts';

const order: AccountedOrders = {
  count: 1,
  paidDay: '2026-11-30',
  tourDay: '2026-12-24',
  method: 'card',
  currency: 'KRW',
  amount: 30_000,
  refunds: [],
};
const input: AccountsInput = {
  ...{ from: '2026-11-01', to: '2026-12-31', basis: 'payment', grouping: 'month' },
  ...{ orders: [], tours: [], fees: [], rates: [] },
};

describe('the accounts', () => {
  it('count a sale and its refunds on the days on which the money moved', () => {
    const refunds = [
      { day: '2026-12-01', amount: 5_000 },
      { day: '2026-12-02', amount: 1_000 },
    ];
    const { money } = calculateAccounts({ ...input, orders: [{ ...order, refunds }] });
    const same = { method: 'card', currency: 'KRW', fee: null };
    expect(money).toEqual([
      { ...same, period: '2026-11', orders: 1, sold: 30_000, refunded: 0, kept: 30_000 },
      { ...same, period: '2026-12', orders: 0, sold: 0, refunded: 6_000, kept: -6_000 },
    ]);
  });

  it('count both on the day of the tour, if asked', () => {
    const orders = [{ ...order, refunds: [{ day: '2026-12-01', amount: 5_000 }] }];
    const { money } = calculateAccounts({ ...input, basis: 'tour', grouping: 'day', orders });
    expect(money).toMatchObject([{ period: '2026-12-24', sold: 30_000, refunded: 5_000, kept: 25_000 }]);
  });

  it('leave out what lies outside of the range', () => {
    const orders = [{ ...order, refunds: [{ day: '2026-12-01', amount: 5_000 }] }];
    const { money } = calculateAccounts({ ...input, from: '2026-12-01', grouping: 'range', orders });
    expect(money).toMatchObject([{ period: '', orders: 0, sold: 0, refunded: 5_000 }]);
  });

  it('never add won and dollars', () => {
    const orders: AccountedOrders[] = [order, { ...order, method: 'paypal', currency: 'USD', amount: 2_205 }];
    const { money } = calculateAccounts({ ...input, grouping: 'range', orders });
    expect(currencyTotals(money).map(({ currency, sold }) => [currency, sold])).toEqual([
      ['KRW', 30_000],
      ['USD', 2_205],
    ]);
  });

  it('count alike orders and tours as if each were given, with a fee rounded for each order', () => {
    const alike = { ...order, amount: 30_015, refunds: [{ day: '2026-12-01', amount: 5_000 }] };
    const tour = {
      ...{ day: '2026-12-10', driverId: 1, driverName: 'Lee', minutes: 200 },
      ...{ overtimeHalfHours: 1, overtimeAmount: 5_000 },
    };
    const others: AccountsInput = {
      ...{ ...input, fees: [{ method: 'card', fromDay: '2026-01-01', basisPoints: 330 }] },
      rates: [{ driverId: 1, fromDay: '2026-01-01', unit: 'hour', amount: 15_001 }],
    };
    const together = { orders: [{ ...alike, count: 3 }], tours: [{ ...tour, count: 3 }] };
    const single = { orders: Array(3).fill(alike), tours: Array(3).fill({ ...tour, count: 1 }) };
    expect(calculateAccounts({ ...others, ...together })).toEqual(
      calculateAccounts({ ...others, ...single }),
    );
  });

  it('take the fee that counted on the day of the payment, and give back the part of a refund', () => {
    const fees = [
      { method: 'card', fromDay: '2026-01-01', basisPoints: 330 },
      { method: 'card', fromDay: '2026-12-01', basisPoints: 500 },
    ] as const;
    const refunds = [
      { day: '2026-12-01', amount: 9_999 },
      { day: '2026-12-02', amount: 20_001 },
    ];
    const { money } = calculateAccounts({ ...input, orders: [{ ...order, refunds }], fees });
    expect(money.map(({ fee }) => fee)).toEqual([990, -990]);
  });

  it('count tours, hours and what is owed at the rate of the day', () => {
    const tour = {
      count: 1,
      driverId: 1,
      driverName: 'Lee',
      minutes: 180,
      overtimeHalfHours: 0,
      overtimeAmount: 0,
    };
    const { drivers } = calculateAccounts({
      ...{ ...input, grouping: 'range' },
      tours: [
        { ...tour, day: '2026-11-10' },
        { ...tour, day: '2026-11-20' },
        { ...tour, day: '2026-12-10', minutes: 210, overtimeHalfHours: 1, overtimeAmount: 5_000 },
        { ...tour, day: '2027-01-01' },
      ],
      rates: [
        { driverId: 1, fromDay: '2026-11-15', unit: 'tour', amount: 50_000 },
        { driverId: 1, fromDay: '2026-12-01', unit: 'hour', amount: 15_000 },
        { driverId: 2, fromDay: '2026-01-01', unit: 'tour', amount: 1 },
      ],
    });
    expect(drivers).toEqual([
      {
        ...{ period: '', driverId: 1, driverName: 'Lee', tours: 3, minutes: 570 },
        ...{ overtimeHalfHours: 1, overtimeAmount: 5_000, owed: 102_500, toursWithoutRate: 1 },
      },
    ]);
  });
});
