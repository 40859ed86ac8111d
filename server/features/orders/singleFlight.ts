import { AsyncLocalStorage } from 'node:async_hooks';
import type { JobErrors } from '../../platform/jobs/jobErrors.ts';
import type { Tracing } from '../../platform/telemetry/tracing/tracing.ts';
import { PaymentUnknown } from '../../providers/payments.ts';

/** Work that goes on when nobody waits for it any more. */
export interface SingleFlight {
  /**
   * Runs work for an order; who asks again meanwhile joins it. Resolves when it has ended or patience has, with whether
   * it has ended. What the provider leaves unknown is no failure: the reconciler goes on.
   */
  run(orderId: string, work: () => Promise<void>, patience: number): Promise<boolean>;
  isRunning(orderId: string): boolean;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
}

/** `carry` keeps the trace of whoever asked first. */
export function createSingleFlight(
  { carry }: Pick<Tracing, 'carry'>,
  { jobErrors }: { readonly jobErrors: JobErrors },
): SingleFlight {
  const running = new Map<string, Promise<void>>();
  // The work must not be part of a transaction that asks for it.
  const outside = AsyncLocalStorage.snapshot();

  function begin(orderId: string, work: () => Promise<void>): Promise<void> {
    const known = running.get(orderId);
    if (known) return known;
    const begun = outside(carry(work))
      .catch((error: unknown) => {
        if (error instanceof PaymentUnknown) return;
        // Here, since nobody may wait for it any more; the reconciler tries it again.
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
    async run(orderId, work, patience) {
      let timer: NodeJS.Timeout | undefined;
      const tired = new Promise<false>((resolve) => {
        timer = setTimeout(() => resolve(false), patience);
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
