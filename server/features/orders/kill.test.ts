import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiBase } from '../../../contract/addresses.ts';
import { api } from '../../../contract/api.ts';
import { deskApi } from '../../../contract/desk/api.ts';
import { isChargedLater } from '../../../domain/tickets/paymentMethods.ts';
import { deskCookie } from '../../http/requestContext.ts';
import { systemClock } from '../../platform/clock.ts';
import {
  type DataFolder,
  freshDataFolder,
  openBeside,
} from '../../platform/database/testing/testDatabases.ts';
import { guide } from '../../testing/describeWithGuide.ts';
import { isLong } from '../../testing/longTests.ts';
import { killRunning, serverAddress, start } from '../../testing/startProcess.ts';
import { insertStaffSession } from '../../testing/testStaff.ts';
import { isBuilt } from '../../testing/testWeb.ts';
import { waitUntil } from '../../testing/waitUntil.ts';
import { cards, tour } from './testing/buyer.ts';

if (!isBuilt) process.stderr.write('SKIPPED: the kill test of orders needs the build (npm run build)\n');

/** Purchases in all, and the least number between two kills. Each kill costs a start of the product. */
const [purchases, purchasesPerLife] = isLong ? [50, 6] : [18, 8];
const email = 'survivor@example.com';
const secret = `Basic ${Buffer.from('test_gsk_solbadaSandbox:').toString('base64')}`;
const paymentSchema = z.object({
  status: z.string(),
  approvedAt: z.string().nullable(),
  balanceAmount: z.number(),
});
/** One of each kind: confirmed in won, confirmed in dollars, charged by the wallet itself. */
const methods = ['card', 'paypal', 'gcash'] as const;
const mailsSchema = z.array(z.object({ text: z.string() }));

/** The day of all tours. */
const tourDay = () => new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);

/** The outcome of one purchase, as its browser knows it. */
interface Purchase {
  orderId?: string;
  readonly method: (typeof methods)[number];
  readonly paymentKeys: string[];
}

