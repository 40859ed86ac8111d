import { ticketStatuses } from '../../../contract/ticketRules.ts';
import { type Clock, clockSlack } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { watchClockSkew } from '../../platform/jobs/clockSkew.ts';
import type { JobErrors } from '../../platform/jobs/jobErrors.ts';
import { type Poller, startPoller } from '../../platform/jobs/poller.ts';
import { PaymentUnknown } from '../../providers/payments.ts';
import { longestPauses, nextLook, type PaymentSync } from './paymentSync.ts';
import { type Order, readOrder } from './ticketParts.ts';

/** DESIGN 3: at the start, and then every 10 s. */
const every = 10_000;
/** Longer than all requests for one order together (7 s each): a claim that outlives it belongs to a dead process. */
const lease = 40_000;
const mostAtOnce = 5;

interface ReconcilerParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly paymentSync: PaymentSync;
  readonly log: (line: string) => void;
  readonly jobErrors: JobErrors;
  /** Milliseconds between two runs. */
  readonly pollEvery?: number;
}

export interface Reconciler extends Poller {
  /** Starts the first run, once the process listens. */
  begin(): Promise<void>;
}

/**
 * Checks every order whose outcome is unknown at the provider until it is known: after a crash, a timeout or a closed
 * browser. Any number of processes may run it: each order is claimed by one (SKIP LOCKED), and its next check time is
 * the lease.
 */
export function createReconciler(parts: ReconcilerParts): Reconciler {
  const { database, clock, paymentSync, log, jobErrors, pollEvery = every } = parts;
  const tell = createTeller(log);

  async function claim(): Promise<Order[]> {
    const now = clock.now();
    const due = database.sql
      .selectFrom('ticket_order')
      .select('id')
      .where('next_check_at', '<=', now)
      // A status of a newer release that runs in parallel is left to that release.
      .where('status', 'in', ticketStatuses)
      .orderBy('next_check_at')
      .limit(mostAtOnce)
      .forUpdate()
      .skipLocked();
    return database.sql
      .with(
        (cte) => cte('due').materialized(),
        () => due,
      )
      .updateTable('ticket_order')
      .from('due')
      .set((column) => ({
        next_check_at: new Date(now.getTime() + lease),
        checks: column('ticket_order.checks', '+', 1),
      }))
      .whereRef('ticket_order.id', '=', 'due.id')
      .returningAll('ticket_order')
      .execute();
  }

  /** Whether the provider responded. */
  async function ask({ id, next_check_at: claimedUntil }: Order): Promise<boolean> {
    let isKnown = true;
    try {
      await paymentSync.settle(id, 'reconciler');
    } catch (error) {
      if (!(error instanceof PaymentUnknown)) throw error;
      isKnown = false;
    }
    const order = await readOrder({ database }, id);
    if (!order) return isKnown;
    const next = nextLook(order, clock.now());
    await database.sql
      .updateTable('ticket_order')
      .set({ next_check_at: next })
      .where('id', '=', id)
      // Unless a transition or a webhook has set another time meanwhile.
      .where('next_check_at', '=', claimedUntil)
      .execute();
    if (next === null) await removeForgotten(database, id);
    return isKnown;
  }

  const mayBeMisdated = watchClockSkew(clock);

  const runOnce = async () => {
    const orders = await claim();
    if (orders.length === 0 && mayBeMisdated()) return bringBack(database, clock);
    const ends = await Promise.allSettled(orders.map(ask));
    for (const [index, end] of ends.entries()) {
      if (end.status === 'fulfilled') tell.answers(end.value);
      // One failing order must not delay the others; it is retried when its lease expires.
      else fail(end.reason, { orderId: orders[index]?.id ?? '' });
    }
    return orders.length;
  };

  const fail = (error: unknown, about?: { readonly orderId: string }) => {
    if (jobErrors.report('payment_sync', error, about) === 'database') tell.readable(false);
  };
  const work = startPoller({
    runOnce,
    pollEvery,
    onLook: () => tell.readable(true),
    onFail: (error) => fail(error),
  });
  return {
    ...work,
    async begin() {
      await bringForward(database, clock).catch((error: unknown) => fail(error));
      work.wake();
    },
  };
}

/**
 * Moves a next check that lies beyond every regular pause to now: a wrong clock has set it. Returns the number of
 * orders.
 */
async function bringBack(database: Database, clock: Clock): Promise<number> {
  const now = clock.now();
  let changed = 0;
  for (const [status, pause] of longestPauses) {
    const { numUpdatedRows } = await database.sql
      .updateTable('ticket_order')
      .set({ next_check_at: now })
      .where('status', '=', status)
      .where('next_check_at', '>', new Date(now.getTime() + pause + clockSlack))
      .executeTakeFirst();
    changed += Number(numUpdatedRows);
  }
  return changed;
}

/** The embedded database serves one process: claims of an earlier process are void. */
async function bringForward(database: Database, clock: Clock): Promise<void> {
  if (database.engine !== 'embedded') return;
  await database.sql
    .updateTable('ticket_order')
    .set({ next_check_at: clock.now() })
    .where('next_check_at', 'is not', null)
    .where((where) =>
      where.or([
        where('status', '=', 'confirming'),
        where.and([where('status', '=', 'paid'), where('cancel_requested_at', 'is not', null)]),
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
    .where('status', 'in', ['refused', 'expired'])
    .where('next_check_at', 'is', null)
    .execute();
}

/** Logs changes of the provider's availability, once each; a day of outage is one line. */
function createTeller(log: (line: string) => void) {
  let isDown = false;
  let isReadable = true;
  return {
    answers(value: boolean) {
      if (value === !isDown) return;
      isDown = !value;
      log(
        isDown
          ? 'The payment provider gives no word; what is under way is asked for again.'
          : 'The payment provider answers again.',
      );
    },
    readable(value: boolean) {
      if (value === isReadable) return;
      isReadable = value;
      log(value ? 'The orders can be read again.' : 'The orders could not be read; it is tried again.');
    },
  };
}
