import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { apiBase } from '../contract/addresses.ts';
import { type Api, type ApiCall, api } from '../contract/api.ts';
import { problemSchema } from '../contract/problems.ts';
import type { RouteContract, RouteHandler } from '../contract/route.ts';
import { validRequest } from './validation.ts';

/** Answers to every call of the contract. */
export type ApiHandlers = { [C in ApiCall]: RouteHandler<Api[C]> };

const calls: readonly ApiCall[] = ['listPlaces', 'getPlace', 'listThemes'];

function register<R extends RouteContract>(app: FastifyInstance, route: R, handler: RouteHandler<R>): void {
  const problems = Object.fromEntries(
    [...route.problems, 500, 503].map((status) => [
      status,
      {
        description: 'A problem document (RFC 9457)',
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    ]),
  );
  app.route({
    method: route.method,
    url: `${apiBase}${route.path}`,
    schema: {
      summary: route.summary,
      tags: [route.tag],
      params: route.params,
      querystring: route.query,
      ...(route.body instanceof z.ZodUndefined ? {} : { body: route.body }),
      response: { 200: route.answer, ...problems },
    },
    // The schema documents; validRequest validates, for calls over HTTP and in process alike.
    validatorCompiler: () => (value) => ({ value }),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-cache');
      return handler(
        validRequest(route, { params: request.params, query: request.query, body: request.body }),
      );
    },
  });
}

/** Registers every call of the contract under /api/v1; nothing else is answered there. */
export function registerApi(app: FastifyInstance, handlers: ApiHandlers): void {
  const one = <C extends ApiCall>(name: C) => register<Api[C]>(app, api[name], handlers[name]);
  for (const name of calls) one(name);
}
