import { beforeAll, expect, it } from 'vitest';
import { deskApi } from '../../../contract/desk/api.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { TestStaff } from '../../testing/testStaff.ts';
import { insertPaidOrder } from '../tours/testing/useTours.ts';

describeWithGuide('the search of the audit trail', (database) => {
  const { app, clock } = useApplication(database, { variables: { RATE_LIMITS: 'off' } });
  let owner: TestStaff;
  let dispatcher: TestStaff;
  let number = '';
  let orderId = '';
  beforeAll(async () => {
    dispatcher = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
    orderId = await insertPaidOrder(database(), clock);
    ({ number } = await database()
      .sql.selectFrom('ticket_order')
      .select('number')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow());
    const driver = { name: '박기사', phone: '010-1234-5678', email: null, car: 'Sorento', plate: '12 3456' };
    const { id } = (await dispatcher.call('POST', '/desk/drivers', driver)).body;
    await dispatcher.call('POST', `/desk/tours/${orderId}/assign`, { version: 0, driverId: id });
    await dispatcher.call('POST', '/desk/sales/closures', {
      ...{ from: '2026-12-31', to: '2026-12-31', departures: null, reason: 'Typhoon 50%' },
    });
    clock.moveTo('2026-11-23T09:00:00+09:00');
    owner = await TestStaff.signIn({ app, database, clock }, 'owner');
    await owner.call('POST', '/desk/sales/stopped', { isStopped: true });
  });

  const list = async (filter: Record<string, string>, path = '/desk/audit') => {
    const { body } = await owner.call('GET', `${path}?${new URLSearchParams(filter)}`);
    return deskApi.listAudit.response.parse(body).content;
  };
  const actions = async (filter: Record<string, string>) =>
    (await list(filter)).map(({ action }) => action).filter((action) => action !== 'signedIn');

  it('finds lines by who, what, day, and by part of what was recorded', async () => {
    expect(await actions({ subject: 'driver' })).toEqual(['add']);
    expect(await actions({ day: '2026-11-23' })).toEqual(['stopSales']);
    expect(await actions({ q: 'typhoon 50%' })).toEqual(['closeSales']);
    expect(await actions({ q: '박기' })).toContain('add');
    expect(await actions({ q: 'typhoon', day: '2026-11-23' })).toEqual([]);
    const [line] = await list({ subject: 'salesRules' });
    expect(await actions({ who: line?.actor.email?.slice(2) ?? '' })).toEqual(['stopSales']);
    expect(line?.actor.role).toBe('owner');
  });

  it('finds the lines of an order by its short number, and names it', async () => {
    for (const q of [number, number.replaceAll('-', '').toLowerCase()]) {
      const lines = await list({ q });
      expect(lines, q).toMatchObject([
        { subject: `tour ${orderId}`, subjectName: number, action: 'assign', actor: { role: 'dispatcher' } },
      ]);
    }
  });

  it('names the role that somebody had at that time', async () => {
    const changed = await owner.call('PATCH', `/desk/staff/${dispatcher.id}`, { role: 'editor' });
    expect(changed.status).toBe(200);
    const [line] = await list({ subject: 'tour' });
    expect(line?.actor.role).toBe('dispatcher');
  });

  it('exports what a search finds, to the owner only', async () => {
    const exported = await list({ subject: 'tour' }, '/desk/audit/export');
    expect(exported.map(({ action }) => action)).toEqual(['assign']);
    const other = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
    expect((await other.call('GET', '/desk/audit/export')).status).toBe(403);
    expect((await owner.call('GET', '/desk/audit?subject=unknown')).status).toBe(400);
  });
});
