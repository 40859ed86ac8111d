import { problemCodes, problemSchema } from '../../../contract/problems.ts';
import { ProblemError } from '../../platform/problem.ts';
import type { ComponentSchemas } from './componentSchemas.ts';
import type { ResponseObject } from './documentTypes.ts';

/** Names of the problem responses in `components/responses`. */
const names: Record<number, string> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  402: 'PaymentRequired',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  410: 'Gone',
  413: 'ContentTooLarge',
  415: 'UnsupportedMediaType',
  429: 'TooManyRequests',
  500: 'InternalServerError',
  503: 'ServiceUnavailable',
};

/** @throws Error for a status that has no problem response yet */
export function problemNameOf(status: number): string {
  const name = names[status];
  if (name === undefined) throw new Error(`Name the problems of status ${status} in problemResponses.ts.`);
  return name;
}

const headersOf: Record<number, ResponseObject['headers']> = {
  401: { 'WWW-Authenticate': { $ref: '#/components/headers/WWW-Authenticate' } },
  429: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
  503: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
};

const exampleId = '1f0e6a52-5f3a-4a53-9d3e-6f8f2f4f9d10';

/** A 400 of a list's size: the one that names a field. */
function exampleOf(problem: ProblemError) {
  if (problem.code !== 'invalidRequest') return problem.toDocument(exampleId);
  const message = 'Too big: expected int to be <=50';
  const errors = [{ field: 'size', code: 'too_big', message }];
  return new ProblemError('invalidRequest', `size: ${message}`, errors).toDocument(exampleId);
}

/** Every problem of a status as one shared response: its codes, and an example of the first of them. */
export function problemResponse(status: number, schemas: ComponentSchemas): ResponseObject {
  const problems = problemCodes.map((code) => new ProblemError(code)).filter((one) => one.status === status);
  const [first] = problems;
  if (!first) throw new Error(`No problem has the status ${status}`);
  const headers = headersOf[status];
  return {
    description: problems.map(({ code, message }) => `\`${code}\`: ${message}`).join('; '),
    ...(headers ? { headers } : {}),
    content: {
      'application/problem+json': { schema: schemas.of(problemSchema, 'output'), example: exampleOf(first) },
    },
  };
}
