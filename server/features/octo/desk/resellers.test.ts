import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { deskApi } from '../../../../contract/desk/api.ts';
import { describeWithGuide } from '../../../testing/describeWithGuide.ts';
import { useApplication } from '../../../testing/testApplication.ts';
import { useTestStaff } from '../../../testing/useTestStaff.ts';
import { injected } from '../testing/injected.ts';
import { OctoClient } from '../testing/octoClient.ts';

const fields = {
  name: 'Pebble Tours',
  email: 'bookings@pebble.example',
  currency: 'USD',
  price: 35.5,
  commissionPercent: 22.5,
  cutoffHours: 2,
  cancellationHours: 24,
  maxShare: 50,
};

describeWithGuide('resellers at the desk', (database) => {
  // It is 21 November 2026, 12:00 in Asia/Seoul.
  const { app, clock } = useApplication(database, { hasFewPlaces: true });
  const owner = useTestStaff({ app, database, clock }, 'owner');
  const octo = (key: string) => new OctoClient(injected(app), key);

  async function add(change = {}) {
    const { status, body } = await owner().call('POST', '/desk/resellers', { ...fields, ...change });
    expect(status, JSON.stringify(body)).toBe(200);
    return deskApi.addReseller.response.parse(body);
  }
  async function book(key: string, time: string, reference: string) {
    const uuid = randomUUID();
    await octo(key).reserve({
      productId: 'tour-taxi',
      optionId: 'GANGNEUNG_STATION',
      availabilityId: `2026-12-01T${time}:00+09:00`,
      unitItems: [{ unitId: 'person' }],
      resellerReference: reference,
      uuid,
    });
    await octo(key).confirm(uuid, { contact: { fullName: 'Mina Park' } });
    return uuid;
  }

  it('has a key that is shown once, replaced with an overlap, and stored as a hash', async () => {
    const { reseller, key } = await add();
    expect(key).toMatch(/^octo_[\w-]{43}$/);
    expect(reseller.keys).toEqual([
      { hint: key.slice(-4), createdAt: '2026-11-21T03:00:00.000Z', endsAt: null },
    ]);
    const rows = await database().sql.selectFrom('reseller_key').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
    const { body } = await owner().call('POST', `/desk/resellers/${reseller.id}/key`);
    const next = deskApi.rotateResellerKey.response.parse(body);
    expect(next.reseller.keys.map(({ endsAt }) => endsAt)).toEqual([null, '2026-11-28T03:00:00.000Z']);
    clock.moveTo('2026-11-28T11:59:59+09:00');
    await octo(key).supplier();
    clock.moveTo('2026-11-28T12:00:00+09:00');
    expect(await octo(key).refused('GET', '/supplier')).toEqual({ status: 400, error: 'FORBIDDEN' });
    await octo(next.key).supplier();
    clock.moveTo('2026-11-21T12:00:00+09:00');
  });

  it('is refused as soon as it is disabled, until it is enabled', async () => {
    const { reseller, key } = await add();
    const setDisabled = (isDisabled: boolean) =>
      owner().call('POST', `/desk/resellers/${reseller.id}/disabled`, { isDisabled });
    expect((await setDisabled(true)).body).toMatchObject({ isDisabled: true });
    expect(await octo(key).refused('GET', '/products')).toMatchObject({ error: 'FORBIDDEN' });
    await setDisabled(false);
    await octo(key).products();
    const { body } = await owner().call('GET', '/desk/audit?subject=reseller');
    const lines = deskApi.listAudit.response.parse(body).content;
    expect(lines.slice(0, 2).map(({ action, subjectName }) => [action, subjectName])).toEqual([
      ['enable', 'Pebble Tours'],
      ['disable', 'Pebble Tours'],
    ]);
  });

  it('changes the contract for bookings from now on, and refuses an outdated change', async () => {
    const { reseller, key } = await add();
    const uuid = await book(key, '09:00', 'OLD');
    const change = (version: number) =>
      owner().call('PATCH', `/desk/resellers/${reseller.id}`, { ...fields, price: 50, version });
    expect((await change(0)).body).toMatchObject({ price: 50, version: 1 });
    expect((await change(0)).body).toMatchObject({ code: 'changedMeanwhile' });
    expect((await octo(key).booking(uuid)).pricing).toMatchObject({ retail: 3_550, currencyPrecision: 2 });
    const [product] = await octo(key).products();
    expect(product?.options[0]?.pricingFrom).toMatchObject([{ retail: 5_000, net: 3_875, currency: 'USD' }]);
  });

  it('refuses a price with more digits than the currency has', async () => {
    const { body } = await owner().call('POST', '/desk/resellers', { ...fields, currency: 'KRW' });
    expect(body).toMatchObject({ errors: [{ field: 'price', code: 'wrongAmount' }] });
  });

  it('states what a reseller owes for a month, and shows its name and number with the order', async () => {
    const { reseller, key } = await add({ name: 'Statement Tours' });
    await book(key, '09:00', 'A-1');
    const cancelled = await book(key, '14:00', 'A-2');
    await octo(key).cancel(cancelled);
    const { body } = await owner().call('GET', `/desk/resellers/${reseller.id}/statement?month=2026-12`);
    const { name, content } = deskApi.getResellerStatement.response.parse(body);
    expect(name).toBe('Statement Tours');
    // 22.5 % of 35.50 are 7.9875.
    expect(content).toMatchObject([
      { reference: 'A-1', price: 35.5, refunded: 0, commission: 7.98, owed: 27.52 },
      { reference: 'A-2', price: 35.5, refunded: 35.5, commission: 0, owed: 0 },
    ]);
    const other = await owner().call('GET', `/desk/resellers/${reseller.id}/statement?month=2026-11`);
    expect(other.body).toMatchObject({ content: [] });
    const found = deskApi.searchOrders.response.parse((await owner().call('GET', '/desk/orders?q=A-1')).body);
    expect(found.content).toMatchObject([{ resellerName: 'Statement Tours', paymentMethod: 'invoice' }]);
    const order = await owner().call('GET', `/desk/orders/${found.content[0]?.orderId}`);
    expect(order.body).toMatchObject({ reseller: { reference: 'A-1', heldUntil: null }, sale: null });
  });
});
