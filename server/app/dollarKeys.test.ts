import { expect, it } from 'vitest';
import type { Currency } from '../../domain/tickets/price.ts';
import type { Database } from '../platform/database/database.ts';
import { describeOnOneEngine } from '../platform/database/testing/testDatabases.ts';
import { missingDollarKeys } from './dollarKeys.ts';

const now = new Date('2026-08-01T00:00:00Z');
const toss = { apiUrl: 'https://api.example', clientKey: 'test_gck_won', secretKey: 'test_gsk_won' };

async function addOrder(
  { sql }: Database,
  { id, currency, nextCheck }: { id: string; currency: Currency; nextCheck: Date | null },
): Promise<void> {
  await sql
    .insertInto('ticket_order')
    .values({
      id,
      account_id: null,
      status: nextCheck ? 'ready' : 'expired',
      order_name: 'ticket',
      amount: 2_200,
      currency,
      payment_method: currency === 'USD' ? 'alipay' : 'card',
      customer_name: 'Kim',
      customer_email: 'kim@example.com',
      language: 'en',
      origin: 'https://guide.example',
      trip_date: '2026-08-10',
      start_time: '10:00',
      number_of_people: 2,
      departure: 'GANGNEUNG_STATION',
      refund_rule_version: 1,
      created_at: now,
      next_check_at: nextCheck,
    })
    .execute();
}

describeOnOneEngine('the keys for dollars', (database) => {
  it('are missed at the start only while an order in dollars has to be checked', async () => {
    const missing = () => missingDollarKeys({ toss }, database());
    await addOrder(database(), { id: 'order_of_won', currency: 'KRW', nextCheck: now });
    await addOrder(database(), { id: 'order_that_ended', currency: 'USD', nextCheck: null });
    expect(await missing()).toBeNull();
    await addOrder(database(), { id: 'order_of_dollars', currency: 'USD', nextCheck: now });
    expect(await missing()).toMatch(/^Unfinished orders in dollars: 1\. .*TOSS_FOREIGN_SECRET_KEY/);
    const foreign = { foreignClientKey: 'test_gck_usd', foreignSecretKey: 'test_gsk_usd' };
    expect(await missingDollarKeys({ toss: { ...toss, ...foreign } }, database())).toBeNull();
    expect(await missingDollarKeys({ toss: null }, database())).toBeNull();
  });
});
