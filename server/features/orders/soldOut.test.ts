import { beforeAll, describe, expect, it } from 'vitest';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';
import { insertDrivers } from '../capacity/testing/insertDrivers.ts';
import { useBuyers } from './testing/useBuyers.ts';

describeWithGuide('orders of a company with one car', (database) => {
  const { app, clock, newBuyer, charges } = useBuyers(database, {
    variables: { PAYMENT_METHODS: 'card,alipay:19.99' },
    pollEvery: 100,
  });
  beforeAll(() => insertDrivers(database(), clock, 1));
  let days = 0;
  /** A day that no other test uses. */
  const newDay = () => {
    days += 1;
    return `2026-12-${String(days).padStart(2, '0')}`;
  };
  const soldOut = { status: 409, code: 'soldOut', fields: { startTime: 'soldOut' } };
  const order = (id: string) =>
    database().sql.selectFrom('ticket_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('sells a departure once, and writes nothing for the second buyer', async () => {
    const tripDate = newDay();
    const [one, other] = [await newBuyer(), await newBuyer()];
    await one.buy({ tripDate });
    expect(await other.order({ tripDate })).toMatchObject(soldOut);
    expect(await other.order({ tripDate, startTime: '13:00' })).toMatchObject(soldOut);
    expect((await other.visitor.call('GET', '/user/tickets')).body).toEqual({ content: [] });
    expect((await other.order({ tripDate, startTime: '13:30' })).status).toBe(200);
  });

  it('holds the car of an unpaid order until its time to pay ends', async () => {
    const tripDate = newDay();
    const [one, other] = [await newBuyer(), await newBuyer()];
    const orderId = await one.orderId({ tripDate });
    expect(await other.order({ tripDate })).toMatchObject(soldOut);
    clock.moveTo(new Date(clock.now().getTime() + 41 * 60_000).toISOString());
    await expect.poll(async () => (await order(orderId)).status).toBe('expired');
    expect((await order(orderId)).holds_car).toBe(false);
    // The second buyer's session has expired too, so a new one orders.
    expect((await (await newBuyer()).order({ tripDate })).status).toBe(200);
  });

  it('frees the car of a refused payment and of a cancelled ticket', async () => {
    const tripDate = newDay();
    const [one, other] = [await newBuyer(), await newBuyer()];
    const refused = await one.orderId({ tripDate });
    const key = await one.authorize(refused, '4000000000000002');
    expect((await one.confirm(refused, key)).status).toBe(402);
    const { orderId } = await other.buy({ tripDate });
    expect(await one.order({ tripDate })).toMatchObject(soldOut);
    expect((await other.cancel(orderId)).status).toBe(200);
    expect((await one.order({ tripDate })).status).toBe(200);
  });

  it('holds one car for an account: a new order takes the place of an unpaid one', async () => {
    const [first, second] = [newDay(), newDay()];
    const [one, other] = [await newBuyer(), await newBuyer()];
    const replaced = await one.orderId({ tripDate: first });
    const kept = await one.orderId({ tripDate: second });
    expect([(await order(replaced)).holds_car, (await order(kept)).holds_car]).toEqual([false, true]);
    // The same departure again, after a change of the plan.
    expect((await one.order({ tripDate: second })).status).toBe(200);
    expect((await other.order({ tripDate: first })).status).toBe(200);
  });

  it('keeps the earlier hold when the new order finds no car', async () => {
    const [first, second] = [newDay(), newDay()];
    const [one, other] = [await newBuyer(), await newBuyer()];
    const kept = await one.orderId({ tripDate: first });
    await other.buy({ tripDate: second });
    expect(await one.order({ tripDate: second })).toMatchObject(soldOut);
    expect((await order(kept)).holds_car).toBe(true);
  });

  it('charges nothing by card for an order that has lost its car', async () => {
    const [first, second] = [newDay(), newDay()];
    const [one, other] = [await newBuyer(), await newBuyer()];
    const lost = await one.orderId({ tripDate: first });
    const key = await one.authorize(lost);
    await one.orderId({ tripDate: second });
    await other.buy({ tripDate: first });
    expect(await one.confirm(lost, key)).toMatchObject(soldOut);
    expect(await charges(lost)).toEqual([]);
    expect((await order(lost)).status).toBe('ready');
  });

  it('confirms an order that has lost its car while one is free', async () => {
    const [first, second] = [newDay(), newDay()];
    const one = await newBuyer();
    const lost = await one.orderId({ tripDate: first });
    const key = await one.authorize(lost);
    await one.orderId({ tripDate: second });
    expect((await one.confirm(lost, key)).status).toBe(200);
    const other = await newBuyer();
    expect(await other.order({ tripDate: first })).toMatchObject(soldOut);
  });

  describe('a wallet that pays after its order has lost the car', () => {
    const wallet = { method: 'alipay', amount: 19.99, account: 'first@wallet.example' };

    it('is paid back in full, with a mail that says why', async () => {
      const [first, second] = [newDay(), newDay()];
      const [one, other] = [await newBuyer(), await newBuyer()];
      const lost = await one.orderId({ tripDate: first, method: 'alipay' });
      await one.orderId({ tripDate: second });
      await other.buy({ tripDate: first });
      await one.approve({ orderId: lost, ...wallet });
      await expect
        .poll(
          async () => {
            clock.moveTo(new Date(clock.now().getTime() + 10_000).toISOString());
            return (await order(lost)).status;
          },
          { interval: 100 },
        )
        .toBe('cancelled');
      expect(await charges(lost)).toMatchObject([{ status: 'CANCELED', balance: 0 }]);
      const [mail] = await one.receivedMails(lost);
      expect(mail?.text).toContain('the last car for this departure had been taken');
      expect(mail?.text).toContain('US$19.99');
      const other2 = await newBuyer();
      expect(await other2.order({ tripDate: first })).toMatchObject(soldOut);
    });

    it('gets the car if it is still free', async () => {
      const [first, second] = [newDay(), newDay()];
      const one = await newBuyer();
      const lost = await one.orderId({ tripDate: first, method: 'alipay' });
      await one.orderId({ tripDate: second });
      await one.approve({ orderId: lost, ...wallet });
      await expect.poll(async () => (await order(lost)).status, { interval: 100 }).toBe('paid');
      expect(await order(lost)).toMatchObject({ holds_car: true, cancel_requested_at: null });
    });
  });

  it('shows every caller which departures are gone', async () => {
    const tripDate = newDay();
    const buyer = await newBuyer();
    await buyer.buy({ tripDate });
    const gone = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00'];
    const read = `/availability?from=${tripDate}&to=2026-12-31`;
    for (const visitor of [buyer.visitor, new TestVisitor(app)]) {
      const { status, headers, body } = await visitor.call('GET', read);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(body).toMatchObject({ days: expect.arrayContaining([{ date: tripDate, unavailable: gone }]) });
      expect(body).toMatchObject({ days: expect.arrayContaining([{ date: '2026-12-31', unavailable: [] }]) });
    }
    for (const query of [
      'from=2026-12-02&to=2026-12-01',
      'from=2026-12-01&to=2027-03-01',
      'from=x&to=y',
      '',
    ]) {
      expect((await buyer.visitor.call('GET', `/availability?${query}`)).status, query).toBe(400);
    }
  });
});
