import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { salesApi } from '../../../../contract/desk/sales.ts';
import { defaultSalesRules } from '../../../../domain/tickets/availability.ts';
import { auditLines } from '../../../desk/testing/auditLines.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import { useApplication } from '../../../testing/testApplication.ts';
import { TestVisitor } from '../../../testing/testVisitor.ts';
import { useTestStaff } from '../../../testing/useTestStaff.ts';
import { useBuyers } from '../../orders/testing/useBuyers.ts';
import { insertPaidOrder } from '../../tours/testing/useTours.ts';
import { insertDrivers } from '../testing/insertDrivers.ts';

const allTimes = 19;

describeWithGuide('the calendar of sales at the desk', (database) => {
  const { app, clock, newBuyer } = useBuyers(database);
  // Another process of the product, over the same database.
  const other = useApplication(database, { variables: { RATE_LIMITS: 'off' } });
  const dispatcher = useTestStaff({ app, database, clock }, 'dispatcher');
  const owner = useTestStaff({ app, database, clock }, 'owner');
  const editor = useTestStaff({ app, database, clock }, 'editor');
  beforeEach(async () => {
    const { sql } = database();
    clock.moveTo('2026-11-21T12:00:00+09:00');
    other.clock.moveTo('2026-11-21T12:00:00+09:00');
    for (const table of ['sales_rules', 'sales_closure', 'sales_day'] as const) {
      await sql.deleteFrom(table).execute();
    }
  });

  const read = async (from: string, to = from) => {
    const { body } = await owner().call('GET', `/desk/sales?from=${from}&to=${to}`);
    return salesApi.getSalesCalendar.response.parse(body);
  };
  const readDay = async (date: string) => (await read(date)).days[0];
  const change = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    dispatcher().call(method, `/desk/sales${path}`, body);
  const close = async (body: object) => {
    const closed = await change('POST', '/closures', { departures: null, reason: '태풍', ...body });
    expect(closed.status, JSON.stringify(closed.body)).toBe(200);
    return salesApi.addSalesClosure.response.parse(closed.body).id;
  };
  /** The departures of a day that a visitor can't buy, the same in both processes. */
  const gone = async (date: string): Promise<string[]> => {
    const schema = z.object({ days: z.tuple([z.object({ unavailable: z.array(z.string()) })]) });
    const [one, another] = await Promise.all(
      [app, other.app].map(async (process) => {
        const { body } = await new TestVisitor(process).call('GET', `/availability?from=${date}&to=${date}`);
        return schema.parse(body).days[0].unavailable;
      }),
    );
    expect(one).toEqual(another);
    return one ?? [];
  };
  const lastAudit = async (
    ...subject: Parameters<typeof auditLines> extends [unknown, ...infer S] ? S : never
  ) => (await auditLines(database(), ...subject)).at(-1);
  const fields = (body: { errors?: { field: string; code: string }[] }) =>
    Object.fromEntries((body.errors ?? []).map(({ field, code }) => [field, code]));

  describe('reading', () => {
    it('shows the defaults of a fresh start, with an unlimited number of cars', async () => {
      const { rules, closures, days } = await read('2026-12-24', '2026-12-25');
      const { isStopped: _isStopped, ...defaults } = defaultSalesRules;
      expect(rules).toEqual({ ...defaults, needsPhone: false, stoppedAt: null, version: 0 });
      expect(closures).toEqual([]);
      expect(days).toMatchObject([
        {
          date: '2026-12-24',
          cars: null,
          ownCars: null,
          workingDrivers: null,
          isClosed: false,
          holiday: null,
        },
        { date: '2026-12-25', holiday: { key: 'christmas', isSubstitute: false } },
      ]);
      expect(days[0]?.departures).toHaveLength(allTimes);
      expect(new Set(days[0]?.departures.map(({ state }) => state))).toEqual(new Set(['free']));
    });

    it('counts the cars, the sold tours and those that are held', async () => {
      const [off = 0] = await insertDrivers(database(), clock, 3);
      await database()
        .sql.insertInto('driver_day_off')
        .values({ driver_id: off, day: '2026-12-01' })
        .execute();
      await insertPaidOrder(database(), clock, { tripDate: '2026-12-01', startTime: '10:00' });
      await (await newBuyer()).orderId({ tripDate: '2026-12-01', startTime: '10:00' });
      const day = await readDay('2026-12-01');
      expect(day).toMatchObject({ cars: 2, ownCars: null, workingDrivers: 2, sold: 1, held: 1 });
      const states = Object.fromEntries(
        (day?.departures ?? []).map(({ startTime, state }) => [startTime, state]),
      );
      expect(states).toMatchObject({ '10:00': 'soldOut', '13:00': 'soldOut', '13:30': 'free' });
      await database().sql.deleteFrom('driver_day_off').execute();
    });

    it.each([
      ['from=2026-12-02&to=2026-12-01', 'to'],
      ['from=2026-12-01&to=2027-02-14', 'to'],
      ['from=2026-11-31&to=2026-12-01', 'from'],
    ])('refuses the range %s', async (query, field) => {
      const { status, body } = await owner().call('GET', `/desk/sales?${query}`);
      expect([status, Object.keys(fields(body))]).toEqual([400, [field]]);
    });

    it('takes 75 days', async () => {
      expect((await read('2026-12-01', '2027-02-13')).days).toHaveLength(75);
    });
  });

  describe('the rules', () => {
    const weekdays = [null, ...Array.from({ length: 6 }, () => ({ first: '10:00', last: '12:00' }))];
    const rules = { turnaroundMinutes: 60, leadMinutes: 120, daysAhead: 30, maxBoughtHalfHours: 2, weekdays };

    it('are changed for all processes at once, with a line in the audit trail', async () => {
      const changed = await change('PATCH', '/rules', { ...rules, version: 0 });
      expect(changed).toMatchObject({ status: 200, body: { ...rules, version: 1, stoppedAt: null } });
      expect((await read('2026-12-01')).rules).toEqual({
        ...rules,
        needsPhone: false,
        version: 1,
        stoppedAt: null,
      });
      // A Monday, a Tuesday, and the days around the last one on sale.
      expect(await gone('2026-11-30')).toHaveLength(allTimes);
      expect(await gone('2026-12-01')).toHaveLength(allTimes - 5);
      expect(await gone('2026-12-20')).toHaveLength(allTimes - 5);
      expect(await gone('2026-12-22')).toHaveLength(allTimes);
      expect(await (await newBuyer()).order({ tripDate: '2026-12-01', startTime: '12:30' })).toMatchObject({
        status: 409,
        code: 'soldOut',
        fields: { startTime: 'closed' },
      });
      expect(await lastAudit('salesRules', 1)).toMatchObject({
        actor: 'staff',
        actor_id: dispatcher().id,
        action: 'changeSalesRules',
        before: { turnaroundMinutes: 30, leadMinutes: 0, daysAhead: null, MON: '09:00–18:00' },
        after: { turnaroundMinutes: 60, leadMinutes: 120, daysAhead: 30, MON: null, TUE: '10:00–12:00' },
      });
    });

    it('end the sale so many minutes before the start', async () => {
      await change('PATCH', '/rules', { ...rules, leadMinutes: 120, version: 0 });
      for (const { clock: processClock } of [{ clock }, other]) {
        processClock.moveTo('2026-12-01T09:31:00+09:00');
      }
      // Sessions end after 12 hours; visitors have none.
      expect(await gone('2026-12-01')).not.toContain('12:00');
      expect(await gone('2026-12-01')).toContain('11:30');
    });

    it('are rejected from a colleague who has not seen the last change', async () => {
      await change('PATCH', '/rules', { ...rules, version: 0 });
      const late = await owner().call('PATCH', '/desk/sales/rules', { ...rules, leadMinutes: 0, version: 0 });
      expect([late.status, late.body.code]).toEqual([409, 'changedMeanwhile']);
      expect((await read('2026-12-01')).rules).toMatchObject({ leadMinutes: 120, version: 1 });
      expect((await lastAudit('salesRules', 1))?.after).toMatchObject({ leadMinutes: 120 });
    });

    it('let one of two colleagues win who change them at the same time', async () => {
      const answers = await Promise.all(
        [10, 20].map((leadMinutes) => change('PATCH', '/rules', { ...rules, leadMinutes, version: 0 })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    });

    it.each<[string, object]>([
      ['turnaroundMinutes', { turnaroundMinutes: 241 }],
      ['turnaroundMinutes', { turnaroundMinutes: -1 }],
      ['leadMinutes', { leadMinutes: 10_081 }],
      ['leadMinutes', { leadMinutes: 1.5 }],
      ['daysAhead', { daysAhead: 0 }],
      ['daysAhead', { daysAhead: 366 }],
      ['weekdays', { weekdays: [] }],
      ['weekdays.0.first', { weekdays: [{ first: '08:30', last: '09:00' }, ...weekdays.slice(1)] }],
      ['weekdays.0.last', { weekdays: [{ first: '10:00', last: '09:00' }, ...weekdays.slice(1)] }],
    ])('are refused with a wrong %s', async (field, wrong) => {
      const { status, body } = await change('PATCH', '/rules', { ...rules, ...wrong, version: 0 });
      expect([status, Object.keys(fields(body))]).toEqual([400, [field]]);
      expect((await read('2026-12-01')).rules.version).toBe(0);
    });
  });

  describe('a closure', () => {
    it('closes its days until it is removed, and leaves sold tours as they are', async () => {
      const buyer = await newBuyer();
      const { orderId } = await buyer.buy({ tripDate: '2026-12-05' });
      const id = await close({ from: '2026-12-05', to: '2026-12-06' });
      for (const day of ['2026-12-05', '2026-12-06']) expect(await gone(day)).toHaveLength(allTimes);
      expect([await gone('2026-12-04'), await gone('2026-12-07')]).toEqual([[], []]);
      expect(await (await newBuyer()).order({ tripDate: '2026-12-06' })).toMatchObject({
        status: 409,
        fields: { startTime: 'closed' },
      });
      expect(await readDay('2026-12-05')).toMatchObject({ isClosed: true, sold: 1 });
      expect((await read('2026-12-06')).closures).toEqual([
        { id, from: '2026-12-05', to: '2026-12-06', departures: null, reason: '태풍' },
      ]);
      expect((await buyer.ticket(orderId)).body).toMatchObject({ status: 'paid' });
      expect(await lastAudit('salesClosure', id)).toMatchObject({
        action: 'closeSales',
        before: null,
        after: { from: '2026-12-05', to: '2026-12-06', reason: '태풍' },
      });

      expect((await change('DELETE', `/closures/${id}`)).status).toBe(204);
      expect(await gone('2026-12-06')).toEqual([]);
      expect(await lastAudit('salesClosure', id)).toMatchObject({
        action: 'reopenSales',
        before: { from: '2026-12-05', to: '2026-12-06', reason: '태풍' },
        after: null,
      });
      expect((await change('DELETE', `/closures/${id}`)).status).toBe(404);
    });

    it('closes some departures', async () => {
      const id = await close({
        from: '2026-12-08',
        to: '2026-12-08',
        departures: { first: '09:00', last: '11:30' },
      });
      expect(await gone('2026-12-08')).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']);
      expect((await readDay('2026-12-08'))?.isClosed).toBe(false);
      expect((await lastAudit('salesClosure', id))?.after).toMatchObject({ departures: '09:00–11:30' });
    });

    it.each<[string, string, object]>([
      ['from', 'invalidDate', { from: '2026-02-30' }],
      ['to', 'invalidRange', { from: '2026-12-02', to: '2026-12-01' }],
      ['to', 'invalidRange', { from: '2026-12-02', to: '2027-12-03' }],
      ['to', 'past', { from: '2026-11-19', to: '2026-11-20' }],
      ['reason', 'too_small', { reason: ' ' }],
      ['reason', 'too_big', { reason: '가'.repeat(201) }],
      ['departures.first', 'unknownDeparture', { departures: { first: '09:10', last: '10:00' } }],
      ['departures.last', 'invalidRange', { departures: { first: '10:30', last: '10:00' } }],
    ])('is refused with a wrong %s (%s)', async (field, code, wrong) => {
      const body = { from: '2026-12-01', to: '2026-12-02', departures: null, reason: 'snow', ...wrong };
      const refused = await change('POST', '/closures', body);
      expect([refused.status, fields(refused.body)[field]]).toEqual([400, code]);
      expect(await database().sql.selectFrom('sales_closure').selectAll().execute()).toEqual([]);
    });
  });

  describe('the cars of a day', () => {
    it('are those that the desk sets, until it gives the day back to its drivers', async () => {
      const drivers = (await readDay('2026-12-09'))?.workingDrivers ?? null;
      expect((await change('PATCH', '/days/2026-12-09', { cars: 0 })).status).toBe(204);
      expect(await readDay('2026-12-09')).toMatchObject({ cars: 0, ownCars: 0, workingDrivers: drivers });
      expect(await gone('2026-12-09')).toHaveLength(allTimes);
      expect(await (await newBuyer()).order({ tripDate: '2026-12-09' })).toMatchObject({
        status: 409,
        fields: { startTime: 'soldOut' },
      });
      expect((await change('PATCH', '/days/2026-12-09', { cars: null })).status).toBe(204);
      expect(await gone('2026-12-09')).toEqual([]);
      // The same change again has no effect and writes no audit line.
      await change('PATCH', '/days/2026-12-09', { cars: null });
      const lines = await auditLines(database(), 'salesDay', '2026-12-09');
      expect(lines).toMatchObject([
        { action: 'setDayCars', before: { cars: null }, after: { cars: 0 } },
        { action: 'setDayCars', before: { cars: 0 }, after: { cars: null } },
      ]);
    });

    it('sell no more than so many tours', async () => {
      await change('PATCH', '/days/2026-12-10', { cars: 1 });
      await (await newBuyer()).buy({ tripDate: '2026-12-10' });
      expect((await (await newBuyer()).order({ tripDate: '2026-12-10' })).status).toBe(409);
      await change('PATCH', '/days/2026-12-10', { cars: 2 });
      expect((await (await newBuyer()).order({ tripDate: '2026-12-10' })).status).toBe(200);
    });

    it.each([-1, 100, 1.5, '2', undefined])('are not %j', async (cars) => {
      const { status, body } = await change('PATCH', '/days/2026-12-11', { cars });
      expect([status, Object.keys(fields(body))]).toEqual([400, ['cars']]);
    });

    it.each(['2026-02-30', 'tomorrow'])('are refused for %s', async (day) => {
      expect((await change('PATCH', `/days/${day}`, { cars: 1 })).status).toBe(404);
    });
  });

  describe('stopping all sales', () => {
    it('stops them with one press, and sells again with another', async () => {
      const buyer = await newBuyer();
      const stoppedAt = '2026-11-21T03:00:00.000Z';
      expect(await change('POST', '/stopped', { isStopped: true })).toMatchObject({
        status: 200,
        body: { stoppedAt },
      });
      expect(await gone('2026-12-12')).toHaveLength(allTimes);
      expect(await buyer.order({ tripDate: '2026-12-12' })).toMatchObject({
        status: 409,
        fields: { startTime: 'closed' },
      });
      const { rules, days } = await read('2026-12-12');
      expect(rules).toMatchObject({ stoppedAt, version: 0 });
      expect(days).toMatchObject([{ isClosed: false }]);
      // A colleague stops the sales again.
      clock.moveTo('2026-11-21T12:05:00+09:00');
      expect((await owner().call('POST', '/desk/sales/stopped', { isStopped: true })).body).toEqual({
        stoppedAt,
      });

      const before = (await auditLines(database(), 'salesRules', 1)).length;
      expect((await change('POST', '/stopped', { isStopped: false })).body).toEqual({ stoppedAt: null });
      expect(await gone('2026-12-12')).toEqual([]);
      expect((await buyer.order({ tripDate: '2026-12-12' })).status).toBe(200);
      const lines = await auditLines(database(), 'salesRules', 1);
      expect(lines).toHaveLength(before + 1);
      expect(lines.slice(-2)).toMatchObject([
        { action: 'stopSales', actor_id: dispatcher().id },
        { action: 'resumeSales', before: { stoppedAt } },
      ]);
    });

    it('does not disturb a change of the rules that is being typed', async () => {
      await change('POST', '/stopped', { isStopped: true });
      const { stoppedAt, ...rules } = (await read('2026-12-12')).rules;
      const changed = await change('PATCH', '/rules', { ...rules, leadMinutes: 60 });
      expect(changed).toMatchObject({ status: 200, body: { leadMinutes: 60, stoppedAt } });
    });
  });

  it.each<['POST' | 'PATCH' | 'DELETE' | 'GET', string, object | undefined]>([
    ['GET', '?from=2026-12-01&to=2026-12-01', undefined],
    ['PATCH', '/rules', { ...defaultSalesRules, leadMinutes: 120, version: 0 }],
    ['POST', '/stopped', { isStopped: true }],
    ['POST', '/closures', { from: '2026-12-01', to: '2026-12-01', departures: null, reason: 'snow' }],
    ['PATCH', '/days/2026-12-01', { cars: 0 }],
  ])('refuses %s %s to guests, visitors and editors', async (method, path, body) => {
    const address = `/desk/sales${path}`;
    const buyer = await newBuyer();
    for (const visitor of [new TestVisitor(app), buyer.visitor]) {
      expect((await visitor.call(method, address, body)).status).toBe(401);
    }
    const refused = await editor().call(method, address, body);
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect(await gone('2026-12-01')).toEqual([]);
    expect((await owner().call(method, address, body)).status).toBeLessThan(300);
  });
});
