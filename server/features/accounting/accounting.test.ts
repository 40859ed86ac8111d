import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { deskApi } from '../../../contract/desk/api.ts';
import { stationId } from '../../../domain/tour/departurePlaces.ts';
import { auditLines } from '../../desk/testing/auditLines.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { TestStaff } from '../../testing/testStaff.ts';
import { useBuyers } from '../orders/testing/useBuyers.ts';

describeWithGuide('the accounts at the desk', (database) => {
  const { app, clock, newBuyer } = useBuyers(database, {
    variables: { PAYMENT_METHODS: 'card,paypal:22.00' },
  });
  let owner: TestStaff;
  let dispatcher: TestStaff;
  beforeAll(async () => {
    owner = await TestStaff.signIn({ app, database, clock }, 'owner');
    dispatcher = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
  });
  const read = async (query: string) =>
    deskApi.getAccounting.response.parse((await owner.call('GET', `/desk/accounting?${query}`)).body);
  const setFee = (body: object, staff = owner) => staff.call('PUT', '/desk/accounting/fees', body);
  const setRate = (body: object, staff = owner) => staff.call('PUT', '/desk/accounting/rates', body);

  it('refuses the dispatcher, and changes nothing', async () => {
    expect((await dispatcher.call('GET', '/desk/accounting?from=2026-11-01&to=2026-11-30')).status).toBe(403);
    const fee = { method: 'card', fromDay: '2026-01-01', percent: 3 };
    expect((await setFee(fee, dispatcher)).status).toBe(403);
    const rate = { driverId: 1, fromDay: '2026-01-01', unit: 'tour', amount: 1 };
    expect((await setRate(rate, dispatcher)).status).toBe(403);
    expect((await read('from=2026-11-01&to=2026-11-30')).fees).toEqual([]);
  });

  it('adds up sales, refunds and fees by method, each currency for itself', async () => {
    expect((await setFee({ method: 'card', fromDay: '2026-01-01', percent: 3.3 })).status).toBe(204);
    const buyer = await newBuyer();
    await buyer.buy();
    const { orderId } = await buyer.buy({ tripDate: '2026-11-22' });
    await owner.call('POST', `/desk/orders/${orderId}/refund`, { kind: 'byRule', reason: 'ill' });
    const dollars = await buyer.orderId({ method: 'paypal' });
    await buyer.confirm(dollars, await buyer.approve({ orderId: dollars, amount: 22, method: 'paypal' }), 22);
    const { money, totals } = await read('from=2026-11-21&to=2026-11-21');
    expect(money).toEqual([
      {
        ...{ period: '', method: 'card', currency: 'KRW', orders: 2 },
        ...{ sold: 60_000, refunded: 21_000, kept: 39_000, fee: 1_287 },
      },
      {
        ...{ period: '', method: 'paypal', currency: 'USD', orders: 1 },
        ...{ sold: 22, refunded: 0, kept: 22, fee: null },
      },
    ]);
    expect(totals.map(({ currency, kept }) => [currency, kept])).toEqual([
      ['KRW', 39_000],
      ['USD', 22],
    ]);
    const byTour = await read('from=2026-11-22&to=2026-12-31&basis=tour&grouping=day');
    expect(byTour.money.map(({ period, method, kept }) => [period, method, kept])).toEqual([
      ['2026-11-22', 'card', 9_000],
      ['2026-12-24', 'card', 30_000],
      ['2026-12-24', 'paypal', 22],
    ]);
  });

  it('counts the tours to which a driver came, at the rate of the day', async () => {
    const { orderId } = await (await newBuyer()).buy({ tripDate: '2026-11-21', startTime: '12:30' });
    const driver = { name: 'Lee', phone: '010-1234-5678', email: null, car: 'Sorento', plate: '12 3456' };
    const { id: driverId } = (await owner.call('POST', '/desk/drivers', driver)).body;
    await owner.call('POST', `/desk/tours/${orderId}/assign`, { version: 0, driverId });
    expect((await read('from=2026-11-21&to=2026-11-21')).drivers).toEqual([]);
    const state = (version: number, to: string) =>
      owner.call('POST', `/desk/tours/${orderId}/state`, { version, state: to });
    await state(1, 'accepted');
    expect((await state(2, 'met')).status).toBe(200);
    await owner.call('PATCH', `/desk/tours/${orderId}`, { version: 3, overtimeHalfHours: 1 });
    await setRate({ driverId, fromDay: '2026-11-22', unit: 'tour', amount: 1 });
    const line = {
      ...{ period: '', driverId, driverName: 'Lee', tours: 1, minutes: 210 },
      ...{ overtimeHalfHours: 1, overtimeAmount: 5_000 },
    };
    expect((await read('from=2026-11-01&to=2026-11-30')).drivers).toEqual([
      { ...line, owed: 0, toursWithoutRate: 1 },
    ]);
    await setRate({ driverId, fromDay: '2026-11-01', unit: 'hour', amount: 15_000 });
    expect((await read('from=2026-11-01&to=2026-11-30')).drivers).toEqual([
      { ...line, owed: 52_500, toursWithoutRate: 0 },
    ]);
  });

  it('replaces and removes the entry of a day, with a line in the audit trail', async () => {
    const fee = { method: 'paypal', fromDay: '2026-05-01' };
    await setFee({ ...fee, percent: 4.4 });
    await setFee({ ...fee, percent: 4.05 });
    const read2026 = () => read('from=2026-01-01&to=2026-12-31');
    expect((await read2026()).fees).toContainEqual({ ...fee, percent: 4.05 });
    await setFee({ ...fee, percent: null });
    expect((await read2026()).fees.map(({ method }) => method)).not.toContain('paypal');
    expect(await auditLines(database(), 'accounting', 'paypal')).toMatchObject([
      { before: null, after: { percent: 4.4 }, role: 'owner' },
      { before: { percent: 4.4 }, after: { percent: 4.05 } },
      { before: { percent: 4.05 }, after: null },
    ]);
  });

  it('adds up more orders than a statement of PostgreSQL takes parameters', async () => {
    const [batches, ordersPerBatch] = [6, 11_000];
    // One statement for all of them can reach the time limit of a statement on a busy machine.
    for (let batch = 1; batch <= batches; batch++) {
      await sql`
        insert into ticket_order (
          id, status, order_name, amount, currency, customer_name, customer_email, language, origin, trip_date,
          start_time, number_of_people, departure, refund_rule_version, created_at, payment_key, paid_at
        )
        select
          'order_' || number, 'paid', 'ticket', 30000, 'KRW', 'KIM SORA', 'sora@visitor.example', 'en',
          'https://guide.example', '2025-05-01', '10:00', 2, ${stationId}, 1, day, 'key_' || number, day
        from generate_series(${(batch - 1) * ordersPerBatch + 1}::int, ${batch * ordersPerBatch}::int) as number,
          (select timestamptz '2025-04-01T12:00:00+09:00' as day) as one
      `.execute(database().sql);
    }
    const orders = batches * ordersPerBatch;
    for (const query of ['from=2025-04-01&to=2025-04-30', 'from=2025-05-01&to=2025-05-01&basis=tour']) {
      const { money } = await read(query);
      expect(money.map((line) => [line.orders, line.sold])).toEqual([[orders, orders * 30_000]]);
    }
  });

  it('rejects a fee that is no percentage, an unknown driver and a range of six years', async () => {
    const fee = { method: 'card', fromDay: '2026-01-01' };
    for (const percent of [-1, 101, 1.234]) expect((await setFee({ ...fee, percent })).status).toBe(400);
    const rate = { driverId: 999, fromDay: '2026-01-01', unit: 'tour', amount: 1 };
    expect((await setRate(rate)).status).toBe(404);
    expect((await setRate({ ...rate, amount: 1.5 })).status).toBe(400);
    expect((await owner.call('GET', '/desk/accounting?from=2020-01-01&to=2026-01-01')).status).toBe(400);
  });
});
