import { AsyncLocalStorage } from 'node:async_hooks';
import type { Selectable } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SandboxPaymentNewsTable } from '../../platform/database/tables.ts';
import { type Poller, startPoller } from '../../platform/jobs/poller.ts';
import { koreanTime } from './paymentObject.ts';

const minute = 60_000;
/** The provider's retries: minutes after the previous attempt. */
const resends = [1, 4, 16, 64, 256, 1024, 4096];
/** The shop's response timeout is 10 s. */
const timeLimit = 10_000;
/** Longer than an attempt: a claim that outlives it belongs to a dead process. */
const lease = 30_000;
const mostAtOnce = 10;

type News = Selectable<SandboxPaymentNewsTable>;

export interface WebhookParts {
  readonly database: Database;
  readonly clock: Clock;
  /** The shop's webhook address. */
  readonly target: () => string;
  /** Expires overdue payments, which queues webhooks too. */
  readonly expireOverdue: () => Promise<void>;
  /** Milliseconds between two polls. */
  readonly pollEvery?: number;
}

/** Posts changes to the shop until it responds 200 (the provider's webhooks). */
export function createWebhookSender({
  database,
  clock,
  target,
  expireOverdue,
  pollEvery = 5_000,
}: WebhookParts) {
  let work: Poller | null = null;
  const outside = AsyncLocalStorage.snapshot();
  const stopping = new AbortController();

  /** Claims due webhooks. The time of the next attempt is the lease, so that a process that dies loses none. */
  async function claim(): Promise<News[]> {
    const now = clock.now();
    const due = database.sql
      .selectFrom('sandbox_payment_news')
      .select('transmission_id')
      .where('next_try_at', '<=', now)
      .orderBy('number')
      .limit(mostAtOnce)
      .forUpdate()
      .skipLocked();
    return database.sql
      .with(
        (cte) => cte('due').materialized(),
        () => due,
      )
      .updateTable('sandbox_payment_news')
      .from('due')
      .set({ next_try_at: new Date(now.getTime() + lease) })
      .whereRef('sandbox_payment_news.transmission_id', '=', 'due.transmission_id')
      .returningAll('sandbox_payment_news')
      .execute();
  }

  async function isTaken({ transmission_id: id, body }: News): Promise<boolean> {
    database.assertOutsideTransaction('The shop');
    try {
      const { status } = await fetch(target(), {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(timeLimit)]),
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

  async function send(news: News): Promise<void> {
    const taken = await isTaken(news);
    // Aborted by our own stop: it is retried when its lease expires, after the next start.
    if (!taken && stopping.signal.aborted) return;
    const pause = resends[news.tries];
    await database.sql
      .updateTable('sandbox_payment_news')
      .set({
        tries: news.tries + 1,
        next_try_at: taken || pause === undefined ? null : new Date(clock.now().getTime() + pause * minute),
      })
      .where('transmission_id', '=', news.transmission_id)
      .execute();
  }

  /** Posts due webhooks; returns the number of attempts. */
  async function runOnce(): Promise<number> {
    await expireOverdue();
    const due = await claim();
    await Promise.all(due.map(send));
    return due.length;
  }

  return {
    // Before the process listens nothing can be posted.
    wake: () => work?.wake(),
    /** Posts due webhooks; returns the number of attempts. */
    runOnce: () => outside(runOnce),
    start(onFail: (error: unknown) => void): void {
      work ??= startPoller({ runOnce, pollEvery, onFail });
      work.wake();
    },
    async stop(): Promise<void> {
      stopping.abort();
      await work?.stop();
    },
  };
}
