import { ProblemError } from '../problem.ts';

/** Codes of Node's sockets and name lookups for an unreachable server. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT', // a missing unix socket
]);

/** SQLSTATEs after which a connection is unusable; 25006: the server has become read only. */
const lostConnection = /^(08...|57P0[1-5]|25006)$/;
/** SQLSTATEs of a reachable server that cannot serve this query now: out of connections, space or time. */
const overloaded = /^(53...|57014|58...)$/;

/** The message of pg-pool for a caller that waited in vain for one of its connections. */
const poolIsFullText = 'timeout exceeded when trying to connect';

/** Messages of pg and pg-pool, which have no codes. */
const lostConnectionTexts =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|The server does not support|Cannot use a pool after calling end)/;

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Whether the connection of this error must be destroyed. */
export function connectionIsLost(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  if (error instanceof AggregateError && error.errors.some(connectionIsLost)) return true;
  const code = errorCode(error);
  return networkCodes.has(code) || lostConnection.test(code) || lostConnectionTexts.test(error.message);
}

/** Whether no connection was free in time: the server itself may be well. */
export function poolIsFull(error: unknown): boolean {
  return error instanceof Error && error.message === poolIsFullText;
}

/** 'unavailable', so that the API answers 503; the engine's own error is its cause, for the log. */
export function unavailable(cause?: unknown): ProblemError {
  const problem = new ProblemError('unavailable');
  if (cause !== undefined) problem.cause = cause;
  return problem;
}

/** Whether the database failed, rather than the statement or the program. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof ProblemError && error.code === 'unavailable';
}

/** The error to rethrow: 'unavailable' when the database failed, the engine's own when the SQL did. */
export function translateFailure(error: unknown): unknown {
  if (error instanceof ProblemError) return error;
  return connectionIsLost(error) || overloaded.test(errorCode(error)) ? unavailable(error) : error;
}
