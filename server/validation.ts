import type { z } from 'zod';
import type { FieldError } from '../contract/problems.ts';
import type { RouteContract, RouteRequest } from '../contract/route.ts';
import { ProblemError } from './problem.ts';

function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.map((issue) => ({
    field: issue.path.join('.') || 'body',
    code: issue.code,
    message: issue.message,
  }));
}

function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = fieldErrors(result.error);
  throw new ProblemError(
    'invalidRequest',
    errors.map(({ field, message }) => `${field}: ${message}`).join('; '),
    errors,
  );
}

/**
 * What a handler may trust, made from what came. A path that names nothing is a 404; a query or body out of its
 * rules is a 400 that names the field (DESIGN 3).
 */
export function validRequest<R extends RouteContract>(
  route: R,
  raw: { params: unknown; query: unknown; body: unknown },
): RouteRequest<R> {
  const params = route.params.safeParse(raw.params);
  if (!params.success) throw new ProblemError('notFound');
  return {
    params: params.data as z.output<R['params']>,
    query: parsed<R['query']>(route.query as R['query'], raw.query),
    body: parsed<R['body']>(route.body as R['body'], raw.body ?? undefined),
  };
}
