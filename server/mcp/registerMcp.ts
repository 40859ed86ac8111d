import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Documents } from '../features/documents/openDocuments.ts';
import type { ApiHandlers } from '../http/api.ts';
import { cacheControl } from '../http/caching.ts';
import { clientKey } from '../http/limits/client.ts';
import type { RateLimits } from '../http/limits/rateLimits.ts';
import type { PublicCalls } from '../http/publicCalls.ts';
import type { ReadOrigin } from '../http/requestAddress.ts';
import { createInProcessClient } from '../pages/inProcessClient.ts';
import { renderConsistently } from '../pages/renderConsistently.ts';
import type { Clock } from '../platform/clock.ts';
import { ProblemError } from '../platform/problem.ts';

interface McpDeps {
  readonly handlers: ApiHandlers;
  readonly documents: Documents;
  readonly publicCalls: PublicCalls;
  readonly limits: RateLimits;
  readonly clock: Clock;
  readonly readOrigin: ReadOrigin;
  /** Null where PUBLIC_ORIGIN is not set. */
  readonly publicOrigin: string | null;
  readonly guideVersion: () => Promise<number | null>;
}

const address = '/mcp';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Of all web pages, only our own may call. The Host header does not prove that a page is ours: an attacker's domain name
 * may resolve to this machine (DNS rebinding).
 */
function isOwnOrigin(sender: string, publicOrigin: string | null): boolean {
  if (publicOrigin !== null) return sender === publicOrigin;
  return URL.canParse(sender) && loopback.test(new URL(sender).hostname);
}

/** The headers that the protocol reads. */
function protocolHeaders({ headers }: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    ['accept', 'content-type', 'mcp-protocol-version'].flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/**
 * The guide for assistants: the Model Context Protocol over streamable HTTP, read only, without sessions and streams.
 * The SDK is loaded with the first request: few processes ever get one.
 */
export function registerMcp(app: FastifyInstance, deps: McpDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', cacheControl.noStore);
      const { origin } = request.headers;
      if (origin !== undefined && !isOwnOrigin(origin, deps.publicOrigin))
        throw new ProblemError('wrongOrigin');
    });
    scope.route({
      method: ['GET', 'DELETE', 'PUT', 'PATCH'],
      url: address,
      handler: async (_request, reply) => {
        reply.header('allow', 'POST');
        throw new ProblemError('methodNotAllowed');
      },
    });
    scope.route({
      method: 'POST',
      url: address,
      onRequest: (request) => deps.limits.take('mcpByClient', clientKey(request)),
      handler: async (request, reply) => {
        // A batch would count as one request for the limit. The protocol has no batches since 2025-06-18.
        if (Array.isArray(request.body)) throw new ProblemError('invalidRequest', 'the body is one message');
        const client = createInProcessClient({ ...deps, rateLimitKey: clientKey(request) });
        const { handleMcp } = await import('./mcpServer.ts');
        const origin = deps.readOrigin(request);
        const response = await handleMcp({
          url: `${origin}${address}`,
          headers: protocolHeaders(request),
          body: request.body,
          requestId: request.id,
          withContext: (run) =>
            renderConsistently(client, deps.guideVersion, (client) =>
              run({ client, origin, now: deps.clock.now() }),
            ),
          onFault: (err) => request.log.error({ err }, 'tool failed'),
        });
        reply.code(response.status);
        const type = response.headers.get('content-type');
        if (type) reply.type(type);
        return reply.send(await response.text());
      },
    });
  });
}
