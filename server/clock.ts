/** The one source of time, so that tests move it (DESIGN 4). */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
