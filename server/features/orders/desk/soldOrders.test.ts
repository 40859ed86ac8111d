import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deskApi } from '../../../../contract/desk/api.ts';
import type { DeskOrder } from '../../../../contract/desk/orders.ts';
import { auditLines } from '../../../desk/testing/auditLines.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import { isLong } from '../../../testing/longTests.ts';
import { TestStaff } from '../../../testing/testStaff.ts';
import { TestVisitor } from '../../../testing/testVisitor.ts';
import { insertDrivers } from '../../capacity/testing/insertDrivers.ts';
import { removeOldOrders } from '../retention.ts';
import { Buyer, cards } from '../testing/buyer.ts';
import { useBuyers } from '../testing/useBuyers.ts';

const sale = {
  channel: 'phone',
  tripDate: '2026-12-24',
  startTime: '10:00',
  numberOfPeople: 2,
  agreedRoute: '경포해변 → 오죽헌',
  customerName: 'LEE MINA',
  language: 'en',
  payment: 'cash',
};

describeWithGuide('orders by the desk', (database) => {
  const { app, clock, newBuyer, charges } = useBuyers(database, { pollEvery: 200 });
  let dispatcher: TestStaff;
  let guest: Buyer;
  beforeAll(async () => {
    dispatcher = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
    guest = new Buyer(app, 'guest@example.com');
  });
  beforeEach(() => clock.moveTo('2026-11-21T12:00:00+09:00'));

  const order = (id: string) =>
    database().sql.selectFrom('ticket_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const sell = (change: object = {}, staff = dispatcher) =>
    staff.call('POST', '/desk/orders', { ...sale, ...change });
  const sold = async (change: object = {}): Promise<DeskOrder> => {
    const { status, body } = await sell(change);
    expect(status, JSON.stringify(body)).toBe(200);
    return deskApi.sellOrder.response.parse(body);
  };
  const token = ({ sale: made }: DeskOrder) => new URL(made?.link ?? '').pathname.replace('/ticket/', '');
  /** A call by the link, without an account. */
  const byLink = (made: DeskOrder, method: 'GET' | 'POST', path = '', body?: object) =>
    new TestVisitor(app).call(method, `/user/tickets/${made.orderId}${path}`, body, {
      'ticket-link': token(made),
    });

  /** A payment by the link. */
  const payByLink = (made: DeskOrder, path: string, body: object) =>
    new TestVisitor(app).call('POST', path, body, { 'ticket-link': token(made) });

  it('records cash as paid at once, and shows it to the driver and by the link', async () => {
    const made = await sold({ remark: 'Needs a child seat' });
    expect(made).toMatchObject({
      status: 'paid',
      paymentMethod: 'cash',
      amount: 30_000,
      hasAccount: false,
      agreedRoute: sale.agreedRoute,
      sale: { by: expect.any(String), channel: 'phone', payUntil: null },
      history: [
        { cause: 'operator', from: null, to: 'ready', detail: { channel: 'phone' } },
        {
          ...{ cause: 'operator', from: 'ready', to: 'paid', detail: { paidBy: 'cash' } },
          ...{ who: made.sale?.by, role: 'dispatcher' },
        },
      ],
    });
    expect(await order(made.orderId)).toMatchObject({
      account_id: null,
      sold_by: dispatcher.id,
      payment_key: null,
      holds_car: true,
      customer_email: '',
      next_check_at: null,
    });
    const tour = await dispatcher.call('GET', `/desk/tours/${made.orderId}`);
    expect(tour.body).toMatchObject({
      note: '',
      instructions: `${sale.agreedRoute}\nNeeds a child seat`,
    });
    const { status, headers, body } = await byLink(made, 'GET');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({
      status: 'paid',
      agreedRoute: sale.agreedRoute,
      checkPath: expect.any(String),
      stops: [],
      refund: { percent: 100, amount: 30_000 },
    });
    expect(await auditLines(database(), 'order', made.orderId)).toMatchObject([
      { action: 'sell', after: { channel: 'phone', payment: 'cash' } },
    ]);
  });

  it('mails the receipt with the link, where the address is known', async () => {
    const made = await sold({ payment: 'transfer', customerEmail: 'mina@example.com', channel: 'hotel' });
    expect(made.paymentMethod).toBe('transfer');
    const [mail] = await new TestVisitor(app).mails('mina@example.com');
    expect(mail?.text).toContain(made.sale?.link);
    expect(mail?.text).toContain(sale.agreedRoute);
  });

  it('takes stops of the guide, and needs them or a route in words', async () => {
    const visitSpotSet = [{ placeId: 1, memo: '', orderIndex: 1 }];
    expect((await sold({ visitSpotSet, agreedRoute: '' })).stops).toEqual(['경포해변']);
    expect(await sell({ agreedRoute: '' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'agreedRoute', code: 'routeMissing' }] },
    });
    expect((await sell({ visitSpotSet: [{ placeId: 999_999, memo: '', orderIndex: 1 }] })).status).toBe(400);
  });

  it('changes and cancels by the link by the visitor’s rules, and pays cash back by hand', async () => {
    const made = await sold({ tripDate: '2026-11-28' });
    const changed = await byLink(made, 'POST', '/change', { version: 0, startTime: '14:00' });
    expect(changed).toMatchObject({ status: 200, body: { startTime: '14:00', version: 1 } });
    clock.moveTo('2026-11-27T15:00:00+09:00');
    expect((await byLink(made, 'POST', '/change', { version: 1, startTime: '15:00' })).status).toBe(409);
    const cancelled = await byLink(made, 'POST', '/cancel', { reason: 'rain' });
    expect(cancelled).toMatchObject({
      status: 200,
      body: {
        status: 'cancelled',
        cancellation: { percent: 70, amount: 21_000, settledAt: expect.any(String) },
      },
    });
    // The first member's session has expired by now.
    const colleague = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
    const { body } = await colleague.call('GET', `/desk/orders/${made.orderId}`);
    expect(deskApi.getOrder.response.parse(body).history.at(-1)).toMatchObject({
      cause: 'visitor',
      to: 'cancelled',
      detail: { refunded: 21_000, percent: 70, byHand: true },
    });
    expect((await byLink(made, 'POST', '/cancel', { reason: 'again' })).body).toEqual(cancelled.body);
  });

  it('pays a part of a transfer back by hand', async () => {
    const made = await sold({ payment: 'transfer' });
    const { status, body } = await dispatcher.call('POST', `/desk/orders/${made.orderId}/partial-refund`, {
      amount: 4_000,
      reason: 'late',
    });
    expect(status).toBe(200);
    const shown = deskApi.refundPart.response.parse(body);
    expect(shown).toMatchObject({ status: 'paid', leftToRefund: 26_000, goodwill: [{ amount: 4_000 }] });
    expect(shown.history.at(-1)?.detail).toEqual({ goodwill: 'refunded', amount: 4_000, byHand: true });
    const refund = { kind: 'full', reason: 'ill' };
    expect((await dispatcher.call('POST', `/desk/orders/${made.orderId}/refund`, refund)).body).toMatchObject(
      {
        status: 'cancelled',
        refund: { percent: 100, amount: 26_000 },
      },
    );
  });

  describe('a link', () => {
    it('opens its own order alone, and no other call', async () => {
      const [one, other] = [await sold(), await sold({ startTime: '15:00' })];
      const ask = (path: string, link: string) =>
        new TestVisitor(app).call('GET', path, undefined, { 'ticket-link': link });
      const buyer = await newBuyer();
      const { orderId } = await buyer.buy({ tripDate: '2026-12-25' });
      for (const id of [other.orderId, orderId, 'order_unknown']) {
        expect((await ask(`/user/tickets/${id}`, token(one))).status, id).toBe(404);
      }
      for (const wrong of [
        `${token(one)}x`,
        `${one.orderId}.1.AAAA`,
        'x',
        token(one).replace('.0.', '.1.'),
      ]) {
        expect((await ask(`/user/tickets/${one.orderId}`, wrong)).status, wrong).toBe(404);
      }
      expect((await ask('/user/tickets', token(one))).status).toBe(401);
      expect((await ask('/user/me', token(one))).status).toBe(401);
      // The order of somebody else stays hidden from an account.
      expect((await buyer.ticket(one.orderId)).status).toBe(404);
      expect((await new TestVisitor(app).call('GET', `/user/tickets/${one.orderId}`)).status).toBe(401);
    });

    it('ends with a new one', async () => {
      const made = await sold();
      const renewed = await dispatcher.call('POST', `/desk/orders/${made.orderId}/link`);
      const after = deskApi.renewTicketLink.response.parse(renewed.body);
      expect(after.sale?.link).not.toBe(made.sale?.link);
      expect((await byLink(made, 'GET')).status).toBe(404);
      expect((await byLink(after, 'GET')).status).toBe(200);
      const { orderId } = await (await newBuyer()).buy({ tripDate: '2026-12-26' });
      expect((await dispatcher.call('POST', `/desk/orders/${orderId}/link`)).status).toBe(409);
    });

    it('holds a car until its time, is paid by card, and becomes a sale', async () => {
      const made = await sold({ payment: 'link', customerEmail: 'pay@example.com' });
      expect(made).toMatchObject({
        status: 'ready',
        paymentMethod: 'card',
        sale: { payUntil: '2026-11-22T03:00:00.000Z' },
      });
      const [mail] = await new TestVisitor(app).mails('pay@example.com');
      expect(mail?.text).toContain(made.sale?.link);
      // A visitor's order would have expired long before.
      clock.moveTo('2026-11-21T18:00:00+09:00');
      await expect.poll(async () => (await order(made.orderId)).status).toBe('ready');
      expect((await order(made.orderId)).holds_car).toBe(true);
      const headers = { 'ticket-link': token(made) };
      const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
        new TestVisitor(app).call(method, path, body, headers);
      expect((await ask('GET', '/payments/offer')).body).toMatchObject({ customerKey: expect.any(String) });
      const paymentKey = await guest.authorize(made.orderId);
      const paid = await ask('POST', '/payments/confirm', {
        orderId: made.orderId,
        paymentKey,
        amount: 30_000,
      });
      expect(paid).toMatchObject({ status: 200, body: { status: 'paid' } });
      expect(await charges(made.orderId)).toMatchObject([{ balance: 30_000 }]);
      const cancelled = await byLink(made, 'POST', '/cancel', { reason: 'rain' });
      expect(cancelled.body).toMatchObject({ status: 'cancelled' });
      expect(await charges(made.orderId)).toMatchObject([{ balance: 0 }]);
    });

    it('takes another card when one is refused, and keeps its car', async () => {
      const made = await sold({ payment: 'link', startTime: '17:30' });
      const headers = { 'ticket-link': token(made) };
      const pay = async (card: string) =>
        new TestVisitor(app).call(
          'POST',
          '/payments/confirm',
          {
            orderId: made.orderId,
            paymentKey: await guest.authorize(made.orderId, card),
            amount: 30_000,
          },
          headers,
        );
      expect(await pay(cards.refused)).toMatchObject({ status: 402, code: 'paymentRefused' });
      expect(await order(made.orderId)).toMatchObject({
        status: 'ready',
        holds_car: true,
        payment_key: null,
      });
      expect(await pay(cards.approved)).toMatchObject({ status: 200, body: { status: 'paid' } });
      expect(await charges(made.orderId)).toHaveLength(1);
      expect(await order(made.orderId)).toMatchObject({ failure_code: null });
    });

    it('returns 402 after the provider’s ten minutes, and takes another card', async () => {
      const made = await sold({ payment: 'link', startTime: '16:30' });
      const pay = (paymentKey: string) =>
        payByLink(made, '/payments/confirm', { orderId: made.orderId, paymentKey, amount: 30_000 });
      const late = await guest.authorize(made.orderId);
      clock.moveTo('2026-11-21T12:11:00+09:00');
      expect(await pay(late)).toMatchObject({ status: 402, code: 'paymentRefused' });
      expect(await order(made.orderId)).toMatchObject({ status: 'ready', holds_car: true });
      expect(await charges(made.orderId)).toEqual([]);
      expect(await pay(await guest.authorize(made.orderId))).toMatchObject({ body: { status: 'paid' } });
    });

    it('expires at its time, and gives the car back', async () => {
      const made = await sold({ payment: 'link' });
      clock.moveTo('2026-11-22T12:00:01+09:00');
      await expect.poll(async () => (await order(made.orderId)).status).toBe('expired');
      expect((await order(made.orderId)).holds_car).toBe(false);
      const payment = { orderId: made.orderId, paymentKey: 'any', amount: 30_000 };
      const late = await new TestVisitor(app).call('POST', '/payments/confirm', payment, {
        'ticket-link': token(made),
      });
      expect(late.status).toBe(410);
      // The desk still sees it, until 30 days after the tour.
      clock.moveTo('2027-01-22T12:00:00+09:00');
      await removeOldOrders(database(), clock);
      expect((await order(made.orderId)).status).toBe('expired');
      clock.moveTo('2027-01-25T12:00:00+09:00');
      await removeOldOrders(database(), clock);
      await expect(order(made.orderId)).rejects.toThrow();
    });

    it('is not made shortly before the start', async () => {
      const soon = { tripDate: '2026-11-21', startTime: '14:00' };
      expect(await sell({ ...soon, payment: 'link' })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'payment', code: 'tooLateForLink' }] },
      });
      expect((await sell(soon)).status).toBe(200);
    });
  });

  it('refuses guests, visitors and editors, and changes nothing', async () => {
    const made = await sold();
    const before = await order(made.orderId);
    const editor = await TestStaff.signIn({ app, database, clock }, 'editor');
    const buyer = await newBuyer();
    const calls = [
      ['/desk/orders', sale],
      [`/desk/orders/${made.orderId}/partial-refund`, { amount: 1_000, reason: 'x' }],
      [`/desk/orders/${made.orderId}/link`, undefined],
    ] as const;
    for (const [path, body] of calls) {
      expect((await new TestVisitor(app).call('POST', path, body)).status, path).toBe(401);
      expect((await buyer.visitor.call('POST', path, body)).status, path).toBe(401);
      expect((await editor.call('POST', path, body)).status, path).toBe(403);
    }
    expect(await order(made.orderId)).toEqual(before);
  });
});

describeWithGuide('the last car, for the desk and visitors', (database) => {
  const { app, clock, newBuyer } = useBuyers(database);
  const rounds = isLong ? 20 : 4;

  it('is sold once, to two orders by the desk and one by a visitor at the same time', async () => {
    await insertDrivers(database(), clock, 1);
    const buyer = await newBuyer();
    const staff = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
    const other = await TestStaff.signIn({ app, database, clock }, 'owner');
    for (let round = 0; round < rounds; round += 1) {
      const tripDate = `2026-12-${String(round + 1).padStart(2, '0')}`;
      const sellOne = (member: TestStaff, payment: string) =>
        member.call('POST', '/desk/orders', { ...sale, tripDate, payment });
      const responses = await Promise.all([
        sellOne(staff, 'cash'),
        sellOne(other, 'link'),
        buyer.order({ tripDate }),
      ]);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      const held = await database()
        .sql.selectFrom('ticket_order')
        .select('id')
        .where('trip_date', '=', tripDate)
        .where('holds_car', '=', true)
        .execute();
      expect(held).toHaveLength(1);
    }
  });
});
