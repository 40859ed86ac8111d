import { sql } from 'kysely';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import type { LeasedTable } from '../../../platform/jobs/leases.ts';
import type { Poller } from '../../../platform/jobs/poller.ts';
import type { TicketDeps } from '../ticketDeps.ts';
import type { CallOffs } from './callOff.ts';

/** Cancelling days wakes the jobs at once. This interval is for tours that another process left, and for expired choices. */
const every = 10_000;

const dueTours: LeasedTable<'called_off_tour'> = {
  table: 'called_off_tour',
  key: 'id',
  due: 'due_at',
  lease: 'claimed_until',
  attempts: 'attempts',
  where: () => sql`state in ('waiting', 'offered')`,
};

interface CallOffJobDeps extends Pick<TicketDeps, 'database' | 'clock' | 'jobErrors'> {
  readonly callOffs: CallOffs;
  /** Milliseconds between two runs. */
  readonly pollEvery?: number | undefined;
  /** Milliseconds between two renewals of a lease. */
  readonly renewEvery?: number;
}

/** Calls off the tours of cancelled days one by one, and continues where a killed process stopped. */
export function startCallOffs(deps: CallOffJobDeps): Poller {
  const { database, clock, callOffs, jobErrors, pollEvery = every, renewEvery } = deps;
  return startJobs({
    rows: dueTours,
    database,
    clock,
    concurrency: 2,
    pollEvery,
    ...(renewEvery === undefined ? {} : { renewEvery }),
    async run(row) {
      await callOffs.proceed(row);
      // The step has written its row already, in its own transaction.
      return { change: {} };
    },
    onFail: (error, row) => jobErrors.report('call_off', error, row && { orderId: row.order_id }),
  });
}
