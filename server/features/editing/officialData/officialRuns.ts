import type { OfficialRun } from '../../../../contract/desk/proposals.ts';
import { toSeoulDate } from '../../../../domain/calendar/seoulTime.ts';
import type { GuideDeps } from '../../../desk/deskDeps.ts';
import { isUnavailable } from '../../../platform/database/failures.ts';
import type { JobErrors } from '../../../platform/jobs/jobErrors.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import type { LeasedTable } from '../../../platform/jobs/leases.ts';
import { type Poller, startPoller } from '../../../platform/jobs/poller.ts';
import type { TourApi } from '../../../providers/tourapi.ts';
import { compareOfficialData } from './compareOfficialData.ts';

interface RunDeps extends GuideDeps {
  readonly api: TourApi;
  readonly jobErrors: JobErrors;
}

type RowDeps = Pick<GuideDeps, 'database' | 'clock'>;

const rows: LeasedTable<'official_run'> = {
  table: 'official_run',
  key: 'id',
  due: 'due_at',
  lease: 'claimed_until',
  attempts: 'attempts',
};
/** Limits how often a run that crashes its process is started again. */
const maxAttempts = 3;
const minute = 60_000;
const day = 24 * 60 * minute;

/** The next 04:10 in Seoul, when few people edit and the day's limit of requests is still unused. */
export function nextNight(now: Date): Date {
  const today = new Date(`${toSeoulDate(now)}T04:10:00+09:00`);
  return today > now ? today : new Date(today.getTime() + day);
}

/** Requests a run, unless one is under way. */
export async function requestOfficialRun({ database, clock }: RowDeps, who: string | null): Promise<void> {
  const now = clock.now();
  await database.sql
    .insertInto('official_run')
    .values({ who, wanted_at: now, due_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Requests the run of a night. Each replica calls this, so a run that was requested since then counts as that night's. */
export async function requestNightlyRun(deps: RowDeps, night: Date): Promise<void> {
  const begun = await deps.database.sql
    .selectFrom('official_run')
    .select('id')
    .where('wanted_at', '>=', night)
    .executeTakeFirst();
  if (!begun) await requestOfficialRun(deps, null);
}

/** Whether a run is under way, and how the last one ended. */
export async function readRun({ database }: GuideDeps): Promise<Omit<OfficialRun, 'service'>> {
  const open = await database.sql
    .selectFrom('official_run')
    .select('id')
    .where('due_at', 'is not', null)
    .executeTakeFirst();
  const last = await database.sql
    .selectFrom('official_run')
    .selectAll()
    .where('ended_at', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return {
    isRunning: open !== undefined,
    last:
      last?.ended_at && last.result
        ? { endedAt: last.ended_at.toISOString(), result: last.result, found: last.found, by: last.who }
        : null,
  };
}

/** Runs the requested comparisons, each in one process, and requests one each night. */
export function startOfficialRuns(deps: RunDeps): Poller {
  const { database, clock, jobErrors } = deps;
  const fail = (error: unknown) => jobErrors.report('official_data', error);
  const jobs = startJobs({
    database,
    clock,
    rows,
    concurrency: 1,
    pollEvery: 10_000,
    onFail: fail,
    async run({ attempts }, signal) {
      const end =
        attempts > maxAttempts ? ({ result: 'fault', found: 0 } as const) : await compare(deps, signal);
      return end && { change: { ...end, ended_at: clock.now(), due_at: null } };
    },
  });
  let next = nextNight(clock.now());
  const nights = startPoller({
    async runOnce() {
      const now = clock.now();
      if (now < next) return 0;
      await requestNightlyRun(deps, next);
      next = nextNight(now);
      jobs.wake();
      return 0;
    },
    pollEvery: minute,
    onFail: fail,
  });
  return {
    ...jobs,
    async stop() {
      await nights.stop();
      await jobs.stop();
    },
  };
}

async function compare(deps: RunDeps, signal: AbortSignal) {
  try {
    return await compareOfficialData(deps, signal);
  } catch (error) {
    // Interrupted by a stop, or by an unavailable database: another process continues the run, or this one later.
    if (signal.aborted) return null;
    if (isUnavailable(error)) throw error;
    deps.jobErrors.report('official_data', error);
    return { result: 'fault', found: 0 } as const;
  }
}
