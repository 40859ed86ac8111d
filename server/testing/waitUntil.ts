import { setTimeout as pause } from 'node:timers/promises';

interface WaitOptions {
  /** Milliseconds; less than the test's time limit, so that the error of the wait is reported instead of the test's timeout. */
  readonly timeout?: number;
  /** Milliseconds between two checks. */
  readonly interval?: number;
  /** The work that makes the condition true, such as a running process: when it ends or fails, so does the wait. */
  readonly during?: Promise<unknown> | undefined;
  /** Details for the error message, such as the output of a process. */
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
  // Runs beside the checks, so that a check that never ends does not outlast the deadline.
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
