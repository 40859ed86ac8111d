import type { FastifyError } from 'fastify';
import { ProblemError } from '../../platform/problem.ts';

/** The standard's codes, and our own one for rate limits, which the standard lacks. */
export type OctoErrorCode =
  | 'INVALID_PRODUCT_ID'
  | 'INVALID_OPTION_ID'
  | 'INVALID_UNIT_ID'
  | 'INVALID_AVAILABILITY_ID'
  | 'INVALID_BOOKING_UUID'
  | 'BAD_REQUEST'
  | 'UNPROCESSABLE_ENTITY'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'INTERNAL_SERVER_ERROR'
  | 'TOO_MANY_REQUESTS';

/** What the standard says besides the code: the id that was wrong. */
type WrongId = Partial<Record<'productId' | 'optionId' | 'unitId' | 'availabilityId' | 'uuid', string>>;

/** The statuses of other errors; the standard uses 400 for every refusal. */
const statuses: Partial<Record<OctoErrorCode, number>> = {
  INTERNAL_SERVER_ERROR: 500,
  TOO_MANY_REQUESTS: 429,
};

/** A refusal as the standard writes it. */
export class OctoError extends Error {
  readonly code: OctoErrorCode;
  readonly status: number;
  readonly wrongId: WrongId;

  constructor(code: OctoErrorCode, message: string, wrongId: WrongId = {}) {
    super(message);
    this.name = 'OctoError';
    this.code = code;
    this.status = statuses[code] ?? 400;
    this.wrongId = wrongId;
  }

  get body() {
    return { error: this.code, errorMessage: this.message, ...this.wrongId };
  }
}

/** Converts a problem of the orders to the standard's error. @param uuid of the booking that the request is about */
function ofProblem(problem: ProblemError, uuid: string | undefined): OctoError {
  if (problem.code === 'notFound' && uuid !== undefined)
    return new OctoError('INVALID_BOOKING_UUID', problem.message, { uuid });
  if (problem.status === 409) return new OctoError('UNPROCESSABLE_ENTITY', problem.message);
  if (problem.status === 429) return new OctoError('TOO_MANY_REQUESTS', problem.message);
  if (problem.status < 500) return new OctoError('BAD_REQUEST', problem.message);
  return new OctoError('INTERNAL_SERVER_ERROR', 'There was an error on our side. Please try again.');
}

/** Any error as the standard writes it, without internal details. */
export function toOctoError(error: FastifyError | Error, uuid: string | undefined): OctoError {
  if (error instanceof OctoError) return error;
  if (error instanceof ProblemError) return ofProblem(error, uuid);
  const status = 'statusCode' in error ? error.statusCode : undefined;
  return status !== undefined && status >= 400 && status < 500
    ? new OctoError('BAD_REQUEST', 'The request could not be read.')
    : new OctoError('INTERNAL_SERVER_ERROR', 'There was an error on our side. Please try again.');
}
