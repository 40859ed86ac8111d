import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { api } from '../../../contract/api.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { describeOnPostgresql, openBeside } from '../../platform/database/testing/testDatabases.ts';
import { guide } from '../../testing/describeWithGuide.ts';
import { isLong } from '../../testing/longTests.ts';
import { createProcessPair } from '../../testing/processPair.ts';
import { TestVisitor } from '../../testing/testVisitor.ts';
import { waitUntil } from '../../testing/waitUntil.ts';
import { cards, tour } from '../orders/testing/buyer.ts';
import { insertDrivers } from './testing/insertDrivers.ts';

const buyers = 500;
const cars = 3;
/** Buyers whose requests are under way at the same time. */
const concurrency = 60;
/** How many orders have got a response when a process is killed. The first kill hits the orders that hold the cars. */
const killsAfter = isLong ? [1, 120, 240, 360] : [1, 240];
const tripDate = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10);

describeOnPostgresql(
  'two processes that sell the same cars',
  (url) => {
    let database: Database | undefined;
    const tokens: string[] = [];
    const pair = createProcessPair(url);
    beforeAll(async () => {
      database = await openBeside({ databaseUrl: url() });
      const opened = database;
      await insertDrivers(opened, systemClock, cars);
      const noApp = () => {
        throw new Error('this visitor calls nothing');
      };
      for (let number = 0; number < buyers; number += 1) {
        const deps = { database: () => opened, clock: systemClock };
        const visitor = new TestVisitor(noApp);
        tokens.push(await visitor.createAccount(deps, `buyer-${number}@example.com`, `buyer ${number}`));
      }
      await pair.begin();
    }, 120_000);
    afterAll(async () => {
      await pair.close();
      await database?.close();
    });

    /** A call to either process, repeated while a kill breaks it off. */
    const call = (token: string, address: string, body: unknown) =>
      pair.request(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });

    let answered = 0;
    /** Buys until there is a ticket, or no car is left. @returns whether there is a ticket */
    async function buy(token: string): Promise<boolean> {
      const order = await call(token, '/api/v1/payments/orders', {
        ...tour,
        tripDate,
        customerEmail: 'buyer@example.com',
      });
      answered += 1;
      if (order.status === 409) return false;
      expect(order.status, JSON.stringify(order.content)).toBe(200);
      const { orderId, amount } = api.placeOrder.response.parse(order.content);
      const payment = { orderId, amount, orderName: 'ticket', method: 'CARD', card: cards.approved };
      const authorised = await call(token, '/sandbox/toss/authorize', payment);
      const { paymentKey } = z.object({ paymentKey: z.string() }).parse(authorised.content);
      const paid = await waitUntil(
        'the payment',
        async () => {
          const { status } = await call(token, '/api/v1/payments/confirm', { orderId, paymentKey, amount });
          return status !== 202 && { status };
        },
        { timeout: 90_000, interval: 200 },
      );
      expect(paid.status).toBe(200);
      return true;
    }

    it('sells exactly three to 500 buyers at once, whichever process is killed meanwhile', {
      timeout: 240_000,
    }, async () => {
      const waiting = [...tokens];
      let sold = 0;
      const shoppers = Promise.all(
        Array.from({ length: concurrency }, async () => {
          for (let token = waiting.pop(); token; token = waiting.pop()) if (await buy(token)) sold += 1;
        }),
      );
      for (const [kill, count] of killsAfter.entries()) {
        await waitUntil(`${count} orders`, () => answered >= count, { timeout: 60_000, during: shoppers });
        await pause(Math.random() * 100);
        await pair.kill(kill);
      }
      await shoppers;

      const rows = async () => {
        if (!database) throw new Error('the database is open');
        return database.sql
          .selectFrom('ticket_order')
          .select(['status', 'cancel_requested_at', 'holds_car'])
          .execute();
      };
      await expect
        .poll(async () => (await rows()).filter(({ status }) => status === 'confirming'), { timeout: 60_000 })
        .toEqual([]);
      const orders = await rows();
      const tickets = orders.filter((order) => order.status === 'paid' && order.cancel_requested_at === null);
      expect([sold, tickets.length]).toEqual([cars, cars]);
      expect(orders.filter(({ holds_car }) => holds_car)).toHaveLength(cars);
      const charged = await database?.sql
        .selectFrom('sandbox_payment')
        .select('balance')
        .where('balance', '>', 0)
        .where('approved_at', 'is not', null)
        .execute();
      expect(charged).toHaveLength(cars);
    });
  },
  guide,
);
