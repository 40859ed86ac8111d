import { expect, it } from 'vitest';
import { api } from '../../../contract/api.ts';
import { shownTerms } from '../../../domain/tickets/orderTerms.ts';
import { specTerms } from '../../../domain/tickets/saleTerms.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';
import { Buyer, cards } from './testing/buyer.ts';
import { useBuyers } from './testing/useBuyers.ts';

describeWithGuide('the payment of an order', (database) => {
  const { app, clock, newBuyer, charges, untilChecked } = useBuyers(database, {
    variables: { COMPANY_PHONE: '033-640-4531' },
  });
  const readAudit = async (orderId: string) => {
    const changes = await database()
      .sql.selectFrom('ticket_audit')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('number')
      .execute();
    return changes.map(({ from_status, to_status }) => `${from_status} ${to_status}`);
  };
  const everything = async () => {
    const { sql } = database();
    const orders = sql
      .selectFrom('ticket_order')
      .select(['id', 'status', 'payment_key', 'cancel_requested_at'])
      .orderBy('id');
    const history = sql.selectFrom('ticket_audit').selectAll().orderBy('number');
    return JSON.stringify([await orders.execute(), await history.execute()]);
  };

  it('DESIGN 3: offers the product in the language of the page, with the price and the keys', async () => {
    const buyer = await newBuyer();
    const response = await buyer.visitor.call('GET', '/payments/offer?locale=EN');
    const offer = api.getPaymentOffer.response.parse(response.body);
    expect(offer).toMatchObject({
      productName: 'Gangneung tour taxi, 1-day ticket (3 hours)',
      amount: 30_000,
      currency: 'KRW',
      refundRule: { version: 1 },
    });
    expect(offer.refundRule.steps.map(({ percent }) => percent)).toEqual([100, 100, 90, 80, 70, 10, 0]);
    expect(offer.customerKey).toMatch(/^[\w=.@-]{2,50}$/);
    const again = await buyer.visitor.call('GET', '/payments/offer');
    expect(Object(again.body).customerKey).toBe(offer.customerKey);
    const other = await (await newBuyer()).visitor.call('GET', '/payments/offer');
    expect(Object(other.body).customerKey).not.toBe(offer.customerKey);
  });

  it('DESIGN 3: places the order on the server: its number, its name in the user’s language, its own price', async () => {
    const buyer = await newBuyer('ja');
    const { body } = await buyer.order({ amount: 1, currency: 'USD' });
    expect(body).toEqual({
      orderId: expect.stringMatching(/^order_\d{13}_[\w-]{22}$/),
      orderName: '江陵観光タクシー1日利用券（3時間）',
      ...{ amount: 30_000, currency: 'KRW', ...shownTerms(specTerms) },
    });
    expect(Object(body).orderId.length).toBeLessThanOrEqual(64);
  });

  it('keeps the chosen lengths of the visits with the order', async () => {
    const buyer = await newBuyer();
    const orderId = await buyer.orderId({
      visitSpotSet: [
        { placeId: 3, memo: '', orderIndex: 2, stayMinutes: 30 },
        { placeId: 1, memo: '', orderIndex: 1 },
      ],
    });
    const { stops } = api.getTicket.response.parse((await buyer.ticket(orderId)).body);
    expect(stops.map(({ placeId, stayMinutes }) => [placeId, stayMinutes])).toEqual([
      [1, null],
      [3, 30],
    ]);
    const refused = await buyer.order({
      visitSpotSet: [{ placeId: 1, memo: '', orderIndex: 1, stayMinutes: 121 }],
    });
    expect([refused.status, refused.fields['visitSpotSet.0.stayMinutes']]).toEqual([400, 'too_big']);
  });

  it('DESIGN 3: returns 400 by field for a date and time that are not ahead in Asia/Seoul and for unknown places', async () => {
    const buyer = await newBuyer();
    await database().sql.updateTable('place').set({ listed: false }).where('id', '=', 9).execute();
    const before = await everything();
    const cases: [Record<string, unknown>, string, string][] = [
      [{ tripDate: '2026-11-20' }, 'tripDate', 'pastDate'],
      [{ tripDate: '2027-11-22' }, 'tripDate', 'tooFarDate'],
      [{ tripDate: '2026-11-21', startTime: '12:00' }, 'startTime', 'pastTime'],
      [{ tripDate: '2026-02-30' }, 'tripDate', 'invalidDate'],
      [{ startTime: '12:15' }, 'startTime', 'invalidTime'],
      [{ numberOfPeople: 5 }, 'numberOfPeople', 'too_big'],
      [{ departure: 'SEOUL' }, 'departure', 'notOffered'],
      [{ departure: 'Seoul' }, 'departure', 'invalid_format'],
      [{ visitSpotSet: [] }, 'visitSpotSet', 'too_small'],
      [
        { visitSpotSet: [{ placeId: 999_999, memo: '', orderIndex: 1 }] },
        'visitSpotSet.0.placeId',
        'unknownPlace',
      ],
      [{ visitSpotSet: [{ placeId: 9, memo: '', orderIndex: 1 }] }, 'visitSpotSet.0.placeId', 'unknownPlace'],
      [{ customerName: '  ' }, 'customerName', 'nameError'],
      [{ customerEmail: 'nobody' }, 'customerEmail', 'invalidEmail'],
      [{ customerEmail: 'a@b.c\r\nBcc: x@y.z' }, 'customerEmail', 'invalidEmail'],
    ];
    for (const [change, field, code] of cases) {
      const response = await buyer.order(change);
      expect([response.status, response.fields[field]], JSON.stringify(change)).toEqual([400, code]);
    }
    expect(await everything()).toBe(before);
    expect((await buyer.order({ tripDate: '2026-11-21', startTime: '12:30' })).status).toBe(200);
  });

  it('DESIGN 3: charges a confirmed payment once, with one receipt, when it is confirmed repeatedly', async () => {
    const buyer = await newBuyer();
    const orderId = await buyer.orderId();
    expect((await buyer.ticket(orderId)).body).toMatchObject({ status: 'ready', checkPath: null });
    const paymentKey = await buyer.authorize(orderId);
    const responses = await Promise.all([1, 2, 3, 4].map(() => buyer.confirm(orderId, paymentKey)));
    responses.push(await buyer.confirm(orderId, paymentKey));
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200));
    for (const { body } of responses) expect(body).toMatchObject({ orderId, status: 'paid', method: '카드' });
    expect(await charges(orderId)).toHaveLength(1);
    expect(await readAudit(orderId)).toEqual(['null ready', 'ready confirming', 'confirming paid']);

    const [receipt, ...more] = await buyer.receivedMails(orderId);
    expect(more).toEqual([]);
    expect(receipt?.text).toContain('30,000');
    expect(receipt?.text).toContain('Price: ₩30,000\n');
    expect(receipt?.text).toContain('Thursday, 24 December 2026 10:00');
    expect(receipt?.text).toContain(
      'Meeting point: In front of Gangneung Station\nCall us: +82 33 640 4531\n',
    );
    expect(receipt?.text).toContain('KIM SORA (2 people)');
    expect(receipt?.text).toContain(`/tickets/${orderId}`);
    expect(receipt?.text).toContain('- 7 to 9 days before the tour: 90% (₩27,000)');

    const detail = api.getTicket.response.parse((await buyer.ticket(orderId)).body);
    expect(detail.companyPhone).toBe('033-640-4531');
    expect(detail.stops.map(({ placeId, memo }) => [placeId, memo])).toEqual([
      [1, ''],
      [3, 'a memo'],
    ]);
    expect(detail.refund).toEqual({
      step: 'withinDayOfBuying',
      percent: 100,
      amount: 30_000,
      isLimitedByMove: false,
    });
    const { body } = await buyer.visitor.call('GET', '/user/tickets');
    expect(api.listTickets.response.parse(body).content.map((one) => one.orderId)).toEqual([orderId]);
  });

  it('DESIGN 3: returns 400 for another amount, 404 for another owner, 409 for another’s payment; charges and changes nothing', async () => {
    const [buyer, stranger] = [await newBuyer(), await newBuyer()];
    const orderId = await buyer.orderId();
    const paymentKey = await buyer.authorize(orderId);
    const strangersOrder = await stranger.orderId();
    const cheapOrder = await buyer.orderId();
    const cheap = await buyer.authorize(cheapOrder, cards.approved, 100);
    const before = await everything();

    const wrong = await buyer.confirm(orderId, paymentKey, 100);
    expect([wrong.status, wrong.fields]).toEqual([400, { amount: 'wrongAmount' }]);
    const foreign = await stranger.confirm(orderId, paymentKey);
    expect([foreign.status, foreign.code]).toEqual([404, 'notFound']);
    const stolen = await stranger.confirm(strangersOrder, paymentKey);
    expect([stolen.status, stolen.code]).toEqual([409, 'paymentMismatch']);
    const unheard = await buyer.confirm(orderId, 'tsand_nothing');
    expect([unheard.status, unheard.code]).toEqual([409, 'paymentMismatch']);
    const small = await buyer.confirm(cheapOrder, cheap);
    expect([small.status, small.fields]).toEqual([400, { amount: 'wrongAmount' }]);
    expect((await buyer.confirm('order_unknown', paymentKey)).status).toBe(404);
    expect(await everything()).toBe(before);
    expect(await charges(orderId)).toEqual([]);
    expect(await charges(cheapOrder)).toEqual([]);

    expect((await buyer.confirm(orderId, paymentKey)).status).toBe(200);
    const reused = await stranger.confirm(strangersOrder, paymentKey);
    expect([reused.status, reused.code]).toEqual([409, 'paymentMismatch']);
    const second = await buyer.authorize(orderId);
    const twice = await buyer.confirm(orderId, second);
    expect([twice.status, twice.code]).toEqual([409, 'paymentMismatch']);
    expect(await charges(orderId)).toHaveLength(1);
    for (const path of [`/user/tickets/${orderId}`, '/user/tickets/order_unknown']) {
      expect((await stranger.visitor.call('GET', path)).status).toBe(404);
    }
    expect((await stranger.cancel(orderId)).status).toBe(404);
    expect((await buyer.ticket(orderId)).body).toMatchObject({ status: 'paid' });
  });

  it('DESIGN 3: returns 402 with the provider’s code for a refusal, repeatedly, and sends no mail', async () => {
    const buyer = await newBuyer();
    const orderId = await buyer.orderId();
    const paymentKey = await buyer.authorize(orderId, cards.refused);
    for (let tries = 0; tries < 2; tries += 1) {
      const response = await buyer.confirm(orderId, paymentKey);
      expect([response.status, response.code, Object(response.body).reason]).toEqual([
        402,
        'paymentRefused',
        'REJECT_CARD_PAYMENT',
      ]);
    }
    expect((await buyer.ticket(orderId)).body).toMatchObject({
      status: 'refused',
      failureCode: 'REJECT_CARD_PAYMENT',
      refund: null,
      checkPath: null,
    });
    expect((await buyer.cancel(orderId)).code).toBe('notCancellable');
    expect((await buyer.receivedMails(orderId, 0)).length).toBe(0);
  });

  it('DESIGN 4: retries a temporary fault within the request', async () => {
    const buyer = await newBuyer();
    const orderId = await buyer.orderId();
    const paymentKey = await buyer.authorize(orderId, cards.failsOnce);
    // Otherwise the check that the authorisation's webhook triggers could confirm the payment at the same time.
    await untilChecked(orderId);
    const response = await buyer.confirm(orderId, paymentKey);
    expect(response.status).toBe(200);
    expect(await charges(orderId)).toHaveLength(1);
  });

  it('cancels a ticket that was refunded at the provider’s console', async () => {
    const buyer = await newBuyer();
    const { orderId, paymentKey } = await buyer.buy();
    const secret = Buffer.from('test_gsk_solbadaSandbox:').toString('base64');
    await app().inject({
      method: 'POST',
      url: `/sandbox/toss/v1/payments/${paymentKey}/cancel`,
      headers: { authorization: `Basic ${secret}` },
      payload: { cancelReason: 'at the console', cancelAmount: 15_000 },
    });
    clock.moveTo('2026-11-21T12:00:05+09:00');
    const webhook = { eventType: 'PAYMENT_STATUS_CHANGED', data: { paymentKey } };
    await new TestVisitor(app).call('POST', '/payments/webhook', webhook);
    const ticket = async () => (await buyer.ticket(orderId)).body;
    await expect.poll(ticket).toMatchObject({
      status: 'cancelled',
      cancellation: { percent: 50, amount: 15_000 },
    });
  });

  it('DESIGN 3: returns 410 without a charge for a payment that was not confirmed within 10 minutes', async () => {
    const buyer = await newBuyer();
    const orderId = await buyer.orderId();
    const paymentKey = await buyer.authorize(orderId);
    clock.moveTo('2026-11-21T12:11:00+09:00');
    for (let tries = 0; tries < 2; tries += 1) {
      const response = await buyer.confirm(orderId, paymentKey);
      expect([response.status, response.code]).toEqual([410, 'expiredPayment']);
    }
    expect(await charges(orderId)).toEqual([]);
  });

  it('refuses to confirm a payment for a tour that has started since', async () => {
    const buyer = await newBuyer();
    const orderId = await buyer.orderId({ tripDate: '2026-11-21', startTime: '12:30' });
    clock.moveTo('2026-11-21T12:25:00+09:00');
    const paymentKey = await buyer.authorize(orderId);
    clock.moveTo('2026-11-21T12:30:00+09:00');
    await buyer.visitor.call('POST', '/auth/refresh');
    expect((await buyer.confirm(orderId, paymentKey)).code).toBe('expiredPayment');
    expect(await charges(orderId)).toEqual([]);
  });

  it('DESIGN 3: returns 200 and changes nothing for a useless webhook of any shape', async () => {
    const buyer = await newBuyer();
    const { orderId, paymentKey } = await buyer.buy();
    const before = await everything();
    const send = (data: unknown) =>
      new TestVisitor(app).call('POST', '/payments/webhook', { eventType: 'PAYMENT_STATUS_CHANGED', data });
    for (const data of [
      {},
      { orderId: 'order_unknown' },
      { orderId, paymentKey, status: 'CANCELED' },
      { orderId, paymentKey: 'another', status: 'EXPIRED' },
    ]) {
      expect((await send(data)).status).toBe(200);
    }
    const hook = (body?: unknown) => new TestVisitor(app).call('POST', '/payments/webhook', body);
    for (const response of [await send('text'), await hook(), await hook({}), await hook([1])]) {
      expect([response.status, response.body]).toEqual([200, {}]);
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await everything()).toBe(before);
  });
});

