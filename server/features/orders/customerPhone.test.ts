import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../../contract/api.ts';
import { deskApi } from '../../../contract/desk/api.ts';
import type { Language } from '../../../domain/languages.ts';
import { removeExpired } from '../../app/expiry.ts';
import { collectJobErrors } from '../../testing/collectJobErrors.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { TestClock } from '../../testing/testApplication.ts';
import { goodPassword } from '../../testing/testPassword.ts';
import { TestStaff } from '../../testing/testStaff.ts';
import { readPhone } from './customerPhone.ts';
import type { Buyer } from './testing/buyer.ts';
import { useBuyers } from './testing/useBuyers.ts';

describe('a telephone number', () => {
  it.each<[string, Language, string]>([
    ['+82 10-1234-5678', 'en', '+821012345678'],
    ['010-1234-5678', 'ko', '+821012345678'],
    ['090-1234-5678', 'ja', '+819012345678'],
    ['138 0013 8000', 'cn', '+8613800138000'],
    ['0912-345-678', 'tw', '+886912345678'],
    ['+44 7400 123456', 'ko', '+447400123456'],
    ['00 82 10 1234 5678', 'cn', '+821012345678'],
  ])('%s on a page in %s is stored as %s', (text, language, stored) => {
    expect(readPhone(text, language)).toBe(stored);
  });

  it('may be missing', () => {
    expect(readPhone('', 'en')).toBeNull();
  });

  it.each<[string, Language]>([
    ['010-1234-5678', 'en'],
    ['+82 10', 'ko'],
    ['call me', 'ko'],
    ['+999 123456789', 'en'],
    ['0'.repeat(40), 'ja'],
  ])('rejects %s on a page in %s, and names the field', (text, language) => {
    expect(() => readPhone(text, language)).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ field: 'customerPhone' })] }),
    );
  });
});

describeWithGuide('the telephone number of a visitor', (database) => {
  const { app, clock, newBuyer } = useBuyers(database);
  let dispatcher: TestStaff;
  beforeEach(async () => {
    clock.moveTo('2026-11-21T12:00:00+09:00');
    await database().sql.deleteFrom('sales_rules').execute();
    dispatcher = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
  });

  const customerPhone = '+44 7400 123456';
  const stored = '+447400123456';
  const readTicket = async (buyer: Buyer, orderId: string) =>
    api.getTicket.response.parse((await buyer.ticket(orderId)).body);
  const change = (buyer: Buyer, orderId: string, body: object) =>
    buyer.visitor.call('POST', `/user/tickets/${orderId}/change?locale=en`, { version: 0, ...body });
  const phones = async () =>
    (await database().sql.selectFrom('ticket_order').select('phone').where('phone', 'is not', null).execute())
      .length;
  const requirePhone = async () => {
    const { rules } = deskApi.getSalesCalendar.response.parse(
      (await dispatcher.call('GET', '/desk/sales?from=2026-12-01&to=2026-12-01')).body,
    );
    const { stoppedAt: _stoppedAt, ...body } = rules;
    const changed = await dispatcher.call('PATCH', '/desk/sales/rules', { ...body, needsPhone: true });
    expect(changed).toMatchObject({ status: 200, body: { needsPhone: true } });
  };

  it('reaches the ticket, the desk and the driver’s page of the order', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy({ customerPhone });
    expect(await readTicket(buyer, orderId)).toMatchObject({ customerPhone: stored });
    for (const path of [`/desk/orders/${orderId}`, `/desk/tours/${orderId}`])
      expect((await dispatcher.call('GET', path)).body, path).toMatchObject({ customerPhone: stored });
  });

  it('is optional, and refused without holding a car when it is no number', async () => {
    const buyer = await newBuyer();
    const refused = await buyer.order({ customerPhone: '12' });
    expect([refused.status, refused.fields]).toEqual([400, { customerPhone: 'invalidPhone' }]);
    const orders = await database()
      .sql.selectFrom('ticket_order')
      .select('id')
      .where('customer_email', '=', buyer.email)
      .execute();
    expect(orders).toEqual([]);
    const { orderId } = await buyer.buy({ customerPhone: ' ' });
    expect((await readTicket(buyer, orderId)).customerPhone).toBeNull();
  });

  it('is required once the desk requires it, at the next order and in each change', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy({ customerPhone });
    await requirePhone();
    const offer = await buyer.visitor.call('GET', '/payments/offer?locale=en');
    expect(offer.body).toMatchObject({ needsPhone: true });
    expect((await buyer.order()).fields).toEqual({ customerPhone: 'phoneMissing' });
    expect((await buyer.order({ customerPhone })).status).toBe(200);
    expect((await change(buyer, orderId, { customerPhone: '' })).fields).toEqual({
      customerPhone: 'phoneMissing',
    });
    // The previous release's page of the rules doesn't send it.
    const rules = { turnaroundMinutes: 45, leadMinutes: 0, daysAhead: null, version: 1 };
    const weekdays = Array.from({ length: 7 }, () => ({ first: '09:00', last: '18:00' }));
    const changed = await dispatcher.call('PATCH', '/desk/sales/rules', { ...rules, weekdays });
    expect(changed.body).toMatchObject({ turnaroundMinutes: 45, needsPhone: true });
  });

  it('can be changed by the visitor and by the desk, and leaves no number in the history', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    expect((await change(buyer, orderId, { customerPhone: '010-1234-5678' })).fields).toEqual({
      customerPhone: 'invalidPhone',
    });
    const changed = await change(buyer, orderId, { customerPhone });
    expect(changed).toMatchObject({ status: 200, body: { customerPhone: stored, version: 1 } });
    const byDesk = await dispatcher.call('POST', `/desk/orders/${orderId}/change`, {
      ...{ version: 1, reason: 'called', customerPhone: '010-1234-5678' },
    });
    expect(byDesk).toMatchObject({ status: 200, body: { customerPhone: '+821012345678' } });
    const { history } = deskApi.getOrder.response.parse(byDesk.body);
    expect(history.at(-1)?.detail).toEqual({ customerPhone: 'changed', reason: 'called' });
    expect(JSON.stringify(history)).not.toMatch(/7400|1012345678/);
    const removed = await change(buyer, orderId, { version: 2, customerPhone: '' });
    expect(removed.body).toMatchObject({ customerPhone: null, version: 3 });
  });

  it('is removed 30 days after the tour, and with the account', async () => {
    await database().sql.updateTable('ticket_order').set({ phone: null }).execute();
    const buyer = await newBuyer();
    await buyer.buy({ customerPhone, tripDate: '2026-12-24' });
    // A separate clock: the product keeps its own time.
    const later = new TestClock();
    const { jobErrors } = collectJobErrors();
    const expire = () =>
      removeExpired({ database: database(), clock: later, jobErrors, log: () => undefined });
    later.moveTo('2027-01-23T12:00:00+09:00');
    await expire();
    expect(await phones()).toBe(1);
    later.moveTo('2027-01-24T12:00:00+09:00');
    await expire();
    expect(await phones()).toBe(0);
    const leaving = await newBuyer();
    const { orderId } = await leaving.buy({ customerPhone });
    const deleted = await leaving.visitor.call('DELETE', '/user/me', { password: goodPassword });
    expect(deleted.status).toBe(204);
    const order = await database()
      .sql.selectFrom('ticket_order')
      .select(['phone', 'customer_name'])
      .where('id', '=', orderId)
      .executeTakeFirst();
    expect(order).toEqual({ phone: null, customer_name: 'KIM SORA' });
  });
});
