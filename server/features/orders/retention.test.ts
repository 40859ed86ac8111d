import { expect, it } from 'vitest';
import { describeOnBothEngines } from '../../platform/database/testing/testDatabases.ts';
import { plansWithIndexes } from '../../platform/database/testing/testPlans.ts';
import { TestClock } from '../../testing/testApplication.ts';
import { removeOldOrders, removeOldPhones } from './retention.ts';

describeOnBothEngines('the removal of old orders', (database) => {
  it.each([{ remove: removeOldOrders }, { remove: removeOldPhones }])(
    '$remove.name reads only the orders that may be old enough, not the whole table',
    async ({ remove }) => {
      const plans = await plansWithIndexes(database(), (observed) => remove(observed, new TestClock()));
      expect(plans.length).toBe(2);
      for (const plan of plans) expect(plan).not.toContain('Seq Scan on ticket_order');
    },
  );
});
