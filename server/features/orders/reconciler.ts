import { sql } from 'kysely';
import { ticketStatuses } from '../../../domain/tickets/ticketRules.ts';
import { type Clock, maxClockSkew } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { JobErrors } from '../../platform/jobs/jobErrors.ts';
import { onChangeOnly, startJobs } from '../../platform/jobs/jobs.ts';
import type { LeasedTable } from '../../platform/jobs/leases.ts';
import type { Poller } from '../../platform/jobs/poller.ts';
import { PaymentUnknown } from '../../providers/payments.ts';
import { maxPauses, nextCheck, type UnsettledPayment } from './nextCheck.ts';
import type { PaymentSync } from './paymentSync.ts';
import { type Order, readOrder } from './ticketDeps.ts';

/** At the start, and then every 10 s (docs/product/payments.md#confirming-a-payment). */
const every = 10_000;

/** The orders to check. The time of the next check is the lease, so that a transition or a webhook ends it. */
const openOrders: LeasedTable<'ticket_order'> = {
  table: 'ticket_order',
  key: 'id',
  due: 'next_check_at',
  lease: 'next_check_at',
  attempts: 'checks',
  // A status of a newer release that runs in parallel is left to that release.
  where: () => sql`status = any(${ticketStatuses})`,
};

interface ReconcilerDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly paymentSync: PaymentSync;
  readonly log: (line: string) => void;
  readonly jobErrors: JobErrors;
  /** Milliseconds between two runs. */
  readonly pollEvery?: number | undefined;
  /** Milliseconds between two renewals of a lease. */
  readonly renewEvery?: number;
}

export interface Reconciler extends Poller {
  /** Starts the first run, once the process listens. */
  begin(): Promise<void>;
}

/**
 * Checks every order whose outcome is unknown at the provider until it is known: after a crash, a timeout or a closed
 * browser.
 */
export function createReconciler(deps: ReconcilerDeps): Reconciler {
  const { database, clock, paymentSync, log, jobErrors, pollEvery = every, renewEvery } = deps;
  const logAvailabilityChange = onChangeOnly(false, (isAway) =>
    log(
      isAway
        ? 'The payment provider does not respond; open orders are checked again.'
        : 'The payment provider answers again.',
    ),
  );

  async function check({ id }: Order) {
    let unsettled: UnsettledPayment | undefined;
    try {
      unsettled = await paymentSync.sync(id, 'reconciler');
    } catch (error) {
      if (!(error instanceof PaymentUnknown)) throw error;
      unsettled = 'away';
    }
    logAvailabilityChange(unsettled === 'away');
    const order = await readOrder({ database }, id);
    if (!order) return null;
    const next = nextCheck(order, clock.now(), unsettled);
    return {
      change: { next_check_at: next },
      written: async () => {
        if (next === null) await removeForgotten(database, id);
      },
    };
  }

  const jobs = startJobs({
    rows: openOrders,
    database,
    clock,
    concurrency: 5,
    pollEvery,
    ...(renewEvery === undefined ? {} : { renewEvery }),
    repairTimes: () => clampFutureTimes(database, clock),
    run: check,
    onFail: (error, order) => jobErrors.report('payment_sync', error, order && { orderId: order.id }),
    onReadable: (isReadable) =>
      log(isReadable ? 'The orders can be read again.' : 'The orders could not be read; it is tried again.'),
  });
  return {
    ...jobs,
    async begin() {
      await makeDueNow(database, clock).catch((error: unknown) => jobErrors.report('payment_sync', error));
      jobs.wake();
    },
  };
}

/** Moves a next check that lies beyond every regular pause to now: a wrong clock has set it. */
async function clampFutureTimes(database: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  for (const [status, pause] of maxPauses) {
    await database.sql
      .updateTable('ticket_order')
      .set({ next_check_at: now })
      .where('status', '=', status)
      .where('next_check_at', '>', new Date(now.getTime() + pause + maxClockSkew))
      .execute();
  }
}

/** The embedded database serves one process: claims of an earlier process are void. */
async function makeDueNow(database: Database, clock: Clock): Promise<void> {
  if (database.engine !== 'embedded') return;
  await database.sql
    .updateTable('ticket_order')
    .set({ next_check_at: clock.now() })
    .where('next_check_at', 'is not', null)
    .where((where) =>
      where.or([
        where('status', '=', 'confirming'),
        where.and([where('status', '=', 'paid'), where('cancel_requested_at', 'is not', null)]),
        where.and([where('status', '=', 'paid'), where('goodwill', '>', where.ref('goodwill_settled'))]),
      ]),
    )
    .execute();
}

/** Unpaid orders of deleted accounts are kept only as long as the provider might still report a charge. */
async function removeForgotten(database: Database, id: string): Promise<void> {
  await database.sql
    .deleteFrom('ticket_order')
    .where('id', '=', id)
    .where('account_id', 'is', null)
    // Orders of the desk and of resellers stay, so that their sellers can read the outcome.
    .where('sold_by', 'is', null)
    .where('reseller_id', 'is', null)
    .where('status', 'in', ['refused', 'expired'])
    .where('next_check_at', 'is', null)
    .execute();
}
