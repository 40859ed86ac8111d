import { expect, it } from 'vitest';
import { deskApi } from '../../../contract/desk/api.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useTours } from './testing/useTours.ts';

describeWithGuide('assigning drivers', (database) => {
  const tours = useTours(database);
  const { staff, newOrder, newDriver, readTour } = tours;
  const driverId = async (change?: object) => (await newDriver(change)).id;

  it('offers a tour to a driver, and mails them a link that opens it', async () => {
    const orderId = await newOrder({ tripDate: '2026-12-01' });
    const driver = await newDriver();
    const { status, body } = await tours.assign(orderId, driver.id);
    expect(status).toBe(200);
    const { tour, link } = deskApi.assignDriver.response.parse(body);
    expect(tour).toMatchObject({ state: 'offered', version: 1, driver: { id: driver.id, name: '김기사' } });
    expect(link).toMatchObject({ isMailed: true, expiresAt: null });
    const [mail] = await tours.mails('tourOffered', driver.email);
    expect(mail).toEqual({
      kind: 'tourOffered',
      language: 'ko',
      tripDate: '2026-12-01',
      startTime: '10:00',
      numberOfPeople: 2,
      visitorLanguage: 'en',
      stops: [expect.any(String), '경포해변'],
      isAccepted: false,
      link: link.url,
    });
    expect(await tours.kinds(`${orderId}@visitor.example`)).toEqual([]);
    const code = link.url.split('/').at(-1) ?? '';
    const { token } = (await tours.drive(code, 'pin', { pin: '1234' })).body;
    const response = await tours.drive(code, undefined, undefined, token);
    expect(response.body).toMatchObject({ tours: [{ orderId, state: 'offered' }] });
  });

  it('returns the link of a driver without an e-mail address, to be sent by messenger', async () => {
    const orderId = await newOrder();
    const { body } = await tours.assign(orderId, await driverId({ email: null }));
    expect(body.link).toMatchObject({ isMailed: false, url: expect.stringContaining('/driver-tours/') });
  });

  it('returns 409 for another version, and changes nothing', async () => {
    const orderId = await newOrder();
    await tours.assign(orderId, await driverId());
    const other = await newDriver();
    const before = await readTour(orderId);
    const calls = [
      staff().call('POST', `/desk/tours/${orderId}/assign`, { version: 0, driverId: other.id }),
      staff().call('POST', `/desk/tours/${orderId}/unassign`, { version: 2 }),
      staff().call('POST', `/desk/tours/${orderId}/state`, { version: 0, state: 'accepted' }),
      staff().call('PATCH', `/desk/tours/${orderId}`, { version: 0, note: 'late' }),
    ];
    for (const { status, body } of await Promise.all(calls)) {
      expect([status, body.code]).toEqual([409, 'changedMeanwhile']);
    }
    expect(await readTour(orderId)).toEqual(before);
    expect(await tours.kinds(other.email)).toEqual([]);
  });

  it('lets exactly one of several dispatchers assign a tour', async () => {
    const orderId = await newOrder();
    const drivers = await Promise.all([1, 2, 3, 4].map(() => newDriver()));
    const responses = await Promise.all(
      drivers.map(({ id }) =>
        staff().call('POST', `/desk/tours/${orderId}/assign`, { version: 0, driverId: id }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const { driver, version, history } = await readTour(orderId);
    expect([version, history.length]).toEqual([1, 1]);
    const mailed = await Promise.all(drivers.map(({ email }) => tours.kinds(email)));
    expect(mailed.flat()).toEqual(['tourOffered']);
    expect(mailed[drivers.findIndex(({ id }) => id === driver?.id)]).toEqual(['tourOffered']);
  });

  it('lets exactly one of two overlapping tours have a driver who is free for one', async () => {
    const { id } = await newDriver();
    const orders = [await newOrder({ startTime: '10:00' }), await newOrder({ startTime: '12:30' })];
    const responses = await Promise.all(orders.map((orderId) => tours.assign(orderId, id)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('driverNotFree');
  });

  it('exchanges the drivers of two tours at the same time without a deadlock', async () => {
    const [one, other] = [await newDriver(), await newDriver()];
    const [first, second] = [
      await newOrder({ tripDate: '2026-12-03' }),
      await newOrder({ tripDate: '2026-12-04' }),
    ];
    await tours.assign(first, one.id);
    await tours.assign(second, other.id);
    const responses = await Promise.all([tours.assign(first, other.id), tours.assign(second, one.id)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await tours.kinds(one.email)).toEqual(['tourOffered', 'tourOffered', 'tourWithdrawn']);
  });

  it('returns 400 for an unknown or inactive driver', async () => {
    const orderId = await newOrder();
    const { id, version } = await newDriver();
    await staff().call('PATCH', `/desk/drivers/${id}`, { version, isActive: false });
    for (const one of [id, 2_000_000]) {
      const { status, body } = await tours.assign(orderId, one, { despite: true });
      expect([status, body.errors[0].field]).toEqual([400, 'driverId']);
    }
  });

  it('assigns a driver who is off, busy or has declined only where that is requested', async () => {
    const orderId = await newOrder({ tripDate: '2026-12-10' });
    const off = await driverId({ daysOff: ['2026-12-10'] });
    const busy = await driverId();
    await tours.assign(await newOrder({ tripDate: '2026-12-10', startTime: '12:30' }), busy);
    const declined = await driverId();
    await tours.assign(orderId, declined);
    await tours.drive(await tours.codeFor(declined, orderId), orderId, { step: 'cannot' });
    for (const id of [off, busy, declined]) {
      const refused = await tours.assign(orderId, id);
      expect([refused.status, refused.body.code]).toEqual([409, 'driverNotFree']);
      expect((await tours.assign(orderId, id, { despite: true })).status).toBe(200);
    }
    expect(await readTour(orderId)).toMatchObject({ driver: { id: declined }, cannot: [] });
  });

  it('suggests the free drivers first, of these the one with the fewest tours', async () => {
    const tripDate = '2027-03-10';
    const orderId = await newOrder({ tripDate, startTime: '13:00' });
    const ids = {
      busy: await driverId({ name: '가' }),
      off: await driverId({ name: '나', daysOff: [tripDate] }),
      tired: await driverId({ name: '다' }),
      rested: await driverId({ name: '라' }),
    };
    const busyWith = await newOrder({ tripDate, startTime: '10:30' });
    await tours.assign(busyWith, ids.busy);
    // This tour ends when the other one starts.
    await tours.assign(await newOrder({ tripDate, startTime: '10:00' }), ids.tired);
    await tours.assign(await newOrder({ tripDate: '2027-02-20' }), ids.rested);
    const own = Object.values(ids);
    const suggested = (await tours.suggestions(orderId)).filter(({ id }) => own.includes(id));
    expect(suggested.map(({ id }) => id)).toEqual([ids.rested, ids.tired, ids.off, ids.busy]);
    expect(suggested).toMatchObject([
      { isFree: true, recentTours: 0 },
      { isFree: true, recentTours: 1, overlaps: [] },
      { isFree: false, isOff: true },
      { isFree: false, overlaps: [busyWith] },
    ]);
  });

  it('shows the overlapping tours of a driver, overtime included', async () => {
    const tripDate = '2026-11-21';
    const id = await driverId();
    const first = await newOrder({ tripDate, startTime: '13:00' });
    const second = await newOrder({ tripDate, startTime: '16:30' });
    await tours.assign(first, id);
    await tours.assign(second, id);
    for (const state of ['accepted', 'met']) await tours.change(first, 'state', { state });
    await tours.note(first, { overtimeHalfHours: 1 });
    expect(await readTour(second)).toMatchObject({ overlaps: [] });
    await tours.note(first, { overtimeHalfHours: 2 });
    expect(await readTour(second)).toMatchObject({ overlaps: [first] });
    expect(await readTour(first)).toMatchObject({ overlaps: [second], overtimeAmount: 10_000 });
  });

  it('tells the former driver of a replaced one, and the visitor only of a driver who has accepted', async () => {
    const orderId = await newOrder({ language: 'ja' });
    const visitor = `${orderId}@visitor.example`;
    const [first, second, third] = [
      await newDriver(),
      await newDriver({ name: '이기사' }),
      await newDriver(),
    ];
    await tours.assign(orderId, first.id);
    await tours.change(orderId, 'state', { state: 'accepted' });
    expect(await tours.mails('driverAssigned', visitor)).toMatchObject([
      { language: 'ja', orderId, driverName: '김기사', plate: '강원 12바 3456', isChange: false },
    ]);
    await tours.assign(orderId, third.id);
    await tours.assign(orderId, second.id);
    expect(await tours.kinds(visitor)).toEqual(['driverAssigned']);
    await tours.moveTo('2026-11-21T12:01:00+09:00');
    await tours.change(orderId, 'state', { state: 'accepted' });
    expect((await tours.mails('driverAssigned', visitor))[1]).toMatchObject({
      driverName: '이기사',
      isChange: true,
    });
    expect(await tours.kinds(first.email)).toEqual(['tourOffered', 'tourWithdrawn']);
    expect(await tours.kinds(third.email)).toEqual(['tourOffered', 'tourWithdrawn']);
    expect(await tours.kinds(second.email)).toEqual(['tourOffered']);
  });

  it('mails the visitor nothing where the same driver accepts again', async () => {
    const orderId = await newOrder();
    const { id } = await newDriver();
    for (const _ of [1, 2]) {
      await tours.assign(orderId, id);
      await tours.change(orderId, 'state', { state: 'accepted' });
      await tours.change(orderId, 'unassign');
    }
    expect(await tours.kinds(`${orderId}@visitor.example`)).toEqual(['driverAssigned']);
  });
});
