import { expect, it } from 'vitest';
import { deskApi } from '../../../contract/desk/api.ts';
import { auditLines } from '../../desk/testing/auditLines.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useTours } from './testing/useTours.ts';

describeWithGuide('drivers at the desk', (database) => {
  const tours = useTours(database);
  const { clock, staff, newOrder, newDriver, readDriver } = tours;
  const change = (id: number, body: object) => staff().call('PATCH', `/desk/drivers/${id}`, body);
  const readAudit = (id: number) => auditLines(database(), 'driver', id);

  it('adds drivers, and lists them by name with their days off from today on', async () => {
    const daysOff = ['2026-12-02', '2026-11-20', '2026-11-21', '2026-12-02'];
    const second = await newDriver({ name: '하기사', daysOff });
    const first = await newDriver({ name: '강기사', email: null });
    expect(second).toMatchObject({ daysOff: ['2026-11-21', '2026-12-02'], isActive: true, version: 0 });
    const { body } = await staff().call('GET', '/desk/drivers');
    const names = deskApi.listDrivers.response.parse(body).content.map(({ name }) => name);
    expect(names.indexOf(first.name)).toBeLessThan(names.indexOf(second.name));
    await tours.moveTo('2026-11-22T00:00:00+09:00');
    expect(await readDriver(second.id)).toMatchObject({ daysOff: ['2026-12-02'] });
  });

  it.each([
    ['phone', { phone: 'call me' }],
    ['email', { email: 'nobody' }],
    ['name', { name: ' ' }],
    ['daysOff.0', { daysOff: ['2026-02-30'] }],
  ])('rejects a driver with a wrong %s', async (field, body) => {
    const whole = { name: 'Kim', phone: '010-1234-5678', email: null, car: 'K8', plate: '12' };
    const { status, body: problem } = await staff().call('POST', '/desk/drivers', { ...whole, ...body });
    expect([status, problem.errors[0].field]).toEqual([400, field]);
  });

  it('changes only the fields that are sent, and keeps days off of the past', async () => {
    const { id } = await newDriver({ daysOff: ['2026-11-21', '2026-11-30'] });
    await tours.moveTo('2026-11-22T12:00:00+09:00');
    const { body } = await change(id, { version: 0, plate: '99가 1234', daysOff: ['2026-12-24'] });
    expect(body).toMatchObject({
      name: '김기사',
      plate: '99가 1234',
      daysOff: ['2026-12-24'],
      version: 1,
    });
    const days = await database()
      .sql.selectFrom('driver_day_off')
      .select('day')
      .where('driver_id', '=', id)
      .orderBy('day')
      .execute();
    expect(days.map(({ day }) => day)).toEqual(['2026-11-21', '2026-12-24']);
    expect(await readAudit(id)).toMatchObject([
      { action: 'add', before: null },
      {
        action: 'change',
        before: { plate: '강원 12바 3456', daysOff: ['2026-11-30'] },
        after: { plate: '99가 1234', daysOff: ['2026-12-24'] },
      },
    ]);
  });

  it('lets exactly one of several changes at the same version succeed', async () => {
    const { id } = await newDriver();
    const responses = await Promise.all(['A', 'B', 'C'].map((car) => change(id, { version: 0, car })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await readDriver(id)).toMatchObject({ version: 1 });
  });

  it('returns 404 for an unknown driver', async () => {
    expect((await change(2_000_000, { version: 0 })).status).toBe(404);
    expect((await staff().call('DELETE', '/desk/drivers/2000000/link')).status).toBe(404);
    const orderId = await newOrder();
    expect((await staff().call('POST', '/desk/drivers/2000000/link', { orderId })).status).toBe(404);
  });

  it('keeps a driver active while they have coming tours', async () => {
    const { id } = await newDriver();
    const orderId = await newOrder({ tripDate: '2026-11-22' });
    await tours.assign(orderId, id);
    const refused = await change(id, { version: 0, isActive: false });
    expect([refused.status, refused.body.code]).toEqual([409, 'notPossibleNow']);
    expect(await readDriver(id)).toMatchObject({ isActive: true, version: 0 });
    await tours.change(orderId, 'unassign');
    expect((await change(id, { version: 0, isActive: false })).body).toMatchObject({ isActive: false });
  });

  it('never leaves an inactive driver with a tour that was assigned at the same time', async () => {
    const { id } = await newDriver();
    const orderId = await newOrder();
    const responses = await Promise.all([
      tours.assign(orderId, id),
      change(id, { version: 0, isActive: false }),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('mails a visitor who knows the driver when the car changes, and no other', async () => {
    const { id } = await newDriver();
    const [accepted, offered] = [await newOrder(), await newOrder({ tripDate: '2026-12-25' })];
    await tours.assign(accepted, id);
    await tours.change(accepted, 'state', { state: 'accepted' });
    await tours.assign(offered, id);
    await change(id, { version: 0, phone: '010-0000-0000' });
    expect(await tours.kinds(`${accepted}@visitor.example`)).toEqual(['driverAssigned']);
    clock.moveTo('2026-11-21T12:01:00+09:00');
    await change(id, { version: 1, car: '기아 K9' });
    expect((await tours.mails('driverAssigned', `${accepted}@visitor.example`))[1]).toMatchObject({
      car: '기아 K9',
      isChange: true,
    });
    expect(await tours.kinds(`${offered}@visitor.example`)).toEqual([]);
  });

  it('assigns a tour on a day that becomes a day off later, and shows both', async () => {
    const { id } = await newDriver();
    const orderId = await newOrder({ tripDate: '2026-12-13' });
    await tours.assign(orderId, id);
    expect((await change(id, { version: 0, daysOff: ['2026-12-13'] })).status).toBe(200);
    expect(await tours.readTour(orderId)).toMatchObject({ state: 'offered', driver: { id } });
    const suggested = (await tours.suggestions(orderId)).find((one) => one.id === id);
    expect(suggested).toMatchObject({ isOff: true, overlaps: [], recentTours: 0 });
  });

  it('counts the tours of 14 days before and after today', async () => {
    const { id } = await newDriver();
    for (const tripDate of ['2026-11-07', '2026-12-05', '2026-11-06', '2026-12-06']) {
      await tours.assign(await newOrder({ tripDate }), id);
    }
    expect(await readDriver(id)).toMatchObject({ recentTours: 2 });
  });

  it('makes a link for a driver’s own tours only, and mails it where requested', async () => {
    const driver = await newDriver();
    const other = await newDriver();
    const orderId = await newOrder();
    await tours.assign(orderId, driver.id);
    await tours.change(orderId, 'state', { state: 'accepted' });
    const link = (id: number, body: object) => staff().call('POST', `/desk/drivers/${id}/link`, body);
    expect((await link(other.id, { orderId })).body.code).toBe('notPossibleNow');
    expect((await link(driver.id, { orderId: 'order_none' })).status).toBe(404);
    expect((await link(driver.id, { orderId })).body).toMatchObject({ isMailed: false });
    clock.moveTo('2026-11-21T12:01:00+09:00');
    const { body } = await link(driver.id, { orderId, mail: true });
    expect(body).toMatchObject({ isMailed: true });
    expect((await tours.mails('tourOffered', driver.email))[1]).toMatchObject({
      isAccepted: true,
      link: body.url,
    });
    expect((await readAudit(driver.id)).map(({ action }) => action)).toEqual(['add', 'makeLink', 'makeLink']);
  });
});
