import { beforeEach, describe, expect, it } from 'vitest';
import { saleTermsApi } from '../../../contract/desk/saleTerms.ts';
import { placeOrder } from '../../../contract/orders.ts';
import { paymentsApi } from '../../../contract/payments.ts';
import { ticketsApi } from '../../../contract/tickets.ts';
import { specTerms } from '../../../domain/tickets/saleTerms.ts';
import { auditLines } from '../../desk/testing/auditLines.ts';
import { PublicResponses } from '../../http/publicResponses.ts';
import { openSandboxes } from '../../sandbox/openSandboxes.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { TestStaff } from '../../testing/testStaff.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';
import { useTestStaff } from '../../testing/useTestStaff.ts';
import { type Buyer, cards } from '../orders/testing/buyer.ts';
import { useBuyers } from '../orders/testing/useBuyers.ts';
import { saleTermsFields } from './saleTermsSource.ts';

const today = '2026-11-21';
const tomorrow = '2026-11-22';
const spec = saleTermsFields(specTerms);
/** A higher price, and stricter rules for cancellations and changes. */
const strict = {
  ...{ price: 42_000, overtimePrice: 7_000, dollarPrice: 31.5, changeHours: 72 },
  ...{ tenDaysBefore: 90, sevenDaysBefore: 60, threeDaysBefore: 50, oneDayBefore: 20, sameDay: 0 },
};

