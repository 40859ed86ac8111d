import { AsyncLocalStorage } from 'node:async_hooks';

interface PollerParts {
  /** Does some of what is due; how much. It is called again at once until there is nothing more. */
  readonly runOnce: () => Promise<number>;
  /** Milliseconds between two looks. */
  readonly pollEvery: number;
  /** Called after each look that came to its end. */
  readonly onLook?: () => void;
  /** Called with what `runOnce` threw. */
  readonly onFail: (error: unknown) => void;
}

/** Work that lies in a table, for any number of processes: looked for now and then, and when somebody says so. */
export interface Poller {
  /** Looks now, unless a look is under way: then once more after it. */
  wake(): void;
  runOnce(): Promise<number>;
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

/** Starts to look for work; what fails is looked for again at the next time. */
export function startPoller({ runOnce, pollEvery, onLook, onFail }: PollerParts): Poller {
  let isStopped = false;
  let isRunning = false;
  let isWanted = false;
  let running: Promise<unknown> = Promise.resolve();

  const runAll = async () => {
    do {
      isWanted = false;
      while (!isStopped && (await runOnce()) > 0) {
        // There may be more than go at once.
      }
      onLook?.();
    } while (isWanted && !isStopped);
  };

  // A wake may come from within a transaction: what it starts must not be part of that.
  const outside = AsyncLocalStorage.snapshot();
  const wake = () => {
    isWanted = true;
    if (isRunning || isStopped) return;
    isRunning = true;
    running = outside(runAll)
      .catch(onFail)
      .finally(() => {
        isRunning = false;
      });
  };

  let timer: NodeJS.Timeout | undefined;
  // A tenth more or less: processes that started together do not go on looking together.
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
