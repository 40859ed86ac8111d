import { expect, it } from 'vitest';
import { z } from 'zod';
import { deskApi } from '../../../contract/desk/api.ts';
import { maxWrongPins } from '../../../domain/tour/tourRules.ts';
import { auditLines } from '../../desk/testing/auditLines.ts';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useTours } from './testing/useTours.ts';

const problemSchema = z.object({ errors: z.array(z.object({ code: z.string() })) });

describeWithGuide('the lasting link of a driver', (database) => {
  const tours = useTours(database);
  const { staff, newOrder, newDriver, drive, lastingCode } = tours;
  const enter = (code: string, pin: string) => drive(code, 'pin', { pin });
  const open = (code: string, token?: string) => drive(code, undefined, undefined, token);
  /** What the page is told to ask for: the status and the state of the PIN. */
  const asked = async (call: ReturnType<typeof drive>) => {
    const { status, body } = await call;
    return [status, problemSchema.parse(body).errors[0]?.code];
  };
  /** A driver who has set the PIN 2580, with the token of their phone. */
  async function withPin() {
    const driver = await newDriver();
    const code = await lastingCode(driver.id);
    const token = String((await enter(code, '2580')).body.token);
    return { driver, code, token };
  }
  const listed = async (code: string, token: string) =>
    deskApi.getDriverTours.response.parse((await open(code, token)).body).tours.map(({ orderId }) => orderId);

  it('opens with the PIN that the first use sets, and shows all tours from yesterday on', async () => {
    const driver = await newDriver();
    const code = await lastingCode(driver.id);
    expect(await asked(open(code))).toEqual([401, 'unset']);
    const { status, body } = await enter(code, '2580');
    expect(status).toBe(200);
    const orders: string[] = [];
    for (const tripDate of ['2026-11-20', '2026-11-22', '2027-11-01']) {
      const orderId = await newOrder({ tripDate });
      await tours.assign(orderId, driver.id);
      orders.push(orderId);
    }
    expect(await listed(code, body.token)).toEqual(orders);
    const [, next = ''] = orders;
    expect((await drive(code, next, { step: 'accept' }, body.token)).status).toBe(200);
    expect(await asked(drive(code, next, { step: 'cannot' }))).toEqual([401, 'needed']);
    expect(await asked(open(code))).toEqual([401, 'needed']);
    expect(await tours.readDriver(driver.id)).toMatchObject({ hasPin: true });
  });

  it('asks for the PIN again after 16 hours, and takes the right one alone', async () => {
    const { code, token } = await withPin();
    await tours.moveTo('2026-11-22T03:59:59+09:00');
    expect((await open(code, token)).status).toBe(200);
    await tours.moveTo('2026-11-22T04:00:00+09:00');
    expect(await asked(open(code, token))).toEqual([401, 'needed']);
    expect(await asked(enter(code, '2581'))).toEqual([401, 'wrong']);
    expect((await tours.app().inject('/metrics')).body).toContain(
      'http_security_events_total{kind="wrongPin"',
    );
    const { body } = await enter(code, '2580');
    expect((await open(code, body.token)).status).toBe(200);
  });

  it('takes no token of another driver, of another time or of no signature', async () => {
    const { code, token } = await withPin();
    const [expires = '', signature = ''] = token.split('.');
    const { token: others } = await withPin();
    for (const wrong of [others, `${Number(expires) + 1}.${signature}`, expires, `.${signature}`, 'NaN.x'])
      expect(await asked(open(code, wrong)), wrong).toEqual([401, 'needed']);
  });

  it('locks after ten wrong PINs, also when they come at once, until the desk resets it', async () => {
    const { driver, code, token } = await withPin();
    const guesses = Array.from({ length: maxWrongPins + 5 }, (_, index) =>
      enter(code, String(1_000 + index)),
    );
    const states = await Promise.all(guesses.map(asked));
    expect(states.filter(([, state]) => state === 'wrong')).toHaveLength(maxWrongPins);
    expect(states.filter(([, state]) => state === 'locked')).toHaveLength(5);
    expect(await asked(enter(code, '2580'))).toEqual([401, 'locked']);
    // Open sessions stay open; only further attempts are rejected.
    expect((await open(code, token)).status).toBe(200);
    expect((await staff().call('DELETE', `/desk/drivers/${driver.id}/pin`)).status).toBe(204);
    expect(await asked(open(code, token))).toEqual([401, 'unset']);
    expect(await tours.readDriver(driver.id)).toMatchObject({ hasPin: false });
    expect((await enter(code, '4711')).status).toBe(200);
    expect(await asked(enter(code, '2580'))).toEqual([401, 'wrong']);
    const actions = (await auditLines(database(), 'driver', driver.id)).map(({ action }) => action);
    expect(actions).toEqual(['add', 'makeLink', 'resetPin']);
  });

  it('sets one PIN when two phones open the link at the same time', async () => {
    const code = await lastingCode((await newDriver()).id);
    const responses = await Promise.all([enter(code, '1111'), enter(code, '2222')]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('ends with the driver’s links, also for a phone that is in', async () => {
    const { driver, code, token } = await withPin();
    await staff().call('DELETE', `/desk/drivers/${driver.id}/link`);
    expect((await open(code, token)).status).toBe(404);
    expect((await enter(code, '2580')).status).toBe(404);
    const renewed = await lastingCode(driver.id);
    expect(await asked(open(renewed, token))).toEqual([401, 'needed']);
    expect((await enter(renewed, '2580')).status).toBe(200);
  });

  it('is the same link each time, and of active drivers only', async () => {
    const driver = await newDriver();
    expect(await lastingCode(driver.id)).toBe(await lastingCode(driver.id));
    await staff().call('PATCH', `/desk/drivers/${driver.id}`, { version: 0, isActive: false });
    expect((await staff().call('POST', `/desk/drivers/${driver.id}/link`, {})).status).toBe(404);
  });

  it('needs no PIN for a link of an earlier release, and takes none', async () => {
    const driver = await newDriver();
    const orderId = await newOrder({ tripDate: '2026-11-22' });
    await tours.assign(orderId, driver.id);
    const code = await tours.codeFor(driver.id, orderId);
    expect((await open(code)).status).toBe(200);
    expect((await enter(code, '2580')).status).toBe(404);
  });

  it.each(['123', '1234567', '12a4', ''])('rejects %j as a PIN', async (pin) => {
    const code = await lastingCode((await newDriver()).id);
    expect((await enter(code, pin)).status).toBe(400);
    expect(await asked(open(code))).toEqual([401, 'unset']);
  });
});
