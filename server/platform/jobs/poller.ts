import { AsyncLocalStorage } from 'node:async_hooks';

interface PollerDeps {
  /** Processes some due work and returns how much; called again at once until it returns none. */
  readonly runOnce: () => Promise<number>;
  /** Polling interval (ms). */
  readonly pollEvery: number;
  /** Called after each completed run. */
  readonly onLook?: () => void;
  /** Called with an error thrown by `runOnce`. */
  readonly onFail: (error: unknown) => void;
}

/** A periodic job, which can also be woken. */
export interface Poller {
  /** Polls now; during a run, once more after it. */
  wake(): void;
  runOnce(): Promise<number>;
  /** Stops after the current run. */
  stop(): Promise<void>;
}

/** Starts polling; failed work is retried at the next interval. */
export function startPoller({ runOnce, pollEvery, onLook, onFail }: PollerDeps): Poller {
  let isStopped = false;
  let isRunning = false;
  let isWanted = false;
  let running: Promise<unknown> = Promise.resolve();

  const runAll = async () => {
    do {
      isWanted = false;
      while (!isStopped && (await runOnce()) > 0) {
        // More may be due than one run takes.
      }
      onLook?.();
    } while (isWanted && !isStopped);
    // In the same step as the last check: a wake after it starts the next run.
    isRunning = false;
  };

  // The caller may be inside a transaction, which the run must not join.
  const outside = AsyncLocalStorage.snapshot();
  const wake = () => {
    isWanted = true;
    if (isRunning || isStopped) return;
    isRunning = true;
    running = outside(runAll).catch((error: unknown) => {
      isRunning = false;
      onFail(error);
    });
  };

  let timer: NodeJS.Timeout | undefined;
  // A jitter of a tenth, so that processes that started together do not poll together.
  const lookLater = () => {
    timer = setTimeout(
      () => {
        wake();
        lookLater();
      },
      pollEvery * (0.9 + 0.2 * Math.random()),
    ).unref();
  };
  lookLater();
  return {
    wake,
    runOnce: () => outside(runOnce),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
