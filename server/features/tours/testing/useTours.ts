import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import type { z } from 'zod';
import { apiBase } from '../../../../contract/addresses.ts';
import { deskApi as api } from '../../../../contract/desk/api.ts';
import type { Language } from '../../../../domain/languages.ts';
import { stationId } from '../../../../domain/tour/departurePlaces.ts';
import { createDeskEvents } from '../../../desk/deskEvents.ts';
import { createOutbox } from '../../../mail/outbox.ts';
import { type MailTemplate, mailTemplateSchema } from '../../../mail/templates/mailTemplate.ts';
import { noPasses } from '../../../mail/ticketPasses.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { createSeal } from '../../../platform/secrets/seal.ts';
import { deriveSecrets } from '../../../platform/secrets/secrets.ts';
import { useApplication } from '../../../testing/testApplication.ts';
import { testSecret } from '../../../testing/testSecret.ts';
import { TestStaff } from '../../../testing/testStaff.ts';
import { stationOnly } from '../../departures/testing/stationOnly.ts';
import { createTourPorts } from '../tourPorts.ts';
import { dayCode } from './dayCode.ts';

interface PaidOrder {
  readonly tripDate?: string;
  readonly startTime?: string;
  readonly language?: Language;
  readonly accountId?: string | null;
  readonly departure?: string;
}

/** An order as a payment leaves it, with the stops 1 and 3 of the guide. @returns its number */
export async function insertPaidOrder(
  database: Database,
  clock: Clock,
  {
    tripDate = '2026-12-24',
    startTime = '10:00',
    language = 'en',
    accountId = null,
    departure = stationId,
  }: PaidOrder = {},
): Promise<string> {
  const id = `order_${randomUUID()}`;
  await database.sql
    .insertInto('ticket_order')
    .values({
      id,
      account_id: accountId,
      status: 'paid',
      order_name: 'ticket',
      amount: 30_000,
      currency: 'KRW',
      customer_name: 'KIM SORA',
      customer_email: `${id}@visitor.example`,
      language,
      origin: 'https://guide.example',
      trip_date: tripDate,
      start_time: startTime,
      number_of_people: 2,
      departure,
      refund_rule_version: 1,
      created_at: clock.now(),
      payment_key: `key_${id}`,
      paid_at: clock.now(),
    })
    .execute();
  await database.sql
    .insertInto('ticket_stop')
    .values([
      { order_id: id, order_index: 1, place_id: 3, memo: 'a memo' },
      { order_id: id, order_index: 2, place_id: 1, memo: '' },
    ])
    .execute();
  return id;
}

const driverBody = {
  name: '김기사',
  phone: '010-1234-5678',
  car: '현대 그랜저 검정',
  plate: '강원 12바 3456',
};