describeWithGuide('a confirmation without a response of the provider', (database) => {
  const { app, clock, newBuyer, charges, untilChecked } = useBuyers(database, {
    variables: { PAYMENT_METHODS: 'card,paypal:22.05' },
    timeout: 500,
    pollEvery: 100,
  });
  it('DESIGN 3: returns 202 without a response of the provider, and completes in the background with one charge and one receipt', async () => {
    const buyer = await newBuyer();
    const orderId = await buyer.orderId();
    const paymentKey = await buyer.authorize(orderId, cards.withheld);
    // Otherwise the check that the authorisation's webhook triggers could find the money first.
    await untilChecked(orderId);
    const response = await buyer.confirm(orderId, paymentKey);
    expect([response.status, Object(response.body).status]).toEqual([202, 'confirming']);
    const status = async () => {
      const now = new Date(clock.now().getTime() + 3_000);
      clock.moveTo(now.toISOString());
      const webhook = { eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId } };
      await new TestVisitor(app).call('POST', '/payments/webhook', webhook);
      return Object((await buyer.ticket(orderId)).body).status;
    };
    await expect.poll(status, { interval: 100 }).toBe('paid');
    expect((await buyer.confirm(orderId, paymentKey)).status).toBe(200);
    expect(await charges(orderId)).toHaveLength(1);
    expect(await buyer.receivedMails(orderId)).toHaveLength(1);
  });

  it.each([
    { method: 'card', payer: { card: cards.withheld }, price: 30_000, minor: 30_000 },
    { method: 'paypal', payer: { account: 'late@wallet.example' }, price: 22.05, minor: 2_205 },
  ])(
    'is found out by a query of the reconciler, and charged once: $method',
    async ({ method, payer, price, minor }) => {
      const buyer = await newBuyer();
      const orderId = await buyer.orderId({ method });
      const paymentKey = await buyer.approve({ orderId, amount: price, method, ...payer });
      await untilChecked(orderId);
      expect((await buyer.confirm(orderId, paymentKey, price)).status).toBe(202);
      clock.moveTo(new Date(clock.now().getTime() + 10_000).toISOString());
      await expect.poll(async () => (await buyer.ticket(orderId)).body).toMatchObject({ status: 'paid' });
      expect(await charges(orderId)).toMatchObject([{ status: 'DONE', balance: minor }]);
    },
  );
});

describeWithGuide('rate limits of orders', (database) => {
  const { app, clock } = useApplication(database);

  it('allows an account 30 orders an hour', async () => {
    const buyer = new Buyer(app, 'eager@example.com');
    await buyer.visitor.createAccount({ database, clock }, buyer.email, 'eager');
    const responses = [];
    for (let times = 0; times < 31; times += 1) responses.push((await buyer.order()).status);
    expect(responses).toEqual([...Array(30).fill(200), 429]);
  });
});
