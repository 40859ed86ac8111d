import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '../../platform/database/testing/testDatabases.ts';
import { TestClock } from '../../testing/testApplication.ts';
import { createShopTest } from './testing/shop.ts';
import { SimulatedProvider } from './testing/simulatedProvider.ts';

describeOnBothEngines('the payment sync of orders that a wallet pays by itself', (database) => {
  const clock = new TestClock();
  const test = createShopTest(database, clock);
  let provider = new SimulatedProvider(clock);
  let shop: ReturnType<typeof test.startShop>;
  beforeAll(() => test.begin());
  beforeEach(() => {
    clock.moveTo('2026-11-21T12:00:00+09:00');
    provider = new SimulatedProvider(clock);
    shop = test.startShop(provider, 5_000);
    test.logged.length = 0;
  });
  afterEach(async () => {
    await shop.close();
    await database().sql.deleteFrom('ticket_order').execute();
  });

  const away = () => {
    provider.fates = Array(50).fill('lostBefore');
  };
  const newOrder = () => test.newBuyersOrder(undefined, 'gcash');
  const authorize = (id: string) => provider.authorize(`key_${id}`, id, false, 'gcash');
  const settle = (id: string) => provider.settle(`key_${id}`);
  async function later(minutes: number): Promise<void> {
    test.pass(minutes);
    await shop.reconcile();
  }

  it('finds a charge although the provider is away at the last check, and the account is gone', async () => {
    const id = await newOrder();
    await later(41);
    expect(await test.order(id)).toMatchObject({ status: 'expired' });
    await shop.deleteBuyer(id);
    authorize(id);
    settle(id);
    away();
    for (const minutes of [25, 6]) await later(minutes);
    expect(await test.order(id)).toMatchObject({ status: 'expired', account_id: null });
    provider.fates = [];
    await later(6);
    expect(provider.charges(id)).toMatchObject([{ isRefundUnderWay: true }]);
    settle(id);
    await later(6);
    expect(await test.order(id)).toMatchObject({ status: 'cancelled', refund_amount: 2_205 });
  });

  it('checks on while the wallet leaves a payment open, and forgets the order a day later', async () => {
    const id = await newOrder();
    provider.begin(`key_${id}`, id, 'gcash');
    await later(41);
    await shop.deleteBuyer(id);
    for (const minutes of [25, 6, 60]) await later(minutes);
    expect(await test.order(id)).toMatchObject({ status: 'expired', next_check_at: expect.any(Date) });
    await later(24 * 60);
    expect(await test.orderIfKept(id)).toBeUndefined();
  });
});
