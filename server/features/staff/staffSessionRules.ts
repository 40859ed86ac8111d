/** How long sessions of the staff live. */

import { deskSessionLifetime } from '../../../domain/staff/staffRules.ts';
import { isAlive } from '../../platform/clock.ts';

/** Accuracy of a session's last use (ms): it is not stored for every request. */
const useAccuracy = 60_000;

interface SessionTimes {
  readonly opened_at: Date;
  readonly last_used_at: Date | null;
  readonly expires_at: Date;
}

const storedUse = ({ opened_at, last_used_at }: SessionTimes): Date => last_used_at ?? opened_at;

/** The last use; one in the future was stored by a wrong clock, and counts as now. */
export function lastUse(times: SessionTimes, now: Date): Date {
  const stored = storedUse(times);
  return stored > now ? now : stored;
}

/** Whether a session has neither reached its 12 hours nor been idle too long. */
export function isSessionOpen(times: SessionTimes, now: Date, idleLife: number): boolean {
  const idleFor = now.getTime() - lastUse(times, now).getTime();
  return isAlive(times.expires_at, now, deskSessionLifetime) && idleFor < idleLife;
}

/** Whether the stored last use is so far from now that it is stored again. */
export const mustStoreUse = (times: SessionTimes, now: Date): boolean =>
  Math.abs(now.getTime() - storedUse(times).getTime()) >= useAccuracy;
