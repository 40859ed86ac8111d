import { beforeAll } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { openSandboxes } from '../../../sandbox/openSandboxes.ts';
import { useApplication } from '../../../testing/testApplication.ts';
import { Buyer } from './buyer.ts';

/** The product with the sandbox of the payment provider, and its buyers. */
export function useBuyers(database: () => Database, variables: Readonly<Record<string, string>> = {}) {
  const { app, clock } = useApplication(database, {
    openSandboxes,
    variables: { RATE_LIMITS: 'off', ...variables },
  });
  beforeAll(async () => {
    await app().listen({ port: 0, host: '127.0.0.1' });
  });
  let people = 0;
  return {
    app,
    clock,

    /** Signs up another buyer, at the time at which all tests of orders start. */
    async newBuyer(language = 'en'): Promise<Buyer> {
      clock.moveTo('2026-11-21T12:00:00+09:00');
      people += 1;
      const buyer = new Buyer(app, `buyer-${people}@example.com`, language);
      await buyer.visitor.signUp(buyer.email, `buyer ${people}`);
      return buyer;
    },

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
