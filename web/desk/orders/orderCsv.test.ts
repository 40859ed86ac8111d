import { expect, it } from 'vitest';
import type { OrderLine } from '../../../contract/desk/orders.ts';
import { en } from '../messages/en.ts';
import { orderCsv } from './orderCsv.ts';

const order: OrderLine = {
  ...{ orderId: 'order_1', orderNumber: 'SB-7K3M-92', createdAt: '2026-11-24T01:00:00.000Z' },
  ...{ status: 'cancelled', isRefundPending: false, amount: 22.05, currency: 'USD', paymentMethod: 'paypal' },
  ...{ tripDate: '2026-12-24', startTime: '10:00', numberOfPeople: 2 },
  ...{ customerName: '=HYPERLINK("x")', customerEmail: 'a@example.com' },
  ...{
    paidAt: '2026-11-24T15:30:00.000Z',
    method: null,
    refundAmount: 15.43,
    refundedAt: null,
    driverName: null,
    resellerName: null,
  },
};

it('writes price, method, refund and status, with moments of Seoul and no formulas', () => {
  const [, row] = orderCsv([order], en).split('\r\n');
  expect(row).toBe(
    `SB-7K3M-92,Cancelled,2026-11-24 10:00,2026-11-25 00:30,2026-12-24,10:00,2,"'=HYPERLINK(""x"")",a@example.com,,,PayPal,22.05,15.43,,USD,order_1`,
  );
});
