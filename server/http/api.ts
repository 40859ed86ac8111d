import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { apiAddresses, apiBase } from '../../contract/addresses.ts';
import { type Api, type ApiCall, api } from '../../contract/api.ts';
import { problemSchema } from '../../contract/problems.ts';
import type { RouteContract } from '../../contract/route.ts';
import { ProblemError } from '../platform/problem.ts';
import { cacheControl } from './caching.ts';
import type { PublicCalls } from './publicCalls.ts';
import { sendPublic } from './publicResponses.ts';
import type { OriginOf } from './requestAddress.ts';
import { bearerOf, type Caller, callOver, type RouteHandler } from './requestContext.ts';
import { validRequest } from './validation.ts';

/** Handlers for every endpoint of the contract. */
export type ApiHandlers = { [C in ApiCall]: RouteHandler<Api[C]> };

/** The account and session of an access token, or null when it is no longer valid. */
export type Authenticate = (accessToken: string) => Promise<Caller | null>;

interface ApiParts {
  readonly handlers: ApiHandlers;
  readonly authenticate: Authenticate;
  readonly originOf: OriginOf;
  readonly publicCalls: PublicCalls;
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
    status === 204 ? z.null().describe('Done') : route.response,
  ]);
  return Object.fromEntries([...answers, ...problems]);
}

function register<C extends ApiCall>(
  app: FastifyInstance,
  name: C,
  { handlers, authenticate, originOf, publicCalls }: ApiParts,
): void {
  const route: Api[C] = api[name];
  const handler: RouteHandler<Api[C]> = handlers[name];
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
    // The schema is for the document; validRequest validates requests, over HTTP and in process alike.
    validatorCompiler: () => (value) => ({ value }),
    handler: async (request, reply) => {
      reply.header('cache-control', cacheControl.noStore);
      const caller = route.access === 'account' ? await callerOf(request.headers.authorization) : null;
      if (route.access === 'account' && !caller) throw new ProblemError('unauthorized');
      const valid = validRequest(route, {
        params: request.params,
        query: request.query,
        body: request.body,
      });
      reply.code(route.success[0] ?? 200);
      const response = await publicCalls(name, valid);
      if (response) {
        reply.header('cache-control', cacheControl.guide).header('vary', 'accept-encoding');
        return sendPublic(request, reply, response);
      }
      const answer = await handler(valid, callOver(request, reply, { caller, originOf }));
      return reply.statusCode === 204 ? reply.send() : answer;
    },
  });

  /** SPEC 6: bearer authorization; cookies grant no access here (DESIGN 3). */
  async function callerOf(authorization: string | undefined): Promise<Caller | null> {
    const token = bearerOf(authorization);
    return token === null ? null : authenticate(token);
  }
}

/** Below /api only JSON is read; an empty body of any type counts as none (DESIGN 3: an empty POST is valid). */
function readOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === '') return done(null, undefined);
    // PostgreSQL's texts cannot hold a NUL.
    if (text.includes('\\u0000')) return done(new ProblemError('invalidRequest', 'the body holds a NUL'));
    return parse(request, text, done);
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    if (String(body).trim() === '') return done(null, undefined);
    return done(new ProblemError('unsupportedMediaType'));
  });
}

/** Registers every endpoint of the contract under /api/v1; all else there is a 404. */
export function registerApi(app: FastifyInstance, parts: ApiParts): void {
  readOnlyJson(app);
  for (const name of calls) register(app, name, parts);
}
