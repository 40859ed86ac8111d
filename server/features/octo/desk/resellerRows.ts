import type { Selectable } from 'kysely';
import type { ResellerFields } from '../../../../contract/desk/resellerFields.ts';
import type { Reseller } from '../../../../contract/desk/resellers.ts';
import { toAmount, toMinor } from '../../../../domain/tickets/price.ts';
import { invalidField } from '../../../desk/invalidField.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ResellerTable } from '../../../platform/database/resellerTables.ts';
import { ProblemError } from '../../../platform/problem.ts';

type ResellerRow = Selectable<ResellerTable>;

/** The contract as the desk shows it and the audit trail records it. */
export const toFields = (row: ResellerRow): ResellerFields => ({
  name: row.name,
  email: row.email,
  currency: row.currency,
  price: toAmount(row.price, row.currency),
  commissionPercent: row.commission_basis_points / 100,
  cutoffHours: row.cutoff_hours,
  cancellationHours: row.cancellation_hours,
  maxShare: row.max_share,
});

/** @throws ProblemError 'invalidRequest' for a fraction that the currency doesn't have */
export function toColumns(fields: ResellerFields) {
  const { name, email, currency } = fields;
  const price = toMinor(fields.price, currency);
  if (price === null || price === 0) throw invalidField('price', 'wrongAmount', `an amount in ${currency}`);
  return {
    ...{ name, email, currency, price },
    commission_basis_points: Math.round(fields.commissionPercent * 100),
    cutoff_hours: fields.cutoffHours,
    cancellation_hours: fields.cancellationHours,
    max_share: fields.maxShare,
  };
}

/** Locks a reseller until the transaction ends. @throws ProblemError 'notFound' */
export async function lockReseller({ sql }: Database, id: string): Promise<ResellerRow> {
  const row = await sql
    .selectFrom('reseller')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ProblemError('notFound');
  return row;
}

/** All resellers by name, or one of them, with the keys that are accepted. */
export async function readResellers(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  id?: string,
): Promise<Reseller[]> {
  const rows = await database.sql
    .selectFrom('reseller')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('name')
    .orderBy('id')
    .execute();
  const keys = await database.sql
    .selectFrom('reseller_key')
    .selectAll()
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', clock.now())]))
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...toFields(row),
    id: row.id,
    version: row.version,
    isDisabled: row.disabled_at !== null,
    keys: keys
      .filter(({ reseller_id }) => reseller_id === row.id)
      .map(({ hint, created_at, ends_at }) => ({
        hint,
        createdAt: created_at.toISOString(),
        endsAt: ends_at?.toISOString() ?? null,
      })),
  }));
}
