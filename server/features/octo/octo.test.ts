import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { describeWithGuideOnBothEngines } from '../../testing/describeWithGuide.ts';
import { useApplication } from '../../testing/testApplication.ts';
import { insertDrivers } from '../capacity/testing/insertDrivers.ts';
import { injected } from './testing/injected.ts';
import { insertReseller } from './testing/insertReseller.ts';
import { OctoClient } from './testing/octoClient.ts';

const product = { productId: 'tour-taxi', optionId: 'GANGNEUNG_STATION' };
const people = (count: number) => Array.from({ length: count }, () => ({ unitId: 'person' }));
const contact = {
  firstName: 'Mina',
  lastName: 'Park',
  emailAddress: 'mina@guest.example',
  locales: ['ja-JP'],
};
const departure = (day: string, time: string) => `${day}T${time}:00+09:00`;

describeWithGuideOnBothEngines('a reseller by the OCTO standard', (database) => {
  // It is 21 November 2026, 12:00 in Asia/Seoul.
  const { app, clock } = useApplication(database, { hasFewPlaces: true });
  let key = '';
  let resellerId = '';
  const client = (headers = {}) => new OctoClient(injected(app), key, headers);
  beforeAll(async () => {
    await insertDrivers(database(), clock, 2);
    ({ key, id: resellerId } = await insertReseller(database(), clock));
  });

  const orderOf = (uuid: string) =>
    database()
      .sql.selectFrom('reseller_booking')
      .innerJoin('ticket_order', 'ticket_order.id', 'order_id')
      .selectAll('ticket_order')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
  const mailsTo = (address: string) =>
    database()
      .sql.selectFrom('mail_outbox')
      .select(['kind', 'language'])
      .where('recipient', '=', address)
      .execute();

  it('goes from the product to a confirmed, moved and cancelled booking', async () => {
    const octo = client({ 'accept-language': 'ja' });
    const supplier = await octo.supplier();
    expect(supplier.endpoint).toMatch(/\/octo$/);
    expect((await octo.capabilities()).map(({ id }) => id)).toEqual(['octo/pricing', 'octo/content']);
    const [listed] = await octo.products();
    expect(listed).toMatchObject({ id: product.productId, pricingPer: 'BOOKING', defaultCurrency: 'KRW' });
    expect(await octo.product(product.productId)).toEqual(listed);

    const calendar = await octo.calendar({
      ...product,
      localDateStart: '2026-12-01',
      localDateEnd: '2026-12-03',
    });
    expect(calendar.map(({ localDate, status, vacancies }) => [localDate, status, vacancies])).toEqual([
      ['2026-12-01', 'AVAILABLE', 8],
      ['2026-12-02', 'AVAILABLE', 8],
      ['2026-12-03', 'AVAILABLE', 8],
    ]);
    const [first, ...others] = await octo.availability({
      ...product,
      localDateStart: '2026-12-01',
      localDateEnd: '2026-12-01',
    });
    expect(others).toHaveLength(18);
    expect(first).toMatchObject({
      id: departure('2026-12-01', '09:00'),
      localDateTimeEnd: departure('2026-12-01', '12:00'),
      utcCutoffAt: '2026-11-30T22:00:00.000Z',
      vacancies: 8,
      pricing: { retail: 40_000, net: 32_000, currency: 'KRW', currencyPrecision: 0 },
    });

    const uuid = randomUUID();
    const reserved = await octo.reserve({
      ...product,
      uuid,
      availabilityId: first?.id,
      unitItems: people(2),
      resellerReference: 'PEBBLE-1',
    });
    expect(reserved).toMatchObject({
      uuid,
      status: 'ON_HOLD',
      utcExpiresAt: '2026-11-21T03:30:00.000Z',
      utcConfirmedAt: null,
      voucher: null,
      cancellable: true,
      pricing: { retail: 40_000, net: 32_000 },
      availability: { vacancies: 4 },
    });
    expect((await octo.extend(uuid, { expirationMinutes: 60 })).utcExpiresAt).toBe(
      '2026-11-21T04:00:00.000Z',
    );

    const confirmed = await octo.confirm(uuid, { contact, emailReceipt: true });
    expect(confirmed).toMatchObject({
      status: 'CONFIRMED',
      utcExpiresAt: null,
      utcConfirmedAt: '2026-11-21T03:00:00.000Z',
      contact: { fullName: 'Mina Park', emailAddress: 'mina@guest.example' },
      deliveryMethods: ['VOUCHER'],
    });
    const [option] = confirmed.voucher?.deliveryOptions ?? [];
    const code = /\/ticket-check\/(.+)$/.exec(option?.deliveryValue ?? '')?.[1] ?? '';
    const check = await app().inject(`/api/v1/tickets/${code}`);
    expect(check.json()).toMatchObject({
      validity: 'notToday',
      customerName: 'Mina Park',
      numberOfPeople: 2,
    });
    expect(await mailsTo('mina@guest.example')).toEqual([{ kind: 'ticketPaid', language: 'ja' }]);
    expect(await octo.booking(uuid)).toEqual(confirmed);
    // A repeated confirmation changes nothing and returns the same booking.
    expect(await octo.confirm(uuid, { contact })).toEqual(confirmed);

    const moved = await octo.update(uuid, {
      availabilityId: departure('2026-12-02', '14:00'),
      unitItems: people(4),
      notes: 'two suitcases',
    });
    expect(moved).toMatchObject({
      status: 'CONFIRMED',
      availabilityId: departure('2026-12-02', '14:00'),
      notes: 'two suitcases',
    });
    expect(moved.unitItems).toHaveLength(4);
    expect(await orderOf(uuid)).toMatchObject({
      trip_date: '2026-12-02',
      start_time: '14:00',
      number_of_people: 4,
      driver_remark: 'two suitcases',
    });

    expect(await octo.bookings('resellerReference=PEBBLE-1')).toEqual([moved]);
    expect(await octo.bookings(`supplierReference=${moved.supplierReference}`)).toEqual([moved]);
    expect(await octo.bookings('resellerReference=PEBBLE-2')).toEqual([]);

    const cancelled = await octo.cancel(uuid, { reason: 'the guest is ill' });
    expect(cancelled).toMatchObject({
      status: 'CANCELLED',
      cancellable: false,
      voucher: null,
      cancellation: { refund: 'FULL', reason: 'the guest is ill' },
    });
    expect(await octo.cancel(uuid)).toEqual(cancelled);
    expect(await orderOf(uuid)).toMatchObject({ status: 'cancelled', refund_amount: 40_000 });
    const audit = await database()
      .sql.selectFrom('desk_audit')
      .select(['actor', 'who', 'action'])
      .where('actor_id', '=', resellerId)
      .orderBy('number')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      'reserve',
      'extendHold',
      'confirm',
      'updateBooking',
      'cancelBooking',
    ]);
    expect(audit[0]).toMatchObject({ actor: 'reseller', who: 'Pebble Tours' });
  });

  it('writes to no guest whose reseller does', async () => {
    const uuid = randomUUID();
    const availabilityId = departure('2026-12-05', '10:00');
    await client().reserve({ ...product, uuid, availabilityId, unitItems: people(1), contact });
    const before = await mailsTo('mina@guest.example');
    const confirmed = await client().confirm(uuid, {
      contact: { fullName: 'Mina Park', emailAddress: contact.emailAddress },
    });
    expect(confirmed.contact.emailAddress).toBe('mina@guest.example');
    expect(await mailsTo('mina@guest.example')).toEqual(before);
  });

  it('gives the guest a ticket by a signed link, which can be neither cancelled nor changed', async () => {
    const uuid = randomUUID();
    const availabilityId = departure('2026-12-06', '10:00');
    await client().reserve({ ...product, uuid, availabilityId, unitItems: people(1) });
    const { content } = await client().send('POST', `/bookings/${uuid}/confirm`, { contact });
    const { ticketUrl } = z.object({ ticketUrl: z.string() }).parse(content);
    const order = await orderOf(uuid);
    const headers = { 'ticket-link': ticketUrl.split('/ticket/')[1] ?? '' };
    const ticket = await app().inject({ url: `/api/v1/user/tickets/${order.id}`, headers });
    expect(ticket.json()).toMatchObject({
      status: 'paid',
      refund: null,
      changeableUntil: null,
      paymentMethod: 'invoice',
    });
    const cancel = await app().inject({
      method: 'POST',
      url: `/api/v1/user/tickets/${order.id}/cancel`,
      headers,
      payload: { reason: 'rain' },
    });
    expect(cancel.json()).toMatchObject({ code: 'notCancellable' });
    const change = await app().inject({
      method: 'POST',
      url: `/api/v1/user/tickets/${order.id}/change`,
      headers,
      payload: { version: 0, numberOfPeople: 2 },
    });
    expect(change.statusCode).toBe(409);
  });

  it('answers the same reservation again by the first one, also at the same time, and no other by its uuid', async () => {
    const uuid = randomUUID();
    const body = {
      ...product,
      uuid,
      availabilityId: departure('2026-12-07', '10:00'),
      unitItems: [{ unitId: 'person', uuid: randomUUID() }],
    };
    const [one, other] = await Promise.all([client().reserve(body), client().reserve(body)]);
    expect(other).toEqual(one);
    expect(await client().reserve(body)).toEqual(one);
    const sold = await client().availability({ ...product, availabilityIds: [body.availabilityId] });
    expect(sold.map(({ vacancies }) => vacancies)).toEqual([4]);
    const elsewhere = { ...body, availabilityId: departure('2026-12-08', '10:00') };
    expect(await client().refused('POST', '/bookings', elsewhere)).toEqual({
      status: 400,
      error: 'INVALID_BOOKING_UUID',
    });
  });

  it('frees the car of a reservation that ends, and of one that is given up', async () => {
    const availabilityId = departure('2026-12-09', '10:00');
    const reserve = (uuid: string) =>
      client().reserve({ ...product, uuid, availabilityId, unitItems: people(1) });
    const vacancies = async () => {
      const [found] = await client().availability({ ...product, availabilityIds: [availabilityId] });
      return found?.vacancies;
    };
    const [released, expired] = [randomUUID(), randomUUID()];
    await reserve(released);
    await reserve(expired);
    expect(await vacancies()).toBe(0);
    const cancelled = await client().cancel(released);
    expect(cancelled).toMatchObject({ status: 'CANCELLED', cancellation: { refund: 'FULL' } });
    expect(await vacancies()).toBe(4);
    clock.moveTo('2026-11-21T12:31:00+09:00');
    expect(await client().booking(expired)).toMatchObject({ status: 'EXPIRED', utcExpiresAt: null });
    expect(await client().refused('POST', `/bookings/${expired}/confirm`, { contact })).toEqual({
      status: 400,
      error: 'INVALID_BOOKING_UUID',
    });
    clock.moveTo('2026-11-21T12:00:00+09:00');
  });

  it('moves a reservation, whose old departure is free again', async () => {
    const [from, to] = [departure('2026-12-14', '10:00'), departure('2026-12-15', '11:00')];
    const uuid = randomUUID();
    await client().reserve({ ...product, uuid, availabilityId: from, unitItems: people(1) });
    const moved = await client().update(uuid, {
      availabilityId: to,
      unitItems: people(3),
      expirationMinutes: 90,
    });
    expect(moved).toMatchObject({
      status: 'ON_HOLD',
      availabilityId: to,
      utcExpiresAt: '2026-11-21T04:30:00.000Z',
    });
    expect(moved.unitItems).toHaveLength(3);
    const found = await client().availability({ ...product, availabilityIds: [from, to] });
    expect(found.map(({ vacancies }) => vacancies)).toEqual([8, 4]);
  });

  it('keeps to the share of the cars, to the cut-off and to the time to cancel', async () => {
    const limited = await insertReseller(database(), clock, {
      name: 'Small Share',
      max_share: 50,
      cutoff_hours: 24,
      cancellation_hours: 48,
    });
    const octo = new OctoClient(injected(app), limited.key);
    const availabilityId = departure('2026-12-10', '10:00');
    const uuid = randomUUID();
    await octo.reserve({ ...product, uuid, availabilityId, unitItems: people(1) });
    const second = { ...product, availabilityId, unitItems: people(1) };
    expect(await octo.refused('POST', '/bookings', second)).toMatchObject({ error: 'UNPROCESSABLE_ENTITY' });
    // The other car is free, but only for other buyers.
    await client().reserve(second);
    await octo.confirm(uuid, { contact });
    const soon = { ...second, availabilityId: departure('2026-11-22', '11:00') };
    expect(await octo.refused('POST', '/bookings', soon)).toMatchObject({ error: 'UNPROCESSABLE_ENTITY' });
    clock.moveTo('2026-12-08T10:00:00+09:00');
    expect((await octo.booking(uuid)).cancellable).toBe(false);
    expect(await octo.refused('POST', `/bookings/${uuid}/cancel`, {})).toMatchObject({
      error: 'UNPROCESSABLE_ENTITY',
    });
    // A move to a later day does not make the booking cancellable again.
    const later = await octo.update(uuid, { availabilityId: departure('2027-01-20', '10:00') });
    expect(later.cancellable).toBe(false);
    expect(await octo.refused('POST', `/bookings/${uuid}/cancel`, {})).toMatchObject({
      error: 'UNPROCESSABLE_ENTITY',
    });
    clock.moveTo('2027-01-19T10:00:00+09:00');
    expect(await octo.refused('PATCH', `/bookings/${uuid}`, { unitItems: people(2) })).toMatchObject({
      error: 'UNPROCESSABLE_ENTITY',
    });
    clock.moveTo('2026-11-21T12:00:00+09:00');
  });

  it('shows prices and contents only to those that ask for them', async () => {
    const octo = client({ 'octo-capabilities': '' });
    const [plain] = await octo.products();
    expect(plain).not.toHaveProperty('title');
    expect(plain).not.toHaveProperty('pricingPer');
    const { headers } = await client({
      'octo-capabilities': 'octo/content, octo/cart',
      'accept-language': 'zh-TW',
    }).send('GET', '/products');
    expect(headers).toMatchObject({ 'octo-capabilities': 'octo/content', 'content-language': 'zh-Hant' });
  });

  it('shows a reseller no booking of another one', async () => {
    const uuid = randomUUID();
    await client().reserve({
      ...product,
      uuid,
      availabilityId: departure('2026-12-11', '10:00'),
      unitItems: people(1),
      resellerReference: 'MINE',
    });
    const { key: otherKey } = await insertReseller(database(), clock, { name: 'Another' });
    const other = new OctoClient(injected(app), otherKey);
    expect(await other.refused('GET', `/bookings/${uuid}`)).toMatchObject({ error: 'INVALID_BOOKING_UUID' });
    expect(await other.bookings('resellerReference=MINE')).toEqual([]);
  });
});
