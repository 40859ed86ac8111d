import { ProblemError } from '../platform/problem.ts';

/** The status of our own problems (for example a database outage) and of Fastify's errors; anything else is an internal error. */
export function errorStatus(error: unknown): number {
  if (error instanceof ProblemError) return error.status;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
