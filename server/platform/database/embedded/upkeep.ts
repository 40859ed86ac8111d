import type { Engine } from '../engine.ts';
import { runStatement } from '../statement.ts';

export interface Upkeep {
  stop(): void;
}

/** Milliseconds. PGlite has no background processes: without these the log grew to 336 MB (docs/product/data.md). */
export interface UpkeepIntervals {
  readonly checkpoint: number;
  readonly vacuum: number;
}

const standardIntervals: UpkeepIntervals = { checkpoint: 60_000, vacuum: 3_600_000 };

/** Whether rows were written since the last ANALYZE. PGlite counts them from its start. */
export async function isModified(engine: Engine): Promise<boolean> {
  const session = await engine.connect({ unlimited: true });
  try {
    // The view shows what was counted up to the end of this statement.
    await session.query('select pg_stat_force_next_flush()', []);
    const modified = 'select 1 from pg_stat_user_tables where n_mod_since_analyze > 0 limit 1';
    return (await session.query(modified, [])).rows.length > 0;
  } finally {
    session.release(false);
  }
}

/**
 * Runs CHECKPOINT and VACUUM ANALYZE at intervals; the timers do not keep the process alive. On a full disk
 * checkpoints go on, since they free log files; vacuum writes, so it waits.
 */
export function startUpkeep(
  engine: Engine,
  log: (line: string) => void,
  intervals = standardIntervals,
): Upkeep {
  const every = (interval: number, statement: string) =>
    setInterval(() => {
      if (statement !== 'checkpoint' && engine.takesWrites?.() === false) return;
      runStatement(engine, statement).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        log(`The database's ${statement} failed (${reason}); it is tried again later.`);
      });
    }, interval).unref();
  const timers = [every(intervals.checkpoint, 'checkpoint'), every(intervals.vacuum, 'vacuum analyze')];
  return { stop: () => timers.forEach(clearInterval) };
}