/** The product with a dispatcher, drivers and paid orders. */
export function useTours(database: () => Database) {
  const { app, clock } = useApplication(database, {
    variables: { RATE_LIMITS: 'off', COMPANY_PHONE: '033-123-4567' },
  });
  let dispatcher: TestStaff | undefined;
  /** Moves the clock, and signs the dispatcher in again: sessions are short. */
  const moveTo = async (moment: string) => {
    clock.moveTo(moment);
    dispatcher = await TestStaff.signIn({ app, database, clock }, 'dispatcher');
  };
  beforeEach(() => moveTo('2026-11-21T12:00:00+09:00'));
  const staff = () => {
    if (!dispatcher) throw new Error('The dispatcher signs in before the first test');
    return dispatcher;
  };
  const seal = createSeal(...deriveSecrets(testSecret).mails);
  const read = async <S extends z.ZodType>(schema: S, path: string): Promise<z.output<S>> =>
    schema.parse((await staff().call('GET', path)).body);
  const readTour = (orderId: string) => read(api.getTour.response, `/desk/tours/${orderId}`);

  return {
    app,
    clock,
    moveTo,
    staff,
    readTour,

    newOrder: (order?: PaidOrder) => insertPaidOrder(database(), clock, order),

    async newDriver(change: object = {}) {
      const body = { ...driverBody, email: `${randomUUID()}@driver.example`, ...change };
      const made = await staff().call('POST', '/desk/drivers', body);
      return api.addDriver.response.parse(made.body);
    },

    readDriver: async (id: number) =>
      (await read(api.listDrivers.response, '/desk/drivers')).content.find((one) => one.id === id),

    suggestions: async (orderId: string) =>
      (await read(api.suggestDrivers.response, `/desk/tours/${orderId}/drivers`)).content,

    /** Assigns at the tour's present version. */
    async assign(orderId: string, driverId: number, change: object = {}) {
      const { version } = await readTour(orderId);
      return staff().call('POST', `/desk/tours/${orderId}/assign`, { version, driverId, ...change });
    },

    /** Calls one of the tour's changes at its present version. */
    async change(orderId: string, call: 'unassign' | 'state', body: object = {}) {
      const { version } = await readTour(orderId);
      return staff().call('POST', `/desk/tours/${orderId}/${call}`, { version, ...body });
    },

    async note(orderId: string, body: object) {
      const { version } = await readTour(orderId);
      return staff().call('PATCH', `/desk/tours/${orderId}`, { version, ...body });
    },

    /** The code of a link of an earlier release, up to an order's tour: it opens without a PIN. */
    async codeFor(driverId: number, orderId: string): Promise<string> {
      const { tripDate } = await readTour(orderId);
      return dayCode(database(), driverId, tripDate);
    },

    /** The code of a driver's lasting link. */
    async lastingCode(driverId: number): Promise<string> {
      const made = await staff().call('POST', `/desk/drivers/${driverId}/link`, {});
      return new URL(api.makeDriverLink.response.parse(made.body).url).pathname.split('/').at(-1) ?? '';
    },

    /** A call of the driver's page; without a body it reads the tours. */
    async drive(code: string, orderId?: string, body?: object, token?: string) {
      const response = await app().inject({
        method: body ? 'POST' : 'GET',
        url: `${apiBase}/driver-tours/${code}${orderId === undefined ? '' : `/${orderId}`}`,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        ...(body ? { payload: body } : {}),
      });
      return { status: response.statusCode, body: response.json() };
    },

    /** Kinds of the mails to an address, in alphabetical order. */
    async kinds(address: string | null): Promise<string[]> {
      const rows = await database()
        .sql.selectFrom('mail_outbox')
        .select('kind')
        .where('recipient', '=', address ?? '')
        .orderBy('kind')
        .execute();
      return rows.map(({ kind }) => kind);
    },

    /** The mails of a kind to an address that wait for the mail server. */
    async mails(kind: MailTemplate['kind'], address: string | null) {
      const rows = await database()
        .sql.selectFrom('mail_outbox')
        .select(['sealed', 'language'])
        .where('kind', '=', kind)
        .where('recipient', '=', address ?? '')
        .where('sealed', 'is not', null)
        .orderBy('created_at')
        .execute();
      return rows.map(({ sealed, language }) => ({
        ...mailTemplateSchema.parse(JSON.parse(seal.open(sealed ?? new Uint8Array()))),
        language,
      }));
    },

    ports: () => {
      const outbox = createOutbox({ database: database(), clock, seal, onPosted: () => undefined });
      const deps = { database: database(), clock, outbox, passes: noPasses };
      const deskEvents = createDeskEvents({ ...deps, deskOrigin: '' });
      return createTourPorts({
        ...deps,
        secrets: deriveSecrets(testSecret),
        deskEvents,
        departures: stationOnly,
      });
    },

    /** Changes the order and, through the port, its tour as a visitor's cancellation does. */
    async cancel(orderId: string, ports: ReturnType<typeof createTourPorts>) {
      await database().transaction(async () => {
        await database()
          .sql.updateTable('ticket_order')
          .set({ cancel_requested_at: clock.now(), refund_amount: 30_000 })
          .where('id', '=', orderId)
          .execute();
        await ports.release(orderId);
      });
    },
  };
}
