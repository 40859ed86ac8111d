import { beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';
import { deskApi } from '../../../contract/desk/api.ts';
import { type AlertKind, roleAlertKinds } from '../../../domain/staff/alertRules.ts';
import type { StaffRole } from '../../../domain/staff/staffRules.ts';
import { removeExpired } from '../../app/expiry.ts';
import { createDeskEvents } from '../../desk/deskEvents.ts';
import { createOutbox } from '../../mail/outbox.ts';
import { createSeal } from '../../platform/secrets/seal.ts';
import { deriveSecrets } from '../../platform/secrets/secrets.ts';
import { collectJobErrors } from '../../testing/collectJobErrors.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { testSecret } from '../../testing/testSecret.ts';
import { TestStaff } from '../../testing/testStaff.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';
import { useBuyers } from '../orders/testing/useBuyers.ts';
import { dayCode } from '../tours/testing/dayCode.ts';
import { insertPaidOrder } from '../tours/testing/useTours.ts';
import { mailUnseenAlerts, recordMissingDrivers } from './alertJobs.ts';

const start = '2026-11-21T12:00:00+09:00';
const driver = {
  name: '김기사',
  phone: '010-1234-5678',
  email: null,
  car: '그랜저',
  plate: '강원 12바 3456',
};

describeWithGuide('alerts of the staff', (database) => {
  const { app, clock, newBuyer } = useBuyers(database);
  const guest = new TestVisitor(app);
  const signIn = (role: StaffRole) => TestStaff.signIn({ app, database, clock }, role);
  beforeEach(async () => {
    clock.moveTo(start);
    await database().sql.deleteFrom('desk_event').execute();
    await database().sql.deleteFrom('alert_mail_rule').execute();
  });

  /** Dependencies for running the jobs beside the product. */
  const jobDeps = () => {
    const seal = createSeal(...deriveSecrets(testSecret).mails);
    const outbox = createOutbox({ database: database(), clock, seal, onPosted: () => undefined });
    const deps = { database: database(), clock, outbox, deskOrigin: 'https://desk.example' };
    return { ...deps, deskEvents: createDeskEvents(deps) };
  };
  const read = async (staff: TestStaff) =>
    deskApi.getAlerts.response.parse((await staff.call('GET', '/desk/alerts')).body);
  /** Kinds that a member has not seen, the newest first. */
  const unseen = async (staff: TestStaff) =>
    (await read(staff)).content.filter(({ isSeen }) => !isSeen).map(({ kind }) => kind);
  const see = (staff: TestStaff, body: z.input<typeof deskApi.markAlertsSeen.body>) =>
    staff.call('POST', '/desk/alerts/seen', body);
  const setRules = (staff: TestStaff, mails: object) =>
    staff.call('PATCH', '/desk/me/alert-rules', { mails });
  const mails = async ({ id }: TestStaff) => {
    const address = `${id}@staff.example`;
    const rows = await database()
      .sql.selectFrom('mail_outbox')
      .select('kind')
      .where('recipient', '=', address)
      .execute();
    return rows.map(({ kind }) => kind);
  };
  const newDriver = async (dispatcher: TestStaff) =>
    deskApi.addDriver.response.parse((await dispatcher.call('POST', '/desk/drivers', driver)).body).id;
  const assign = async (dispatcher: TestStaff, orderId: string, driverId: number) => {
    const { version } = deskApi.getTour.response.parse(
      (await dispatcher.call('GET', `/desk/tours/${orderId}`)).body,
    );
    return dispatcher.call('POST', `/desk/tours/${orderId}/assign`, { version, driverId, despite: true });
  };

  it('tells each role of its kinds, with the order or the place that an alert is about', async () => {
    const [owner, dispatcher, editor] = [
      await signIn('owner'),
      await signIn('dispatcher'),
      await signIn('editor'),
    ];
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    await guest.call('POST', '/places/tour/1/reports', { kind: 'closed' });
    expect(await unseen(owner)).toEqual(['placeReport', 'newOrder']);
    expect(await unseen(dispatcher)).toEqual(['newOrder']);
    expect(await unseen(editor)).toEqual(['placeReport']);
    const { content, unseen: counts } = await read(owner);
    expect(content).toMatchObject([
      { kind: 'placeReport', orderId: null, placeName: expect.stringMatching(/[가-힣]/) },
      { kind: 'newOrder', orderId, tripDate: '2026-12-24', startTime: '10:00', customerName: 'KIM SORA' },
    ]);
    expect(counts).toMatchObject({ newOrder: 1, placeReport: 1, cancellation: 0 });
    // After a change of role, the kinds of the previous role are not shown any more.
    await database()
      .sql.updateTable('staff')
      .set({ role: 'editor' })
      .where('id', '=', dispatcher.id)
      .execute();
    expect(await unseen(dispatcher)).toEqual([]);
  });

  it('alerts of a complaint and of a cancellation', async () => {
    const dispatcher = await signIn('dispatcher');
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    await buyer.visitor.call('POST', `/user/tickets/${orderId}/reports`, { kind: 'late', words: '' });
    expect(await unseen(dispatcher)).toEqual(['complaint', 'newOrder']);
    expect((await buyer.cancel(orderId)).status).toBe(200);
    expect(await unseen(dispatcher)).toEqual(['cancellation', 'complaint', 'newOrder']);
  });

  it('says nothing of what the desk does itself, of an unpaid order and of a repeated place report', async () => {
    const dispatcher = await signIn('dispatcher');
    const editor = await signIn('editor');
    const buyer = await newBuyer();
    const { orderId } = await buyer.buy();
    await see(dispatcher, { upTo: Number.MAX_SAFE_INTEGER });
    await dispatcher.call('POST', `/desk/orders/${orderId}/refund`, { kind: 'full', reason: 'storm' });
    await buyer.orderId();
    expect(await unseen(dispatcher)).toEqual([]);
    for (let times = 0; times < 2; times += 1)
      await guest.call('POST', '/places/tour/3/reports', { kind: 'hours' });
    expect(await unseen(editor)).toEqual(['placeReport']);
  });

  it('alerts of a driver who cannot drive, once however often the phone reports it', async () => {
    const dispatcher = await signIn('dispatcher');
    const orderId = await insertPaidOrder(database(), clock);
    const driverId = await newDriver(dispatcher);
    await assign(dispatcher, orderId, driverId);
    const code = await dayCode(database(), driverId, '2026-12-24');
    for (let times = 0; times < 2; times += 1)
      expect((await guest.call('POST', `/driver-tours/${code}/${orderId}`, { step: 'cannot' })).status).toBe(
        200,
      );
    expect(await unseen(dispatcher)).toEqual(['driverRefusal']);
  });

  it('warns of a tour that starts within three hours without an accepted driver, until one accepts', async () => {
    const deps = jobDeps();
    const day = { tripDate: '2026-12-28', startTime: '10:00' };
    const orderId = await insertPaidOrder(database(), clock, day);
    const later = await insertPaidOrder(database(), clock, { ...day, startTime: '11:00' });
    clock.moveTo('2026-12-28T06:59:00+09:00');
    const dispatcher = await signIn('dispatcher');
    await recordMissingDrivers(deps);
    expect(await unseen(dispatcher)).toEqual([]);
    clock.moveTo('2026-12-28T07:00:00+09:00');
    // Several runs, some of them concurrent, record one alert.
    await Promise.all([recordMissingDrivers(deps), recordMissingDrivers(jobDeps())]);
    await recordMissingDrivers(deps);
    expect((await read(dispatcher)).content).toMatchObject([{ kind: 'noDriver', orderId }]);
    const driverId = await newDriver(dispatcher);
    await assign(dispatcher, orderId, driverId);
    expect(await unseen(dispatcher)).toEqual(['noDriver']);
    const { version } = deskApi.getTour.response.parse(
      (await dispatcher.call('GET', `/desk/tours/${orderId}`)).body,
    );
    await dispatcher.call('POST', `/desk/tours/${orderId}/state`, { version, state: 'accepted' });
    expect(await unseen(dispatcher)).toEqual([]);
    await recordMissingDrivers(deps);
    expect(await unseen(dispatcher)).toEqual([]);
    await database()
      .sql.updateTable('ticket_order')
      .set({ cancel_requested_at: clock.now() })
      .where('id', '=', later)
      .execute();
    clock.moveTo('2026-12-28T08:30:00+09:00');
    await recordMissingDrivers(deps);
    // The dispatcher's session has expired by now, so this reads the table.
    expect(await database().sql.selectFrom('desk_event').selectAll().execute()).toEqual([]);
  });

  it('marks as seen what a member has seen: of an order, of a kind, or all up to a number', async () => {
    const [dispatcher, colleague] = [await signIn('dispatcher'), await signIn('dispatcher')];
    const { deskEvents } = jobDeps();
    const [one, other] = [await insertPaidOrder(database(), clock), await insertPaidOrder(database(), clock)];
    const kinds: readonly AlertKind[] = ['newOrder', 'complaint', 'cancellation'];
    for (const orderId of [one, other]) for (const kind of kinds) await deskEvents.record({ kind, orderId });
    const upTo = Math.max(...(await read(dispatcher)).content.map(({ number }) => number));
    expect((await see(dispatcher, { upTo, kinds: ['complaint'] })).status).toBe(204);
    expect(await unseen(dispatcher)).toEqual(['cancellation', 'newOrder', 'cancellation', 'newOrder']);
    await see(dispatcher, { upTo, orderId: other });
    expect((await read(dispatcher)).content.map(({ orderId, isSeen }) => [orderId === one, isSeen])).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, true],
      [false, true],
      [true, true],
    ]);
    await deskEvents.record({ kind: 'refundRefused', orderId: one });
    await see(dispatcher, { upTo });
    expect(await unseen(dispatcher)).toEqual(['refundRefused']);
    expect(await unseen(colleague)).toHaveLength(7);
  });

  it('mails by the rules of each member: at once, after half an hour unseen, or never', async () => {
    const deps = jobDeps();
    const [atOnce, ifUnseen, seen, never] = [
      await signIn('dispatcher'),
      await signIn('dispatcher'),
      await signIn('dispatcher'),
      await signIn('owner'),
    ];
    await setRules(atOnce, { newOrder: 'atOnce' });
    await setRules(ifUnseen, { newOrder: 'ifUnseen' });
    await setRules(seen, { newOrder: 'ifUnseen', cancellation: 'atOnce' });
    const orderId = await insertPaidOrder(database(), clock);
    await deps.deskEvents.record({ kind: 'newOrder', orderId });
    expect(await mails(atOnce)).toEqual(['staffAlert']);
    expect([await mails(ifUnseen), await mails(seen), await mails(never)]).toEqual([[], [], []]);
    await see(seen, { upTo: Number.MAX_SAFE_INTEGER });
    clock.moveTo('2026-11-21T12:29:59+09:00');
    expect(await mailUnseenAlerts(deps)).toBe(0);
    clock.moveTo('2026-11-21T12:30:00+09:00');
    expect((await Promise.all([mailUnseenAlerts(deps), mailUnseenAlerts(deps)])).toSorted()).toEqual([0, 1]);
    expect(await mailUnseenAlerts(deps)).toBe(0);
    expect(await mails(ifUnseen)).toEqual(['staffAlert']);
    expect([await mails(atOnce), await mails(seen), await mails(never)]).toEqual([['staffAlert'], [], []]);
  });

  it('records nothing and mails nobody when the transaction of the cause fails', async () => {
    const dispatcher = await signIn('dispatcher');
    await setRules(dispatcher, { newOrder: 'atOnce' });
    const orderId = await insertPaidOrder(database(), clock);
    const failing = database().transaction(async () => {
      await jobDeps().deskEvents.record({ kind: 'newOrder', orderId });
      throw new Error('the rest fails');
    });
    await expect(failing).rejects.toThrow('the rest fails');
    expect([await unseen(dispatcher), await mails(dispatcher)]).toEqual([[], []]);
  });

  it('shows and changes the rules of the kinds of a role, and leaves those of others alone', async () => {
    const editor = await signIn('editor');
    const changed = await setRules(editor, { placeReport: 'ifUnseen', newOrder: 'atOnce' });
    expect([changed.status, changed.body]).toEqual([200, { mails: { placeReport: 'ifUnseen' } }]);
    const owner = await signIn('owner');
    const { body } = await owner.call('GET', '/desk/me/alert-rules');
    expect(body).toEqual({
      mails: Object.fromEntries(roleAlertKinds('owner').map((kind) => [kind, 'never'])),
    });
    for (const mails of [{ newOrder: 'often' }, { rain: 'atOnce' }])
      expect((await setRules(owner, mails)).status, JSON.stringify(mails)).toBe(400);
  });

  it('forgets events after 90 days, and those of an order that is removed', async () => {
    const { deskEvents } = jobDeps();
    const orderId = await insertPaidOrder(database(), clock);
    const removed = await insertPaidOrder(database(), clock);
    for (const id of [orderId, removed]) await deskEvents.record({ kind: 'newOrder', orderId: id });
    await database().sql.deleteFrom('ticket_order').where('id', '=', removed).execute();
    const events = async () =>
      (await database().sql.selectFrom('desk_event').select('order_id').execute()).map((row) => row.order_id);
    expect(await events()).toEqual([orderId]);
    clock.moveTo('2027-02-19T12:00:00+09:00');
    const { jobErrors } = collectJobErrors();
    await removeExpired({ database: database(), clock, jobErrors, log: () => undefined });
    expect(await events()).toEqual([]);
  });
});
