import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { describeWithGuide } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { injected } from './testing/injected.ts';
import { insertReseller } from './testing/insertReseller.ts';
import { OctoClient } from './testing/octoClient.ts';

const product = { productId: 'tour-taxi', optionId: 'GANGNEUNG_STATION' };
const people = (count: number) => Array.from({ length: count }, () => ({ unitId: 'person' }));
const contact = { firstName: 'Mina', lastName: 'Park', emailAddress: 'mina@guest.example' };
const departure = (day: string, time: string) => `${day}T${time}:00+09:00`;

describeWithGuide('what the OCTO endpoints refuse', (database) => {
  // It is 21 November 2026, 12:00 in Asia/Seoul.
  const { app, clock } = useApplication(database, { hasFewPlaces: true });
  let key = '';
  const client = () => new OctoClient(injected(app), key);
  beforeAll(async () => {
    ({ key } = await insertReseller(database(), clock));
  });

  it.each([
    ['no key', null, 'UNAUTHORIZED'],
    ['an unknown key', 'octo_unknown', 'FORBIDDEN'],
  ])('refuses %s', async (_name, sentKey, error) => {
    expect(await new OctoClient(injected(app), sentKey).refused('GET', '/supplier')).toEqual({
      status: 400,
      error,
    });
  });

  const reservation = {
    ...product,
    availabilityId: departure('2026-12-12', '10:00'),
    unitItems: people(1),
  };
  const range = { ...product, localDateStart: '2026-12-01', localDateEnd: '2026-12-02' };
  const unknown = '00000000-0000-4000-8000-000000000000';
  it.each([
    ['a product', 'GET', '/products/boat', undefined, 'INVALID_PRODUCT_ID'],
    ['a product', 'POST', '/bookings', { ...reservation, productId: 'boat' }, 'INVALID_PRODUCT_ID'],
    ['no product', 'POST', '/bookings', { ...reservation, productId: undefined }, 'INVALID_PRODUCT_ID'],
    ['an option', 'POST', '/availability', { ...range, optionId: 'SEOUL' }, 'INVALID_OPTION_ID'],
    ['an option', 'POST', '/bookings', { ...reservation, optionId: 'SEOUL' }, 'INVALID_OPTION_ID'],
    ['a unit', 'POST', '/bookings', { ...reservation, unitItems: [{ unitId: 'dog' }] }, 'INVALID_UNIT_ID'],
    ['a unit', 'POST', '/availability', { ...range, units: [{ id: 'dog', quantity: 1 }] }, 'INVALID_UNIT_ID'],
    [
      'a departure',
      'POST',
      '/bookings',
      { ...reservation, availabilityId: 'noon' },
      'INVALID_AVAILABILITY_ID',
    ],
    [
      'no departure',
      'POST',
      '/bookings',
      { ...reservation, availabilityId: undefined },
      'INVALID_AVAILABILITY_ID',
    ],
    ['a uuid', 'GET', `/bookings/${unknown}`, undefined, 'INVALID_BOOKING_UUID'],
    ['a malformed uuid', 'GET', '/bookings/1', undefined, 'INVALID_BOOKING_UUID'],
    ['a malformed uuid', 'POST', '/bookings', { ...reservation, uuid: '1' }, 'INVALID_BOOKING_UUID'],
    ['a uuid', 'PATCH', `/bookings/${unknown}`, { notes: '' }, 'INVALID_BOOKING_UUID'],
    ['a uuid', 'POST', `/bookings/${unknown}/confirm`, { contact }, 'INVALID_BOOKING_UUID'],
    ['a uuid', 'POST', `/bookings/${unknown}/extend`, {}, 'INVALID_BOOKING_UUID'],
    ['a uuid', 'POST', `/bookings/${unknown}/cancel`, {}, 'INVALID_BOOKING_UUID'],
    ['no one', 'POST', '/bookings', { ...reservation, unitItems: [] }, 'BAD_REQUEST'],
    ['a car for five', 'POST', '/bookings', { ...reservation, unitItems: people(5) }, 'UNPROCESSABLE_ENTITY'],
    ['another currency', 'POST', '/bookings', { ...reservation, currency: 'EUR' }, 'BAD_REQUEST'],
    [
      'a past day',
      'POST',
      '/bookings',
      { ...reservation, availabilityId: departure('2026-11-20', '10:00') },
      'UNPROCESSABLE_ENTITY',
    ],
    ['no dates', 'POST', '/availability', product, 'BAD_REQUEST'],
    ['two years', 'POST', '/availability/calendar', { ...range, localDateEnd: '2028-12-01' }, 'BAD_REQUEST'],
    ['dates and ids', 'POST', '/availability', { ...range, availabilityIds: ['x'] }, 'BAD_REQUEST'],
    ['no reference', 'GET', '/bookings', undefined, 'BAD_REQUEST'],
    [
      'a control character',
      'POST',
      '/bookings',
      { ...reservation, resellerReference: '\u0007' },
      'BAD_REQUEST',
    ],
  ] as const)('refuses %s: %s %s', async (_name, method, path, body, error) => {
    expect(await client().refused(method, path, body)).toEqual({ status: 400, error });
  });

  it('refuses a body that is no JSON', async () => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const response = await app().inject({ method: 'POST', url: '/octo/bookings', headers, payload: '{' });
    expect([response.statusCode, response.json()]).toMatchObject([400, { error: 'BAD_REQUEST' }]);
  });

  it('refuses what the state of a booking does not allow', async () => {
    const uuid = randomUUID();
    const availabilityId = departure('2026-12-13', '10:00');
    await client().reserve({ ...product, uuid, availabilityId, unitItems: people(1) });
    const noName = { contact: { emailAddress: contact.emailAddress } };
    expect(await client().refused('POST', `/bookings/${uuid}/confirm`, noName)).toMatchObject({
      error: 'BAD_REQUEST',
    });
    await client().confirm(uuid, { contact });
    const refused = { status: 400, error: 'UNPROCESSABLE_ENTITY' };
    expect(await client().refused('POST', `/bookings/${uuid}/extend`, {})).toEqual(refused);
    await client().cancel(uuid);
    expect(await client().refused('PATCH', `/bookings/${uuid}`, { unitItems: people(2) })).toEqual(refused);
    expect(await client().refused('POST', `/bookings/${uuid}/confirm`, { contact })).toEqual(refused);
  });
});
