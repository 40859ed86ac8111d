import { problemCodes, problemSchema } from '../../../contract/problems.ts';
import { ProblemError } from '../../platform/problem.ts';
import type { ComponentSchemas } from './componentSchemas.ts';
import type { ResponseObject } from './documentTypes.ts';

/** Names of the problem responses in `components/responses`; `default` covers every other status. */
const names: Partial<Record<number | 'default', string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  402: 'PaymentRequired',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  410: 'Gone',
  429: 'TooManyRequests',
  503: 'Unavailable',
  default: 'Problem',
};

/** @throws Error for a status that has no problem response yet */
export function problemName(status: number | 'default'): string {
  const name = names[status];
  if (name === undefined) throw new Error(`Name the problems of status ${status} in problemResponses.ts.`);
  return name;
}

export const problemReference = (status: number | 'default') => ({
  $ref: `#/components/responses/${problemName(status)}`,
});

const responseHeaders: Record<number, ResponseObject['headers']> = {
  401: { 'WWW-Authenticate': { $ref: '#/components/headers/WWW-Authenticate' } },
  429: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
  503: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
};

const problemContent = (schemas: ComponentSchemas) => ({
  'application/problem+json': { schema: schemas.of(problemSchema, 'output') },
});

/** Every problem of a status as one shared response, with its codes. */
export function problemResponse(status: number, schemas: ComponentSchemas): ResponseObject {
  const problems = problemCodes.map((code) => new ProblemError(code)).filter((one) => one.status === status);
  if (problems.length === 0) throw new Error(`No problem has the status ${status}`);
  const headers = responseHeaders[status];
  return {
    description: problems.map(({ code, message }) => `\`${code}\`: ${message}`).join('; '),
    ...(headers ? { headers } : {}),
    content: problemContent(schemas),
  };
}

/** Problems that any endpoint may return too: a body that is too large or no JSON, or an internal error. */
export const otherProblem = (schemas: ComponentSchemas): ResponseObject => ({
  description: 'Any other problem: 413 `payloadTooLarge`, 415 `unsupportedMediaType`, 500 `internal`',
  content: problemContent(schemas),
});

const message = 'Too big: expected int to be <=50';

/** An example: the requested page of a list is too large. */
export const exampleProblem = new ProblemError('invalidRequest', `size: ${message}`, [
  { field: 'size', code: 'too_big', message },
]).toDocument('1f0e6a52-5f3a-4a53-9d3e-6f8f2f4f9d10');
