import type { Logger } from 'pino';
import { isUnavailable } from '../database/failures.ts';

/** Background jobs. */
export type Job =
  | 'alerts'
  | 'call_off'
  | 'expiry'
  | 'guide_version'
  | 'mail'
  | 'official_data'
  | 'payment_sync'
  | 'settings';

const messages: Record<Job, string> = {
  alerts: 'alerts failed',
  call_off: 'calling a tour off failed',
  expiry: 'expiry failed',
  guide_version: 'guide version poll failed',
  mail: 'mail delivery failed',
  official_data: 'comparison of official data failed',
  payment_sync: 'payment sync failed',
  settings: 'settings poll failed',
};

/** Cause of a failure: the database was unavailable, or our program has a bug. */
export type JobFailureCause = 'database' | 'fault';

/** Where background jobs report failures, since no request fails with them. */
export interface JobErrors {
  /**
   * Counts a failure, and logs a bug with its stack and the item at work. An unavailable database would fill the log:
   * each job logs once that it cannot read its work.
   */
  report(job: Job, err: unknown, about?: Readonly<Record<string, string>>): JobFailureCause;
}

interface JobErrorsDeps {
  readonly log: Pick<Logger, 'error'>;
  readonly count: (job: Job, cause: JobFailureCause) => void;
}

export function createJobErrors({ log, count }: JobErrorsDeps): JobErrors {
  return {
    report(job, err, about = {}) {
      const cause = isUnavailable(err) ? 'database' : 'fault';
      count(job, cause);
      if (cause === 'fault') log.error({ err, job, ...about }, messages[job]);
      return cause;
    },
  };
}
