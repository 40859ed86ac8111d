import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../../platform/database/testing/testDatabases.ts';
import { plansWithIndexes } from '../../platform/database/testing/testPlans.ts';
import { readAccounts } from './readAccounts.ts';

describeOnBothEngines('the accounts of a month', (database) => {
  // With only a few orders, the database would read them all and ignore the indexes.
  beforeAll(async () => {
    await sql`insert into ticket_order (id, status, order_name, amount, currency, customer_name, customer_email,
        language, origin, trip_date, start_time, number_of_people, departure, refund_rule_version, created_at,
        payment_key, paid_at)
      select 'order_' || n, 'paid', '', 30000, 'KRW', '', '', 'ko', '', date '2022-01-01' + n, '10:00', 1, '', 1,
        timestamptz '2022-01-01' + make_interval(days => n), n, timestamptz '2022-01-01' + make_interval(days => n)
      from generate_series(1, 2000) n`.execute(database().sql);
    await database().analyze();
  });

  it.each([
    // Three indexes: orders that were paid, cancelled and partly refunded that month.
    ['payment', 'BitmapOr'],
    ['tour', /Index Cond: \(\(trip_date >= /],
  ] as const)('find its orders by %s with an index', async (basis, search) => {
    const month = { from: '2026-11-01', to: '2026-11-30' };
    const plans = await plansWithIndexes(database(), (observed) => readAccounts(observed, month, basis));
    expect(plans.join('\n')).toMatch(search);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on ticket_(order|refund)/);
  });
});
