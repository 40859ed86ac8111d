import { beforeEach, expect, it } from 'vitest';
import { deskApi } from '../../../contract/desk/api.ts';
import { ticketsApi } from '../../../contract/tickets.ts';
import { auditLines } from '../../desk/testing/auditLines.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { TestStaff } from '../../testing/testStaff.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';
import { type Buyer, tour } from './testing/buyer.ts';
import { useBuyers } from './testing/useBuyers.ts';
import { withoutChecks } from './testing/withoutChecks.ts';

describeWithGuide('changing what was sold', (database) => {
  const { app, clock, newBuyer } = useBuyers(database);
  let dispatcher: TestStaff;
  let editor: TestStaff;
  let days = 0;
  /** A day that no other test uses, at least ten days ahead. */
  const newDay = () => {
    days += 1;
    return `2027-0${1 + Math.floor(days / 28)}-${String((days % 28) + 1).padStart(2, '0')}`;
  };
  const signIn = async () => {
    const deps = { app, database, clock };
    dispatcher = await TestStaff.signIn(deps, 'dispatcher');
    editor = await TestStaff.signIn(deps, 'editor');
  };
  beforeEach(async () => {
    clock.moveTo('2026-11-21T12:00:00+09:00');
    await signIn();
  });

  const row = (id: string) =>
    database().sql.selectFrom('ticket_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const stopsOf = (id: string) =>
    database()
      .sql.selectFrom('ticket_stop')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('order_index')
      .execute();
  const trail = (id: string) =>
    database()
      .sql.selectFrom('ticket_audit')
      .selectAll()
      .where('order_id', '=', id)
      .orderBy('number')
      .execute();
  /** All that a change could write; the webhook of the payment may still check the order. */
  const everything = async (id: string) => {
    return [withoutChecks(await row(id)), await stopsOf(id), await trail(id)];
  };
  const ticket = async (buyer: Buyer, id: string) =>
    ticketsApi.getTicket.response.parse((await buyer.ticket(id)).body);
  const change = (buyer: Buyer, id: string, body: object, version = 0) =>
    buyer.visitor.call('POST', `/user/tickets/${id}/change?locale=en`, { version, ...body });
  const changeAtDesk = (id: string, body: object, staff = dispatcher) =>
    staff.call('POST', `/desk/orders/${id}/change`, { version: 0, reason: 'by phone', ...body });
  const kinds = async (address: string) =>
    (
      await database()
        .sql.selectFrom('mail_outbox')
        .select('kind')
        .where('recipient', '=', address)
        .orderBy('created_at')
        .orderBy('kind')
        .execute()
    ).map(({ kind }) => kind);

  it('moves the tour, and keeps the order, its code and its price', async () => {
    const [from, to] = [newDay(), newDay()];
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy({ tripDate: from });
    const before = await ticket(buyer, orderId);
    expect(before).toMatchObject({
      version: 0,
      language: 'en',
      changeableUntil: new Date(Date.parse(`${from}T10:00:00+09:00`) - 24 * 3_600_000).toISOString(),
    });
    const changed = await change(buyer, orderId, { tripDate: to, startTime: '14:00' });
    expect(changed.status).toBe(200);
    const after = ticketsApi.getTicket.response.parse(changed.body);
    expect(after).toEqual({
      ...before,
      tripDate: to,
      startTime: '14:00',
      version: 1,
      changeableUntil: new Date(Date.parse(`${to}T14:00:00+09:00`) - 24 * 3_600_000).toISOString(),
    });
    expect(await ticket(buyer, orderId)).toEqual(after);
    expect((await trail(orderId)).at(-1)).toMatchObject({
      cause: 'visitor',
      from_status: 'paid',
      to_status: 'paid',
      detail: { tripDate: `${from} → ${to}`, startTime: '10:00 → 14:00' },
    });
    const [mail] = await buyer.receivedMails(orderId, 2);
    const { number } = await row(orderId);
    expect(mail?.subject).toBe(`Your Solbada tour has been changed (${number})`);
    expect(mail?.text).toContain('14:00');
  });

  it('changes people, passenger, language and stops, without their names in the history', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy({ tripDate: newDay() });
    const visitSpotSet = [
      { placeId: 5, memo: 'first', orderIndex: 1, stayMinutes: 30 },
      { placeId: 1, memo: '', orderIndex: 2, stayMinutes: null },
    ];
    const fields = { numberOfPeople: 4, customerName: 'LEE MINJI', language: 'ja' };
    expect(await change(buyer, orderId, { ...fields, visitSpotSet })).toMatchObject({
      status: 200,
      body: { ...fields, version: 1 },
    });
    expect(await stopsOf(orderId)).toMatchObject([
      { place_id: 5, memo: 'first', order_index: 1, stay_minutes: 30 },
      { place_id: 1, memo: '', order_index: 2, stay_minutes: null },
    ]);
    expect((await trail(orderId)).at(-1)?.detail).toEqual({
      numberOfPeople: '2 → 4',
      language: 'en → ja',
      customerName: 'changed',
      stops: 'changed',
    });
    expect((await row(orderId)).step_at_move).toBeNull();
    const [mail] = await buyer.receivedMails(orderId, 2);
    expect(mail?.subject).toContain('予約内容が変更されました');
  });

  it('writes nothing where nothing is changed', async () => {
    const tripDate = newDay();
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy({ tripDate });
    await buyer.receivedMails(orderId);
    const before = await everything(orderId);
    const same = { tripDate, startTime: '10:00', numberOfPeople: 2, visitSpotSet: tour.visitSpotSet };
    expect((await change(buyer, orderId, same)).status).toBe(200);
    expect(await everything(orderId)).toEqual(before);
    expect(await kinds(buyer.email)).toEqual(['ticketPaid']);
  });

  it('refuses other callers and impossible changes, and changes nothing', async () => {
    const tripDate = newDay();
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    const { orderId } = await buyer.buy({ tripDate });
    await buyer.receivedMails(orderId);
    const before = await everything(orderId);
    const body = { version: 0, numberOfPeople: 3 };
    const path = `/user/tickets/${orderId}/change`;
    const atDesk = `/desk/orders/${orderId}/change`;
    expect((await new TestVisitor(app).call('POST', path, body)).status).toBe(401);
    expect((await other.visitor.call('POST', path, body)).status).toBe(404);
    expect((await dispatcher.call('POST', path, body)).status).toBe(401);
    expect((await buyer.visitor.call('POST', '/user/tickets/order_unknown/change', body)).status).toBe(404);
    expect((await new TestVisitor(app).call('POST', atDesk, { ...body, reason: 'x' })).status).toBe(401);
    expect((await buyer.visitor.call('POST', atDesk, { ...body, reason: 'x' })).status).toBe(401);
    expect((await changeAtDesk(orderId, body, editor)).status).toBe(403);
    expect((await changeAtDesk('order_unknown', body)).status).toBe(404);
    expect((await dispatcher.call('POST', atDesk, body)).status).toBe(400);
    for (const [wrong, status, code] of [
      [{ version: 1, numberOfPeople: 3 }, 409, 'changedMeanwhile'],
      [{ tripDate: '2026-11-20' }, 400, 'invalidRequest'],
      [{ tripDate: '2028-01-01' }, 400, 'invalidRequest'],
      [{ tripDate: '2026-11-21', startTime: '09:00' }, 400, 'invalidRequest'],
      [{ startTime: '10:15' }, 400, 'invalidRequest'],
      [{ numberOfPeople: 5 }, 400, 'invalidRequest'],
      [{ visitSpotSet: [{ placeId: 999_999, orderIndex: 1 }] }, 400, 'invalidRequest'],
      // A valid change is not saved together with a refused one.
      [{ numberOfPeople: 3, visitSpotSet: [{ placeId: 999_999, orderIndex: 1 }] }, 400, 'invalidRequest'],
    ] as const) {
      expect(await change(buyer, orderId, wrong), JSON.stringify(wrong)).toMatchObject({ status, code });
    }
    // Visitors don't change the address of the receipt.
    expect((await change(buyer, orderId, { customerEmail: 'other@example.com' })).status).toBe(200);
    expect(await everything(orderId)).toEqual(before);
    expect(await kinds(buyer.email)).toEqual(['ticketPaid']);
  });

  it('refuses a move to a departure that is sold out, also at the desk, and keeps the car', async () => {
    const [from, to] = [newDay(), newDay()];
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    await database()
      .sql.insertInto('sales_day')
      .values([from, to].map((day) => ({ day, cars: 1 })))
      .onConflict((conflict) => conflict.column('day').doUpdateSet({ cars: 1 }))
      .execute();
    const { orderId } = await buyer.buy({ tripDate: from });
    await other.buy({ tripDate: to });
    const before = await everything(orderId);
    const soldOut = { status: 409, code: 'soldOut', fields: { startTime: 'soldOut' } };
    expect(await change(buyer, orderId, { tripDate: to, numberOfPeople: 4 })).toMatchObject(soldOut);
    expect(await changeAtDesk(orderId, { tripDate: to })).toMatchObject({
      status: 409,
      body: { code: 'soldOut' },
    });
    expect(await everything(orderId)).toEqual(before);
    expect(await other.order({ tripDate: from })).toMatchObject(soldOut);
    // After a move, the car of the previous departure is free.
    expect((await change(buyer, orderId, { tripDate: to, startTime: '13:30' })).status).toBe(200);
    expect((await other.order({ tripDate: from })).status).toBe(200);
    expect(await other.order({ tripDate: to, startTime: '15:00' })).toMatchObject(soldOut);
  });

  it('shows a ticket the departures that its own car occupies as free', async () => {
    const tripDate = newDay();
    const buyer = await newBuyer();
    await database().sql.insertInto('sales_day').values({ day: tripDate, cars: 1 }).execute();
    const { orderId } = await buyer.buy({ tripDate });
    const read = async (query: string) =>
      (await buyer.visitor.call('GET', `/availability?from=${tripDate}&to=${tripDate}${query}`)).body;
    expect(await read('')).not.toMatchObject({ days: [{ unavailable: [] }] });
    expect(await read(`&orderId=${orderId}`)).toMatchObject({ days: [{ unavailable: [] }] });
    expect((await change(buyer, orderId, { startTime: '11:00' })).status).toBe(200);
  });

  it('lets visitors change until 24 hours before the start, and the desk until the start', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy({ tripDate: '2026-11-23' });
    clock.moveTo('2026-11-22T09:59:59+09:00');
    expect((await change(buyer, orderId, { numberOfPeople: 3 })).status).toBe(401);
    const late = await newBuyer();
    const { orderId: own } = await late.buy({ tripDate: '2026-11-22', startTime: '11:30' });
    const before = await everything(own);
    expect(await ticket(late, own)).toMatchObject({ changeableUntil: null });
    expect(await change(late, own, { numberOfPeople: 3 })).toMatchObject({
      status: 409,
      code: 'notPossibleNow',
    });
    expect(await everything(own)).toEqual(before);
    const { orderId: soon } = await late.buy({ tripDate: '2026-11-22', startTime: '12:30' });
    expect((await change(late, soon, { numberOfPeople: 3 })).status).toBe(200);
    expect(await changeAtDesk(own, { numberOfPeople: 3 })).toMatchObject({ status: 200 });
    clock.moveTo('2026-11-22T11:30:00+09:00');
    await signIn();
    const started = await everything(own);
    const { status, body } = await changeAtDesk(own, { version: 1, numberOfPeople: 4 });
    expect([status, body]).toMatchObject([409, { code: 'notPossibleNow' }]);
    expect(await everything(own)).toEqual(started);
  });

  it('changes name and address at the desk, with a reason and a line in both trails', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy({ tripDate: newDay() });
    const { status, body } = await changeAtDesk(orderId, {
      customerName: 'PARK JISU',
      customerEmail: 'jisu@example.com',
      numberOfPeople: 1,
    });
    expect(status).toBe(200);
    expect(deskApi.changeOrder.response.parse(body)).toMatchObject({
      customerName: 'PARK JISU',
      customerEmail: 'jisu@example.com',
      numberOfPeople: 1,
      version: 1,
      isChangeable: true,
    });
    const detail = { numberOfPeople: '2 → 1', customerName: 'changed', customerEmail: 'changed' };
    expect((await trail(orderId)).at(-1)).toMatchObject({
      cause: 'operator',
      detail: { ...detail, reason: 'by phone' },
    });
    const lines = await auditLines(database(), 'order', orderId);
    expect(lines).toMatchObject([{ action: 'change', after: detail }]);
    expect(JSON.stringify(lines)).not.toContain('jisu');
    expect(await kinds('jisu@example.com')).toEqual(['ticketChanged']);
  });

  it('never raises the refund by a move', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy({ tripDate: '2026-11-23' });
    expect(await ticket(buyer, orderId)).toMatchObject({ refund: { percent: 70, isLimitedByMove: false } });
    const moved = await change(buyer, orderId, { tripDate: '2026-12-23' });
    const refund = { step: 'oneDayBefore', percent: 70, amount: 21_000, isLimitedByMove: true };
    expect(moved.body).toMatchObject({ tripDate: '2026-12-23', refund });
    expect(await change(buyer, orderId, { tripDate: '2026-12-24' }, 1)).toMatchObject({ body: { refund } });
    expect((await buyer.cancel(orderId)).body).toMatchObject({
      status: 'cancelled',
      cancellation: { percent: 70, amount: 21_000 },
    });
  });

  it('refuses to change a ticket that is cancelled', async () => {
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy({ tripDate: newDay() });
    await buyer.cancel(orderId);
    const before = await everything(orderId);
    const refused = { status: 409, code: 'notPossibleNow' };
    expect(await change(buyer, orderId, { numberOfPeople: 3 })).toMatchObject(refused);
    expect(await changeAtDesk(orderId, { numberOfPeople: 3 })).toMatchObject({ status: 409 });
    expect(await everything(orderId)).toEqual(before);
  });
});
