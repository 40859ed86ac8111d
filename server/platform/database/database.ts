import type { Kysely } from 'kysely';
import type { PoolState } from './engine.ts';
import type { Tables } from './tables.ts';

/**
 * The only access to the database, for both engines (docs/product/data.md). A failure of the database itself (down,
 * crashed, too slow, too busy) arrives as ProblemError('unavailable'); an error in the SQL arrives as the engine's own,
 * with its SQLSTATE in `code`.
 */
export interface Database {
  readonly engine: 'embedded' | 'postgresql';
  /**
   * Queries. The handle may be stored: a query belongs to the transaction in which it is made, known through
   * AsyncLocalStorage. kysely's own `transaction()` is refused; use the one below.
   */
  readonly sql: Kysely<Tables>;
  /**
   * Runs work in one transaction; nested calls join the outer one. Rolls back on a throw, also when a nested call
   * threw and the outer work caught it: half a unit of work is never committed. A query that was not awaited and runs
   * after the end throws.
   */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Calls back once the surrounding transaction is committed, never if it rolls back; at once outside of one. For
   * waking jobs, which would not find the rows before. The callback must not throw.
   */
  afterCommit(callback: () => void): void;
  /**
   * Throws when called inside a transaction; every provider call goes through this
   * (docs/product/payments.md#confirming-a-payment).
   */
  assertOutsideTransaction(what: string): void;
  /** Resolves when the database responds, rejects with 'unavailable' after 2 s (readyz). */
  ping(): Promise<void>;
  /** Statistics of its connection pool; null without one. */
  pool(): PoolState | null;
  /** False while the embedded database's disk is full: writes fail, and reads go on. */
  takesWrites(): boolean;
  /** VACUUM ANALYZE, for after a large load. Not inside a transaction. */
  analyze(): Promise<void>;
  /**
   * Stops the maintenance timers, waits for running queries, checkpoints, and releases the data folder. May be called
   * twice.
   */
  close(): Promise<void>;
}
