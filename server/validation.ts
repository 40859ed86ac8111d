import type { z } from 'zod';
import type { FieldError } from '../contract/problems.ts';
import type { RouteContract, RouteRequest } from '../contract/route.ts';
import { ProblemError } from './problem.ts';

type NameOfField = (path: readonly PropertyKey[]) => string;

function fieldErrors(error: z.ZodError, nameOf: NameOfField): FieldError[] {
  return error.issues.map((issue) => ({
    field: nameOf(issue.path),
    code: issue.code,
    message: issue.message,
  }));
}

/** A query's field is its parameter, whatever is made of that; a body's is the path into it. */
function parsed<S extends z.ZodType>(
  schema: S,
  value: unknown,
  nameOf: NameOfField = (path) => path.join('.') || 'body',
): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = fieldErrors(result.error, nameOf);
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
    query: parsed<R['query']>(route.query as R['query'], raw.query, ([name]) => String(name)),
    body: parsed<R['body']>(route.body as R['body'], raw.body ?? undefined),
  };
}
