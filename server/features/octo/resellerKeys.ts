import { after, type Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { hashToken, newToken } from '../../platform/secrets/randomToken.ts';
import type { ResellerContract } from '../orders/reseller/resellerBooking.ts';

/** How long the previous keys are accepted beside a new one, so that the reseller can change them without a gap (ms). */
export const keyOverlap = 7 * 24 * 3_600_000;

interface KeyDeps {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Makes a reseller's new key, in the surrounding transaction; previous keys end after the overlap.
 * @returns the key, of which only a hash is stored
 */
export async function createResellerKey({ database, clock }: KeyDeps, resellerId: string): Promise<string> {
  const end = after(clock, keyOverlap);
  await database.sql
    .updateTable('reseller_key')
    .set({ ends_at: end })
    .where('reseller_id', '=', resellerId)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', end)]))
    .execute();
  const key = `octo_${newToken()}`;
  await database.sql
    .insertInto('reseller_key')
    .values({ reseller_id: resellerId, hash: hashToken(key), hint: key.slice(-4), created_at: clock.now() })
    .execute();
  return key;
}

/** The contract of the reseller that has a key; null for an ended or unknown key, and for a disabled reseller. */
export async function findContract(
  { database, clock }: KeyDeps,
  key: string,
): Promise<ResellerContract | null> {
  const now = clock.now();
  const reseller = await database.sql
    .selectFrom('reseller_key')
    .innerJoin('reseller', 'reseller.id', 'reseller_key.reseller_id')
    .selectAll('reseller')
    .where('hash', '=', hashToken(key))
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return (
    (reseller && {
      resellerId: reseller.id,
      name: reseller.name,
      price: reseller.price,
      currency: reseller.currency,
      commissionBasisPoints: reseller.commission_basis_points,
      cutoffHours: reseller.cutoff_hours,
      cancellationHours: reseller.cancellation_hours,
      maxShare: reseller.max_share,
    }) ??
    null
  );
}
