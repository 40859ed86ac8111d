import { expect, it } from 'vitest';
import { deskApi } from '../../../contract/desk/api.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useTours } from './testing/useTours.ts';

describeWithGuide('the driver’s page', (database) => {
  const tours = useTours(database);
  const { staff, newOrder, newDriver, readTour, drive } = tours;

  /** A tour of 22 November that is offered to a driver. */
  async function offered(change: object = {}) {
    const driver = await newDriver();
    const orderId = await newOrder({ tripDate: '2026-11-22', ...change });
    await tours.assign(orderId, driver.id);
    return { driver, orderId, code: await tours.codeFor(driver.id, orderId) };
  }

  const listed = async (code: string) =>
    deskApi.getDriverTours.response.parse((await drive(code)).body).tours.map(({ orderId }) => orderId);

  it('shows a driver their own tours from yesterday to the last day of the link', async () => {
    const { driver, orderId, code } = await offered();
    const early = await newOrder({ tripDate: '2026-11-20' });
    const late = await newOrder({ tripDate: '2026-11-23' });
    await tours.assign(early, driver.id);
    await tours.assign(late, driver.id);
    await tours.assign(await newOrder({ tripDate: '2026-11-22' }), (await newDriver()).id);
    const { status, body } = await drive(code);
    expect(status).toBe(200);
    expect(body).toMatchObject({ driverName: '김기사', today: '2026-11-21', deskPhone: '033-123-4567' });
    expect(await listed(code)).toEqual([early, orderId]);
    expect(await listed(await tours.codeFor(driver.id, late))).toEqual([early, orderId, late]);
    expect(body.tours[1]).toEqual({
      orderId,
      orderNumber: expect.stringMatching(/^SB-/),
      tripDate: '2026-11-22',
      startTime: '10:00',
      departurePlace: null,
      numberOfPeople: 2,
      boughtHalfHours: 0,
      acceptsEarlyEnd: false,
      language: 'en',
      customerName: 'KIM SORA',
      customerPhone: null,
      state: 'offered',
      overtimeHalfHours: 0,
      overtimePrice: 5_000,
      overtimeAmount: 0,
      stops: [
        expect.objectContaining({ placeId: 3, memo: 'a memo' }),
        expect.objectContaining({ name: '경포해변', lat: expect.any(Number) }),
      ],
      instructions: '',
    });
    await tours.moveTo('2026-11-22T00:00:00+09:00');
    expect(await listed(code)).toEqual([orderId]);
    expect((await drive(code, late, { step: 'accept' })).status).toBe(404);
  });

  it('lets a link work until the end of the day after its last tour', async () => {
    const { code } = await offered();
    await tours.moveTo('2026-11-23T23:59:59+09:00');
    expect((await drive(code)).status).toBe(200);
    await tours.moveTo('2026-11-24T00:00:00+09:00');
    expect(await drive(code)).toMatchObject({ status: 410, body: { code: 'expiredLink' } });
  });

  it('returns 404 for codes that are not ours', async () => {
    const { driver, orderId, code } = await offered();
    const [id = '', day = '', signature = ''] = code.split('.');
    const wrong = [
      `${id}.20261123.${signature}`,
      `${driver.id + 1}.${day}.${signature}`,
      `0${id}.${day}.${signature}`,
      `9999999999.${day}.${signature}`,
      `${id}.${day}.${'A'.repeat(22)}`,
      `${code}.x`,
      `${id}.${day}`,
    ];
    for (const one of wrong) {
      expect((await drive(one)).status, one).toBe(404);
      expect((await drive(one, orderId, { step: 'accept' })).status, one).toBe(404);
    }
    expect(await readTour(orderId)).toMatchObject({ state: 'offered', version: 1 });
  });

  it('ends all links of a driver at once, and makes new ones', async () => {
    const { driver, orderId, code } = await offered();
    expect((await staff().call('DELETE', `/desk/drivers/${driver.id}/link`)).status).toBe(204);
    expect((await drive(code)).status).toBe(404);
    expect((await drive(await tours.codeFor(driver.id, orderId))).status).toBe(200);
  });

  it('returns 404 once the driver is inactive', async () => {
    const { driver, orderId, code } = await offered();
    await tours.change(orderId, 'unassign');
    await staff().call('PATCH', `/desk/drivers/${driver.id}`, { version: 0, isActive: false });
    expect((await drive(code)).status).toBe(404);
  });

  it('takes the steps of a tour, each once, and tells the visitor once', async () => {
    const { driver, orderId, code } = await offered();
    const step = (body: object) => drive(code, orderId, body);
    const expectState = async (body: object, state: string) => {
      for (const _ of ['first', 'repeated']) {
        expect(await step(body)).toMatchObject({ status: 200, body: { tours: [{ orderId, state }] } });
      }
    };
    const expectRefused = async (body: object) =>
      expect(await step(body)).toMatchObject({ status: 409, body: { code: 'notPossibleNow' } });
    await expectRefused({ step: 'met' });
    await expectState({ step: 'accept' }, 'accepted');
    await expectRefused({ step: 'met' });
    await expectRefused({ overtimeHalfHours: 1 });
    await tours.moveTo('2026-11-22T09:59:59+09:00');
    await expectRefused({ step: 'notMet' });
    await expectRefused({ step: 'finished' });
    await expectState({ step: 'met' }, 'met');
    await expectRefused({ step: 'cannot' });
    await expectRefused({ step: 'accept' });
    await expectState({ overtimeHalfHours: 3 }, 'met');
    await expectState({ step: 'finished' }, 'finished');
    await expectState({ overtimeHalfHours: 2 }, 'finished');
    const { history, ...tour } = await readTour(orderId);
    expect(tour).toMatchObject({ overtimeHalfHours: 2, overtimeAmount: 10_000, version: 6 });
    expect(history.map(({ action }) => action)).toEqual([
      'assign',
      'accept',
      'met',
      'overtime',
      'finished',
      'overtime',
    ]);
    expect(history.slice(1).every(({ who }) => who === driver.name)).toBe(true);
    expect(await tours.kinds(`${orderId}@visitor.example`)).toEqual(['driverAssigned']);
    expect(await tours.kinds(driver.email)).toEqual(['tourOffered']);
  });

  it('notes visitors who did not come, only after the start, and who came late', async () => {
    const { orderId, code } = await offered();
    await drive(code, orderId, { step: 'accept' });
    await tours.moveTo('2026-11-22T10:00:00+09:00');
    for (const step of ['notMet', 'notMet', 'met', 'finished']) {
      expect((await drive(code, orderId, { step })).status, step).toBe(200);
    }
  });

  it('gives a tour back when its driver cannot, also after they had accepted', async () => {
    for (const steps of [['cannot'], ['accept', 'cannot']]) {
      const { driver, orderId, code } = await offered();
      for (const step of [...steps, 'cannot']) {
        expect((await drive(code, orderId, { step })).status, step).toBe(200);
      }
      expect(await readTour(orderId)).toMatchObject({
        state: 'unassigned',
        driver: null,
        cannot: [driver.id],
        version: 1 + steps.length,
      });
      expect(await listed(code)).toEqual([]);
      expect(await tours.kinds(driver.email)).toEqual(['tourOffered']);
    }
  });

  it('returns 404 for a tour that was given to another driver meanwhile', async () => {
    const { orderId, code } = await offered();
    const other = await newDriver();
    await tours.assign(orderId, other.id);
    for (const body of [{ step: 'accept' }, { step: 'cannot' }, { overtimeHalfHours: 0 }]) {
      expect((await drive(code, orderId, body)).status).toBe(404);
    }
    expect(await readTour(orderId)).toMatchObject({ state: 'offered', driver: { id: other.id }, cannot: [] });
  });

  it('decides between an acceptance and a replacement at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { driver, orderId, code } = await offered();
      const other = await newDriver();
      await Promise.all([drive(code, orderId, { step: 'accept' }), tours.assign(orderId, other.id)]);
      const tour = await readTour(orderId);
      // The desk names the version that it saw; an acceptance before that makes it look again.
      const expected = tour.driver?.id === driver.id ? 'accepted' : 'offered';
      expect(tour.state).toBe(expected);
      const told = await tours.kinds(`${orderId}@visitor.example`);
      const wasAccepted = tour.history.some(({ action }) => action === 'accept');
      expect(told).toEqual(wasAccepted ? ['driverAssigned'] : []);
    }
  });

  it('shows no tour whose refund is under way', async () => {
    const { orderId, code } = await offered();
    await drive(code, orderId, { step: 'accept' });
    await tours.cancel(orderId, tours.ports());
    expect(await listed(code)).toEqual([]);
    expect((await drive(code, orderId, { step: 'cannot' })).status).toBe(404);
  });

  it.each([{ step: 'fly' }, { overtimeHalfHours: 13 }, { overtimeHalfHours: -1 }, {}])(
    'rejects %o as a step',
    async (body) => {
      const { orderId, code } = await offered();
      expect((await drive(code, orderId, body)).status).toBe(400);
    },
  );
});
