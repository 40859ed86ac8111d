import { AsyncLocalStorage } from 'node:async_hooks';
import { context } from '@opentelemetry/api';
import type { JobErrors } from '../../platform/jobs/jobErrors.ts';
import { PaymentUnknown } from '../../providers/payments.ts';

/** Single flight per order; the work continues after its callers have timed out. */
export interface SingleFlight {
  /**
   * Runs work for an order; concurrent calls share the run. Resolves when it has ended or the timeout has passed, with
   * whether it has ended. An unknown outcome at the provider is no failure: the reconciler continues.
   * @param timeout in milliseconds; by default as long as a visitor waits
   */
  run(orderId: string, work: () => Promise<unknown>, timeout?: number): Promise<boolean>;
  isRunning(orderId: string): boolean;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
}

interface SingleFlightDeps {
  readonly jobErrors: JobErrors;
  /** How long a visitor waits (ms). */
  readonly timeout: number;
}

export function createSingleFlight({ jobErrors, timeout: visitorTimeout }: SingleFlightDeps): SingleFlight {
  const running = new Map<string, Promise<unknown>>();
  // The work must not be part of the caller's transaction; it keeps the caller's trace.
  const outside = AsyncLocalStorage.snapshot();

  function begin(orderId: string, work: () => Promise<unknown>): Promise<unknown> {
    const known = running.get(orderId);
    if (known) return known;
    const begun = outside(context.bind(context.active(), work))
      .catch((error: unknown) => {
        if (error instanceof PaymentUnknown) return;
        // Reported here, since all callers may have timed out; the reconciler retries it.
        jobErrors.report('payment_sync', error, { orderId });
        throw error;
      })
      .finally(() => running.delete(orderId));
    running.set(orderId, begun);
    // Suppresses the unhandled-rejection warning: it is reported above.
    begun.catch(() => undefined);
    return begun;
  }

  return {
    async run(orderId, work, timeout = visitorTimeout) {
      let timer: NodeJS.Timeout | undefined;
      const tired = new Promise<false>((resolve) => {
        timer = setTimeout(() => resolve(false), timeout);
      });
      try {
        return await Promise.race([begin(orderId, work).then(() => true), tired]);
      } finally {
        clearTimeout(timer);
      }
    },
    isRunning: (orderId) => running.has(orderId),
    async settled() {
      while (running.size > 0) await Promise.allSettled(running.values());
    },
  };
}
