import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ResellerTable } from '../../../platform/database/resellerTables.ts';
import { createResellerKey } from '../resellerKeys.ts';

/** Adds a reseller as the owner does at the desk. @returns its id and its key */
export async function insertReseller(
  database: Database,
  clock: Clock,
  contract: Partial<Insertable<ResellerTable>> = {},
): Promise<{ id: string; key: string }> {
  const id = randomUUID();
  await database.sql
    .insertInto('reseller')
    .values({
      id,
      name: 'Pebble Tours',
      email: 'bookings@pebble.example',
      currency: 'KRW',
      price: 40_000,
      commission_basis_points: 2_000,
      cutoff_hours: 2,
      cancellation_hours: 24,
      max_share: 100,
      created_at: clock.now(),
      version: 0,
      ...contract,
    })
    .execute();
  return { id, key: await createResellerKey({ database, clock }, id) };
}
