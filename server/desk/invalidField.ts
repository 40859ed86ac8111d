import { ProblemError } from '../platform/problem.ts';

/** A 400 that names a field (docs/product/api.md#shared-rules); `rule` says in English what it must be. */
export function invalidField(field: string, code: string, rule: string): ProblemError {
  return new ProblemError('invalidRequest', `${field}: ${rule}`, [{ field, code, message: rule }]);
}
