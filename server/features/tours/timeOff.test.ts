import { expect, it } from 'vitest';
import { deskApi } from '../../../contract/desk/api.ts';
import { auditLines } from '../../desk/testing/auditLines.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useTours } from './testing/useTours.ts';

// 2026-12-01 is a Tuesday.
const tuesday = '2026-12-01';

describeWithGuide('drivers who are off', (database) => {
  const tours = useTours(database);
  const { staff, newOrder, newDriver, readDriver } = tours;
  const change = (id: number, body: object) => staff().call('PATCH', `/desk/drivers/${id}`, body);
  const clashes = async (id: number) =>
    deskApi.listTimeOffClashes.response.parse((await staff().call('GET', `/desk/drivers/${id}/clashes`)).body)
      .content;
  const reassign = async (id: number) => {
    const moved = (await clashes(id)).flatMap(({ tour: { orderId, version }, suggestion }) =>
      suggestion ? [{ orderId, version, driverId: suggestion.id }] : [],
    );
    return staff().call('POST', `/desk/drivers/${id}/reassign`, { tours: moved });
  };
  /** Gives all other drivers the day off. */
  async function onlyDrivers(day: string, ...ids: number[]): Promise<void> {
    const { sql } = database();
    const others = await sql.selectFrom('driver').select('id').where('id', 'not in', ids).execute();
    for (const { id } of others) {
      await sql.insertInto('driver_day_off').values({ driver_id: id, day }).execute();
    }
  }

  it('keeps half days and weekdays beside whole days, and what is not sent', async () => {
    const halfDaysOff = [{ day: '2026-12-24', from: '14:00', until: null }];
    const weekdaysOff = [
      { weekday: 'TUE', from: null, until: null },
      { weekday: 'SUN', from: null, until: '12:00' },
    ];
    const driver = await newDriver({ daysOff: ['2026-12-25'], halfDaysOff, weekdaysOff });
    expect(driver).toMatchObject({ daysOff: ['2026-12-25'], halfDaysOff, weekdaysOff });
    const { id } = driver;
    await change(id, { version: 0, daysOff: [] });
    expect(await readDriver(id)).toMatchObject({ daysOff: [], halfDaysOff, weekdaysOff });
    await change(id, { version: 1, halfDaysOff: [], weekdaysOff: [] });
    expect(await readDriver(id)).toMatchObject({ halfDaysOff: [], weekdaysOff: [] });
    // The whole day off replaces the half day.
    await change(id, { version: 2, daysOff: ['2026-12-24'], halfDaysOff });
    expect(await readDriver(id)).toMatchObject({ daysOff: ['2026-12-24'], halfDaysOff: [] });
    expect((await auditLines(database(), 'driver', id)).at(1)).toMatchObject({
      before: { halfDaysOff: ['2026-12-24 14:00–'], weekdaysOff: ['TUE', 'SUN –12:00'] },
    });
  });

  it.each([
    ['halfDaysOff.0.from', { halfDaysOff: [{ day: '2026-12-24', from: null, until: null }] }],
    ['halfDaysOff.0.until', { halfDaysOff: [{ day: '2026-12-24', from: '14:00', until: '12:00' }] }],
    ['halfDaysOff.0.from', { halfDaysOff: [{ day: '2026-12-24', from: '25:00', until: null }] }],
    ['weekdaysOff.0.weekday', { weekdaysOff: [{ weekday: 'DAY', from: null, until: null }] }],
  ])('refuses a wrong %s', async (field, body) => {
    const { id } = await newDriver();
    const { status, body: problem } = await change(id, { version: 0, ...body });
    expect([status, problem.errors[0].field]).toEqual([400, field]);
    expect(await readDriver(id)).toMatchObject({ version: 0 });
  });

  it.each([
    ['10:00', true],
    ['11:00', true],
    ['11:30', false],
    ['14:00', false],
  ])('suggests a driver who is off from 14:00 for a tour at %s: %s', async (startTime, isFree) => {
    const weekdaysOff = [{ weekday: 'TUE', from: '14:00', until: null }];
    const { id } = await newDriver({ weekdaysOff });
    const orderId = await newOrder({ tripDate: tuesday, startTime });
    const suggested = (await tours.suggestions(orderId)).find((one) => one.id === id);
    expect(suggested).toMatchObject({ isFree, isOff: !isFree });
    expect((await tours.assign(orderId, id)).status).toBe(isFree ? 200 : 409);
  });

  it('counts a driver as working on a single day of a weekday off', async () => {
    const later = '2026-12-08';
    const weekdaysOff = [{ weekday: 'TUE', from: null, until: null }];
    const { id } = await newDriver({ weekdaysOff, workingDays: [tuesday, tuesday, '2026-11-20'] });
    // Days of the past are not kept.
    expect(await readDriver(id)).toMatchObject({ weekdaysOff, workingDays: [tuesday] });
    const isOff = async (tripDate: string) =>
      (await tours.suggestions(await newOrder({ tripDate }))).find((one) => one.id === id)?.isOff;
    expect([await isOff(tuesday), await isOff(later)]).toEqual([false, true]);
    const working = async () => {
      const { body } = await staff().call('GET', `/desk/sales?from=${tuesday}&to=${tuesday}`);
      return deskApi.getSalesCalendar.response.parse(body).days[0]?.workingDrivers ?? 0;
    };
    const before = await working();
    expect((await change(id, { version: 0, workingDays: [] })).body).toMatchObject({ workingDays: [] });
    expect([await working(), await isOff(tuesday)]).toEqual([before - 1, true]);
    // A day off counts whatever the week says.
    await change(id, { version: 1, daysOff: [tuesday], workingDays: [tuesday] });
    expect(await isOff(tuesday)).toBe(true);
    expect((await auditLines(database(), 'driver', id)).at(1)).toMatchObject({
      before: { workingDays: [tuesday] },
    });
  });

  it('reassigns the tours of a driver who falls ill in one press, and leaves those that nobody can drive', async () => {
    const day = '2026-12-09';
    const [ill, first, second] = [await newDriver(), await newDriver(), await newDriver()];
    await onlyDrivers(day, ill.id, first.id, second.id);
    const early = await newOrder({ tripDate: day, startTime: '10:00' });
    const late = await newOrder({ tripDate: day, startTime: '15:00' });
    const [busy] = [await newOrder({ tripDate: day, startTime: '15:00' })];
    for (const orderId of [early, late]) await tours.assign(orderId, ill.id);
    await tours.change(early, 'state', { state: 'accepted' });
    await tours.assign(busy, first.id);
    await change(second.id, {
      version: 0,
      halfDaysOff: [{ day, from: '14:00', until: null }],
    });
    await change(ill.id, { version: 0, daysOff: [day] });
    // The tour at 15:00: one other driver is busy, and one is off by then.
    expect(await clashes(ill.id)).toMatchObject([
      { tour: { orderId: early }, suggestion: { id: expect.any(Number) } },
      { tour: { orderId: late, isDriverOff: true }, suggestion: null },
    ]);
    expect((await reassign(ill.id)).body).toEqual({ reassigned: [early], left: [] });
    expect(await tours.readTour(early)).toMatchObject({ state: 'offered', isDriverOff: false });
    expect(await tours.readTour(late)).toMatchObject({ driver: { id: ill.id }, isDriverOff: true });
    expect((await clashes(ill.id)).map(({ tour }) => tour.orderId)).toEqual([late]);
    expect(await tours.kinds(ill.email)).toEqual(['tourOffered', 'tourOffered', 'tourWithdrawn']);
  });

  it('suggests two drivers for two tours of the same hours', async () => {
    const day = '2026-12-10';
    const [ill, first, second] = [await newDriver(), await newDriver(), await newDriver()];
    await onlyDrivers(day, ill.id, first.id, second.id);
    const orders = [
      await newOrder({ tripDate: day, startTime: '10:00' }),
      await newOrder({ tripDate: day, startTime: '11:00' }),
    ];
    for (const orderId of orders) await tours.assign(orderId, ill.id, { despite: true });
    await change(ill.id, { version: 0, daysOff: [day] });
    const suggested = (await clashes(ill.id)).map(({ suggestion }) => suggestion?.id);
    expect(suggested.toSorted()).toEqual([first.id, second.id].toSorted());
    expect((await reassign(ill.id)).body).toMatchObject({ left: [] });
  });

  it('leaves a tour that has changed, or whose other driver is not free any more, as it is', async () => {
    const day = '2026-12-11';
    const [ill, other] = [await newDriver(), await newDriver()];
    const orderId = await newOrder({ tripDate: day });
    await tours.assign(orderId, ill.id);
    await change(ill.id, { version: 0, daysOff: [day] });
    await change(other.id, { version: 0, daysOff: [day] });
    const before = await tours.readTour(orderId);
    const call = (version: number) =>
      staff().call('POST', `/desk/drivers/${ill.id}/reassign`, {
        tours: [{ orderId, version, driverId: other.id }],
      });
    expect((await call(before.version)).body).toEqual({ reassigned: [], left: [orderId] });
    await change(other.id, { version: 1, daysOff: [] });
    expect((await call(before.version + 1)).body).toEqual({ reassigned: [], left: [orderId] });
    expect(await tours.readTour(orderId)).toEqual(before);
    // Pressed twice: the second one finds another version.
    expect((await call(before.version)).body).toEqual({ reassigned: [orderId], left: [] });
    expect((await call(before.version)).body).toEqual({ reassigned: [], left: [orderId] });
    expect((await staff().call('GET', '/desk/drivers/2000000/clashes')).status).toBe(404);
  });
});
