import type { z } from 'zod';
import { issueCode } from '../../contract/issueCode.ts';
import { type FieldError, type ProblemCode, problemCodes } from '../../contract/problems.ts';
import type { RouteContract, RouteRequest } from '../../contract/route.ts';
import { ProblemError } from '../platform/problem.ts';

type FieldNaming = (path: readonly PropertyKey[]) => string;

/** The broken rules of a value, each with its field's name. */
export function fieldErrors(schema: z.ZodType, error: z.ZodError, inputName: FieldNaming): FieldError[] {
  return error.issues.map((issue) => ({
    field: inputName(issue.path),
    code: issueCode(schema, issue),
    message: issue.message,
  }));
}

const isProblemCode = (code: string): code is ProblemCode => problemCodes.some((one) => one === code);

/**
 * A query's field is its parameter's name; a body's is the path into it.
 * @throws ProblemError that names each wrong field
 */
export function parsed<S extends z.ZodType>(
  schema: S,
  value: unknown,
  inputName: FieldNaming = (path) => path.join('.') || 'body',
): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = fieldErrors(schema, result.error, inputName);
  const key = errors.map(({ code }) => code).find(isProblemCode);
  throw new ProblemError(
    key ?? 'invalidRequest',
    errors.map(({ field, message }) => `${field}: ${message}`).join('; '),
    errors,
  );
}

/**
 * Validates a request into a handler's input. A path that matches nothing is a 404; an invalid query or body is a 400
 * that names the field (docs/product/api.md#shared-rules).
 */
export function validRequest<R extends RouteContract>(
  route: R,
  raw: { params: unknown; query: unknown; body: unknown },
): RouteRequest<R> {
  const params = route.params.safeParse(raw.params);
  if (!params.success) throw new ProblemError('notFound');
  return {
    params: params.data as z.output<R['params']>,
    query: parsed<R['query']>(route.query as R['query'], raw.query, ([name]) => String(name)),
    body: parsed<R['body']>(route.body as R['body'], raw.body ?? undefined),
  };
}
