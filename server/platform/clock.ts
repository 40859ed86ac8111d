/** The one source of time, so that tests move it (DESIGN 4). */
export interface Clock {
  now(): Date;
}

/** How far the clocks of replicas, and a clock before and after it was set, may lie apart without any effect (ms). */
export const clockSlack = 5 * 60_000;

/**
 * The latest end that something with a life of so many ms can have at an instant. What ends later was made while the clock
 * stood elsewhere: it must not hold until that day comes.
 */
export function latestEnd(now: Date, life: number): Date {
  return new Date(now.getTime() + life + clockSlack);
}

/** Whether what was given so many ms to live, and ends then, still lives. */
export function isAlive(end: Date, now: Date, life: number): boolean {
  return end > now && end <= latestEnd(now, life);
}

export const systemClock: Clock = { now: () => new Date() };
