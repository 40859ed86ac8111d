import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { parseOrderNumber } from '../../../domain/tickets/orderNumber.ts';
import { describeOnBothEngines } from '../../platform/database/testing/testDatabases.ts';
import { TestClock } from '../../testing/testApplication.ts';
import { createShopTest } from './testing/shop.ts';

const migration = path.join(import.meta.dirname, '../../platform/database/migrations/0037_accounting.sql');

describeOnBothEngines('the short numbers of orders', (database) => {
  const { newBuyersOrder } = createShopTest(database, new TestClock());
  const readNumbers = async () => {
    const rows = await database().sql.selectFrom('ticket_order').select('number').execute();
    return rows.map(({ number }) => number);
  };

  it('are made by the database for every order, without one being given twice', async () => {
    const { rows } = await sql<{ number: string }>`
      select create_order_number() as number from generate_series(1, 2000)`.execute(database().sql);
    for (const { number } of rows) expect(parseOrderNumber(number)).toBe(number);
    // There are 33 million numbers: duplicates among 2,000 are unlikely, and the table refuses them.
    expect(new Set(rows.map(({ number }) => number)).size).toBeGreaterThan(1_995);
  });

  it('are given to an insert that does not name the column, and refused twice', async () => {
    const id = await newBuyersOrder();
    const other = await newBuyersOrder();
    const [number = ''] = await readNumbers();
    expect(parseOrderNumber(number)).toBe(number);
    await expect(
      database().sql.updateTable('ticket_order').set({ number }).where('id', 'in', [id, other]).execute(),
    ).rejects.toThrow();
  });

  it('are given by the migration to all orders of before', async () => {
    for (let count = 0; count < 20; count += 1) await newBuyersOrder();
    await sql`update ticket_order set number = null`.execute(database().sql);
    const [fill = ''] = (await readFile(migration, 'utf8')).match(/^update ticket_order .*;$/m) ?? [];
    await sql.raw(fill).execute(database().sql);
    const numbers = await readNumbers();
    expect(numbers.length).toBeGreaterThanOrEqual(20);
    for (const number of numbers) expect(parseOrderNumber(number)).toBe(number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
