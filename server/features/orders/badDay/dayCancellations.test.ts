import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { badDayApi } from '../../../../contract/desk/badDay.ts';
import { ticketsApi } from '../../../../contract/tickets.ts';
import { dayAfter } from '../../../../domain/calendar/days.ts';
import { auditLines } from '../../../desk/testing/auditLines.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import { TestStaff } from '../../../testing/testStaff.ts';
import { waitUntil } from '../../../testing/waitUntil.ts';
import type { Buyer } from '../testing/buyer.ts';
import { useBuyers } from '../testing/useBuyers.ts';

describeWithGuide('days that the desk calls off', (database) => {
  const { app, clock, newBuyer } = useBuyers(database, { pollEvery: 100 });
  let dispatcher: TestStaff;
  let days = 0;
  /** The first of two days that no other test uses. */
  const newDay = () => {
    days += 2;
    return dayAfter('2027-01-01', days);
  };
  beforeEach(async () => {
    clock.moveTo('2026-11-21T12:00:00+09:00');
    dispatcher = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
  });

  const body = (day: string, orderIds: readonly string[], change: object = {}) => ({
    ...{ id: randomUUID(), from: day, to: day, departures: null, orderIds, reason: 'typhoon' },
    ...{ closureReason: '태풍', ...change },
  });
  const cancelDays = (request: object) => dispatcher.call('POST', '/desk/day-cancellations', request);
  const read = async (id: string) =>
    badDayApi.getDayCancellation.response.parse(
      (await dispatcher.call('GET', `/desk/day-cancellations/${id}`)).body,
    );
  const untilDone = (id: string) =>
    waitUntil('all tours are called off', async () => {
      const cancellation = await read(id);
      return cancellation.done === cancellation.total && cancellation;
    });
  const ticket = async (buyer: Buyer, orderId: string) =>
    ticketsApi.getTicket.response.parse((await buyer.ticket(orderId)).body);
  const buy = async (day: string, language = 'en') => {
    const buyer = await newBuyer(language);
    const { orderId } = await buyer.buy({ tripDate: day });
    return { buyer, orderId };
  };
  const change = (buyer: Buyer, orderId: string, moved: object, version = 0) =>
    buyer.visitor.call('POST', `/user/tickets/${orderId}/change?locale=en`, { version, ...moved });
  const everything = async () => {
    const { sql } = database();
    return [
      await sql.selectFrom('day_cancellation').selectAll().orderBy('id').execute(),
      await sql.selectFrom('called_off_tour').select(['id', 'state']).orderBy('id').execute(),
      await sql.selectFrom('sales_closure').selectAll().orderBy('id').execute(),
    ];
  };

  it('calls off the chosen tours, closes the sales and mails each visitor in their language', async () => {
    const day = newDay();
    const [first, second, spared] = [await buy(day), await buy(day, 'ja'), await buy(day)];
    const request = body(day, [first.orderId, second.orderId], { words: '안전이 먼저입니다.' });
    const response = await cancelDays(request);
    expect(response.status).toBe(200);
    const done = await untilDone(request.id);
    expect(done).toMatchObject({ total: 2, done: 2, failed: 0, remaining: 1, reason: 'typhoon' });
    expect(done.tours.map(({ status }) => status)).toEqual(['offered', 'offered']);
    expect(await ticket(first.buyer, first.orderId)).toMatchObject({
      status: 'paid',
      calledOff: {
        reason: 'typhoon',
        words: '안전이 먼저입니다.',
        until: '2026-11-23T03:00:00.000Z',
      },
      changeableUntil: '2026-11-23T03:00:00.000Z',
      refund: { percent: 100, amount: 30_000 },
      checkPath: null,
    });
    expect(await ticket(spared.buyer, spared.orderId)).toMatchObject({ calledOff: null });
    const mails = await second.buyer.receivedMails(second.orderId, 2);
    const mail = mails.find(({ subject }) => subject.includes('運行できなくなりました'));
    expect(mail?.text).toContain('台風');
    expect(mail?.text).toContain('翻訳していません');
    expect(mail?.text).toContain('안전이 먼저입니다.');
    const { body: sales } = await dispatcher.call('GET', `/desk/sales?from=${day}&to=${day}`);
    expect(sales).toMatchObject({ closures: [{ reason: '태풍', departures: null }], days: [{ sold: 1 }] });
    expect((await auditLines(database(), 'dayCancellation', request.id)).at(-1)).toMatchObject({
      action: 'cancelDays',
      after: { from: day, to: day, reason: 'typhoon', choiceHours: 48, tours: 2 },
    });
  });

  it('stores nothing more when it is sent again', async () => {
    const day = newDay();
    const { buyer, orderId } = await buy(day);
    const request = body(day, [orderId]);
    const responses = await Promise.all([cancelDays(request), cancelDays(request), cancelDays(request)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    await untilDone(request.id);
    const before = await everything();
    expect((await cancelDays(request)).body).toMatchObject({ id: request.id, total: 1, done: 1 });
    expect(await everything()).toEqual(before);
    expect(await buyer.receivedMails(orderId, 2)).toHaveLength(2);
  });

  it('lets the visitor move the tour instead, and then refunds nothing by itself', async () => {
    const day = newDay();
    const { buyer, orderId } = await buy(day);
    const request = body(day, [orderId]);
    await cancelDays(request);
    await untilDone(request.id);
    const closed = await change(buyer, orderId, { startTime: '14:00' });
    expect(closed).toMatchObject({ status: 409, body: { code: 'soldOut' } });
    const unmoved = await change(buyer, orderId, { numberOfPeople: 3 });
    expect(unmoved).toMatchObject({ status: 409, body: { code: 'notPossibleNow' } });
    expect(await ticket(buyer, orderId)).toMatchObject({ version: 0, numberOfPeople: 2 });
    const later = dayAfter(day, 1);
    expect((await change(buyer, orderId, { tripDate: later })).body).toMatchObject({
      tripDate: later,
      calledOff: null,
      refund: { isLimitedByMove: false },
    });
    expect((await read(request.id)).tours).toMatchObject([{ status: 'moved', until: null }]);
    expect((await ticket(buyer, orderId)).checkPath).not.toBeNull();
    clock.moveTo('2026-11-25T12:00:00+09:00');
    const row = await database()
      .sql.selectFrom('called_off_tour')
      .select(['state', 'due_at'])
      .where('order_id', '=', orderId)
      .execute();
    expect(row).toEqual([{ state: 'moved', due_at: null }]);
  });

  it('lifts the limit of 24 hours before the start', async () => {
    const tomorrow = '2026-11-22';
    const { buyer, orderId } = await buy(tomorrow);
    const later = { tripDate: newDay() };
    expect((await change(buyer, orderId, later)).body).toMatchObject({ code: 'notPossibleNow' });
    const request = body(tomorrow, [orderId]);
    await cancelDays(request);
    await untilDone(request.id);
    expect((await change(buyer, orderId, later)).body).toMatchObject({ ...later, calledOff: null });
  });

  it('gives either the move or the refund, when both are asked for at once', async () => {
    const day = newDay();
    const { buyer, orderId } = await buy(day);
    const request = body(day, [orderId]);
    await cancelDays(request);
    await untilDone(request.id);
    const [moved, cancelled] = await Promise.all([
      change(buyer, orderId, { tripDate: dayAfter(day, 1) }),
      buyer.cancel(orderId),
    ]);
    const after = await ticket(buyer, orderId);
    // A move that was faster is followed by a cancellation of the moved tour.
    if (moved.status === 200) expect(after.tripDate).toBe(dayAfter(day, 1));
    else expect(after).toMatchObject({ tripDate: day, status: 'cancelled' });
    expect(cancelled.status).toBe(200);
    expect(after.cancellation).toMatchObject({ percent: 100, amount: 30_000 });
  });

  it('frees the driver, and lets nobody be assigned meanwhile', async () => {
    const day = newDay();
    const { orderId } = await buy(day);
    const driver = { name: '김기사', phone: '010-1234-5678', car: 'K8', plate: '12' };
    const email = `${randomUUID()}@driver.example`;
    const { body: added } = await dispatcher.call('POST', '/desk/drivers', { ...driver, email });
    const assign = (version: number) =>
      dispatcher.call('POST', `/desk/tours/${orderId}/assign`, { version, driverId: added.id });
    expect((await assign(0)).status).toBe(200);
    const request = body(day, [orderId]);
    await cancelDays(request);
    await untilDone(request.id);
    expect((await dispatcher.call('GET', `/desk/tours/${orderId}`)).body).toMatchObject({
      state: 'unassigned',
      driver: null,
      isCalledOff: true,
    });
    expect((await assign(2)).status).toBe(404);
    const mails = await database()
      .sql.selectFrom('mail_outbox')
      .select('kind')
      .where('recipient', '=', email)
      .orderBy('kind')
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['tourOffered', 'tourWithdrawn']);
  });

  it('skips a tour that was moved to another day since the page was shown', async () => {
    const day = newDay();
    const { orderId } = await buy(dayAfter(day, 1));
    const request = body(day, [orderId]);
    expect((await cancelDays(request)).body).toMatchObject({
      tours: [{ status: 'skipped', skippedBecause: 'moved' }],
    });
  });

  it.each([
    ['orderIds.0', 'unknownOrder', { orderIds: ['order_none'] }],
    ['orderIds', 'too_small', { orderIds: [] }],
    ['to', 'past', { from: '2026-11-20', to: '2026-11-20' }],
    ['to', 'invalidRange', { to: '2028-01-02' }],
    ['words', 'required', { reason: 'other' }],
    ['choiceHours', 'too_small', { choiceHours: 0 }],
  ])('refuses a wrong %s (%s), and changes nothing', async (field, _code, wrong) => {
    const { orderId } = await buy(newDay());
    const before = await everything();
    const { status, body: problem } = await cancelDays(body('2027-12-01', [orderId], wrong));
    expect([status, problem.errors[0].field]).toEqual([400, field]);
    expect(await everything()).toEqual(before);
  });

  it('lists the cancellations with their progress, and returns 404 for an unknown one', async () => {
    const day = newDay();
    const { orderId } = await buy(day);
    const request = body(day, [orderId]);
    await cancelDays(request);
    await untilDone(request.id);
    const { content } = badDayApi.listDayCancellations.response.parse(
      (await dispatcher.call('GET', '/desk/day-cancellations')).body,
    );
    expect(content.find(({ id }) => id === request.id)).toMatchObject({ total: 1, done: 1, failed: 0 });
    expect((await dispatcher.call('GET', `/desk/day-cancellations/${randomUUID()}`)).status).toBe(404);
  });
});
