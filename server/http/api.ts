import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { apiAddresses, apiBase } from '../../contract/addresses.ts';
import { type Api, type ApiCall, api } from '../../contract/api.ts';
import { problemSchema } from '../../contract/problems.ts';
import type { RouteContract } from '../../contract/route.ts';
import { ProblemError } from '../platform/problem.ts';
import { cacheControl, sendTagged } from './caching.ts';
import type { OriginOf } from './requestAddress.ts';
import { bearerOf, type Caller, callOver, type RouteHandler } from './requestContext.ts';
import { validRequest } from './validation.ts';

/** Answers to every call of the contract. */
export type ApiHandlers = { [C in ApiCall]: RouteHandler<Api[C]> };

/** The account and session behind an access token, or null when it holds no more. */
export type Authenticate = (accessToken: string) => Promise<Caller | null>;

interface ApiParts {
  readonly handlers: ApiHandlers;
  readonly authenticate: Authenticate;
  readonly originOf: OriginOf;
}

const isCall = (name: string): name is ApiCall => name in apiAddresses;
const calls: readonly ApiCall[] = Object.keys(apiAddresses).filter(isCall);

function responsesOf(route: RouteContract) {
  const problems = [...route.problems, 500, 503].map((status) => [
    status,
    {
      description: 'A problem document (RFC 9457)',
      content: { 'application/problem+json': { schema: problemSchema } },
    },
  ]);
  const answers = route.success.map((status) => [
    status,
    status === 204 ? z.null().describe('Done') : route.answer,
  ]);
  return Object.fromEntries([...answers, ...problems]);
}

/** Whether a successful answer is the guide's, the same for everyone for a while: then it may be kept (docs/caching.md). */
export function isForAll({ isForAll, fleeting = [] }: RouteContract, query: unknown): boolean {
  if (!isForAll || typeof query !== 'object' || query === null) return false;
  return !fleeting.some((name) => name in query);
}

function register<R extends RouteContract>(
  app: FastifyInstance,
  route: R,
  handler: RouteHandler<R>,
  { authenticate, originOf }: ApiParts,
): void {
  app.route({
    method: route.method,
    url: `${apiBase}${route.path}`,
    schema: {
      summary: route.summary,
      tags: [route.tag],
      params: route.params,
      querystring: route.query,
      ...(route.body instanceof z.ZodUndefined ? {} : { body: route.body }),
      ...(route.access === 'account' ? { security: [{ bearer: [] }] } : {}),
      response: responsesOf(route),
    },
    // The schema documents; validRequest validates, for calls over HTTP and in process alike.
    validatorCompiler: () => (value) => ({ value }),
    handler: async (request, reply) => {
      reply.header('cache-control', cacheControl.keptByNobody);
      const caller = route.access === 'account' ? await callerOf(request.headers.authorization) : null;
      if (route.access === 'account' && !caller) throw new ProblemError('unauthorized');
      const valid = validRequest(route, {
        params: request.params,
        query: request.query,
        body: request.body,
      });
      reply.code(route.success[0] ?? 200);
      const answer = await handler(valid, callOver(request, reply, { caller, originOf }));
      if (reply.statusCode === 204) return reply.send();
      if (!isForAll(route, request.query)) return answer;
      reply.type('application/json; charset=utf-8').header('cache-control', cacheControl.guide);
      return sendTagged(request, reply, reply.serialize(answer).toString());
    },
  });

  /** SPEC 6: bearer authorization; a cookie carries no authority here (DESIGN 3). */
  async function callerOf(authorization: string | undefined): Promise<Caller | null> {
    const token = bearerOf(authorization);
    return token === null ? null : authenticate(token);
  }
}

/** Only JSON is read below /api; an empty body of any kind is no body (DESIGN 3: an empty POST is valid). */
function readOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === '') return done(null, undefined);
    // A NUL is a character that PostgreSQL's texts cannot hold; nobody types one.
    if (text.includes('\\u0000')) return done(new ProblemError('invalidRequest', 'the body holds a NUL'));
    return parse(request, text, done);
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    if (String(body).trim() === '') return done(null, undefined);
    return done(new ProblemError('unsupportedMediaType'));
  });
}

/** Registers every call of the contract under /api/v1; nothing else is answered there. */
export function registerApi(app: FastifyInstance, parts: ApiParts): void {
  readOnlyJson(app);
  const one = <C extends ApiCall>(name: C) => register<Api[C]>(app, api[name], parts.handlers[name], parts);
  for (const name of calls) one(name);
}
