import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiBase } from '../../../contract/addresses.ts';
import { deskApi } from '../../../contract/desk/api.ts';
import { toSeoulDate } from '../../../domain/calendar/seoulTime.ts';
import { deskCookie } from '../../http/requestContext.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  type DataFolder,
  freshDataFolder,
  openBeside,
} from '../../platform/database/testing/testDatabases.ts';
import { hashPassword } from '../../platform/secrets/passwords.ts';
import { guide } from '../../testing/describeWithGuide.ts';
import { freePort } from '../../testing/freePort.ts';
import { isLong } from '../../testing/longTests.ts';
import { killRunning, serverAddress, start } from '../../testing/startProcess.ts';
import { goodPassword } from '../../testing/testPassword.ts';
import { isBuilt } from '../../testing/testWeb.ts';
import { waitUntil } from '../../testing/waitUntil.ts';
import { openStaffSession } from '../staff/staffSessions.ts';
import { type Confirmed, expectSoundTours } from './testing/tourTrail.ts';
import { insertPaidOrder } from './testing/useTours.ts';

if (!isBuilt) process.stderr.write('SKIPPED: the kill test of tours needs the build (npm run build)\n');

const tours = isLong ? 1_000 : 40;
/** Tours between two kills, at least. */
const toursPerLife = isLong ? 100 : 20;
const driverCount = 8;
const email = 'visitor@example.com';

const chance = (share: number) => Math.random() < share;
const pickOne = <T>(items: readonly [T, ...T[]]): T =>
  items[Math.floor(Math.random() * items.length)] ?? items[0];

interface Seed {
  readonly session: string;
  readonly orderIds: readonly string[];
  readonly driverIds: readonly number[];
}

/** Staff, drivers, a visitor and their paid orders: a quarter of the tours has begun, the others lie ahead. */
async function fill(database: Database): Promise<Seed> {
  const now = systemClock.now();
  const accountId = randomUUID();
  await database.sql
    .insertInto('account')
    .values({
      id: accountId,
      email,
      password_hash: await hashPassword(goodPassword),
      nickname: 'visitor',
      nickname_key: 'visitor',
      language: 'en',
      documents_version: 1,
      created_at: now,
    })
    .execute();
  const staffId = randomUUID();
  await database.sql
    .insertInto('staff')
    .values({
      id: staffId,
      email: 'd@staff.example',
      name: 'Dispatcher',
      role: 'dispatcher',
      language: 'en',
      created_at: now,
    })
    .execute();
  const drivers = await database.sql
    .insertInto('driver')
    .values(
      Array.from({ length: driverCount }, (_, number) => ({
        name: `Driver ${number}`,
        phone: '010-1234-5678',
        email: `driver-${number}@driver.example`,
        car: 'K8',
        plate: String(number),
        created_at: now,
      })),
    )
    .returning('id')
    .execute();
  const begun = new Date(now.getTime() - 30 * 60_000);
  const startTime = begun.toLocaleTimeString('en-GB', { timeZone: 'Asia/Seoul' }).slice(0, 5);
  const orderIds: string[] = [];
  for (let number = 0; number < tours; number += 1) {
    const ahead = new Date(now.getTime() + (1 + (number % 40)) * 24 * 3_600_000);
    const when =
      number % 4 === 0 ? { tripDate: toSeoulDate(begun), startTime } : { tripDate: toSeoulDate(ahead) };
    orderIds.push(await insertPaidOrder(database, systemClock, { ...when, accountId }));
  }
  const session = await openStaffSession({ database, clock: systemClock }, { staffId, device: null });
  return { session, orderIds, driverIds: drivers.map(({ id }) => id) };
}

