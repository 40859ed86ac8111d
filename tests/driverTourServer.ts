import { randomUUID } from 'node:crypto';
import { deskApi } from '../contract/desk/api.ts';
import { toSeoulDate } from '../domain/calendar/seoulTime.ts';
import { dayCode } from '../server/features/tours/testing/dayCode.ts';
import { type Clock, systemClock } from '../server/platform/clock.ts';
import { TestStaff } from '../server/testing/testStaff.ts';
import { openOwnProduct } from './ownProduct.ts';

/** The day that many days from today in Asia/Seoul, as yyyy-mm-dd. */
export const dayFromToday = (days: number) => toSeoulDate(new Date(Date.now() + days * 24 * 3_600_000));

interface TourOrder {
  readonly tripDate: string;
  readonly startTime?: string;
  readonly language?: 'en' | 'cn' | 'ja';
  readonly customerName?: string;
}

/** The product in this process, with a dispatcher who assigns tours to a test's drivers. */
export async function openDriverTourServer(clock: Clock = systemClock) {
  const product = await openOwnProduct(clock);
  const { app, database, origin } = product;
  const deps = { app: () => app, database: () => database, clock };
  const dispatcher = await TestStaff.signIn(deps, 'dispatcher');

  async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const response = await dispatcher.call(method, path, body);
    if (response.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(response.body)}`);
    return response.body;
  }
  const readTour = async (orderId: string) =>
    deskApi.getTour.response.parse(await call('GET', `/desk/tours/${orderId}`));

  return {
    origin,
    readTour,
    async addDriver(): Promise<number> {
      const body = {
        name: '김기사',
        phone: '010-1234-5678',
        email: null,
        car: '그랜저',
        plate: '강원 12바 3456',
      };
      return deskApi.addDriver.response.parse(await call('POST', '/desk/drivers', body)).id;
    },
    /** Adds a paid order, as a visitor's payment leaves it; its account has been deleted. */
    async addOrder({
      tripDate,
      startTime = '09:00',
      language = 'en',
      customerName = 'ADA LOVELACE',
    }: TourOrder) {
      const id = `order_${randomUUID()}`;
      const now = clock.now();
      await database.sql
        .insertInto('ticket_order')
        .values({
          id,
          account_id: null,
          status: 'paid',
          order_name: 'ticket',
          amount: 30_000,
          currency: 'KRW',
          customer_name: customerName,
          customer_email: `${id}@visitor.example`,
          language,
          origin,
          trip_date: tripDate,
          start_time: startTime,
          number_of_people: 2,
          departure: 'GANGNEUNG_STATION',
          refund_rule_version: 1,
          created_at: now,
          payment_key: `key_${id}`,
          paid_at: now,
        })
        .execute();
      await database.sql
        .insertInto('ticket_stop')
        .values([
          { order_id: id, order_index: 1, place_id: 3, memo: '바다가 보이는 자리' },
          { order_id: id, order_index: 2, place_id: 1, memo: '' },
        ])
        .execute();
      return id;
    },
    /** Assigns a tour. @returns a link as of an earlier release, which is valid up to the tour's day and needs no PIN */
    async assign(orderId: string, driverId: number): Promise<string> {
      const { version, tripDate } = await readTour(orderId);
      await call('POST', `/desk/tours/${orderId}/assign`, { version, driverId, despite: true });
      return `${origin}/driver-tours/${await dayCode(database, driverId, tripDate)}`;
    },
    /** The driver's lasting link, which needs a PIN. */
    async lastingLink(driverId: number): Promise<string> {
      const made = await call('POST', `/desk/drivers/${driverId}/link`, {});
      // The dispatcher's requests are injected without a port, so the link's origin lacks it.
      return `${origin}${new URL(deskApi.makeDriverLink.response.parse(made).url).pathname}`;
    },
    /** Resets the PIN as a dispatcher who has just signed in: on the moved clock, the other dispatcher's session may have ended. */
    async resetPin(driverId: number): Promise<void> {
      await (await TestStaff.signIn(deps, 'dispatcher')).call('DELETE', `/desk/drivers/${driverId}/pin`);
    },
    async unassign(orderId: string): Promise<void> {
      const { version } = await readTour(orderId);
      await call('POST', `/desk/tours/${orderId}/unassign`, { version });
    },
    async endLinks(driverId: number): Promise<void> {
      await call('DELETE', `/desk/drivers/${driverId}/link`);
    },
    close: () => product.close(),
  };
}
