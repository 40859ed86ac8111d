import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Selectable, Updateable } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { isUnavailable } from '../database/failures.ts';
import type { Tables } from '../database/tables.ts';
import { watchClockSkew } from './clockSkew.ts';
import { type Claim, createLeases, type LeasedTable, leaseRenewedEvery, surelyHeldFor } from './leases.ts';
import { type Poller, startPoller } from './poller.ts';

/** The result of a run, which is written to its row. */
export interface RunResult<T extends keyof Tables> {
  readonly change: Updateable<Tables[T]>;
  /** True if the work is done for good: the result is written even if the lease was lost, with as many tries as it takes. */
  readonly evenIfLost?: boolean;
  /** Called after the writing; `isHeld` is false when the lease was lost. */
  readonly written?: (isHeld: boolean) => unknown;
}

interface JobsDeps<T extends keyof Tables> {
  readonly rows: LeasedTable<T>;
  readonly database: Database;
  readonly clock: Clock;
  /** Maximum number of rows that are processed at the same time; a slow row does not delay the others. */
  readonly concurrency: number;
  /** Milliseconds between two polls. */
  readonly pollEvery: number;
  /**
   * Processes one row, outside any transaction. Null, or an error, leaves the row claimed: it is retried when its lease
   * expires. The signal aborts it when the lease is lost, and when this process stops.
   */
  readonly run: (row: Selectable<Tables[T]>, signal: AbortSignal) => Promise<RunResult<T> | null>;
  /** Called before each claim. */
  readonly beforeClaim?: () => Promise<unknown>;
  /** Repairs due times and leases set by a wrong clock; called when there may be some. */
  readonly repairTimes?: () => Promise<unknown>;
  /** Returns false if the last run has shown that others are pointless for now: then the remaining rows wait for the next poll. */
  readonly shouldContinue?: () => boolean;
  /** Receives the errors of polls and, with their rows, of runs. */
  readonly onFail: (error: unknown, row?: Selectable<Tables[T]>) => void;
  /** Called when the table becomes unreadable because the database is away, and when it is readable again. */
  readonly onReadable?: (isReadable: boolean) => void;
  /** Milliseconds between two renewals of a lease. */
  readonly renewEvery?: number;
  /** Milliseconds that a stop waits for the runs under way; after that they are aborted. */
  readonly stopTimeout?: number;
}

/**
 * Processes the due rows of a table, each in one process at a time, as long as no process stalls for longer than its leases.
 * Any number of processes may run the same jobs. The rows that a killed process had claimed are due again within 20 s.
 */
