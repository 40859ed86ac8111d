import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { describeOnPostgresql, openBeside } from '../../platform/database/testing/testDatabases.ts';
import { guide } from '../../testing/describeWithGuide.ts';
import { isLong } from '../../testing/longTests.ts';
import { createProcessPair } from '../../testing/processPair.ts';
import { waitUntil } from '../../testing/waitUntil.ts';
import { insertDrivers } from '../capacity/testing/insertDrivers.ts';
import { insertReseller } from './testing/insertReseller.ts';

const reservations = 500;
const cars = 3;
/** Requests under way at the same time. */
const concurrency = 60;
/**
 * How many reservations have got a response when a process is killed. Two more kills follow: before and during the
 * confirmations.
 */
const killsAfter = isLong ? [1, 250] : [1];
const tripDate = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);
const bookingSchema = z.object({ uuid: z.string(), status: z.string() });

describeOnPostgresql(
  'two processes that a reseller books at',
  (url) => {
    let database: Database | undefined;
    let key = '';
    const pair = createProcessPair(url);
    beforeAll(async () => {
      database = await openBeside({ databaseUrl: url() });
      await insertDrivers(database, systemClock, cars);
      ({ key } = await insertReseller(database, systemClock));
      await pair.begin();
    }, 120_000);
    afterAll(async () => {
      await pair.close();
      await database?.close();
    });
    const post = (path: string, body: unknown) =>
      pair.request(`/octo${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify(body),
      });
    const reserve = (uuid: string) =>
      post('/bookings', {
        productId: 'tour-taxi',
        optionId: 'GANGNEUNG_STATION',
        availabilityId: `${tripDate}T10:00:00+09:00`,
        unitItems: [{ unitId: 'person' }],
        uuid,
      });

    it('holds exactly three cars for 500 reservations at once, and sells each once, whichever process is killed meanwhile', {
      timeout: 240_000,
    }, async () => {
      const waiting = Array.from({ length: reservations }, () => randomUUID());
      const held: string[] = [];
      let answered = 0;
      const requests = Promise.all(
        Array.from({ length: concurrency }, async () => {
          for (let uuid = waiting.pop(); uuid !== undefined; uuid = waiting.pop()) {
            // Each reservation is sent twice, as two requests for the same booking.
            const [one, other] = await Promise.all([reserve(uuid), reserve(uuid)]);
            answered += 1;
            if (one.status === 200 || other.status === 200) held.push(uuid);
          }
        }),
      );
      for (const [kill, count] of killsAfter.entries()) {
        await waitUntil(`${count} responses`, () => answered >= count, { timeout: 60_000, during: requests });
        await pause(Math.random() * 100);
        await pair.kill(kill);
      }
      await requests;
      expect(held).toHaveLength(cars);

      // Kills one process before the confirmations, and the other one during them.
      await pair.kill(0);
      const contact = { firstName: 'Mina', lastName: 'Park' };
      const confirmations = Promise.all(
        held.flatMap((uuid) => [1, 2].map(() => post(`/bookings/${uuid}/confirm`, { contact }))),
      );
      await pair.kill(1);
      for (const { status, content } of await confirmations) {
        expect(status, JSON.stringify(content)).toBe(200);
        expect(bookingSchema.parse(content).status).toBe('CONFIRMED');
      }
      const orders = await database?.sql
        .selectFrom('ticket_order')
        .select(['id', 'status', 'holds_car'])
        .execute();
      expect(orders?.map(({ status, holds_car }) => [status, holds_car])).toEqual(
        Array.from({ length: cars }, () => ['paid', true]),
      );
      const sales = await database?.sql
        .selectFrom('ticket_audit')
        .select('order_id')
        .where('from_status', '=', 'ready')
        .where('to_status', '=', 'paid')
        .execute();
      expect(new Set(sales?.map(({ order_id }) => order_id)).size).toBe(cars);
      expect(sales).toHaveLength(cars);
      const bookings = await database?.sql.selectFrom('reseller_booking').select('uuid').execute();
      expect(bookings?.map(({ uuid }) => uuid).toSorted()).toEqual(held.toSorted());
    });
  },
  guide,
);
