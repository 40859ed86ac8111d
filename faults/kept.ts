import pg from 'pg';
import { expect } from 'vitest';
import { z } from 'zod';
import { api } from '../contract/api.ts';
import type { Visitor } from './visitor.ts';

const paymentSchema = z.object({ approvedAt: z.string().nullable(), balanceAmount: z.int() });
const secret = `Basic ${Buffer.from('test_gsk_solbadaSandbox:').toString('base64')}`;

interface Place {
  readonly databaseUrl: string;
  /** The process whose sandbox is asked for payments. */
  readonly origin: string;
}

/** Fails if something acknowledged was lost or duplicated, or if nothing was bought. */
export async function expectAllKept(visitors: readonly Visitor[], place: Place): Promise<void> {
  let bought = 0;
  for (const visitor of visitors) {
    expect(await visitor.signIn(), visitor.email).toMatchObject({ status: 200 });
    await expectKept(visitor);
    bought += await expectPaidOnce(visitor, place);
  }
  expect(bought).toBeGreaterThan(0);
}

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
  const { visitSpotSet } = api.getTripPlan.response.parse(body);
  const memo = visitSpotSet[0]?.memo ?? null;
  expect([visitor.plan, ...visitor.plansOnTheWay]).toContain(memo);
}

/**
 * Counts mails in the outbox, not delivered ones: a mail that a killed process had claimed waits for its lease to expire.
 */
async function postedReceipts(email: string, databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ n: number }>(
    "select count(*)::int as n from mail_outbox where recipient = $1 and kind = 'ticketPaid'",
    [email],
  );
  await client.end();
  return rows[0]?.n ?? 0;
}

/** Expects that every paid order was paid exactly once, also at the provider, with one receipt. @returns their number */
async function expectPaidOnce(visitor: Visitor, { databaseUrl, origin }: Place): Promise<number> {
  const orders = async () =>
    api.listTickets.response.parse((await visitor.again('GET', '/user/tickets')).body).content;
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
        const response = await fetch(`${origin}/sandbox/toss/v1/payments/${key}`, {
          headers: { authorization: secret },
        });
        return paymentSchema.parse(await response.json());
      }),
    );
    const charged = payments.filter(({ approvedAt }) => approvedAt !== null);
    expect(charged.length, orderId).toBe(ids.includes(orderId) ? 1 : 0);
  }
  expect(await postedReceipts(visitor.email, databaseUrl)).toBe(ids.length);
  return ids.length;
}
