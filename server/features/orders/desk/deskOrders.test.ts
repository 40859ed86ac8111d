import { beforeAll, expect, it } from 'vitest';
import { deskApi } from '../../../../contract/desk/api.ts';
import { auditLines } from '../../../desk/testing/auditLines.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import { TestStaff } from '../../../testing/testStaff.ts';
import { TestVisitor } from '../../../testing/testVisitor.ts';
import { tour } from '../testing/buyer.ts';
import { useBuyers } from '../testing/useBuyers.ts';

describeWithGuide('orders at the desk', (database) => {
  const { app, clock, newBuyer, charges } = useBuyers(database, {
    variables: { PAYMENT_METHODS: 'card,paypal:22.00' },
  });
  let dispatcher: TestStaff;
  let owner: TestStaff;
  let editor: TestStaff;
  beforeAll(async () => {
    const deps = { app, database, clock };
    dispatcher = await TestStaff.signIn(deps, 'dispatcher');
    owner = await TestStaff.signIn(deps, 'owner');
    editor = await TestStaff.signIn(deps, 'editor');
  });

  const orderRow = (id: string) =>
    database().sql.selectFrom('ticket_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const readAudit = (id: string) => auditLines(database(), 'order', id);
  const search = async (query: string, staff = dispatcher) =>
    deskApi.searchOrders.response.parse((await staff.call('GET', `/desk/orders?${query}`)).body);
  const refund = (id: string, kind: 'byRule' | 'full', staff = dispatcher) =>
    staff.call('POST', `/desk/orders/${id}/refund`, { kind, reason: 'no driver' });

  it('refuses guests, visitors and editors, and changes nothing', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    const mails = await buyer.receivedMails(orderId);
    const before = await orderRow(orderId);
    const calls = [
      ['GET', '/desk/orders', undefined],
      ['GET', '/desk/orders/export', undefined],
      ['GET', `/desk/orders/${orderId}`, undefined],
      ['POST', `/desk/orders/${orderId}/refund`, { kind: 'full', reason: 'x' }],
      ['POST', `/desk/orders/${orderId}/resend`, undefined],
    ] as const;
    for (const [method, path, body] of calls) {
      expect((await new TestVisitor(app).call(method, path, body)).status, path).toBe(401);
      expect((await buyer.visitor.call(method, path, body)).status, path).toBe(401);
      expect((await editor.call(method, path, body)).status, path).toBe(403);
    }
    expect(await orderRow(orderId)).toEqual(before);
    expect(await readAudit(orderId)).toEqual([]);
    expect(await buyer.receivedMails(orderId)).toEqual(mails);
  });

  it('finds an order by part of its number, name or address, by status and by day', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy({ customerName: 'LEE_50%', tripDate: '2026-12-30' });
    for (const query of [
      `q=${orderId.slice(6)}`,
      'q=lee_5',
      'q=50%25',
      `q=${buyer.email}`,
      'day=2026-12-30',
    ]) {
      const { content, hasMore } = await search(query, owner);
      expect([content.map((line) => line.orderId), hasMore], query).toEqual([[orderId], false]);
    }
    const [line] = (await search('day=2026-12-30&status=paid')).content;
    expect(line).toMatchObject({
      orderId,
      status: 'paid',
      isRefundPending: false,
      amount: 30_000,
      tripDate: '2026-12-30',
      startTime: '10:00',
      numberOfPeople: 2,
      customerName: 'LEE_50%',
      customerEmail: buyer.email,
    });
    expect((await search('day=2026-12-30&status=cancelled')).content).toEqual([]);
    for (const wrong of ['day=tomorrow', 'q=%00', 'status=lost', 'page=0', `q=${'x'.repeat(101)}`]) {
      expect((await dispatcher.call('GET', `/desk/orders?${wrong}`)).status, wrong).toBe(400);
    }
    expect((await search('q=')).content.length).toBeGreaterThan(0);
  });

  it('names the member of the staff in the history, with the role of that time', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    const change = { version: 0, numberOfPeople: 3, reason: 'By phone' };
    expect((await dispatcher.call('POST', `/desk/orders/${orderId}/change`, change)).status).toBe(200);
    await refund(orderId, 'full', owner);
    await database()
      .sql.updateTable('staff')
      .set({ role: 'editor' })
      .where('id', '=', dispatcher.id)
      .execute();
    const { body } = await owner.call('GET', `/desk/orders/${orderId}`);
    const { history } = deskApi.getOrder.response.parse(body);
    const staff = await database().sql.selectFrom('staff').select(['id', 'name']).execute();
    const memberName = ({ id }: TestStaff) => staff.find((one) => one.id === id)?.name;
    expect(history.filter(({ who }) => who !== null)).toMatchObject([
      { who: memberName(dispatcher), role: 'dispatcher', detail: { reason: 'By phone' } },
      { who: memberName(owner), role: 'owner', detail: { cancellation: 'requested' } },
    ]);
    await database()
      .sql.updateTable('staff')
      .set({ role: 'dispatcher' })
      .where('id', '=', dispatcher.id)
      .execute();
  });

  it('shows and pays back an order in its own currency', async () => {
    const buyer = await newBuyer();
    const orderId = await buyer.orderId({ method: 'paypal', tripDate: '2026-11-22' });
    const paymentKey = await buyer.approve({ orderId, amount: 22, method: 'paypal' });
    expect((await buyer.confirm(orderId, paymentKey, 22)).status).toBe(200);
    const dollars = { amount: 22, currency: 'USD', paymentMethod: 'paypal' };
    expect((await search(`q=${orderId}`)).content).toMatchObject([{ orderId, ...dollars }]);
    const { body } = await dispatcher.call('GET', `/desk/orders/${orderId}`);
    expect(body).toMatchObject({ ...dollars, byRule: { percent: 70, amount: 15.4 } });
    const refund = { kind: 'byRule', reason: 'the visitor is ill' };
    expect(await dispatcher.call('POST', `/desk/orders/${orderId}/refund`, refund)).toMatchObject({
      status: 200,
      body: { status: 'cancelled', refund: { percent: 70, amount: 15.4 } },
    });
    expect((await readAudit(orderId)).at(-1)).toMatchObject({
      after: { kind: 'byRule', percent: 70, amount: 15.4, currency: 'USD' },
    });
  });

  it('lists 50 orders a page, the newest first', async () => {
    const buyer = await newBuyer();
    const orderId = await buyer.orderId();
    const { number: _, ...row } = await orderRow(orderId);
    await database()
      .sql.insertInto('ticket_order')
      .values(
        Array.from({ length: 51 }, (_, number) => ({
          ...row,
          id: `order_page_${number}`,
          customer_name: 'A PAGE',
          created_at: new Date(clock.now().getTime() + number),
        })),
      )
      .execute();
    const first = await search('q=a%20page');
    expect([first.content.length, first.hasMore]).toEqual([50, true]);
    expect(first.content[0]?.orderId).toBe('order_page_50');
    const second = await search('q=a%20page&page=2');
    expect([second.content.map((line) => line.orderId), second.hasMore]).toEqual([['order_page_0'], false]);
    await database().sql.deleteFrom('ticket_order').where('customer_name', '=', 'A PAGE').execute();
  });

  it('shows an order with its stops in Korean, its history, and what the rule would pay back', async () => {
    const buyer = await newBuyer('ja');
    const { orderId } = await buyer.buy();
    const { body } = await dispatcher.call('GET', `/desk/orders/${orderId}`);
    const order = deskApi.getOrder.response.parse(body);
    expect(order).toMatchObject({
      language: 'ja',
      hasAccount: true,
      refund: null,
      byRule: { step: 'withinDayOfBuying', percent: 100, amount: 30_000 },
      history: [
        { cause: 'visitor', from: null, to: 'ready' },
        { cause: 'visitor', from: 'ready', to: 'confirming' },
        // The provider's webhook may be faster than the visitor's request.
        { cause: expect.any(String), from: 'confirming', to: 'paid' },
      ],
      reports: [],
    });
    expect(order.stops).toHaveLength(tour.visitSpotSet.length);
    expect(order.stops[0]).toBe('경포해변');
    expect((await dispatcher.call('GET', '/desk/orders/order_unknown')).status).toBe(404);
  });

  it('refunds in full with a reason after the start, once, with a line in both audit trails', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy({ tripDate: '2026-11-21', startTime: '12:30' });
    clock.moveTo('2026-11-21T13:00:00+09:00');
    const byRule = await refund(orderId, 'byRule');
    expect([byRule.status, byRule.body]).toMatchObject([409, { code: 'notPossibleNow' }]);
    expect(byRule.body.detail).toContain('the rule');
    expect(await orderRow(orderId)).toMatchObject({ status: 'paid', cancel_requested_at: null });
    expect((await dispatcher.call('GET', `/desk/orders/${orderId}`)).body.byRule).toBeNull();
    const responses = await Promise.all([refund(orderId, 'full'), refund(orderId, 'full', owner)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const done = responses.find(({ status }) => status === 200);
    expect(done?.body).toMatchObject({
      status: 'cancelled',
      byRule: null,
      refund: { percent: 100, amount: 30_000, reason: 'no driver', settledAt: expect.any(String) },
    });
    expect(await charges(orderId)).toMatchObject([{ status: 'CANCELED', balance: 0 }]);
    expect(await readAudit(orderId)).toMatchObject([
      { actor: 'staff', action: 'refund', after: { kind: 'full', percent: 100, amount: 30_000 } },
    ]);
    const history = deskApi.getOrder.response.parse(done?.body).history.slice(-2);
    expect(history).toMatchObject([
      { cause: 'operator', from: 'paid', to: 'paid', detail: { cancellation: 'requested', percent: 100 } },
      { from: 'paid', to: 'cancelled', detail: { refunded: 30_000 } },
    ]);
    expect(await buyer.receivedMails(orderId, 2)).toHaveLength(2);
    const again = await refund(orderId, 'full');
    expect([again.status, again.body.code]).toEqual([409, 'notCancellable']);
  });

  it('refunds by the rule', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy({ tripDate: '2026-11-22' });
    expect((await refund(orderId, 'byRule')).body).toMatchObject({
      status: 'cancelled',
      refund: { percent: 70, amount: 21_000 },
    });
    expect(await charges(orderId)).toMatchObject([{ balance: 9_000 }]);
  });

  it('responds 202 while the provider has not, and 409 with the valid ticket where it refuses', async () => {
    const buyer = await newBuyer();
    const [{ orderId: pending }, { orderId: refused }] = [await buyer.buy(), await buyer.buy()];
    // A provider that does not know the payment now may know it later.
    await database().sql.deleteFrom('sandbox_payment').where('order_id', '=', pending).execute();
    const response = await refund(pending, 'full');
    expect([response.status, response.body]).toMatchObject([
      202,
      { status: 'paid', isRefundPending: true, byRule: null, refund: { amount: 30_000, settledAt: null } },
    ]);
    expect(await readAudit(pending)).toHaveLength(1);
    await database()
      .sql.updateTable('sandbox_payment')
      .set({ status: 'EXPIRED' })
      .where('order_id', '=', refused)
      .execute();
    const problem = await refund(refused, 'full');
    expect([problem.status, problem.body]).toMatchObject([409, { code: 'notCancellable' }]);
    expect(problem.body.detail).toContain('provider');
    expect(await orderRow(refused)).toMatchObject({ status: 'paid', cancel_requested_at: null });
  });

  it('refuses a refund of an unpaid order and one without a reason', async () => {
    const buyer = await newBuyer();
    const orderId = await buyer.orderId();
    const unpaid = await refund(orderId, 'full');
    expect([unpaid.status, unpaid.body.code]).toEqual([409, 'notCancellable']);
    expect((await refund('order_unknown', 'full')).status).toBe(404);
    const blank = await dispatcher.call('POST', `/desk/orders/${orderId}/refund`, {
      kind: 'full',
      reason: ' ',
    });
    expect(blank.status).toBe(400);
    expect(await readAudit(orderId)).toEqual([]);
  });

  it('mails the receipt again, and writes an audit line', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    await buyer.receivedMails(orderId);
    const sent = await dispatcher.call('POST', `/desk/orders/${orderId}/resend`);
    expect([sent.status, sent.body]).toEqual([200, { to: buyer.email }]);
    expect(await buyer.receivedMails(orderId, 2)).toHaveLength(2);
    expect(await readAudit(orderId)).toMatchObject([
      { actor: 'staff', actor_id: dispatcher.id, action: 'resend', before: null, after: null },
    ]);
    const ready = await buyer.orderId();
    const refused = await dispatcher.call('POST', `/desk/orders/${ready}/resend`);
    expect([refused.status, refused.body.code]).toEqual([409, 'notPossibleNow']);
    expect(await readAudit(ready)).toEqual([]);
  });
});