describe.skipIf(!isBuilt)('SIGKILL', { timeout: 300_000 }, () => {
  let folder: DataFolder | undefined;
  let origin = '';
  let token = '';
  afterEach(async () => {
    await killRunning();
    await folder?.dispose();
    token = '';
  });

  async function run(dataDir: string) {
    const process = start({
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      PAYMENT_METHODS: 'card,paypal:22.00,gcash:22.00',
    });
    origin = await serverAddress(process);
    return process;
  }

  async function call(address: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${origin}${address}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const content: unknown = text === '' ? null : JSON.parse(text);
    return { status: response.status, content };
  }
  const mails = async () => mailsSchema.parse((await call(`/sandbox/mailbox?to=${email}`)).content);

  async function signUp(): Promise<void> {
    await call('/api/v1/auth/email/send', { email });
    const code = await waitUntil(
      `a code to ${email}`,
      async () => /\b\d{6}\b/.exec((await mails())[0]?.text ?? '')?.[0],
    );
    const verified = await call('/api/v1/auth/email/verify', { email, code });
    const { emailVerifyToken } = z.object({ emailVerifyToken: z.string() }).parse(verified.content);
    const names = { nickname: 'survivor', password: 'Summer2026!', firstName: 'A', lastName: 'B' };
    const made = await call('/api/v1/auth/signup/email', { emailVerifyToken, ...names });
    token = z.object({ accessToken: z.string() }).parse(made.content).accessToken;
  }

  /** One visitor's purchase, with a double click, sometimes a second payment, and sometimes a cancellation. */
  async function buy(number: number, purchase: Purchase): Promise<void> {
    const order = await call('/api/v1/payments/orders', {
      ...tour,
      tripDate: tourDay(),
      customerEmail: email,
      method: purchase.method,
    });
    const { orderId, amount } = api.placeOrder.response.parse(order.content);
    purchase.orderId = orderId;
    const confirm = async () => {
      const { method } = purchase;
      const payment = { orderId, amount, orderName: 'ticket', method, card: cards.approved };
      const { content } = await call('/sandbox/toss/authorize', payment);
      const { paymentKey } = z.object({ paymentKey: z.string() }).parse(content);
      purchase.paymentKeys.push(paymentKey);
      const responses = [1, 2].map(() => call('/api/v1/payments/confirm', { orderId, paymentKey, amount }));
      await Promise.all(responses);
    };
    await Promise.all(number % 4 === 0 ? [confirm(), confirm()] : [confirm()]);
    if (number % 2 === 0) return;
    if (isChargedLater(purchase.method)) await decided(orderId);
    await call(`/api/v1/user/tickets/${orderId}/cancel`, { reason: 'rain' });
  }

  /** Waits until a wallet has decided, as a visitor does before cancelling. */
  async function decided(orderId: string): Promise<void> {
    let status = '';
    const isPaid = async () => {
      const { content } = await call(`/api/v1/user/tickets/${orderId}`);
      ({ status } = z.object({ status: z.string() }).parse(content));
      return status === 'paid';
    };
    const details = () => `It is ${status}.`;
    await waitUntil(`order ${orderId} to be paid`, isPaid, { timeout: 30_000, interval: 250, details });
  }

  async function readPayments({ paymentKeys }: Purchase) {
    const payments = [];
    for (const key of paymentKeys) {
      const { content } = await call(`/sandbox/toss/v1/payments/${key}`, undefined, {
        authorization: secret,
      });
      payments.push(paymentSchema.parse(content));
    }
    return payments;
  }

  it('SPEC 4: during purchases: pays or refunds every approved payment, and none twice', async () => {
    folder = await freshDataFolder(guide);
    const { dataDir } = folder;
    const made: Purchase[] = [];
    let life = await run(dataDir);
    await signUp();
    let kills = 0;
    while (made.length < purchases) {
      let isAlive = true;
      const visitors = Promise.all(
        Array.from({ length: 3 }, async () => {
          while (isAlive && made.length < purchases) {
            const method = methods[made.length % methods.length] ?? 'card';
            const purchase: Purchase = { method, paymentKeys: [] };
            const number = made.push(purchase);
            // The kill shows in the browser as a broken connection.
            await buy(number, purchase).catch((error: unknown) => {
              if (isAlive) throw error;
            });
          }
        }),
      );
      // Counted in purchases and not in time, so that a slow machine does not restart the process more often.
      const end = Math.min(purchases, made.length + purchasesPerLife + Math.floor(Math.random() * 6));
      await waitUntil(`${end} purchases`, () => made.length >= end, {
        timeout: 60_000,
        during: visitors,
        details: () => `There are ${made.length}.`,
      });
      await pause(Math.random() * 150);
      isAlive = false;
      life.process.kill('SIGKILL');
      await life.ended;
      kills += 1;
      await visitors;
      life = await run(dataDir);
    }
    expect(kills).toBeGreaterThan(1);

    const orders = async () =>
      api.listTickets.response.parse((await call('/api/v1/user/tickets')).content).content;
    const isOpen = ({ status, cancellation }: Awaited<ReturnType<typeof orders>>[number]) =>
      status === 'confirming' || (cancellation !== null && cancellation.settledAt === null);
    /** Whether a wallet takes the money of an order although no browser has come back to it. */
    const isUnheard = async (purchase: Purchase, known: Awaited<ReturnType<typeof orders>>) => {
      const order = known.find(({ orderId }) => orderId === purchase.orderId);
      if (order?.status !== 'ready' || !isChargedLater(purchase.method)) return false;
      return (await readPayments(purchase)).some(
        ({ status }) => status === 'DONE' || status === 'IN_PROGRESS',
      );
    };
    await expect
      .poll(
        async () => {
          const known = await orders();
          const open = known.filter(isOpen).map(({ orderId }) => orderId);
          for (const purchase of made)
            if (await isUnheard(purchase, known)) open.push(purchase.orderId ?? '');
          return open;
        },
        { timeout: 120_000, interval: 500 },
      )
      .toEqual([]);

    const settled = await orders();
    const approved = { card: 0, paypal: 0, gcash: 0 };
    for (const purchase of made) {
      const { orderId, method } = purchase;
      if (orderId === undefined) continue;
      const order = settled.find((one) => one.orderId === orderId);
      const payments = await readPayments(purchase);
      const charged = payments.filter(({ approvedAt }) => approvedAt !== null);
      expect(charged.length, orderId).toBeLessThanOrEqual(1);
      approved[method] += charged.length;
      const balance = charged[0]?.balanceAmount;
      const said =
        balance === undefined ? ['ready', 'refused', 'expired'] : balance === 0 ? ['cancelled'] : ['paid'];
      expect(said, orderId).toContain(order?.status);
    }
    // The ledger of the provider, by method.
    for (const [method, count] of Object.entries(approved))
      expect(count, method).toBeGreaterThan(purchases / 12);

    // A mail of a killed sender waits until its lease expires, so the test counts posted mails, not delivered ones.
    life.process.kill('SIGKILL');
    await life.ended;
    const database = await openBeside({ dataDir });
    const posted = await database.sql.selectFrom('mail_outbox').select('kind').execute();
    await database.close();
    const count = (kind: string) => posted.filter((mail) => mail.kind === kind).length;
    const bought = settled.filter(({ paidAt }) => paidAt !== null);
    expect(count('ticketPaid')).toBe(bought.length);
    expect(count('ticketCancelled')).toBe(bought.filter(({ status }) => status === 'cancelled').length);
  });

  it('while a day is called off and parts are paid back: finishes each once', async () => {
    folder = await freshDataFolder(guide);
    const { dataDir } = folder;
    const seeded = await openBeside({ dataDir });
    const staff = { role: 'dispatcher', name: 'Lee' } as const;
    const session = await insertStaffSession({ database: seeded, clock: systemClock }, staff);
    await seeded.close();
    let life = await run(dataDir);
    await signUp();
    const bought = Array.from({ length: 4 }, (): Purchase => ({ method: 'card', paymentKeys: [] }));
    for (const purchase of bought) await buy(2, purchase);
    const [paidBack, ...calledOff] = bought.map(({ orderId = '' }) => orderId);

    const atDesk = (address: string, body?: object) =>
      call(`${apiBase}/desk${address}`, body, { cookie: `${deskCookie}=${session}` });
    const id = randomUUID();
    const day = tourDay();
    // All belong to one order, so that they are stored together and then paid back one after the other.
    const refunds = Array.from({ length: 6 }, () =>
      atDesk(`/orders/${paidBack}/partial-refund`, { amount: 1_000, reason: 'late' }),
    );
    await atDesk('/day-cancellations', {
      ...{ id, from: day, to: day, departures: null, orderIds: calledOff },
      ...{ reason: 'typhoon', closureReason: 'Typhoon' },
    });
    life.process.kill('SIGKILL');
    await Promise.allSettled([life.ended, ...refunds]);
    const between = await openBeside({ dataDir });
    const stored = await between.sql.selectFrom('ticket_refund').select(['order_id', 'amount']).execute();
    // As if the leases of the killed process had ended.
    await between.sql.updateTable('called_off_tour').set({ claimed_until: null }).execute();
    await between.close();

    life = await run(dataDir);
    await waitUntil('the rest of the day', async () => {
      const { content } = await atDesk(`/day-cancellations/${id}`);
      return deskApi.getDayCancellation.response.parse(content).done === calledOff.length;
    });
    for (const orderId of calledOff)
      await call(`/api/v1/user/tickets/${orderId}/cancel`, { reason: 'storm' });
    await waitUntil('the refunds', async () => {
      const { content } = await atDesk('/orders');
      return deskApi.searchOrders.response.parse(content).content.every((order) => !order.isRefundPending);
    });
    life.process.kill('SIGKILL');
    await life.ended;

    const database = await openBeside({ dataDir });
    const made = await database.sql
      .selectFrom('sandbox_payment_cancel as refund')
      .innerJoin('sandbox_payment as payment', 'payment.payment_key', 'refund.payment_key')
      .select(['order_id', 'refund.amount'])
      .execute();
    const mails = await database.sql.selectFrom('mail_outbox').select('kind').execute();
    await database.close();
    const byOrder = (one: { order_id: string }, other: { order_id: string }) =>
      one.order_id.localeCompare(other.order_id);
    const expected = [...calledOff.map((order_id) => ({ order_id, amount: 30_000 })), ...stored];
    expect(made.toSorted(byOrder)).toEqual(expected.toSorted(byOrder));
    const count = (kind: string) => mails.filter((mail) => mail.kind === kind).length;
    expect([count('tourCalledOff'), count('ticketCancelled')]).toEqual([calledOff.length, calledOff.length]);
    expect(count('goodwillRefund')).toBe(stored.length);
  });
});
