import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/**
 * Length of a lease (ms): a process that has not renewed it by then is dead. The clock skew between processes must stay
 * below what is left of it at a renewal.
 */
export const leaseDuration = 20_000;
/** Milliseconds between two renewals. */
export const leaseRenewedEvery = 4_000;
/** Milliseconds after its last renewal for which a lease is certainly valid. */
export const surelyHeldFor = leaseDuration - leaseRenewedEvery;

type Column<T extends keyof Tables> = keyof Selectable<Tables[T]> & string;

/** A table whose rows are jobs, and its columns for claiming them. */
export interface LeasedTable<T extends keyof Tables> {
  readonly table: T;
  readonly key: Column<T>;
  /** When a row is due; null in rows that are never due. */
  readonly due: Column<T>;
  /**
   * The end of a row's claim. It may be the column `due` itself: then setting another due time also ends the claim, and the
   * run under way does not overwrite that time.
   */
  readonly lease: Column<T>;
  /** Counts the claims; required for its own lease column, where it distinguishes a claim from later ones. */
  readonly attempts?: Column<T>;
  /** Further condition of rows that this release can process. */
  readonly where?: () => RawBuilder<unknown>;
}

/** A row that this process has claimed. */
export interface Claim<T extends keyof Tables> {
  readonly row: Selectable<Tables[T]>;
  /** End of the lease; later after each renewal. */
  until: Date;
}

/** Claims rows of a table; any number of processes may do so (SKIP LOCKED). */
export function createLeases<T extends keyof Tables>(
  { table, key, due, lease, attempts, where = () => sql`true` }: LeasedTable<T>,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
) {
  const name = sql.table(table);
  const column = (of: string) => sql.ref(`${table}.${of}`);
  const newEnd = () => new Date(clock.now().getTime() + leaseDuration);

  function isHeld({ row, until }: Claim<T>) {
    const isOurs =
      attempts === undefined || lease === due
        ? sql`${column(lease)} = ${until}`
        : sql`${column(lease)} is not null and ${column(attempts)} = ${row[attempts]}`;
    return sql`${column(key)} = ${row[key]} and ${isOurs}`;
  }

  async function update(changes: Readonly<Record<string, unknown>>, condition: RawBuilder<unknown>) {
    const set = Object.entries(changes).map(([of, value]) => sql`${sql.id(of)} = ${value}`);
    const { numAffectedRows } = await sql`update ${name} set ${sql.join(set)} where ${condition}`.execute(
      database.sql,
    );
    return (numAffectedRows ?? 0n) > 0n;
  }

  return {
    /** Claims due rows, except for those in `held`: this process is still running them, even if their lease was lost. */
    async claim(max: number, held: readonly Claim<T>[]): Promise<Claim<T>[]> {
      const now = clock.now();
      const until = newEnd();
      const count = attempts && sql`, ${sql.id(attempts)} = ${column(attempts)} + 1`;
      // Chosen once, in a step before the update: a planner that repeats a subquery for each row would claim too many.
      const { rows } = await sql<Selectable<Tables[T]>>`
        with chosen as materialized (
          select ${column(key)} as key from ${name}
          where ${column(due)} <= ${now} and (${column(lease)} is null or ${column(lease)} <= ${now})
            and ${column(key)} <> all(${held.map(({ row }) => row[key])}) and ${where()}
          order by ${column(due)} limit ${max} for update skip locked)
        update ${name} set ${sql.id(lease)} = ${until}${count ?? sql``} from chosen
        where ${column(key)} = chosen.key returning ${name}.*`.execute(database.sql);
      return rows.map((row) => ({ row, until }));
    },

    /** Renews a lease; false when it is not held any more. */
    async renew(claim: Claim<T>): Promise<boolean> {
      const until = newEnd();
      const isRenewed = await update({ [lease]: until }, isHeld(claim));
      if (isRenewed) claim.until = until;
      return isRenewed;
    },

    /**
     * Writes the result of a run, and ends its lease; false when the lease was not held any more. `evenIfLost` writes
     * it in any case.
     */
    release(claim: Claim<T>, change: Updateable<Tables[T]>, evenIfLost = false): Promise<boolean> {
      const condition = evenIfLost ? sql`${column(key)} = ${claim.row[key]}` : isHeld(claim);
      return update({ ...(lease === due ? {} : { [lease]: null }), ...change }, condition);
    },
  };
}
