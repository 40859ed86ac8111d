import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../../contract/api.ts';
import { salesApi } from '../../../contract/desk/sales.ts';
import { dayAfter } from '../../../domain/calendar/days.ts';
import { boughtHalfHoursLimit } from '../../../domain/tickets/overtime.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { TestStaff } from '../../testing/testStaff.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';
import { insertDrivers } from '../capacity/testing/insertDrivers.ts';
import type { Buyer } from './testing/buyer.ts';
import { useBuyers } from './testing/useBuyers.ts';
import { withoutChecks } from './testing/withoutChecks.ts';

describeWithGuide('a tour with overtime, of a company with one car', (database) => {
  const { app, clock, newBuyer, charges } = useBuyers(database, {
    variables: { PAYMENT_METHODS: 'card,alipay:22.00' },
  });
  let dispatcher: TestStaff;
  let day = '2026-11-30';
  const newDay = () => {
    day = dayAfter(day, 1);
    return day;
  };
  let hasDriver = false;
  beforeEach(async () => {
    clock.moveTo('2026-11-21T12:00:00+09:00');
    dispatcher = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
    if (!hasDriver) await insertDrivers(database(), clock, 1);
    hasDriver = true;
    await offer(4);
  });

  const readRules = async () => {
    const { body } = await dispatcher.call('GET', `/desk/sales?from=${day}&to=${day}`);
    return salesApi.getSalesCalendar.response.parse(body).rules;
  };
  /** Sets how many half hours of overtime are offered at most. */
  async function offer(maxBoughtHalfHours: number) {
    const rules = await readRules();
    const body = { ...rules, maxBoughtHalfHours };
    expect(await dispatcher.call('PATCH', '/desk/sales/rules', body)).toMatchObject({
      status: 200,
      body: { maxBoughtHalfHours },
    });
  }
  const availability = async (tripDate: string, query = '') => {
    const visitor = new TestVisitor(app);
    const { body } = await visitor.call('GET', `/availability?from=${tripDate}&to=${tripDate}${query}`);
    return api.getAvailability.response.parse(body);
  };
  const unavailable = async (tripDate: string, query = '') =>
    (await availability(tripDate, query)).days[0]?.unavailable;
  const order = (id: string) =>
    database().sql.selectFrom('ticket_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const ticket = async (buyer: Buyer, orderId: string) =>
    api.getTicket.response.parse((await buyer.ticket(orderId)).body);

  /** Buys a tour whose price is another one than that of three hours. */
  async function buy(buyer: Buyer, body: object, amount: number): Promise<string> {
    const orderId = await buyer.orderId({ ...body });
    const paymentKey = await buyer.authorize(orderId, undefined, amount);
    expect((await buyer.confirm(orderId, paymentKey, amount)).status).toBe(200);
    return orderId;
  }

  it('is not sold until the desk offers it, and not longer than it offers', async () => {
    const tripDate = newDay();
    const buyer = await newBuyer();
    const notOffered = { status: 400, fields: { boughtHalfHours: 'notOffered' } };
    await offer(0);
    expect(await availability(tripDate)).toMatchObject({ maxBoughtHalfHours: 0 });
    expect(await buyer.order({ tripDate, boughtHalfHours: 1 })).toMatchObject(notOffered);
    expect((await buyer.order({ tripDate })).status).toBe(200);
    await offer(2);
    expect(await availability(tripDate)).toMatchObject({ maxBoughtHalfHours: 2 });
    expect(await buyer.order({ tripDate, boughtHalfHours: 3 })).toMatchObject(notOffered);
    expect((await buyer.order({ tripDate, boughtHalfHours: 2 })).status).toBe(200);
    expect((await buyer.order({ tripDate, boughtHalfHours: boughtHalfHoursLimit + 1 })).status).toBe(400);
  });

  it('keeps the offer where a page of the previous release changes the other rules', async () => {
    const rules = await readRules();
    const { maxBoughtHalfHours: _offer, ...older } = rules;
    const changed = await dispatcher.call('PATCH', '/desk/sales/rules', { ...older, leadMinutes: 60 });
    expect(changed).toMatchObject({ status: 200, body: { maxBoughtHalfHours: 4, leadMinutes: 60 } });
    const { version } = await readRules();
    await dispatcher.call('PATCH', '/desk/sales/rules', { ...rules, leadMinutes: 0, version });
  });

  it('costs each half hour, in won and in the share of the dollars, and takes exactly that', async () => {
    const tripDate = newDay();
    const buyer = await newBuyer();
    const orderId = await buy(buyer, { tripDate, boughtHalfHours: 3 }, 45_000);
    expect(await charges(orderId)).toMatchObject([{ balance: 45_000 }]);
    expect(await ticket(buyer, orderId)).toMatchObject({
      amount: 45_000,
      boughtHalfHours: 3,
      acceptsEarlyEnd: false,
    });
    const inDollars = await buyer.order({ tripDate: newDay(), boughtHalfHours: 1, method: 'alipay' });
    expect(inDollars.body).toMatchObject({ amount: 25.67, currency: 'USD' });
  });

  it('rejects the price of three hours for it', async () => {
    const buyer = await newBuyer();
    const orderId = await buyer.orderId({ tripDate: newDay(), boughtHalfHours: 1 });
    const paymentKey = await buyer.authorize(orderId);
    expect((await buyer.confirm(orderId, paymentKey)).status).toBe(400);
    expect(await charges(orderId)).toEqual([]);
  });

  it('takes the car for the whole tour, while held and once sold', async () => {
    const tripDate = newDay();
    const [one, other] = [await newBuyer(), await newBuyer()];
    // Until 14:30, and half an hour of turnaround.
    const orderId = await one.orderId({ tripDate, boughtHalfHours: 3 });
    expect(await unavailable(tripDate)).toContain('14:30');
    expect(await unavailable(tripDate)).not.toContain('15:00');
    expect(await other.order({ tripDate, startTime: '14:30' })).toMatchObject({ status: 409 });
    const paymentKey = await one.authorize(orderId, undefined, 45_000);
    await one.confirm(orderId, paymentKey, 45_000);
    expect(await other.order({ tripDate, startTime: '14:30' })).toMatchObject({ status: 409 });
    expect((await other.order({ tripDate, startTime: '15:00' })).status).toBe(200);
  });

  it('is sold out where the car is free for three hours only', async () => {
    const tripDate = newDay();
    const [one, other] = [await newBuyer(), await newBuyer()];
    await one.buy({ tripDate, startTime: '14:00' });
    expect(await unavailable(tripDate, '&boughtHalfHours=1')).not.toContain('10:00');
    expect(await unavailable(tripDate, '&boughtHalfHours=2')).toContain('10:00');
    const soldOut = { status: 409, code: 'soldOut', fields: { startTime: 'soldOut' } };
    expect(await other.order({ tripDate, boughtHalfHours: 2 })).toMatchObject(soldOut);
    expect((await other.order({ tripDate, boughtHalfHours: 1 })).status).toBe(200);
  });

  it('has its car back when the provider says late that it is paid, for the whole tour', async () => {
    const [first, second] = [newDay(), newDay()];
    const [one, other] = [await newBuyer(), await newBuyer()];
    const lost = await one.orderId({ tripDate: first, boughtHalfHours: 2 });
    const key = await one.authorize(lost, undefined, 40_000);
    await one.orderId({ tripDate: second });
    await other.buy({ tripDate: first, startTime: '14:00' });
    expect(await one.confirm(lost, key, 40_000)).toMatchObject({ status: 409, code: 'soldOut' });
    expect(await charges(lost)).toEqual([]);
  });

  it.each([0, 1, 2])(
    'wins or loses the last car against an overlapping tour, once (round %i)',
    async (round) => {
      const tripDate = newDay();
      const [one, other] = [await newBuyer(), await newBuyer()];
      const calls = [
        () => one.order({ tripDate, boughtHalfHours: 4 }),
        () => other.order({ tripDate, startTime: '15:00' }),
      ];
      const responses = await Promise.all((round % 2 ? calls.toReversed() : calls).map((call) => call()));
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    },
  );

  describe('once sold', () => {
    it('keeps its length and price when it is moved, even if overtime is not offered any more', async () => {
      const [first, second] = [newDay(), newDay()];
      const buyer = await newBuyer();
      const orderId = await buy(buyer, { tripDate: first, boughtHalfHours: 2 }, 40_000);
      await offer(0);
      const moved = await buyer.visitor.call('POST', `/user/tickets/${orderId}/change`, {
        version: 0,
        tripDate: second,
      });
      expect(moved).toMatchObject({ status: 200, body: { boughtHalfHours: 2, amount: 40_000 } });
      expect(await unavailable(second)).toContain('14:00');
      expect(await unavailable(first)).toEqual([]);
    });

    it('is not moved to where the car is free for three hours only', async () => {
      const [first, second] = [newDay(), newDay()];
      const [one, other] = [await newBuyer(), await newBuyer()];
      await other.buy({ tripDate: second, startTime: '14:00' });
      const orderId = await buy(one, { tripDate: first, boughtHalfHours: 2 }, 40_000);
      const sold = async () => withoutChecks(await order(orderId));
      const before = await sold();
      const change = (body: object) =>
        one.visitor.call('POST', `/user/tickets/${orderId}/change`, { version: 0, ...body });
      expect(await change({ tripDate: second })).toMatchObject({ status: 409, code: 'soldOut' });
      expect(await sold()).toEqual(before);
      expect(await change({ tripDate: second, startTime: '09:30' })).toMatchObject({ status: 200 });
    });

    it('is refunded by the share of all that was paid, and frees the whole time', async () => {
      const tripDate = '2026-11-23';
      const buyer = await newBuyer();
      const orderId = await buy(buyer, { tripDate, boughtHalfHours: 1 }, 35_000);
      expect((await buyer.cancel(orderId)).body).toMatchObject({
        status: 'cancelled',
        cancellation: { percent: 70, amount: 24_500 },
      });
      expect(await charges(orderId)).toMatchObject([{ balance: 10_500 }]);
      expect(await unavailable(tripDate)).toEqual([]);
    });

    it('ends later for its driver, on the receipt and in the calendar', async () => {
      const tripDate = newDay();
      const buyer = await newBuyer();
      const orderId = await buy(buyer, { tripDate, boughtHalfHours: 1 }, 35_000);
      const { body: tour } = await dispatcher.call('GET', `/desk/tours/${orderId}`);
      expect(tour).toMatchObject({ boughtHalfHours: 1, overtimeHalfHours: 0, acceptsEarlyEnd: false });
      const [receipt] = await buyer.receivedMails(orderId);
      expect(receipt?.text).toContain('10:00–13:30');
      expect(receipt?.text).toContain('30 minutes that you added');
      expect(receipt?.text).toContain('35,000');
    });

    it('says that it ends on time where the buyer chose that', async () => {
      const buyer = await newBuyer();
      const { orderId } = await buyer.buy({ tripDate: newDay(), acceptsEarlyEnd: true });
      expect(await ticket(buyer, orderId)).toMatchObject({ acceptsEarlyEnd: true, amount: 30_000 });
      const { body: tour } = await dispatcher.call('GET', `/desk/tours/${orderId}`);
      expect(tour).toMatchObject({ acceptsEarlyEnd: true });
      const [receipt] = await buyer.receivedMails(orderId);
      expect(receipt?.text).toContain('10:00–13:00');
      expect(receipt?.text).toContain('even if you haven’t seen every stop');
    });
  });
});
