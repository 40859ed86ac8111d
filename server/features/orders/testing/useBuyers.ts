import { beforeAll, expect } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { openSandboxes } from '../../../sandbox/openSandboxes.ts';
import { useApplication } from '../../../testing/testApplication.ts';
import { readyLife } from '../nextCheck.ts';
import { Buyer } from './buyer.ts';

interface Options {
  readonly variables?: Readonly<Record<string, string>>;
  /** Milliseconds that a visitor waits for the provider's response, if other than by default. */
  readonly timeout?: number;
  /** Milliseconds between two polls of the reconciler and of the sandbox's webhooks, if other than by default. */
  readonly pollEvery?: number;
}

/** The product with the sandbox of the payment provider, and its buyers. */
export function useBuyers(database: () => Database, { variables, timeout, pollEvery }: Options = {}) {
  const { app, clock } = useApplication(database, {
    openSandboxes: (deps) => openSandboxes({ ...deps, webhooksEvery: pollEvery }),
    ticketTimes: { timeout, pollEvery },
    variables: { RATE_LIMITS: 'off', ...variables },
  });
  beforeAll(async () => {
    await app().listen({ port: 0, host: '127.0.0.1' });
  });
  let people = 0;
  return {
    app,
    clock,

    /** Another buyer with an account, at the time at which all tests of orders start. */
    async newBuyer(language = 'en'): Promise<Buyer> {
      clock.moveTo('2026-11-21T12:00:00+09:00');
      people += 1;
      const buyer = new Buyer(app, `buyer-${people}@example.com`, language);
      await buyer.visitor.createAccount({ database, clock }, buyer.email, `buyer ${people}`);
      return buyer;
    },

    /** Waits until a new card order is checked, which the webhook of its authorisation triggers. */
    untilChecked: (orderId: string) =>
      expect
        .poll(
          () =>
            database()
              .sql.selectFrom('ticket_order')
              .select(['checked_at', 'next_check_at'])
              .where('id', '=', orderId)
              .executeTakeFirst(),
          { timeout: 15_000 },
        )
        .toEqual({ checked_at: clock.now(), next_check_at: new Date(clock.now().getTime() + readyLife) }),

    /** The payments of an order that took money. */
    charges: (orderId: string) =>
      database()
        .sql.selectFrom('sandbox_payment')
        .select(['status', 'balance', 'approved_at'])
        .where('order_id', '=', orderId)
        .where('approved_at', 'is not', null)
        .execute(),
  };
}
