import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { startJobs } from '../../platform/jobs/jobs.ts';
import type { LeasedTable } from '../../platform/jobs/leases.ts';
import type { Poller } from '../../platform/jobs/poller.ts';
import { koreanTime } from './paymentObject.ts';

const minute = 60_000;
/** The provider's retries: minutes after the previous attempt. */
const resends = [1, 4, 16, 64, 256, 1024, 4096];
/** The shop's response timeout is 10 s. */
const timeLimit = 10_000;

const waitingNews: LeasedTable<'sandbox_payment_news'> = {
  table: 'sandbox_payment_news',
  key: 'transmission_id',
  due: 'next_try_at',
  lease: 'next_try_at',
};

interface WebhookDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** The shop's webhook address. */
  readonly target: () => string;
  /** Makes the payment changes that are due, which queue webhooks too. */
  readonly settleByTime: () => Promise<void>;
  readonly onFail: (error: unknown) => void;
  /** Milliseconds between two polls. */
  readonly pollEvery?: number | undefined;
}

/** Posts changes to the shop until it responds 200 (the provider's webhooks). */
export function startWebhookSender({
  database,
  clock,
  target,
  settleByTime,
  onFail,
  pollEvery = 5_000,
}: WebhookDeps): Poller {
  async function isTaken(id: string, body: string, signal: AbortSignal): Promise<boolean> {
    database.assertOutsideTransaction('The shop');
    try {
      const { status } = await fetch(target(), {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]),
        headers: {
          'content-type': 'application/json',
          'tosspayments-webhook-transmission-id': id,
          'tosspayments-webhook-transmission-time': koreanTime(clock.now()),
        },
        body,
      });
      return status === 200;
    } catch {
      return false;
    }
  }

  return startJobs({
    rows: waitingNews,
    database,
    clock,
    concurrency: 10,
    pollEvery,
    beforeClaim: settleByTime,
    onFail,
    stopTimeout: 0,
    async run({ transmission_id: id, body, tries }, signal) {
      const taken = await isTaken(id, body, signal);
      // Aborted by our own stop: it is retried when its lease expires, after the next start.
      if (!taken && signal.aborted) return null;
      const pause = resends[tries];
      const isOver = taken || pause === undefined;
      const next = isOver ? null : new Date(clock.now().getTime() + pause * minute);
      return { change: { tries: tries + 1, next_try_at: next } };
    },
  });
}
