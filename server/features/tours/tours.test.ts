import { expect, it } from 'vitest';
import { deskApi } from '../../../contract/desk/api.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { removeOldOrders } from '../orders/retention.ts';
import { useTours } from './testing/useTours.ts';

describeWithGuide('tours at the desk', (database) => {
  const tours = useTours(database);
  const { clock, staff, newOrder, newDriver, readTour } = tours;

  it('lists the paid tours of the days by day and time, with their stops in Korean', async () => {
    const late = await newOrder({ tripDate: '2027-01-05', startTime: '14:00', language: 'ja' });
    const early = await newOrder({ tripDate: '2027-01-05', startTime: '09:30' });
    const next = await newOrder({ tripDate: '2027-01-06' });
    await newOrder({ tripDate: '2027-01-07' });
    const ready = await newOrder({ tripDate: '2027-01-06' });
    await database()
      .sql.updateTable('ticket_order')
      .set({ status: 'ready' })
      .where('id', '=', ready)
      .execute();
    const { status, body } = await staff().call('GET', '/desk/tours?from=2027-01-05&to=2027-01-06');
    expect(status).toBe(200);
    const { content } = deskApi.listTours.response.parse(body);
    expect(content.map(({ orderId }) => orderId)).toEqual([early, late, next]);
    expect(content[1]).toEqual({
      orderId: late,
      orderNumber: expect.stringMatching(/^SB-/),
      tripDate: '2027-01-05',
      startTime: '14:00',
      departurePlace: null,
      numberOfPeople: 2,
      boughtHalfHours: 0,
      acceptsEarlyEnd: false,
      language: 'ja',
      customerName: 'KIM SORA',
      resellerName: null,
      customerEmail: `${late}@visitor.example`,
      customerPhone: null,
      stops: [
        expect.objectContaining({ placeId: 3, memo: 'a memo' }),
        expect.objectContaining({ placeId: 1, name: '경포해변', memo: '' }),
      ],
      instructions: '',
      state: 'unassigned',
      driver: null,
      overlaps: [],
      cannot: [],
      overtimeHalfHours: 0,
      overtimePrice: 5_000,
      overtimeAmount: 0,
      note: '',
      openReports: 0,
      isDriverOff: false,
      isCalledOff: false,
      isRefundPending: false,
      version: 0,
    });
  });

  it.each([
    ['2027-01-06', '2027-01-05'],
    ['2027-01-01', '2027-02-01'],
  ])('rejects the days from %s to %s', async (from, to) => {
    const { status, body } = await staff().call('GET', `/desk/tours?from=${from}&to=${to}`);
    expect([status, body.errors[0].field]).toEqual([400, 'to']);
  });

  it('counts the open reports of a tour', async () => {
    const orderId = await newOrder();
    const report = { order_id: orderId, kind: 'late', words: '', language: 'en' } as const;
    await database()
      .sql.insertInto('problem_report')
      .values([
        { ...report, reported_at: clock.now() },
        { ...report, reported_at: clock.now(), closed_at: clock.now(), reply: 'sorry' },
      ])
      .execute();
    expect(await readTour(orderId)).toMatchObject({ openReports: 1 });
  });

  it('follows the states of a tour, and refuses those that do not fit', async () => {
    const orderId = await newOrder({ tripDate: '2026-11-22' });
    const driver = await newDriver();
    const expectRefused = async (state: string) => {
      const { status, body } = await tours.change(orderId, 'state', { state });
      expect([state, status, body.code]).toEqual([state, 409, 'notPossibleNow']);
    };
    for (const state of ['accepted', 'met', 'notMet', 'finished']) await expectRefused(state);
    expect((await tours.change(orderId, 'state', { state: 'noDriver' })).body).toMatchObject({
      state: 'noDriver',
    });
    await tours.change(orderId, 'unassign');
    await tours.assign(orderId, driver.id);
    expect((await tours.assign(orderId, driver.id, { despite: true })).status).toBe(409);
    await tours.change(orderId, 'state', { state: 'accepted' });
    // It is the day before.
    for (const state of ['met', 'notMet', 'finished']) await expectRefused(state);
    await tours.moveTo('2026-11-22T00:00:00+09:00');
    await expectRefused('notMet');
    await tours.moveTo('2026-11-22T10:00:00+09:00');
    expect((await tours.change(orderId, 'state', { state: 'notMet' })).status).toBe(200);
    expect((await tours.change(orderId, 'state', { state: 'met' })).status).toBe(200);
    expect((await tours.change(orderId, 'unassign')).status).toBe(409);
    expect((await tours.change(orderId, 'state', { state: 'finished' })).body).toMatchObject({
      state: 'finished',
      driver: { id: driver.id },
    });
    await expectRefused('met');
    const { history } = await readTour(orderId);
    const steps = ['noDriver', 'unassign', 'assign', 'accept', 'notMet', 'met', 'finished'];
    expect(history.map(({ action }) => action)).toEqual(steps);
    expect(history.every(({ who }) => who.startsWith('dispatcher '))).toBe(true);
  });

  it('keeps the note of the desk out of the audit trail, and overtime until the visitors are met', async () => {
    const orderId = await newOrder();
    expect((await tours.note(orderId, { note: 'Ms Kim is late' })).body).toMatchObject({
      note: 'Ms Kim is late',
      version: 1,
    });
    expect((await tours.note(orderId, { note: 'Ms Kim is late' })).body).toMatchObject({ version: 1 });
    expect((await tours.note(orderId, { overtimeHalfHours: 1 })).body.code).toBe('notPossibleNow');
    const { history } = await readTour(orderId);
    expect(history).toMatchObject([
      { action: 'note', before: { note: 'empty' }, after: { note: 'written' } },
    ]);
  });

  it('shows a tour whose refund is under way, and returns 404 for every change of it', async () => {
    const ports = tours.ports();
    const orderId = await newOrder();
    const driver = await newDriver();
    await tours.assign(orderId, driver.id);
    await tours.cancel(orderId, ports);
    expect(await readTour(orderId)).toMatchObject({
      isRefundPending: true,
      state: 'unassigned',
      driver: null,
    });
    expect((await tours.assign(orderId, driver.id)).status).toBe(404);
    expect((await tours.change(orderId, 'state', { state: 'noDriver' })).status).toBe(404);
    expect((await tours.note(orderId, { note: 'x' })).status).toBe(404);
    expect((await staff().call('GET', `/desk/tours/${orderId}/drivers`)).status).toBe(404);
    expect(await tours.mails('tourWithdrawn', driver.email)).toMatchObject([{ isCancelled: true }]);
    expect(await tours.kinds(`${orderId}@visitor.example`)).toEqual([]);
    await tours.cancel(orderId, ports);
    expect(await tours.kinds(driver.email)).toEqual(['tourOffered', 'tourWithdrawn']);
    expect((await readTour(orderId)).history.at(-1)).toMatchObject({ who: 'Solbada', action: 'release' });
  });

  it('keeps the driver of a tour that is cancelled after it was driven', async () => {
    const orderId = await newOrder({ tripDate: '2026-11-21', startTime: '13:00' });
    const driver = await newDriver();
    await tours.assign(orderId, driver.id);
    for (const state of ['accepted', 'met', 'finished']) await tours.change(orderId, 'state', { state });
    await tours.cancel(orderId, tours.ports());
    expect(await readTour(orderId)).toMatchObject({ state: 'finished', driver: { id: driver.id } });
    expect(await tours.kinds(driver.email)).toEqual(['tourOffered']);
  });

  it('returns 404 for orders that are not paid', async () => {
    const orderId = await newOrder();
    await database()
      .sql.updateTable('ticket_order')
      .set({ status: 'cancelled', cancelled_at: clock.now() })
      .where('id', '=', orderId)
      .execute();
    for (const id of [orderId, 'order_1764000000000_none']) {
      expect((await staff().call('GET', `/desk/tours/${id}`)).status).toBe(404);
      const { status } = await staff().call('POST', `/desk/tours/${id}/unassign`, { version: 0 });
      expect(status).toBe(404);
    }
  });

  it('shows the driver on the ticket from the acceptance to the end of the tour, with the phone from an hour before', async () => {
    const orderId = await newOrder({ tripDate: '2026-11-21', startTime: '13:00' });
    const ports = tours.ports();
    const car = {
      ...{ name: '김기사', car: '현대 그랜저 검정', plate: '강원 12바 3456' },
      phone: '010-1234-5678',
    };
    const { id } = await newDriver();
    await tours.moveTo('2026-11-21T11:59:59+09:00');
    await tours.assign(orderId, id);
    expect(await ports.tourDriver(orderId)).toBeNull();
    await tours.change(orderId, 'state', { state: 'accepted' });
    expect(await ports.tourDriver(orderId)).toEqual({ ...car, phone: null });
    await tours.moveTo('2026-11-21T12:00:00+09:00');
    expect(await ports.tourDriver(orderId)).toEqual(car);
    await tours.change(orderId, 'state', { state: 'met' });
    await tours.note(orderId, { overtimeHalfHours: 1 });
    await tours.moveTo('2026-11-21T16:29:59+09:00');
    expect(await ports.tourDriver(orderId)).toEqual(car);
    await tours.moveTo('2026-11-21T16:30:00+09:00');
    expect(await ports.tourDriver(orderId)).toBeNull();
    await tours.moveTo('2026-11-21T14:00:00+09:00');
    await tours.change(orderId, 'state', { state: 'finished' });
    expect(await ports.tourDriver(orderId)).toBeNull();
  });

  it('removes a tour with its order after 5 years, and keeps the driver', async () => {
    const orderId = await newOrder();
    const { id } = await newDriver();
    await tours.assign(orderId, id);
    await tours.change(orderId, 'state', { state: 'accepted' });
    const report = { kind: 'late', words: '', language: 'en', reported_at: tours.clock.now() } as const;
    const { sql } = database();
    await sql
      .insertInto('problem_report')
      .values({ order_id: orderId, ...report })
      .execute();
    await tours.moveTo('2032-01-01T12:00:00+09:00');
    await removeOldOrders(database(), tours.clock);
    for (const table of ['tour', 'problem_report'] as const) {
      const rows = await sql.selectFrom(table).selectAll().where('order_id', '=', orderId).execute();
      expect(rows, table).toEqual([]);
    }
    expect(await tours.readDriver(id)).toMatchObject({ id });
    const line = await sql
      .selectFrom('desk_audit')
      .select('number')
      .where('subject_id', '=', orderId)
      .execute();
    expect(line.length).toBe(2);
  });
});
