import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiBase } from '../contract/addresses.ts';
import { api } from '../contract/api.ts';
import { openRedis } from '../server/testing/redisServer.ts';
import { addressOf, killRunning, type Started, start } from '../server/testing/startProcess.ts';
import { testSecret } from '../server/testing/testSecret.ts';
import { isBuilt } from '../server/testing/testWeb.ts';
import { type Outage, openPostgresql } from './servers.ts';
import { type Balancer, Unknown, Visitor, type Wrong } from './visitor.ts';

const isLong = process.env.FAULTS === 'long';
const size = isLong
  ? { visitors: 12, calm: 6_000, outage: 3_000, recovery: 5_000 }
  : { visitors: 4, calm: 1_200, outage: 800, recovery: 30_000 };

const database = isBuilt ? await openPostgresql() : null;
const redis = isBuilt ? await openRedis() : null;
if (!database)
  process.stderr.write('SKIPPED: faults of replicas need the build and a PostgreSQL of their own\n');
if (!redis) process.stderr.write('SKIPPED: faults of Redis need redis-server or valkey-server\n');

/** Orders of one visitor: below an account's hourly limit. */
const mostOrders = 20;

const paymentSchema = z.object({ approvedAt: z.string().nullable(), balanceAmount: z.int() });
const secret = `Basic ${Buffer.from('test_gsk_solbadaSandbox:').toString('base64')}`;