export function startJobs<T extends keyof Tables>(deps: JobsDeps<T>): Poller {
  const { concurrency, pollEvery, run, onFail, renewEvery = leaseRenewedEvery, stopTimeout = 5_000 } = deps;
  const leases = createLeases(deps.rows, deps);
  const mayBeMisdated = watchClockSkew(deps.clock);
  const stopping = new AbortController();
  const runs = new Map<Claim<T>, Promise<void>>();
  /** The last claim. Claims run one at a time, so that together they don't exceed `concurrency`. */
  let claiming: Promise<unknown> = Promise.resolve();
  /**
   * Earliest time of the next claim after a failed one, by performance.now(): during a database outage, leases of rows
   * that are being processed have expired, and their processes must first renew them or write their results.
   */
  let claimsFrom = 0;
  const tellReadable = onChangeOnly(true, deps.onReadable);

  const fail = (error: unknown, row?: Selectable<Tables[T]>) => {
    onFail(error, row);
    if (isUnavailable(error)) tellReadable(false);
  };

  /** Starts due rows up to `concurrency`; returns their runs. */
  function begin(): Promise<readonly Promise<void>[]> {
    const begun = claiming.then(beginNext);
    claiming = begun.catch(() => undefined);
    return begun;
  }

  async function beginNext(): Promise<readonly Promise<void>[]> {
    const heldAt = performance.now();
    if (runs.size === concurrency || heldAt < claimsFrom) return [];
    try {
      await deps.beforeClaim?.();
      if (mayBeMisdated()) await deps.repairTimes?.();
      const claims = await leases.claim(concurrency - runs.size, [...runs.keys()]);
      return claims.map((claim) => {
        const ended = runLeased(claim, heldAt).then((wasHeld) => {
          runs.delete(claim);
          // Code that set another due time during the run has woken this poller too early, while the row was still held.
          if (!wasHeld) poller.wake();
        });
        runs.set(claim, ended);
        return ended;
      });
    } catch (error) {
      claimsFrom = performance.now() + 2 * renewEvery;
      throw error;
    }
  }

  /** Runs a claimed row under its lease, and writes the result; false when the lease was lost by then. Never rejects. */
  async function runLeased(claim: Claim<T>, heldAt: number): Promise<boolean> {
    const lost = new AbortController();
    const done = new AbortController();
    const renewing = renewUntil(done.signal, claim, heldAt, lost);
    try {
      const signal = AbortSignal.any([lost.signal, stopping.signal]);
      const result = await run(claim.row, signal).finally(() => done.abort());
      await renewing;
      return result ? await write(claim, result) : true;
    } catch (error) {
      fail(error, claim.row);
      return true;
    }
  }

  async function renewUntil(done: AbortSignal, claim: Claim<T>, heldAt: number, lost: AbortController) {
    let renewedAt = heldAt;
    while (!lost.signal.aborted) {
      await pause(renewEvery, undefined, { signal: done, ref: false }).catch(() => undefined);
      if (done.aborted) return;
      const now = performance.now();
      try {
        if (await leases.renew(claim)) renewedAt = now;
        else lost.abort();
      } catch (error) {
        fail(error);
        // Perhaps only this process has lost the database, so another one could claim the row.
        if (performance.now() - renewedAt > surelyHeldFor) lost.abort();
      }
    }
  }

  /** Writes a result, and waits for the end of any database outage: without the result, the work would be done again. */
  async function write(claim: Claim<T>, { change, evenIfLost, written }: RunResult<T>): Promise<boolean> {
    for (;;) {
      try {
        const isHeld = await leases.release(claim, change, evenIfLost);
        await written?.(isHeld);
        return isHeld;
      } catch (error) {
        if (stopping.signal.aborted || !(evenIfLost || isUnavailable(error))) throw error;
        fail(error, claim.row);
        await pause(500 + 500 * Math.random(), undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  const poller = startPoller({
    async runOnce() {
      if (runs.size === concurrency) {
        await Promise.race(runs.values());
        if (deps.shouldContinue?.() === false) return 0;
      }
      return (await begin()).length;
    },
    pollEvery,
    onLook: () => {
      // A poll that was not allowed to claim has read nothing.
      if (performance.now() >= claimsFrom) tellReadable(true);
    },
    onFail: (error) => fail(error),
  });
  // A caller may be inside a transaction, which the runs must not join.
  const outside = AsyncLocalStorage.snapshot();

  return {
    ...poller,
    /** Ends the runs under way, then processes the next due rows, as many as may run at once; returns their number. */
    runOnce: () =>
      outside(async () => {
        await claiming;
        await Promise.all(runs.values());
        const begun = await begin();
        await Promise.all(begun);
        return begun.length;
      }),
    async stop() {
      const timer = setTimeout(() => stopping.abort(), stopTimeout);
      await poller.stop();
      await Promise.all(runs.values());
      clearTimeout(timer);
    },
  };
}

/** Calls back when a value changes: an outage of a day is one log line, not a thousand. */
export function onChangeOnly(initial: boolean, onChange?: (value: boolean) => void) {
  let last = initial;
  return (value: boolean) => {
    if (value === last) return;
    last = value;
    onChange?.(value);
  };
}
