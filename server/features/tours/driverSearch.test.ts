import { describe, expect, it } from 'vitest';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { driverSearchEnd } from './driverSearch.ts';
import { useTours } from './testing/useTours.ts';

describe('the end of a search for a driver', () => {
  const start = new Date('2026-12-24T10:00:00+09:00');
  it.each([
    ['days before', '2026-12-20T10:00:00+09:00', '2026-12-24T07:00:00+09:00'],
    ['four hours before', '2026-12-24T06:00:00+09:00', '2026-12-24T07:00:00+09:00'],
    ['two hours before', '2026-12-24T08:00:00+09:00', '2026-12-24T09:00:00+09:00'],
  ])('of a tour %s', (_when, now, end) => {
    expect(driverSearchEnd(start, new Date(now))).toEqual(new Date(end));
  });
});

describeWithGuide('a tour without a driver', (database) => {
  const tours = useTours(database);
  const { clock, newOrder, newDriver } = tours;
  const visitor = (orderId: string) => `${orderId}@visitor.example`;
  const search = async (orderId: string) =>
    database()
      .sql.selectFrom('called_off_tour')
      .select(['state', 'due_at'])
      .where('order_id', '=', orderId)
      .execute();

  it('tells its visitor that a driver is looked for, and until when, once', async () => {
    const orderId = await newOrder();
    await tours.change(orderId, 'state', { state: 'noDriver' });
    const [mail] = await tours.mails('noDriverYet', visitor(orderId));
    expect(mail).toMatchObject({ orderId, hadDriver: false, until: '2026-12-23T22:00:00.000Z' });
    expect(await search(orderId)).toEqual([
      { state: 'waiting', due_at: new Date('2026-12-23T22:00:00.000Z') },
    ]);
    await tours.change(orderId, 'unassign');
    await tours.change(orderId, 'state', { state: 'noDriver' });
    expect(await tours.kinds(visitor(orderId))).toEqual(['noDriverYet']);
    expect(await search(orderId)).toHaveLength(1);
  });

  it('ends the search once a driver has accepted', async () => {
    const orderId = await newOrder();
    const { id } = await newDriver();
    await tours.change(orderId, 'state', { state: 'noDriver' });
    await tours.assign(orderId, id, { despite: true });
    expect(await search(orderId)).toHaveLength(1);
    await tours.change(orderId, 'state', { state: 'accepted' });
    expect(await search(orderId)).toEqual([]);
    expect(await tours.kinds(visitor(orderId))).toEqual(['driverAssigned', 'noDriverYet']);
  });

  it('tells its visitor of a driver who accepted and then cannot, and not of one who never accepted', async () => {
    const orderId = await newOrder({ tripDate: '2026-12-05' });
    const driver = await newDriver();
    await tours.assign(orderId, driver.id);
    const code = await tours.codeFor(driver.id, orderId);
    await tours.drive(code, orderId, { step: 'cannot' });
    expect(await tours.kinds(visitor(orderId))).toEqual([]);
    await tours.assign(orderId, driver.id, { despite: true });
    await tours.drive(code, orderId, { step: 'accept' });
    clock.moveTo('2026-11-21T12:01:00+09:00');
    await tours.drive(code, orderId, { step: 'cannot' });
    expect((await tours.mails('noDriverYet', visitor(orderId)))[0]).toMatchObject({ hadDriver: true });
    // The same driver after all: the visitor is told again.
    await tours.assign(orderId, driver.id, { despite: true });
    await tours.drive(code, orderId, { step: 'accept' });
    expect(await tours.kinds(visitor(orderId))).toEqual(['driverAssigned', 'driverAssigned', 'noDriverYet']);
  });
});
