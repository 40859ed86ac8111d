import { beforeAll, expect, it } from 'vitest';
import { Buyer } from '../features/orders/testing/buyer.ts';
import { openSandboxes } from '../sandbox/openSandboxes.ts';
import { describeWithGuide } from '../testing/describeWithGuide.ts';
import { useApplication } from '../testing/testApplication.ts';

const unreadable = ['KIM\u202eARO', 'KIM\u001b[2J', 'K\u2028M', 'KIM\ud800', 'K\u200bIM'];

describeWithGuide('SPEC 5: control and direction-changing characters', (database) => {
  const { app, clock } = useApplication(database, { openSandboxes, variables: { RATE_LIMITS: 'off' } });
  let buyer: Buyer;
  beforeAll(async () => {
    await app().listen({ port: 0, host: '127.0.0.1' });
    clock.moveTo('2026-11-21T12:00:00+09:00');
    buyer = new Buyer(app, 'typist@example.com');
    await buyer.visitor.createAccount({ database, clock }, buyer.email, 'typist');
  });
  const rows = async (table: 'ticket_order' | 'ticket_stop' | 'trip_stop') =>
    (await database().sql.selectFrom(table).selectAll().execute()).length;

  it('rejects them in the name, e-mail and memo of an order, naming each field, and creates no order', async () => {
    for (const text of unreadable) {
      const name = await buyer.order({ customerName: text });
      expect([name.status, name.fields], JSON.stringify(text)).toEqual([400, { customerName: 'nameError' }]);
      const email = await buyer.order({ customerEmail: `a${text}@example.com` });
      expect([email.status, email.fields]).toEqual([400, { customerEmail: 'invalidEmail' }]);
      const memo = await buyer.order({ visitSpotSet: [{ placeId: 1, memo: text, orderIndex: 1 }] });
      expect([memo.status, memo.fields]).toEqual([400, { 'visitSpotSet.0.memo': 'unreadableText' }]);
    }
    expect([await rows('ticket_order'), await rows('ticket_stop')]).toEqual([0, 0]);
  });

  it('accepts in an order any address that accounts accept, and a name of 100 characters', async () => {
    for (const customerEmail of ['a@b', 'a b@c.com', 'a@b.c0m', 'a@@b.com']) {
      expect((await buyer.order({ customerEmail })).fields).toEqual({ customerEmail: 'invalidEmail' });
    }
    expect((await buyer.order({ customerName: 'x'.repeat(101) })).fields).toEqual({
      customerName: 'nameError',
    });
    expect(await rows('ticket_order')).toBe(0);
    expect((await buyer.order({ customerName: '김'.repeat(100) })).status).toBe(200);
  });

  it('rejects them in the reason of a cancellation, and keeps the ticket paid', async () => {
    const { orderId } = await buyer.buy();
    for (const reason of [...unreadable, 'rain\nfall']) {
      const refused = await buyer.cancel(orderId, reason);
      expect([refused.status, refused.fields], reason).toEqual([400, { reason: 'unreadableText' }]);
    }
    expect((await buyer.ticket(orderId)).body).toMatchObject({ status: 'paid', cancellation: null });
    expect((await buyer.cancel(orderId, '비가 와요 ☔️')).status).toBe(200);
  });

  it('rejects them in the memos of a plan, and accepts newlines', async () => {
    const save = (memo: string) =>
      buyer.visitor.call('POST', '/trip-plan?locale=KO', {
        tripPlan: {},
        visitSpotSet: [{ placeId: 1, memo, orderIndex: 1 }],
      });
    for (const memo of unreadable) {
      expect((await save(memo)).fields).toEqual({ 'visitSpotSet.0.memo': 'unreadableText' });
    }
    expect(await rows('trip_stop')).toBe(0);
    expect((await save('gate 3\n\tat noon')).status).toBe(200);
  });
});
