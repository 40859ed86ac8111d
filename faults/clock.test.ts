import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiBase } from '../contract/addresses.ts';
import { api } from '../contract/api.ts';
import { freshDataFolder } from '../server/platform/database/testing/testDatabases.ts';
import { guide } from '../server/testing/describeWithGuide.ts';
import { isLong } from '../server/testing/longTests.ts';
import { killRunning, serverAddress, start } from '../server/testing/startProcess.ts';
import { goodPassword } from '../server/testing/testPassword.ts';
import { isBuilt } from '../server/testing/testWeb.ts';
import { createMovedClock, type MovedClock } from './clockSkew.ts';
import { type ForbiddenResponse, Visitor } from './visitor.ts';

if (!isBuilt) process.stderr.write('SKIPPED: a clock that is moved needs the build\n');

const hour = 3_600_000;
const day = 24 * hour;
const jumps = isLong ? [-hour, 0, day, 0, -day, 10 * day, -hour, 0] : [-hour, day, 0];

describe.skipIf(!isBuilt)(
  'changes of the system clock while the product is running',
  { timeout: 180_000 },
  () => {
    let origin = '';
    let clock: MovedClock;
    let dispose: () => Promise<void> = async () => undefined;
    const wrong: ForbiddenResponse[] = [];
    let people = 0;

    beforeAll(async () => {
      const fresh = await freshDataFolder(guide);
      ({ dispose } = fresh);
      clock = createMovedClock(fresh.dataDir);
      const started = start(
        { DATA_DIR: fresh.dataDir, TRUST_PROXY: '1' },
        { nodeOptions: clock.nodeOptions },
      );
      origin = await serverAddress(started);
    }, 120_000);
    afterAll(async () => {
      await killRunning();
      await dispose();
    });

    const post = (path: string, headers: Record<string, string>, body: unknown = {}) =>
      fetch(`${origin}${apiBase}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });

    /** The next refresh token, from the response's Set-Cookie header. */
    function readRefreshToken(response: Response): string {
      const cookie = response.headers.getSetCookie().find((one) => one.startsWith('refresh_token='));
      return /^refresh_token=([^;]+)/.exec(cookie ?? '')?.[1] ?? '';
    }

    async function arrive(): Promise<Visitor> {
      const visitor = new Visitor(++people, { origins: [origin] }, wrong);
      await visitor.signUp(() => true);
      await visitor.like(1);
      await visitor.savePlan('a plan');
      await visitor.buy();
      return visitor;
    }

    async function subjectsTo(email: string): Promise<string[]> {
      const response = await fetch(`${origin}/sandbox/mailbox?to=${email}`, {
        headers: { accept: 'application/json' },
      });
      const mails = z.array(z.object({ subject: z.string() })).parse(await response.json());
      return mails.map(({ subject }) => subject);
    }

    it('keeps sessions, sends each mail once and charges each order once while the clock jumps', async () => {
      const first = await arrive();
      const visitors = [first];
      const signedIn = await post('/auth/login/email', {}, { email: first.email, password: goodPassword });
      let refreshToken = readRefreshToken(signedIn);
      for (const jump of jumps) {
        await clock.moveTo(jump);
        const renewed = await post('/auth/refresh', { authorization: `Bearer ${refreshToken}` });
        expect(renewed.status, `after ${jump / hour} h`).toBe(200);
        refreshToken = readRefreshToken(renewed);
        // Nobody signs up after the last jump, which leads back to a time at which visitors have signed up already.
        if (jump !== jumps.at(-1)) visitors.push(await arrive());
        for (const path of ['/readyz', '/', '/list?lang=en']) {
          expect((await fetch(`${origin}${path}`)).status, `${path} after ${jump / hour} h`).toBe(200);
        }
      }
      for (const visitor of visitors) {
        expect(await visitor.signIn()).toMatchObject({ status: 200 });
        await expect
          .poll(() => subjectsTo(visitor.email), { timeout: 60_000, interval: 100 })
          .toHaveLength(2);
        expect(visitor.paid.size).toBe(1);
      }
      const me = await post('/auth/refresh', { authorization: `Bearer ${refreshToken}` });
      const { access_token: token } = z.object({ access_token: z.string() }).parse(await me.json());
      const orders = await fetch(`${origin}${apiBase}/user/tickets`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { content } = api.listTickets.response.parse(await orders.json());
      expect(content.map(({ orderId, status }) => [orderId, status])).toEqual(
        [...first.paid].map((orderId) => [orderId, 'paid']),
      );
      expect(wrong).toEqual([]);
    });

    it('lifts rate limits that were reached on a day that the clock takes back', async () => {
      const email = 'often@example.com';
      const ask = async () =>
        (await post('/auth/email/send', { 'x-forwarded-for': '198.51.100.77' }, { email })).status;
      await clock.moveTo(day);
      for (let asked = 0; asked < 5; asked += 1) expect(await ask()).toBe(204);
      expect(await ask()).toBe(429);
      await clock.moveTo(0);
      expect(await ask()).toBe(204);
    });
  },
);
