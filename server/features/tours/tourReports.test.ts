import { expect, it } from 'vitest';
import { api } from '../../../contract/api.ts';
import { deskApi } from '../../../contract/desk/api.ts';
import { maxReports } from '../../../domain/tour/tourRules.ts';
import { auditLines } from '../../desk/testing/auditLines.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { goodPassword } from '../../testing/testPassword.ts';
import { TestStaff } from '../../testing/testStaff.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';
import { useTestStaff } from '../../testing/useTestStaff.ts';
import { Buyer } from '../orders/testing/buyer.ts';
import { useBuyers } from '../orders/testing/useBuyers.ts';

const secret = 'The driver shouted at KIM SORA';
const late = { kind: 'late', words: '' };

const report = ({ visitor }: Buyer, orderId: string, body: object = late, locale = 'en') =>
  visitor.call('POST', `/user/tickets/${orderId}/reports?locale=${locale}`, body);

describeWithGuide('visitors’ reports of a problem with a tour', (database) => {
  const { app, clock, newBuyer } = useBuyers(database);
  const dispatcher = useTestStaff({ app, database, clock }, 'dispatcher');

  const readTicket = async (buyer: Buyer, orderId: string) =>
    api.getTicket.response.parse((await buyer.ticket(orderId)).body);
  const readReports = (orderId: string) =>
    database()
      .sql.selectFrom('problem_report')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute();
  const readAudit = (id: number) => auditLines(database(), 'report', id);
  const listed = async (page = 1) =>
    deskApi.listTourReports.response.parse(
      (await dispatcher().call('GET', `/desk/tour-reports?page=${page}`)).body,
    );
  const close = (id: number, reply = 'We are sorry.', staff = dispatcher()) =>
    staff.call('POST', `/desk/tour-reports/${id}/close`, { reply });
  /** Moves the clock; an access token lasts 15 minutes. */
  const moveTo = async (moment: string, buyer: Buyer) => {
    clock.moveTo(moment);
    await buyer.visitor.call('POST', '/auth/refresh');
  };

  it('stores a report with its order and shows it on the ticket, with an audit line without its words', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    expect(await readTicket(buyer, orderId)).toMatchObject({ driver: null, reports: [], canReport: true });
    const response = await report(buyer, orderId, { kind: 'driving', words: `  ${secret}\nTwice. ` }, 'CN');
    expect(response.status).toBe(200);
    const { reports, canReport, stops } = api.reportProblem.response.parse(response.body);
    const reportedAt = '2026-11-21T03:00:00.000Z';
    expect(reports).toEqual([{ kind: 'driving', words: `${secret}\nTwice.`, reportedAt, reply: null }]);
    expect([canReport, stops.length]).toEqual([true, 2]);
    expect((await readTicket(buyer, orderId)).reports).toEqual(reports);
    const [row] = await readReports(orderId);
    expect(row).toMatchObject({ language: 'cn', closed_at: null });
    const lines = await readAudit(row?.id ?? 0);
    expect(lines).toMatchObject([
      { actor: 'visitor', actor_id: null, action: 'report', after: { orderId, kind: 'driving' } },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/shouted|SORA|example\.com/);
  });

  it('needs words for the kind other alone, and refuses unknown kinds and unreadable or long words', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    const empty = await report(buyer, orderId, { kind: 'other', words: ' \n ' });
    expect([empty.status, empty.fields]).toEqual([400, { words: 'wordsMissing' }]);
    for (const body of [
      { kind: 'late' },
      { kind: 'rude', words: '' },
      { kind: 'late', words: 'x'.repeat(1_001) },
      { kind: 'late', words: 'a\u202eb' },
    ]) {
      expect((await report(buyer, orderId, body)).status, JSON.stringify(body)).toBe(400);
    }
    expect(await readReports(orderId)).toEqual([]);
    expect((await report(buyer, orderId, { kind: 'other', words: 'a bag' })).status).toBe(200);
  });

  it('returns 401 to guests and 404 for orders of others, and stores nothing', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    const { orderId } = await buyer.buy();
    expect((await report(other, orderId)).status).toBe(404);
    expect((await report(buyer, 'order_unknown')).status).toBe(404);
    const guest = new TestVisitor(app);
    expect((await guest.call('POST', `/user/tickets/${orderId}/reports`, late)).status).toBe(401);
    expect(await readReports(orderId)).toEqual([]);
  });

  it('takes reports of paid and cancelled orders until the end of the seventh day after the tour', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy({ tripDate: '2026-11-23' });
    const ready = await buyer.orderId();
    const unpaid = await report(buyer, ready);
    expect([unpaid.status, unpaid.code]).toEqual([409, 'notPossibleNow']);
    expect((await readTicket(buyer, ready)).canReport).toBe(false);
    await buyer.cancel(orderId);
    await moveTo('2026-11-30T23:59:59+09:00', buyer);
    expect((await readTicket(buyer, orderId)).canReport).toBe(true);
    expect((await report(buyer, orderId)).status).toBe(200);
    await moveTo('2026-12-01T00:00:00+09:00', buyer);
    const tooLate = await report(buyer, orderId);
    expect([tooLate.status, tooLate.code]).toEqual([409, 'notPossibleNow']);
    expect(await readTicket(buyer, orderId)).toMatchObject({ canReport: false, reports: [{ kind: 'late' }] });
    expect(await readReports(orderId)).toHaveLength(1);
  });

  it('takes five reports of an order, also when more come at once', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    const responses = await Promise.all(Array.from({ length: 8 }, () => report(buyer, orderId)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(maxReports);
    expect(responses.filter(({ code }) => code === 'notPossibleNow')).toHaveLength(3);
    expect(await readReports(orderId)).toHaveLength(maxReports);
    expect((await readTicket(buyer, orderId)).canReport).toBe(false);
  });

  it('lists open reports first, the oldest on top, and closes one with a reply in a mail of the visitor’s language', async () => {
    await database().sql.deleteFrom('problem_report').execute();
    const buyer = await newBuyer('ja');
    const { orderId } = await buyer.buy();
    await report(buyer, orderId, { kind: 'route', words: secret }, 'JA');
    clock.moveTo('2026-11-21T12:05:00+09:00');
    await report(buyer, orderId, late, 'JA');
    const before = await listed();
    expect(before).toMatchObject({
      open: 2,
      hasMore: false,
      content: [
        { kind: 'route', orderId, customerName: 'KIM SORA', tripDate: '2026-12-24' },
        { kind: 'late' },
      ],
    });
    const [{ id = 0 } = {}] = before.content;
    const reply = 'ご不便を\nおかけしました。<b>';
    const closed = await close(id, reply);
    expect([closed.status, closed.body]).toMatchObject([200, { id, reply, closedAt: expect.any(String) }]);
    const mails = await buyer.receivedMails(orderId, 2);
    const mail = mails.find(({ subject }) => subject.includes('ツアーの問題'));
    expect(mail?.text).toContain(reply);
    expect(mail?.text).toContain(`/tickets/${orderId}`);
    expect(mail?.html).toContain('ご不便を<br>おかけしました。&lt;b&gt;');
    expect((await readTicket(buyer, orderId)).reports.map((one) => one.reply)).toEqual([reply, null]);
    expect(await listed()).toMatchObject({ open: 1, content: [{ kind: 'late' }, { id, reply }] });
    const lines = await readAudit(id);
    expect(lines).toMatchObject([
      { action: 'report' },
      { actor: 'staff', actor_id: dispatcher().id, action: 'close', after: { orderId } },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/shouted|ご不便/);
    const order = await dispatcher().call('GET', `/desk/orders/${orderId}`);
    expect(order.body.reports).toMatchObject([{ id, reply, words: secret }, { reply: null }]);
  });

  it('closes a report once', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    await report(buyer, orderId);
    const [{ id } = { id: 0 }] = await readReports(orderId);
    const responses = await Promise.all([close(id, 'one'), close(id, 'two')]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const again = await close(id);
    expect([again.status, again.body.code]).toEqual([409, 'notPossibleNow']);
    expect(await buyer.receivedMails(orderId, 2)).toHaveLength(2);
    expect(await readAudit(id)).toHaveLength(2);
  });

  it('refuses to show or close reports for guests, visitors and editors, and a reply without words', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    await report(buyer, orderId);
    const [{ id } = { id: 0 }] = await readReports(orderId);
    const editor = await TestStaff.signIn({ app, database, clock }, 'editor');
    for (const visitor of [new TestVisitor(app), buyer.visitor]) {
      expect((await visitor.call('GET', '/desk/tour-reports')).status).toBe(401);
      expect((await visitor.call('POST', `/desk/tour-reports/${id}/close`, { reply: 'x' })).status).toBe(401);
    }
    expect((await editor.call('GET', '/desk/tour-reports')).status).toBe(403);
    expect((await close(id, 'x', editor)).status).toBe(403);
    expect((await close(id, ' \n ')).status).toBe(400);
    expect((await close(2_147_483_647)).status).toBe(404);
    expect(await readReports(orderId)).toMatchObject([{ closed_at: null, reply: null }]);
    expect(await readAudit(id)).toHaveLength(1);
  });

  it('closes a report after its account was deleted, with customer service as the way back', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    await report(buyer, orderId, { kind: 'other', words: 'a bag' });
    const [{ id } = { id: 0 }] = await readReports(orderId);
    const { status } = await buyer.visitor.call('DELETE', '/user/me', { password: goodPassword });
    expect(status).toBe(204);
    const order = deskApi.getOrder.response.parse(
      (await dispatcher().call('GET', `/desk/orders/${orderId}`)).body,
    );
    expect([order.hasAccount, order.reports.length]).toEqual([false, 1]);
    expect((await close(id)).status).toBe(200);
    const mails = await buyer.receivedMails(order.orderNumber, 4);
    const mail = mails.find(({ text }) => text.includes('We are sorry.'));
    expect(mail?.text).toContain('/support');
    expect(mail?.text).not.toContain('/tickets/');
  });
});

describeWithGuide('DESIGN 3: limits of visitors’ reports', (database) => {
  const { app, clock } = useApplication(database);

  it('refuses an account’s reports after 20 attempts an hour', async () => {
    const buyer = new Buyer(app, 'eager@example.com');
    await buyer.visitor.createAccount({ database, clock }, buyer.email, 'eager');
    const orderId = await buyer.orderId();
    for (let tries = 0; tries < 20; tries += 1) expect((await report(buyer, orderId)).status).toBe(409);
    const response = await report(buyer, orderId);
    expect([response.status, response.code]).toEqual([429, 'tooManyRequests']);
  });
});