describe.skipIf(!database)('two replicas on one PostgreSQL', { timeout: 300_000 }, () => {
  let folder = '';
  const replicas: Started[] = [];
  const balancer: Balancer = { origins: [] };
  const wrong: Wrong[] = [];
  const told: string[] = [];

  async function startReplica(index: number, port = '0'): Promise<void> {
    const replica = start({
      DATA_DIR: path.join(folder, String(index)),
      DATABASE_URL: database?.url ?? '',
      ...(redis ? { REDIS_URL: redis.url } : {}),
      SESSION_SECRET: testSecret,
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '1',
      PORT: port,
    });
    replicas[index] = replica;
    balancer.origins[index] = await addressOf(replica);
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'solbada-replicas-'));
    // Both at once: the first one runs the migrations and loads the guide.
    await Promise.all([startReplica(0), startReplica(1)]);
  }, 120_000);

  afterAll(async () => {
    await killRunning();
    await redis?.dispose();
    await database?.dispose();
    await rm(folder, { recursive: true, force: true });
  });

  /** Milliseconds until all replicas recover to ready: at most 5 s when no other tests run. */
  async function recovery(): Promise<number> {
    const began = performance.now();
    const statusOf = (origin: string) =>
      fetch(`${origin}/readyz`).then(
        ({ status }) => status,
        () => 0,
      );
    await Promise.all(
      balancer.origins.map((origin) =>
        expect.poll(() => statusOf(origin), { timeout: size.recovery, interval: 50 }).toBe(200),
      ),
    );
    return Math.round(performance.now() - began);
  }

  it('loses and doubles nothing acknowledged while a replica, the database and Redis fail and recover', async () => {
    const visitors: Visitor[] = [];
    let isOpen = true;
    /** Signs up, with a new visitor after each interruption; null at the end of the test. */
    const arrive = async (number: number): Promise<Visitor | null> => {
      while (isOpen) {
        const visitor = new Visitor(number, balancer, wrong);
        try {
          await visitor.signUp(() => isOpen);
          visitors.push(visitor);
          return visitor;
        } catch (error) {
          if (!(error instanceof Unknown)) throw error;
        }
      }
      return null;
    };
    const stay = async (number: number) => {
      const visitor = await arrive(number);
      for (let step = 1; visitor && isOpen; step += 1) {
        const act =
          step % 7 === 0 && visitor.ordersBegun < mostOrders
            ? visitor.buy()
            : step % 3 === 0
              ? visitor.savePlan(`${number}-${step}`)
              : visitor.like(((step * 7 + number) % 228) + 1);
        await act.catch(async (error: unknown) => {
          if (!(error instanceof Unknown)) throw error;
          await pause(50);
        });
      }
    };
    const keepArriving = async () => {
      for (let number = size.visitors; isOpen; number += 1) await arrive(number);
    };
    const all = Promise.all([
      ...Array.from({ length: size.visitors }, (_, number) => stay(number)),
      keepArriving(),
    ]);
    // A visitor's failure ends the test at once, not at its end.
    const broken = all.then(() => undefined);
    const meanwhile = async (event: string, work: () => Promise<unknown>) => {
      await Promise.race([pause(size.calm), broken]);
      await work();
      told.push(`${event}: all ready ${await recovery()} ms after its end`);
    };
    while (visitors.length < size.visitors) await Promise.race([pause(50), broken]);
    const portOf = (index: number) => new URL(balancer.origins[index] ?? '').port;

    await meanwhile('a replica killed', async () => {
      const victim = replicas[0];
      victim?.process.kill('SIGKILL');
      await victim?.ended;
      await pause(size.outage);
      await startReplica(0, portOf(0));
    });
    await meanwhile('PostgreSQL restarted', () => restart(database));
    if (redis) await meanwhile('Redis stopped', () => restart(redis));
    await meanwhile('a rolling restart', async () => {
      for (const index of [0, 1]) {
        replicas[index]?.process.kill('SIGTERM');
        expect(await replicas[index]?.ended).toBe(0);
        await startReplica(index, portOf(index));
      }
    });
    await Promise.race([pause(size.calm), broken]);
    isOpen = false;
    await all;
    process.stdout.write(`${told.join('\n')}\n`);

    expect(wrong).toEqual([]);
    expect(visitors.length).toBeGreaterThanOrEqual(size.visitors);
    let bought = 0;
    for (const visitor of visitors) {
      expect(await visitor.signIn(), visitor.email).toMatchObject({ status: 200 });
      await expectKept(visitor);
      bought += await expectPaidOnce(visitor);
    }
    expect(bought).toBeGreaterThan(0);
  });

  const restart = (server: Outage | null) => server?.restart(size.outage) ?? Promise.resolve();

  async function likedBy(visitor: Visitor): Promise<number[]> {
    const ids: number[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await visitor.again('GET', `/user/like-places?page=${page}&size=50`);
      const { content } = z.object({ content: z.array(z.object({ placeId: z.int() })) }).parse(body);
      ids.push(...content.map(({ placeId }) => placeId));
      if (content.length < 50) return ids;
    }
  }

  async function expectKept(visitor: Visitor): Promise<void> {
    const liked = new Set(await likedBy(visitor));
    expect([...visitor.liked].filter((id) => !liked.has(id))).toEqual([]);
    expect([...liked].filter((id) => !visitor.liked.has(id) && !visitor.unsure.has(id))).toEqual([]);
    const { body } = await visitor.again('GET', '/trip-plan');
    const { visitSpotSet } = api.getTripPlan.answer.parse(body);
    const memo = visitSpotSet[0]?.memo ?? null;
    expect([visitor.plan, ...visitor.plansOnTheWay]).toContain(memo);
  }

  /**
   * Counts mails in the outbox, not delivered ones: a mail that a killed process had claimed waits for its lease to expire.
   */
  async function postedReceipts(email: string): Promise<number> {
    const client = new pg.Client({ connectionString: database?.url });
    await client.connect();
    const { rows } = await client.query<{ n: number }>(
      "select count(*)::int as n from mail_outbox where recipient = $1 and kind = 'ticketPaid'",
      [email],
    );
    await client.end();
    return rows[0]?.n ?? 0;
  }

  /** How many orders are paid; each exactly once, also at the provider, with one receipt. */
  async function expectPaidOnce(visitor: Visitor): Promise<number> {
    const orders = async () =>
      api.listTickets.answer.parse((await visitor.again('GET', '/user/tickets')).body).content;
    await expect
      .poll(async () => (await orders()).filter(({ status }) => status === 'confirming'), {
        timeout: 90_000,
        interval: 300,
      })
      .toEqual([]);
    const paid = (await orders()).filter(({ status }) => status === 'paid');
    const ids = paid.map(({ orderId }) => orderId);
    expect([...visitor.paid].filter((id) => !ids.includes(id))).toEqual([]);
    for (const [orderId, keys] of visitor.paymentKeys) {
      const payments = await Promise.all(
        keys.map(async (key) => {
          const answer = await fetch(`${balancer.origins[0]}/sandbox/toss/v1/payments/${key}`, {
            headers: { authorization: secret },
          });
          return paymentSchema.parse(await answer.json());
        }),
      );
      const charged = payments.filter(({ approvedAt }) => approvedAt !== null);
      expect(charged.length, orderId).toBe(ids.includes(orderId) ? 1 : 0);
    }
    expect(await postedReceipts(visitor.email)).toBe(ids.length);
    return ids.length;
  }

  it.skipIf(!redis)('DESIGN 3: limits hold across replicas', async () => {
    const send = (origin: string | undefined) =>
      fetch(`${origin}${apiBase}/auth/email/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.250' },
        body: JSON.stringify({ email: 'the-same@example.com' }),
      }).then(({ status }) => status);
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      statuses.push(await send(balancer.origins[0]), await send(balancer.origins[1]));
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
    expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(5);
  });
});
