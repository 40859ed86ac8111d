import { expect, it } from 'vitest';
import { resellers } from '../messages/en/resellers.ts';
import { statementCsv } from './statementCsv.ts';

const line = {
  orderNumber: 'SB-0000-00',
  reference: '=1+1',
  tripDate: '2026-12-01',
  startTime: '09:00',
  numberOfPeople: 2,
  customerName: 'Mina Park',
  currency: 'USD',
  price: 35.1,
  refunded: 0,
  commission: 7.02,
  owed: 28.08,
};

it('adds the totals of each currency below the bookings, and lets no formula run', () => {
  const won = { ...line, reference: null, currency: 'KRW', price: 40_000, commission: 8_000, owed: 32_000 };
  const rows = statementCsv([line, { ...line, price: 0.2, owed: 0.2 }, won], resellers)
    .trim()
    .split('\r\n');
  expect(rows.slice(1)).toEqual([
    "SB-0000-00,'=1+1,2026-12-01,09:00,2,Mina Park,35.1,0,7.02,28.08,USD",
    "SB-0000-00,'=1+1,2026-12-01,09:00,2,Mina Park,0.2,0,7.02,0.2,USD",
    'SB-0000-00,,2026-12-01,09:00,2,Mina Park,40000,0,8000,32000,KRW',
    'Total,,,,4,,35.3,0,14.04,28.28,USD',
    'Total,,,,2,,40000,0,8000,32000,KRW',
  ]);
});
