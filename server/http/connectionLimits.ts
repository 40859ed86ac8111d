import type { Server, ServerResponse } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { isEventStream } from './eventStream.ts';
import { openResponses, whenOver } from './responseOver.ts';

/**
 * Maximum open connections of one process; a further one is closed at once. This is 1,000 browsers with six
 * connections each, and leaves file descriptors for files and the database. Behind a proxy there are about as many as
 * requests under way.
 */
export const maxConnections = 6_000;

/** A response may take this many times the limit of a request: two minutes, 600 KB at the 5 KB/s of the slowest phones. */
const responseTimeShare = 4;

/**
 * Maximum pipelined requests of one connection. Browsers and proxies do not pipeline (RFC 9112, section 9.3.2, allows
 * it), but Node begins every request of a packet at once: 64 KB of them opened 1,500 files and took 100 MB.
 */
const maxAtOnce = 4;

/** Milliseconds; longer than any request waits for the database, the payment provider or Google (docs/external-services.md). */
const ownPatience = 15_000;

/** Interval of the check for slow connections (ms). */
const lookEvery = (requestSeconds: number) => Math.min(5_000, requestSeconds * 250);

interface Times {
  readonly requestSeconds: number;
  readonly keepAliveSeconds: number;
}

/**
 * Time limits of a client. Node's own limits (nodejs.org/api/http.html: 60 s for the head, 300 s for a request,
 * checked every 30 s, none for a client that does not read) are for uploads; a request here has at most 16 KB of head
 * and 64 KB of body. The number of requests per connection is not limited, since each has its own time limit.
 */
export function connectionLimits({ requestSeconds, keepAliveSeconds }: Times): FastifyHttpOptions<Server> {
  const requestTimeout = requestSeconds * 1000;
  return {
    requestTimeout,
    // For connections idle in both directions; long enough for a request that waits for a provider.
    connectionTimeout: Math.max(requestTimeout, ownPatience),
    keepAliveTimeout: keepAliveSeconds * 1000,
    http: {
      requestTimeout,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: lookEvery(requestSeconds),
    },
  };
}

/**
 * Ends a connection that pipelines without end, and one whose response is not read: a client that reads nothing but
 * sends a byte now and then is not idle, and Node buffers up to 64 KB of such bytes.
 */
export function limitSlowResponses(app: FastifyInstance, { requestSeconds }: Times): void {
  /** Responses not yet received, by the time of their request; the oldest first. */
  const begun = new Map<ServerResponse, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const response = reply.raw;
    begun.set(response, performance.now());
    whenOver(request, reply, () => begun.delete(response));
    if (openResponses(socket) > maxAtOnce) {
      reply.hijack();
      socket.destroy();
      return;
    }
    done();
  });

  const look = setInterval(() => {
    const limit = performance.now() - requestSeconds * 1000 * responseTimeShare;
    for (const [response, since] of begun) {
      if (since > limit) return;
      begun.delete(response);
      // An event stream stays open, and ends itself when its client reads nothing.
      if (isEventStream(response)) continue;
      response.req.socket.destroy();
    }
  }, lookEvery(requestSeconds));
  look.unref();
  app.addHook('onClose', async () => clearInterval(look));
}
