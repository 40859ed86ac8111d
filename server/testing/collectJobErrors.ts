import { createJobErrors, type JobErrors } from '../platform/jobs/jobErrors.ts';

interface Collected {
  readonly jobErrors: JobErrors;
  /** What was logged: the fields and the message. */
  readonly logged: { fields: unknown; message: string }[];
  /** `job cause`, once a failure. */
  readonly counted: string[];
}

/** Reports of background jobs, kept for a test to look at. */
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
