/** The only source of the current time, so that tests can set it (docs/product/environment.md#rules-for-every-site). */
export interface Clock {
  now(): Date;
}

/** The instant `milliseconds` from now. */
export function after(clock: Clock, milliseconds: number): Date {
  return new Date(clock.now().getTime() + milliseconds);
}

/** Tolerated clock skew between replicas, and around a clock adjustment (ms). */
export const maxClockSkew = 5 * 60_000;

/**
 * The latest possible expiry of a record with that lifetime (ms). A later one was written by a wrong clock and must
 * not be honoured until then.
 */
export function latestEnd(now: Date, life: number): Date {
  return new Date(now.getTime() + life + maxClockSkew);
}

/** Whether a record with that lifetime and expiry is still valid. */
export function isAlive(end: Date, now: Date, life: number): boolean {
  return end > now && end <= latestEnd(now, life);
}

export const systemClock: Clock = { now: () => new Date() };
