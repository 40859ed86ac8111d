import type { Kysely } from 'kysely';
import type { PoolState } from './engine.ts';
import type { Tables } from './tables.ts';

/**
 * The one way to the database, for both engines (DESIGN 11). A failure of the database itself (down, crashed, too
 * slow, too busy) arrives as ProblemError('unavailable'); an error in the SQL arrives as the engine's own, with its
 * SQLSTATE in `code`.
 */
export interface Database {
  readonly engine: 'embedded' | 'postgresql';
  /**
   * Queries. The handle may be kept: a query belongs to the transaction that it is made in, known through
   * AsyncLocalStorage. kysely's own `transaction()` is refused; use the one below.
   */
  readonly sql: Kysely<Tables>;
  /**
   * Runs work in one transaction; nested calls join the outer one. Rolls back on a throw, also on a nested call's
   * throw that the outer work caught: half of a unit of work is never committed. A query that is still made after
   * the end, because nobody awaited it, throws.
   */
  transaction<T>(work: () => Promise<T>): Promise<T>;
  /** Throws when called inside a transaction; every provider call goes through this (DESIGN 3). */
  assertOutsideTransaction(what: string): void;
  /** Resolves when the database answers, rejects with 'unavailable' when it has not within 2 s (readyz). */
  ping(): Promise<void>;
  /** Its pool of connections; null where there is none. */
  pool(): PoolState | null;
  /** False while the embedded database's disk is full, and nothing can be written: then reads go on. */
  takesWrites(): boolean;
  /** VACUUM ANALYZE, for after a large load. Not inside a transaction. */
  analyze(): Promise<void>;
  /** Ends the upkeep, waits for running queries, checkpoints, and gives the data folder free. Can be called twice. */
  close(): Promise<void>;
}
