import { expect, it } from 'vitest';
import { api } from '../../../contract/api.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';
import { useBuyers } from './testing/useBuyers.ts';

describeWithGuide('a paid ticket', (database) => {
  const { app, clock, newBuyer, charges } = useBuyers(database);

  it('DESIGN 7a: refunds a cancellation by the rule, once, and mails the visitor about it', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy({ tripDate: '2026-11-29' });
    clock.moveTo('2026-11-22T12:00:01+09:00');
    await buyer.visitor.call('POST', '/auth/refresh');
    const responses = await Promise.all([1, 2, 3].map(() => buyer.cancel(orderId)));
    responses.push(await buyer.cancel(orderId));
    expect(responses.map(({ status }) => status)).toEqual(Array(4).fill(200));
    expect(responses[3]?.body).toMatchObject({
      status: 'cancelled',
      refund: null,
      checkPath: null,
      cancellation: { percent: 90, amount: 27_000, settledAt: expect.any(String) },
    });
    expect(await charges(orderId)).toMatchObject([{ balance: 3_000 }]);
    const mails = await buyer.receivedMails(orderId, 2);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain('₩27,000 of the ₩30,000 you paid will be refunded.');
    expect(mails[0]?.text).toContain('3 business days');
    const reused = await buyer.visitor.call('POST', `/user/tickets/${orderId}/cancel`, { reason: ' ' });
    expect(reused.status).toBe(400);
  });

  it('DESIGN 7a: returns 409 after the start of the tour, and keeps the ticket', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy({ tripDate: '2026-11-21', startTime: '12:30' });
    clock.moveTo('2026-11-21T12:30:00+09:00');
    await buyer.visitor.call('POST', '/auth/refresh');
    const response = await buyer.cancel(orderId);
    expect([response.status, response.code]).toEqual([409, 'notCancellable']);
    expect((await buyer.ticket(orderId)).body).toMatchObject({
      status: 'paid',
      refund: { step: 'afterStart', percent: 0, amount: 0 },
    });
  });

  it('DESIGN 7a: shows a driver the tour in Korean for the QR code, and of a cancelled ticket only its status', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy({ tripDate: '2026-11-23' });
    const { checkPath, companyPhone } = api.getTicket.response.parse((await buyer.ticket(orderId)).body);
    expect(companyPhone, 'none is set').toBeNull();
    const code = checkPath?.split('/').at(-1) ?? '';
    const guest = new TestVisitor(app);
    const check = async (given = code) => guest.call('GET', `/tickets/${given}`);
    expect((await check()).body).toMatchObject({
      validity: 'notToday',
      orderId,
      customerName: 'KIM SORA',
      stops: [{ name: '경포해변' }, {}],
    });
    clock.moveTo('2026-11-23T09:00:00+09:00');
    expect((await check()).body).toMatchObject({ validity: 'valid' });
    clock.moveTo('2026-11-24T00:00:00+09:00');
    expect((await check()).body).toMatchObject({ validity: 'past' });
    const changed = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [changed, orderId, `${orderId}.`, `${orderId}.AAAAAAAAAAAAAAAAAAAAAA`, `${code}.x`]) {
      expect((await check(wrong)).status, wrong).toBe(404);
    }
    clock.moveTo('2026-11-22T09:00:00+09:00');
    await buyer.visitor.call('POST', '/auth/refresh');
    await buyer.cancel(orderId);
    expect((await check()).body).toEqual({ validity: 'cancelled' });
  });

  it('lists all orders of GET /user/tickets, or only those of the requested statuses', async () => {
    const buyer = await newBuyer();
    const { orderId: paid } = await buyer.buy();
    const ready = await buyer.orderId();
    const listed = async (query: string) => {
      const { body } = await buyer.visitor.call('GET', `/user/tickets?locale=en${query}`);
      return api.listTickets.response.parse(body).content.map(({ orderId }) => orderId);
    };
    expect((await listed('')).toSorted()).toEqual([paid, ready].toSorted());
    expect(await listed('&status=paid,confirming,cancelled')).toEqual([paid]);
    expect(await listed('&status=ready')).toEqual([ready]);
    const wrong = await buyer.visitor.call('GET', '/user/tickets?status=paid,lost');
    expect([wrong.status, Object.keys(wrong.fields)]).toEqual([400, ['status']]);
  });

  it('sends receipts in the language of the order, also after the user has changed theirs', async () => {
    const words = { ko: '결제 금액: ₩', 'zh-Hans': '价格：₩', 'zh-TW': '價格：₩', ja: '料金：₩' };
    for (const [language, word] of Object.entries(words)) {
      const buyer = await newBuyer(language);
      const { orderId } = await buyer.buy();
      const [receipt] = await buyer.receivedMails(orderId);
      expect(receipt?.text).toContain(word);
      expect(receipt?.text).toContain('30,000');
    }
  });
});
