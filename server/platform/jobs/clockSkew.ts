import type { Clock } from '../clock.ts';

/** Tolerated drift between the two clocks from one check to the next (ms). */
const drift = 2_000;
/** Another process with a wrong clock may have written, so a check is due at this interval in any case. */
const anyhowEvery = 60_000;

/**
 * Tells whether stored timestamps should be checked for ones from a wrong clock: at the first call, after each change
 * of the wall clock, and every minute.
 * @param steady a monotonic clock (ms)
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