describeWithGuide('DESIGN 3: limits of mails from the desk', (database) => {
  const { app, clock, newBuyer } = useBuyers(database, { variables: { RATE_LIMITS: 'on' } });

  it('mails a receipt to an address again at most 5 times an hour, counted over the whole staff', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    const one = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
    const two = await TestStaff.signIn({ app, database, clock }, 'owner');
    const resend = (staff: TestStaff) => staff.call('POST', `/desk/orders/${orderId}/resend`);
    for (let times = 0; times < 5; times += 1)
      expect((await resend(times % 2 === 0 ? one : two)).status).toBe(200);
    const refused = await resend(two);
    expect([refused.status, refused.body.code]).toEqual([429, 'tooManyRequests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('sends 5 invitations per address per hour, and 60 per member per hour', async () => {
    const owner = await TestStaff.signIn({ app, database, clock }, 'owner');
    const invite = (number: number) =>
      owner.call('POST', '/desk/staff', {
        email: `invited-${number}@example.com`,
        name: `Invited ${number}`,
        role: 'editor',
        language: 'en',
      });
    const { id } = (await invite(1)).body;
    const again = () => owner.call('POST', `/desk/staff/${id}/invite`);
    for (let times = 2; times <= 5; times += 1) expect((await again()).status).toBe(200);
    const refused = await again();
    expect([refused.status, refused.body.code]).toEqual([429, 'tooManyRequests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    for (let number = 6; number <= 60; number += 1) expect((await invite(number)).status).toBe(200);
    expect((await invite(61)).status).toBe(429);
    const colleague = await TestStaff.signIn({ app, database, clock }, 'owner');
    const other = { email: 'other@example.com', name: 'Other', role: 'editor', language: 'en' };
    expect((await colleague.call('POST', '/desk/staff', other)).status).toBe(200);
  });
});
