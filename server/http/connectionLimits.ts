import type { Server, ServerResponse } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { openAnswers, whenOver } from './responseOver.ts';

/**
 * Connections that one process holds at once; a further one is closed as it comes. It is what 1,000 browsers with six
 * connections each come to, and leaves files and the database their descriptors. Behind a proxy there are about as many as
 * requests under way.
 */
export const mostConnections = 6_000;

/** An answer may take this many times what a request may: two minutes, 600 KB at the 5 KB/s of the slowest phones. */
const answerShare = 4;

/**
 * Requests that one connection may have waiting for their answers. No browser and no proxy asks before it is answered (RFC
 * 9112, section 9.3.2, allows it), but Node begins every request of a packet at once: 64 KB of them opened 1,500 files and
 * took 100 MB.
 */
const mostAtOnce = 4;

/** Longer than any call waits for others: the database, the payment provider, Google (docs/outside-parts.md); ms. */
const ownPatience = 15_000;

/** How often it is looked for those who are too slow (ms). */
const lookEvery = (requestSeconds: number) => Math.min(5_000, requestSeconds * 250);

interface Times {
  readonly requestSeconds: number;
  readonly keepAliveSeconds: number;
}

/**
 * How long a visitor may take. Node's own limits (nodejs.org/api/http.html: 60 s for the head, 300 s for a request, looked
 * at every 30 s, none for who does not read) are for uploads; a request here has at most 16 KB of head and 64 KB of body.
 * How many requests a connection may make is not limited: each has to come in time, and be taken.
 */
export function connectionLimits({ requestSeconds, keepAliveSeconds }: Times): FastifyHttpOptions<Server> {
  const requestTimeout = requestSeconds * 1000;
  return {
    requestTimeout,
    // Nothing came and nothing was taken; not while we are the slow ones, waiting for a provider.
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
 * Ends a connection that asks on and on before it is answered, and one whose answer takes for ever: whoever takes none of it
 * and still says a byte now and then is not idle, and Node goes on reading up to 64 KB of such bytes.
 */
export function limitAnswers(app: FastifyInstance, { requestSeconds }: Times): void {
  /** Answers that are not taken yet, by when they were asked for; the oldest first. */
  const begun = new Map<ServerResponse, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const answer = reply.raw;
    begun.set(answer, performance.now());
    whenOver(request, reply, () => begun.delete(answer));
    if (openAnswers(socket) > mostAtOnce) {
      reply.hijack();
      socket.destroy();
      return;
    }
    done();
  });

  const look = setInterval(() => {
    const limit = performance.now() - requestSeconds * 1000 * answerShare;
    for (const [answer, since] of begun) {
      if (since > limit) return;
      begun.delete(answer);
      answer.req.socket.destroy();
    }
  }, lookEvery(requestSeconds));
  look.unref();
  app.addHook('onClose', async () => clearInterval(look));
}
