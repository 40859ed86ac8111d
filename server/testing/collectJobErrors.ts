import { createJobErrors, type JobErrors } from '../platform/jobs/jobErrors.ts';

interface Collected {
  readonly jobErrors: JobErrors;
  /** The logged fields and messages. */
  readonly logged: { fields: unknown; message: string }[];
  /** `job cause`, once for each failure. */
  readonly counted: string[];
}

/** Collects error reports of background jobs for tests. */
export function collectJobErrors(): Collected {
  const logged: Collected['logged'] = [];
  const counted: string[] = [];
  const jobErrors = createJobErrors({
    log: {
      error: (fields: unknown, message?: string) => void logged.push({ fields, message: message ?? '' }),
    },
    count: (job, cause) => void counted.push(`${job} ${cause}`),
  });
  return { jobErrors, logged, counted };
}
