import type { Clock } from '../clock.ts';

/** Milliseconds by which the two clocks may drift apart between two looks. */
const drift = 2_000;
/** Another process may have written by a clock that was wrong: so often it is looked for anyhow. */
const anyhowEvery = 60_000;

/**
 * Answers whether what is kept with times should be looked through for times of a clock that was wrong: at the first
 * question, whenever the clock was set since the last one, and every minute.
 * @param steady milliseconds of a clock that nobody sets
 */
export function watchClockSkew(clock: Clock, steady = () => performance.now()): () => boolean {
  let last: { readonly wall: number; readonly steady: number } | undefined;
  let doneAt = 0;
  return () => {
    const now = { wall: clock.now().getTime(), steady: steady() };
    const wasMoved = !last || Math.abs(now.wall - last.wall - (now.steady - last.steady)) > drift;
    last = now;
    if (!wasMoved && now.steady - doneAt < anyhowEvery) return false;
    doneAt = now.steady;
    return true;
  };
}
