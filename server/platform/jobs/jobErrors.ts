import type { Logger } from 'pino';
import { isUnavailable } from '../database/failures.ts';

/** Work that no request waits for. */
export type Job = 'expiry' | 'mail' | 'payment_sync';

const messages: Record<Job, string> = {
  expiry: 'expiry failed',
  mail: 'mail delivery failed',
  payment_sync: 'payment sync failed',
};

/** Whose fault it was: the database was away, or our program is wrong. */
export type JobFailureCause = 'database' | 'fault';

/** Where background jobs report what failed, since no request fails by it. */
export interface JobErrors {
  /**
   * Counts a failure, and logs one of our own with its stack and what was being worked on. A database that is away
   * would fill the log: each job says once that it cannot read its work.
   */
  report(job: Job, err: unknown, about?: Readonly<Record<string, string>>): JobFailureCause;
}

interface JobErrorsParts {
  readonly log: Pick<Logger, 'error'>;
  readonly count: (job: Job, cause: JobFailureCause) => void;
}

export function createJobErrors({ log, count }: JobErrorsParts): JobErrors {
  return {
    report(job, err, about = {}) {
      const cause = isUnavailable(err) ? 'database' : 'fault';
      count(job, cause);
      if (cause === 'fault') log.error({ err, job, ...about }, messages[job]);
      return cause;
    },
  };
}
