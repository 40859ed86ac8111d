import { setTimeout as pause } from 'node:timers/promises';

interface WaitOptions {
  /** Milliseconds; below the time limit of the test, so that the error of the wait is the one that is reported. */
  readonly timeout?: number;
  /** Milliseconds between two checks. */
  readonly interval?: number;
  /** What brings the condition about, such as a running process: when it ends or fails, so does the wait. */
  readonly during?: Promise<unknown> | undefined;
  /** What the error adds, such as the output of a process. */
  readonly details?: () => string;
}

type Missing = false | null | undefined;

/**
 * Repeats a check until it returns something other than false, null or undefined, and returns that.
 * @param what completes "waited for"
 * @throws when the time is over, or when the condition can no longer come true
 */
export async function waitUntil<Value>(
  what: string,
  check: () => Missing | Value | Promise<Missing | Value>,
  { timeout = 15_000, interval = 20, during, details = () => '' }: WaitOptions = {},
): Promise<Value> {
  const failure = (why: string) => new Error(`waited for ${what}, but ${why}. ${details()}`.trimEnd());
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  // Beside the checks: one that never ends must not outlast the deadline.
  const failed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(failure(`${timeout} ms have passed`)), timeout);
    during?.then(() => {
      isOver = true;
    }, reject);
  });
  failed.catch(() => undefined);
  try {
    for (;;) {
      // Read before the check, so that what happened just before the end counts.
      const isLast = isOver;
      const value = await Promise.race([check(), failed]);
      if (value !== false && value !== null && value !== undefined) return value;
      if (isLast) throw failure('that has ended without it');
      await pause(interval);
    }
  } finally {
    clearTimeout(timer);
  }
}
