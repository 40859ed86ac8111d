import { expect, it } from 'vitest';
import type { Accounting } from '../../../contract/desk/accounting.ts';
import { en } from '../messages/en.ts';
import { driversCsv, moneyCsv } from './accountingCsv.ts';

const view = { from: '2026-11-01', to: '2026-11-30', basis: 'payment', grouping: 'range' } as const;
const money = { orders: 2, sold: 60_000, refunded: 21_000, kept: 39_000 };
const accounts: Accounting = {
  money: [{ ...money, period: '', method: 'card', currency: 'KRW', fee: null }],
  totals: [],
  drivers: [
    {
      ...{ period: '2026-11', driverId: 1, driverName: '+Lee', tours: 2, minutes: 390 },
      ...{ overtimeHalfHours: 1, overtimeAmount: 5_000, owed: 80_000, toursWithoutRate: 0 },
    },
  ],
  fees: [],
  rates: [],
};

it('writes money and drivers as numbers', () => {
  expect(moneyCsv(accounts, view, en).split('\r\n')[1]).toBe(
    '2026-11-01 – 2026-11-30,Card,KRW,2,60000,21000,39000,',
  );
  expect(driversCsv(accounts, view, en.accounting).split('\r\n')[1]).toBe(
    "2026-11,'+Lee,2,6.5,30,5000,80000,0",
  );
});
