import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../../contract/api.ts';
import { deskApi } from '../../../contract/desk/api.ts';
import { departureSettingsApi } from '../../../contract/desk/departureSettings.ts';
import { showDeparture, station } from '../../../domain/tour/departurePlaces.ts';
import { auditLines } from '../../desk/testing/auditLines.ts';
import { callTool, connectClient } from '../../mcp/testing/mcpClient.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { TestStaff } from '../../testing/testStaff.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';
import { useTestStaff } from '../../testing/useTestStaff.ts';
import type { Buyer } from '../orders/testing/buyer.ts';
import { useBuyers } from '../orders/testing/useBuyers.ts';
import { busTerminal, shownBusTerminal } from './testing/busTerminal.ts';

const today = '2026-11-21';
const withTerminal = { isStationOffered: true, others: [busTerminal] };
const stationAlone = { isStationOffered: true, others: [] };
const withdrawn = { isStationOffered: true, others: [{ ...busTerminal, isOffered: false }] };

describeWithGuide('other departures than the station', (database) => {
  const { app, clock, newBuyer } = useBuyers(database);
  const owner = useTestStaff({ app, database, clock }, 'owner');
  beforeEach(() => clock.moveTo(`${today}T12:00:00+09:00`));

  const read = async () => {
    const { body } = await owner().call('GET', '/desk/settings/departures');
    return departureSettingsApi.getDepartureSettings.response.parse(body);
  };
  const set = async (fields: object, fromDay = today) => {
    const { version } = await read();
    return owner().call('POST', '/desk/settings/departures', { ...fields, fromDay, version });
  };
  const setNow = async (fields: object) => {
    const { status, body } = await set(fields);
    expect(status, JSON.stringify(body)).toBe(200);
  };
  const list = async (locale = 'en') => {
    const { body } = await new TestVisitor(app).call('GET', `/departures?locale=${locale}`);
    return api.listDepartures.response.parse(body).content;
  };
  const ids = async () => (await list()).map(({ id }) => id);
  const ticket = async (buyer: Buyer, orderId: string) =>
    api.getTicket.response.parse((await buyer.ticket(orderId)).body);

  describe('at the desk', () => {
    it('are none until the owner sets some', async () => {
      expect(await read()).toMatchObject({ version: 0, current: null, planned: [] });
      expect(await list()).toEqual([showDeparture(station, 'en')]);
    });

    it('are offered from the day on that the owner chose, with a line in the audit trail', async () => {
      expect((await set(withTerminal, '2026-11-23')).status).toBe(200);
      expect(await ids()).toEqual(['GANGNEUNG_STATION']);
      expect((await read()).planned).toMatchObject([{ fromDay: '2026-11-23', fields: withTerminal }]);
      clock.moveTo('2026-11-23T00:00:01+09:00');
      expect(await list()).toEqual([showDeparture(station, 'en'), shownBusTerminal]);
      expect((await list('ja'))[1]).toMatchObject({ name: '江陵ターミナル', untranslated: ['meetingPlace'] });
      expect((await auditLines(database(), 'settings', 'departures')).at(-1)).toMatchObject({
        action: 'changeSettings',
        after: { fromDay: '2026-11-23', isStationOffered: true },
      });
    });

    it.each<[string, string, object]>([
      ['isStationOffered', 'noneOffered', { isStationOffered: false, others: [] }],
      ['isStationOffered', 'noneOffered', { ...withdrawn, isStationOffered: false }],
      ['others.0.id', 'invalidId', { ...stationAlone, others: [{ ...busTerminal, id: 'terminal' }] }],
      [
        'others.0.id',
        'duplicateId',
        { ...stationAlone, others: [{ ...busTerminal, id: 'GANGNEUNG_STATION' }] },
      ],
      ['others.1.id', 'duplicateId', { ...stationAlone, others: [busTerminal, busTerminal] }],
      [
        'others.0.position.lat',
        'too_small',
        { ...stationAlone, others: [{ ...busTerminal, position: { lat: 35.1, lng: 129 } }] },
      ],
      [
        'others.0.name.en',
        'too_small',
        { ...stationAlone, others: [{ ...busTerminal, name: { ...busTerminal.name, en: ' ' } }] },
      ],
      ['fromDay', 'past', { ...withTerminal, fromDay: '2026-11-20' }],
    ])('names the field %s (%s) that is wrong, and changes nothing', async (field, code, wrong) => {
      const before = await read();
      const { status, body } = await owner().call('POST', '/desk/settings/departures', {
        fromDay: today,
        version: before.version,
        ...wrong,
      });
      expect([status, body.errors]).toMatchObject([400, [{ field, code }]]);
      expect(await read()).toEqual(before);
    });

    it('are set by the owner alone', async () => {
      const before = await read();
      const dispatcher = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
      const body = { ...withTerminal, fromDay: today, version: before.version };
      expect((await dispatcher.call('POST', '/desk/settings/departures', body)).status).toBe(403);
      expect((await new TestVisitor(app).call('GET', '/desk/settings/departures')).status).toBe(401);
      expect(await read()).toEqual(before);
    });
  });

  describe('of an order', () => {
    beforeEach(() => setNow(withTerminal));

    it('show on the ticket, in the mail, in its calendar file, to the driver and at the desk', async () => {
      const buyer = await newBuyer();
      const { orderId } = await buyer.buy({ departure: 'BUS_TERMINAL' });
      const { departure, departurePlace, checkPath, orderNumber } = await ticket(buyer, orderId);
      expect({ departure, departurePlace }).toEqual({
        departure: 'BUS_TERMINAL',
        departurePlace: shownBusTerminal,
      });
      const code = checkPath?.split('/').at(-1) ?? '';
      expect((await new TestVisitor(app).call('GET', `/tickets/${code}`)).body).toMatchObject({
        departurePlace: { name: '강릉터미널', meetingPlace: '터미널 정문 앞' },
      });
      const [mail] = await buyer.receivedMails(orderNumber);
      expect(mail?.text).toContain('Meeting point: In front of the main entrance');
      expect(mail?.text).not.toContain('Gangneung Station');
      const dispatcher = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
      const tour = deskApi.getTour.response.parse(
        (await dispatcher.call('GET', `/desk/tours/${orderId}`)).body,
      );
      expect(tour.departurePlace).toMatchObject({ id: 'BUS_TERMINAL', name: '강릉터미널' });
      const order = deskApi.getOrder.response.parse(
        (await dispatcher.call('GET', `/desk/orders/${orderId}`)).body,
      );
      expect(order).toMatchObject({
        departure: 'BUS_TERMINAL',
        departurePlace: { koreanName: '강릉터미널' },
      });
    });

    it('have their newest texts once they are not offered any more', async () => {
      const buyer = await newBuyer();
      const { orderId } = await buyer.buy({ departure: 'BUS_TERMINAL' });
      const renamed = {
        ...busTerminal,
        isOffered: false,
        name: { ...busTerminal.name, en: 'Express Bus Terminal' },
      };
      await setNow({ isStationOffered: true, others: [renamed] });
      expect((await ticket(buyer, orderId)).departurePlace?.name).toBe('Express Bus Terminal');
      await setNow(stationAlone);
      expect((await ticket(buyer, orderId)).departurePlace?.name).toBe('Express Bus Terminal');
    });

    it('are where an assistant checks a plan from: the one asked for, else the first that is offered', async () => {
      const client = await connectClient(app());
      const check = async (given: object) =>
        (await callTool(client, 'check_plan', { stops: [1], ...given })).structured;
      await setNow(withTerminal);
      const fromStation = await check({});
      expect(fromStation.departure).toEqual({ id: 'GANGNEUNG_STATION', name: 'Gangneung Station' });
      const fromTerminal = await check({ departure: 'BUS_TERMINAL' });
      expect(fromTerminal.departure).toEqual({ id: 'BUS_TERMINAL', name: busTerminal.name.en });
      expect(fromTerminal.driveBackMinutes).not.toBe(fromStation.driveBackMinutes);
      await setNow({ ...withTerminal, isStationOffered: false });
      expect(await check({})).toEqual(fromTerminal);
      await client.close();
    });

    it('are refused if they are not offered, by the name of the field', async () => {
      const buyer = await newBuyer();
      await setNow(withdrawn);
      for (const departure of ['BUS_TERMINAL', 'NOWHERE']) {
        const { status, fields } = await buyer.order({ departure });
        expect([status, fields]).toEqual([400, { departure: 'notOffered' }]);
      }
      await setNow({ isStationOffered: false, others: [busTerminal] });
      const station = await buyer.order();
      expect([station.status, station.fields]).toEqual([400, { departure: 'notOffered' }]);
      expect((await buyer.order({ departure: 'nowhere' })).status).toBe(400);
      const { body } = await buyer.visitor.call('GET', '/user/tickets?locale=en');
      expect(api.listTickets.response.parse(body).content).toEqual([]);
    });

    it('are changed by the visitor and by the desk, unless they are not offered', async () => {
      const buyer = await newBuyer();
      const { orderId } = await buyer.buy();
      const change = (departure: string, version: number) =>
        buyer.visitor.call('POST', `/user/tickets/${orderId}/change?locale=en`, { version, departure });
      expect((await change('BUS_TERMINAL', 0)).body).toMatchObject({
        departure: 'BUS_TERMINAL',
        departurePlace: shownBusTerminal,
        version: 1,
      });
      const refused = await change('NOWHERE', 1);
      expect([refused.status, refused.fields]).toEqual([400, { departure: 'notOffered' }]);
      const dispatcher = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
      const body = { version: 1, departure: 'GANGNEUNG_STATION', reason: 'asked by telephone' };
      const changed = await dispatcher.call('POST', `/desk/orders/${orderId}/change`, body);
      expect(changed.body).toMatchObject({ departure: 'GANGNEUNG_STATION', departurePlace: null });
      const { history } = deskApi.getOrder.response.parse(
        (await dispatcher.call('GET', `/desk/orders/${orderId}`)).body,
      );
      expect(history.at(-1)?.detail).toMatchObject({ departure: `${busTerminal.name.ko} → 강릉역` });
      expect(await ticket(buyer, orderId)).toMatchObject({ departurePlace: null, version: 2 });
    });

    it('keep the departure of another change, also if it is not offered any more', async () => {
      const buyer = await newBuyer();
      const { orderId } = await buyer.buy({ departure: 'BUS_TERMINAL' });
      await setNow(withdrawn);
      const { status, body } = await buyer.visitor.call('POST', `/user/tickets/${orderId}/change?locale=en`, {
        version: 0,
        numberOfPeople: 3,
        departure: 'BUS_TERMINAL',
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ departure: 'BUS_TERMINAL', numberOfPeople: 3 });
    });

    it('are chosen by the desk for an order of its own, else the first one that is offered', async () => {
      const dispatcher = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
      const sell = (change: object = {}) =>
        dispatcher.call('POST', '/desk/orders', {
          ...{ channel: 'phone', tripDate: '2026-12-24', startTime: '10:00', numberOfPeople: 2 },
          ...{ agreedRoute: '경포해변', customerName: 'LEE MINA', language: 'en', payment: 'cash' },
          ...change,
        });
      expect((await sell({ departure: 'BUS_TERMINAL' })).body).toMatchObject({ departure: 'BUS_TERMINAL' });
      expect((await sell()).body).toMatchObject({ departure: 'GANGNEUNG_STATION' });
      const refused = await sell({ departure: 'NOWHERE' });
      expect([refused.status, refused.body.errors]).toMatchObject([
        400,
        [{ field: 'departure', code: 'notOffered' }],
      ]);
      await setNow({ isStationOffered: false, others: [busTerminal] });
      expect((await sell()).body).toMatchObject({ departure: 'BUS_TERMINAL' });
    });
  });

  describe('of a plan', () => {
    beforeEach(() => setNow(withTerminal));
    const visitSpotSet = [{ placeId: 1, memo: '', orderIndex: 1 }];
    const plan = (departure?: string) => ({ tripPlan: { departure }, visitSpotSet });

    it('are saved and shared, and stay once they are not offered any more', async () => {
      const { visitor } = await newBuyer();
      expect((await visitor.call('POST', '/trip-plan?locale=KO', plan())).body).toMatchObject({
        departure: null,
      });
      const saved = await visitor.call('POST', '/trip-plan?locale=KO', plan('BUS_TERMINAL'));
      expect(saved.body).toMatchObject({ departure: 'BUS_TERMINAL' });
      const shared = await visitor.call('POST', '/trip-plan/share', plan('BUS_TERMINAL'));
      const { token } = api.sharePlan.response.parse(shared.body);
      await setNow(withdrawn);
      expect((await visitor.call('GET', '/trip-plan')).body).toMatchObject({ departure: 'BUS_TERMINAL' });
      expect((await visitor.call('GET', `/shared-plans/${token}?locale=en`)).body).toMatchObject({
        departure: 'BUS_TERMINAL',
        departurePlace: shownBusTerminal,
      });
      expect((await visitor.call('POST', '/trip-plan?locale=KO', plan('BUS_TERMINAL'))).status).toBe(200);
    });

    it('are refused if there never was one', async () => {
      const { visitor } = await newBuyer();
      for (const path of ['/trip-plan?locale=KO', '/trip-plan/share']) {
        const { status, fields } = await visitor.call('POST', path, plan('NOWHERE'));
        expect([status, fields], path).toEqual([400, { 'tripPlan.departure': 'unknownDeparture' }]);
      }
    });

    it('are refused in a request for driving times if there never was one', async () => {
      const visitor = new TestVisitor(app);
      expect((await visitor.call('GET', '/driving-times?ids=1&departure=BUS_TERMINAL')).status).toBe(200);
      const { status, fields } = await visitor.call('GET', '/driving-times?ids=1&departure=NOWHERE');
      expect([status, fields]).toEqual([400, { departure: 'unknownDeparture' }]);
    });
  });
});
