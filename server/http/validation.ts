import { z } from 'zod';
import { type FieldError, type ProblemCode, problemCodes } from '../../contract/problems.ts';
import type { RouteContract, RouteRequest } from '../../contract/route.ts';
import { ProblemError } from '../platform/problem.ts';

type NameOfField = (path: readonly PropertyKey[]) => string;

/** The rule's own key (SPEC 8) where the schema names one, also for a missing value. */
function keyOf(schema: z.ZodType, issue: z.core.$ZodIssue): string {
  const key: unknown = issue.code === 'custom' ? issue.params?.code : undefined;
  if (typeof key === 'string') return key;
  const [name] = issue.path;
  if (!(schema instanceof z.ZodObject) || typeof name !== 'string' || issue.path.length > 1)
    return issue.code;
  const field: unknown = schema.shape[name];
  const said = field instanceof z.ZodType ? ruleKeyOf(field) : undefined;
  return said ?? issue.code;
}

function ruleKeyOf(schema: z.ZodType): string | undefined {
  const said: unknown = schema.meta()?.problemCode;
  if (typeof said === 'string') return said;
  // A transform or an optional may wrap the schema that has the key.
  const inner: unknown =
    schema instanceof z.ZodPipe ? schema.in : schema instanceof z.ZodOptional ? schema.unwrap() : undefined;
  return inner instanceof z.ZodType ? ruleKeyOf(inner) : undefined;
}

/** The broken rules of a value, each with its field's name. */
export function fieldErrors(schema: z.ZodType, error: z.ZodError, nameOf: NameOfField): FieldError[] {
  return error.issues.map((issue) => ({
    field: nameOf(issue.path),
    code: keyOf(schema, issue),
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
  nameOf: NameOfField = (path) => path.join('.') || 'body',
): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = fieldErrors(schema, result.error, nameOf);
  const key = errors.map(({ code }) => code).find(isProblemCode);
  throw new ProblemError(
    key ?? 'invalidRequest',
    errors.map(({ field, message }) => `${field}: ${message}`).join('; '),
    errors,
  );
}

/**
 * Validates a request into a handler's input. A path that matches nothing is a 404; an invalid query or body is a 400
 * that names the field (DESIGN 3).
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