describeWithGuide('the terms of sale', (database) => {
  const { app, clock, newBuyer } = useBuyers(database, {
    variables: { PAYMENT_METHODS: 'card,paypal:22.00' },
  });
  // Another process of the product over the same database, with the cache of production.
  const other = useApplication(database, {
    variables: { RATE_LIMITS: 'off' },
    // Its worker also sends mails of the first process, and needs the sandboxes' mail server for that.
    openSandboxes,
    publicResponses: new PublicResponses(),
  });
  const owner = useTestStaff({ app, database, clock }, 'owner');
  const dispatcher = useTestStaff({ app, database, clock }, 'dispatcher');
  const editor = useTestStaff({ app, database, clock }, 'editor');
  const moveTo = (time: string) => {
    clock.moveTo(time);
    other.clock.moveTo(time);
  };

  const read = async () =>
    saleTermsApi.getSaleTerms.response.parse((await owner().call('GET', '/desk/settings/terms')).body);
  const change = (body: object, staff = owner) => staff().call('POST', '/desk/settings/terms', body);
  const changeNow = async (fields: object, fromDay = today) => {
    const { version } = await read();
    const changed = await change({ ...spec, ...fields, fromDay, version });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  };
  /** Moves the clock, and keeps the buyer's session open, which would end two weeks after its last use. */
  const moveWith = async (buyer: Buyer, time: string) => {
    moveTo(time);
    expect((await buyer.visitor.call('POST', '/auth/refresh')).status).toBe(200);
  };
  beforeEach(async () => {
    moveTo(`${today}T12:00:00+09:00`);
    await changeNow({});
  });

  const offer = async (buyer: Buyer) =>
    paymentsApi.getPaymentOffer.response.parse(
      (await buyer.visitor.call('GET', '/payments/offer?locale=en')).body,
    );
  const order = async (buyer: Buyer, body: object = {}) =>
    placeOrder.response.parse((await buyer.order({ ...body })).body);
  const pay = async (buyer: Buyer, { orderId, amount }: { orderId: string; amount: number }) => {
    const paymentKey = await buyer.authorize(orderId, cards.approved, amount);
    expect((await buyer.confirm(orderId, paymentKey, amount)).status).toBe(200);
  };
  const buy = async (buyer: Buyer, body: object = {}) => {
    const ordered = await order(buyer, body);
    await pay(buyer, ordered);
    return ordered.orderId;
  };
  const ticket = async (buyer: Buyer, orderId: string) =>
    ticketsApi.getTicket.response.parse((await buyer.ticket(orderId)).body);
  const row = (id: string) =>
    database().sql.selectFrom('ticket_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('are those of SPEC until the owner sets others', async () => {
    expect((await read()).defaults).toEqual({
      ...{ price: 30_000, overtimePrice: 5_000, dollarPrice: null, changeHours: 24 },
      ...{ tenDaysBefore: 100, sevenDaysBefore: 90, threeDaysBefore: 80, oneDayBefore: 70, sameDay: 10 },
    });
    expect((await read()).dollarMethods).toEqual([{ method: 'paypal', price: 22 }]);
    const buyer = await newBuyer();
    const { orderId, amount } = await order(buyer);
    expect(amount).toBe(30_000);
    expect(await row(orderId)).toMatchObject({ terms: null, refund_rule_version: 1 });
  });

  describe('once they are changed', () => {
    it('give the price in won and dollars, of overtime too, and a previous price is not confirmed', async () => {
      const buyer = await newBuyer();
      await changeNow(strict);
      const { amount, methods, overtimePrice, changeHours, refundRule } = await offer(buyer);
      expect({ amount, overtimePrice, changeHours }).toEqual({
        ...{ amount: 42_000, overtimePrice: 7_000, changeHours: 72 },
      });
      expect(methods.map((one) => one.amount)).toEqual([42_000, 31.5]);
      expect(refundRule.steps.map(({ percent }) => percent)).toEqual([100, 90, 60, 50, 20, 0, 0]);
      expect(await order(buyer, { method: 'paypal' })).toMatchObject({ amount: 31.5, currency: 'USD' });
      const ordered = await order(buyer);
      expect(ordered).toMatchObject({ amount: 42_000, changeHours: 72, refundRule });
      const paymentKey = await buyer.authorize(ordered.orderId, cards.approved, 30_000);
      expect((await buyer.confirm(ordered.orderId, paymentKey, 30_000)).status).toBe(400);
    });

    it('tell a visitor whose payment screen was open another price and other terms with the order', async () => {
      const buyer = await newBuyer();
      const shown = await offer(buyer);
      await changeNow({ price: 31_000, sameDay: 0 });
      const ordered = await order(buyer);
      expect(ordered.amount).not.toBe(shown.amount);
      expect(ordered.refundRule).not.toEqual(shown.refundRule);
    });

    it('cancel and change an earlier order by its own terms, and a later one by the new ones', async () => {
      const buyer = await newBuyer();
      const before = await buy(buyer);
      await changeNow(strict);
      const after = await buy(buyer);
      await moveWith(buyer, '2026-12-03T12:00:00+09:00');
      await moveWith(buyer, '2026-12-16T12:00:00+09:00');
      expect((await ticket(buyer, before)).refund).toMatchObject({ percent: 90, amount: 27_000 });
      expect((await ticket(buyer, after)).refund).toMatchObject({ percent: 60, amount: 25_200 });
      const colleague = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
      const { body } = await colleague.call('GET', `/desk/orders/${after}`);
      expect(body).toMatchObject({ byRule: { percent: 60, amount: 25_200 } });
      // The tour is on 24 December at 10:00: 48 hours ahead.
      await moveWith(buyer, '2026-12-22T10:00:00+09:00');
      expect(await ticket(buyer, before)).toMatchObject({
        ...{ changeableUntil: '2026-12-23T01:00:00.000Z', changeHours: 24, overtimePrice: 5_000 },
      });
      expect(await ticket(buyer, after)).toMatchObject({
        ...{ changeableUntil: null, changeHours: 72, overtimePrice: 7_000 },
      });
      const moved = { version: 0, startTime: '11:00' };
      const changes = await Promise.all(
        [before, after].map((id) => buyer.visitor.call('POST', `/user/tickets/${id}/change`, moved)),
      );
      expect(changes.map(({ status }) => status)).toEqual([200, 409]);
      const cancelled = await Promise.all([before, after].map((id) => buyer.cancel(id)));
      expect(cancelled.map(({ body }) => body)).toMatchObject([
        { cancellation: { percent: 70, amount: 21_000 } },
        { cancellation: { percent: 20, amount: 8_400 } },
      ]);
      expect(await row(after)).toMatchObject({ refund_rule_version: 2, terms: { changeHours: 72 } });
    });

    it('are in the receipt, as the order has them', async () => {
      const buyer = await newBuyer();
      await changeNow(strict);
      const orderId = await buy(buyer);
      await changeNow({});
      const [receipt] = await buyer.receivedMails(orderId);
      for (const text of ['60%', '25,200', '20%', '8,400']) expect(receipt?.text).toContain(text);
      expect(receipt?.text).not.toContain('70%');
    });

    it('fill the terms and conditions on every process within 5 s, with the day since when they count', async () => {
      const page = async (path: string) => (await other.app().inject(path)).body;
      const terms = () => page('/termAndPrivacy/terms_en.md');
      const onOther = () => expect.poll(terms, { timeout: 5_000, interval: 100 });
      await onOther().toContain('**30,000 KRW**');
      await changeNow(strict);
      await onOther().toContain('**42,000 KRW**');
      for (const text of [
        '**60% (25,200 KRW)**',
        '**Until 72 hours',
        `in force since ${today}`,
        '**7,000 KRW**',
      ])
        expect(await terms()).toContain(text);
    });
  });

  it('count from the first second of their day, for orders that are made then', async () => {
    const buyer = await newBuyer();
    await changeNow({ price: 35_000 }, tomorrow);
    await moveWith(buyer, `${today}T23:59:59+09:00`);
    const early = await order(buyer);
    moveTo(`${tomorrow}T00:00:00+09:00`);
    expect((await order(buyer)).amount).toBe(35_000);
    expect(early.amount).toBe(30_000);
  });

  it('sell at the desk for the price that its page shows, or tell that it has changed', async () => {
    const { body } = await dispatcher().call('GET', `/desk/sales?from=${tomorrow}&to=${tomorrow}`);
    expect(body).toMatchObject({ price: 30_000, overtimePrice: 5_000 });
    await changeNow(strict);
    const sale = {
      ...{ channel: 'phone', tripDate: '2026-12-24', startTime: '15:00', numberOfPeople: 2 },
      ...{ agreedRoute: 'the sea', customerName: 'KIM', language: 'en', payment: 'cash' },
    };
    const sell = (price: number) => dispatcher().call('POST', '/desk/orders', { ...sale, price });
    expect(await sell(30_000)).toMatchObject({ status: 409, body: { code: 'changedMeanwhile' } });
    expect(await sell(42_000)).toMatchObject({ status: 200, body: { amount: 42_000 } });
  });

  describe('what is refused', () => {
    const codes = (body: { errors?: { field: string; code: string }[] }) =>
      (body.errors ?? []).map(({ field, code }) => [field, code]);

    it.each([
      ['a refund that rises towards the tour', { threeDaysBefore: 95 }, ['threeDaysBefore', 'risingRefund']],
      ['more than all', { tenDaysBefore: 101 }, ['tenDaysBefore', 'too_big']],
      [
        'overtime that costs more than a tour',
        { overtimePrice: 30_001 },
        ['overtimePrice', 'overtimeAbovePrice'],
      ],
      ['fractions of a cent', { dollarPrice: 22.005 }, ['dollarPrice', 'wrongDollars']],
      ['a price of a few won', { price: 30, overtimePrice: 5 }, ['price', 'too_small']],
      ['no hours', { changeHours: 0 }, ['changeHours', 'too_small']],
      ['yesterday', { fromDay: '2026-11-20' }, ['fromDay', 'past']],
    ])('%s', async (_what, fields, expected) => {
      const { version } = await read();
      const { status, body } = await change({ ...spec, fromDay: today, version, ...fields });
      expect(status).toBe(400);
      expect(codes(body)).toContainEqual(expected);
      expect((await read()).version).toBe(version);
    });

    it('the second of two changes of what both saw', async () => {
      const { version } = await read();
      const bodies = [31_000, 32_000].map((price) => ({ ...spec, price, fromDay: today, version }));
      const statuses = (await Promise.all(bodies.map((body) => change(body)))).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 409]);
    });

    it('everybody but owners, with nothing changed', async () => {
      await changeNow({ price: 35_000 }, tomorrow);
      const before = await read();
      const id = before.planned[0]?.id;
      const body = { ...strict, fromDay: today, version: before.version };
      const buyer = await newBuyer();
      const callers = [
        [new TestVisitor(app), 401],
        [buyer.visitor, 401],
        [dispatcher(), 403],
        [editor(), 403],
      ] as const;
      for (const [caller, status] of callers) {
        expect((await caller.call('GET', '/desk/settings/terms')).status).toBe(status);
        expect((await caller.call('POST', '/desk/settings/terms', body)).status).toBe(status);
        expect((await caller.call('DELETE', `/desk/settings/terms/${id}`)).status).toBe(status);
      }
      expect(await read()).toEqual(before);
      expect((await owner().call('DELETE', `/desk/settings/terms/${id}`)).status).toBe(204);
      expect((await auditLines(database(), 'settings', 'saleTerms')).at(-1)).toMatchObject({
        action: 'withdrawSettings',
        before: { fromDay: tomorrow, price: 35_000 },
      });
    });
  });
});