describe.skipIf(!isBuilt)(
  'SIGKILL while tours are assigned and driven',
  {
    timeout: isLong ? 1_800_000 : 180_000,
  },
  () => {
    let folder: DataFolder | undefined;
    let origin = '';
    let session = '';
    let visitorToken = '';
    const confirmed: Confirmed[] = [];
    afterAll(async () => {
      await killRunning();
      await folder?.dispose();
    });

    async function call(method: string, path: string, body?: object, token = visitorToken) {
      const response = await fetch(`${origin}${apiBase}${path}`, {
        method,
        headers: {
          cookie: `${deskCookie}=${session}`,
          authorization: `Bearer ${token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const content: unknown = await response.json();
      // Any other status is a refusal that no rule explains.
      expect([200, 202, 404, 409], `${method} ${path}: ${JSON.stringify(content)}`).toContain(
        response.status,
      );
      return { status: response.status, content };
    }

    /** A dispatcher's change at the version that they see. @returns its response, or null where it was refused */
    async function change(orderId: string, endpoint: string, action: string, body: object = {}) {
      const { content: seen } = await call('GET', `/desk/tours/${orderId}`);
      const { version } = z.object({ version: z.int() }).parse(seen);
      const { status, content } = await call('POST', `/desk/tours/${orderId}/${endpoint}`, {
        version,
        ...body,
      });
      if (status !== 200) return null;
      confirmed.push({ orderId, action, driverId: null });
      return content;
    }

    /** Several steps of a tour by dispatchers, drivers and its visitor, some of them at the same time. */
    async function live(orderId: string, driverIds: readonly number[]): Promise<void> {
      /** The links of the drivers who were asked. */
      const links: { driverId: number; path: string; token: string }[] = [];
      const assign = async () => {
        const driverId = driverIds[Math.floor(Math.random() * driverIds.length)] ?? 0;
        const content = await change(orderId, 'assign', 'assign', { driverId, despite: chance(0.9) });
        if (content === null) return;
        const { link } = deskApi.assignDriver.response.parse(content);
        const path = new URL(link.url).pathname;
        // The driver's first request sets the PIN, which survives the kills.
        const entered = await call('POST', `${path}/pin`, { pin: '2580' });
        links.push({ driverId, path, ...deskApi.enterDriverPin.response.parse(entered.content) });
      };
      const drive = async (step: string) => {
        const link = links.at(-1 - Math.floor(Math.random() * Math.min(2, links.length)));
        if (!link) return;
        const { status } = await call('POST', `${link.path}/${orderId}`, { step }, link.token);
        if (status === 200) confirmed.push({ orderId, action: step, driverId: link.driverId });
      };
      const byPhone = () => {
        const state = pickOne(['accepted', 'met', 'finished', 'noDriver']);
        return change(orderId, 'state', state === 'accepted' ? 'accept' : state, { state });
      };
      await assign();
      for (let step = 0; step < 3; step += 1) {
        const act = pickOne<() => Promise<unknown>>([
          assign,
          () => Promise.all([assign(), assign()]),
          () => drive('accept'),
          () => Promise.all([drive('accept'), drive('accept')]),
          () => Promise.all([drive('accept'), assign()]),
          () => drive('cannot'),
          () => drive(pickOne(['met', 'notMet', 'finished'])),
          byPhone,
          () => change(orderId, 'unassign', 'unassign'),
        ]);
        await act();
      }
      if (!chance(0.1)) return;
      const cancel = call('POST', `/user/tickets/${orderId}/cancel`, { reason: 'rain' });
      await Promise.all([cancel, drive('accept'), assign()]);
    }

    it('gives no tour two drivers, loses none, and writes each mail once', async () => {
      folder = await freshDataFolder(guide);
      const { dataDir } = folder;
      const open = () => openBeside({ dataDir });
      const filled = await open();
      const seed = await filled.transaction(() => fill(filled));
      await filled.close();
      session = seed.session;
      // No server takes the mails: they stay in the outbox, where they are counted.
      const port = String(await freePort());
      origin = `http://127.0.0.1:${port}`;
      const mail = { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_ORIGIN: origin, PORT: port };
      let next = 0;
      let kills = 0;
      while (next < tours) {
        const life = start({ DATA_DIR: dataDir, RATE_LIMITS: 'off', ...mail });
        await serverAddress(life);
        visitorToken = '';
        const { content } = await call('POST', '/auth/login/email', { email, password: goodPassword });
        visitorToken = z.object({ accessToken: z.string() }).parse(content).accessToken;
        let isAlive = true;
        const workers = Array.from({ length: 4 }, async () => {
          while (isAlive && next < tours) {
            const orderId = seed.orderIds[next] ?? '';
            next += 1;
            // The kill shows as a broken connection.
            await live(orderId, seed.driverIds).catch((error: unknown) => {
              if (isAlive) throw error;
            });
          }
        });
        const finished = Promise.all(workers);
        const end = Math.min(tours, next + toursPerLife + Math.floor(Math.random() * 10));
        await waitUntil(`${end} tours`, () => next >= end, {
          timeout: 60_000,
          interval: 5,
          during: finished,
          details: () => `There are ${next}.`,
        });
        await pause(Math.random() * 50);
        isAlive = false;
        life.process.kill('SIGKILL');
        await life.ended;
        kills += 1;
        await finished;
      }
      expect(kills).toBeGreaterThan(1);
      expect(confirmed.length).toBeGreaterThan(tours);
      const database = await open();
      try {
        await expectSoundTours(database, seed.orderIds, confirmed);
      } finally {
        await database.close();
      }
    });
  },
);
