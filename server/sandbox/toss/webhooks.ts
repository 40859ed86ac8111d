import { AsyncLocalStorage } from 'node:async_hooks';
import type { Selectable } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SandboxPaymentNewsTable } from '../../platform/database/tables.ts';
import { type Poller, startPoller } from '../../platform/jobs/poller.ts';
import { koreanTime } from './paymentObject.ts';

const minute = 60_000;
/** The provider's resends: minutes after the attempt before. */
const resends = [1, 4, 16, 64, 256, 1024, 4096];
/** The shop has 10 s to answer. */
const timeLimit = 10_000;
/** Longer than an attempt: whoever claimed a piece of news and has not settled it by then is dead. */
const lease = 30_000;
const mostAtOnce = 10;

type News = Selectable<SandboxPaymentNewsTable>;

export interface WebhookParts {
  readonly database: Database;
  readonly clock: Clock;
  /** The shop's address for news. */
  readonly target: () => string;
  /** Ends what has waited too long, which is news too. */
  readonly expireOverdue: () => Promise<void>;
  /** Milliseconds between two looks. */
  readonly pollEvery?: number;
}

/** Posts what has changed to the shop until it answers 200 (the provider's webhooks). */
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

  /** Takes what is due; a lease stands in for the next attempt, so that a process that dies loses none. */
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
    // Broken off by our own end: the lease brings it back after the next start.
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

  /** Posts what is due; how many attempts were made. */
  async function runOnce(): Promise<number> {
    await expireOverdue();
    const due = await claim();
    await Promise.all(due.map(send));
    return due.length;
  }

  return {
    // Before we listen there is nobody to post to.
    wake: () => work?.wake(),
    /** Posts what is due; how many attempts were made. */
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
