import { expect, it } from 'vitest';
import type { DriverStep } from '../../../domain/tour/tourRules.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useTours } from './testing/useTours.ts';

describeWithGuide('the driver of a tour that is changed', (database) => {
  const tours = useTours(database);
  const { staff, newOrder, newDriver, readTour, assign, kinds, change } = tours;
  const changeOrder = (id: string, body: object) =>
    staff().call('POST', `/desk/orders/${id}/change`, { version: 0, reason: 'by phone', ...body });
  const report = async (id: string, driverId: number, step: DriverStep) =>
    tours.drive(await tours.codeFor(driverId, id), id, { step });

  /** A paid tour with a driver who has accepted it. */
  async function acceptedTour(tripDate: string, daysOff: readonly string[] = []) {
    const driver = await newDriver({ daysOff });
    const id = await newOrder({ tripDate, startTime: '14:00' });
    await assign(id, driver.id);
    await report(id, driver.id, 'accept');
    expect((await readTour(id)).state).toBe('accepted');
    return { driver, id, visitor: `${id}@visitor.example` };
  }

  it('is asked again if they are free at the new time, and the visitor is told again who drives', async () => {
    const { driver, id, visitor } = await acceptedTour('2027-01-01');
    expect((await changeOrder(id, { tripDate: '2027-01-02' })).status).toBe(200);
    expect(await readTour(id)).toMatchObject({
      ...{ state: 'offered', driver: { id: driver.id }, tripDate: '2027-01-02' },
      history: expect.arrayContaining([expect.objectContaining({ action: 'move' })]),
    });
    expect(await tours.ports().tourDriver(id)).toBeNull();
    const [, asked] = await tours.mails('tourOffered', driver.email);
    expect(asked).toMatchObject({ isChanged: true, isAccepted: false, tripDate: '2027-01-02' });
    await report(id, driver.id, 'accept');
    expect(await kinds(visitor)).toEqual(['driverAssigned', 'driverAssigned', 'ticketChanged']);
    expect(await tours.ports().tourDriver(id)).not.toBeNull();
  });

  it('is freed and told if they are not free then', async () => {
    const { driver, id } = await acceptedTour('2027-01-03', ['2027-01-04']);
    // Another driver keeps the day on sale.
    await newDriver();
    expect((await changeOrder(id, { tripDate: '2027-01-04' })).status).toBe(200);
    expect(await readTour(id)).toMatchObject({ state: 'unassigned', driver: null, cannot: [] });
    const [withdrawn] = await tours.mails('tourWithdrawn', driver.email);
    expect(withdrawn).toMatchObject({ isMoved: true, isCancelled: false, tripDate: '2027-01-03' });
  });

  it('is told of other changes, and keeps the tour', async () => {
    const { driver, id } = await acceptedTour('2027-01-05');
    await changeOrder(id, { numberOfPeople: 4 });
    expect(await readTour(id)).toMatchObject({ state: 'accepted', numberOfPeople: 4 });
    // The mail has the same instant as the offer, so their order is undefined.
    const told = (await tours.mails('tourOffered', driver.email)).filter((mail) => 'isChanged' in mail);
    expect(told).toMatchObject([{ isChanged: true, isAccepted: true, numberOfPeople: 4 }]);
    await changeOrder(id, { version: 1, customerEmail: 'new@example.com' });
    expect(await kinds(driver.email)).toHaveLength(2);
  });

  it('is looked for again where none could drive at the old time', async () => {
    const { driver, id } = await acceptedTour('2027-01-06');
    await report(id, driver.id, 'cannot');
    await change(id, 'state', { state: 'noDriver' });
    await changeOrder(id, { startTime: '15:00' });
    expect(await readTour(id)).toMatchObject({ state: 'unassigned', cannot: [] });
  });

  it('ends the changes by meeting the visitors', async () => {
    const { driver, id, visitor } = await acceptedTour('2026-11-21');
    expect((await report(id, driver.id, 'met')).status).toBe(200);
    const before = [await readTour(id), await kinds(visitor)];
    for (const body of [{ tripDate: '2027-01-07' }, { numberOfPeople: 3 }]) {
      const refused = { status: 409, body: { code: 'notPossibleNow' } };
      expect(await changeOrder(id, body)).toMatchObject(refused);
    }
    expect([await readTour(id), await kinds(visitor)]).toEqual(before);
  });
});
