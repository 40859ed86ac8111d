import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import type { Configuration } from './configuration.ts';

/**
 * Connections that one process holds at once; a further one is closed as it comes. It is what 1,000 browsers with six
 * connections each come to, and leaves files and the database their descriptors. Behind a proxy there are about as many as
 * requests under way.
 */
export const mostConnections = 6_000;

/**
 * Requests that one connection may have waiting for their answers. No browser and no proxy asks before it is answered (RFC
 * 9112, section 9.3.2, allows it); Node begins every request of a packet at once, so that 64 KB of them opened 1,500 files
 * and took 100 MB.
 */
const mostAtOnce = 10;

/**
 * How long a visitor may take. Node's own limits (nodejs.org/api/http.html: 60 s for the head, 300 s for a request, looked
 * at every 30 s, none for who does not read) are for uploads; a request here has at most 16 KB of head and 64 KB of body.
 * How many requests a connection may make is not limited: each has to come in time, and be taken.
 */
export function connectionLimits({
  requestSeconds,
  keepAliveSeconds,
}: Pick<Configuration, 'requestSeconds' | 'keepAliveSeconds'>): FastifyHttpOptions<Server> {
  const requestTimeout = requestSeconds * 1000;
  return {
    requestTimeout,
    // Nothing came and nothing was taken: the one limit that also ends somebody who does not read.
    connectionTimeout: requestTimeout,
    keepAliveTimeout: keepAliveSeconds * 1000,
    http: {
      requestTimeout,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(5_000, requestTimeout / 4),
    },
  };
}

/** Ends a connection that asks on and on and takes no answer. */
export function limitRequestsAtOnce(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > mostAtOnce) {
      reply.hijack();
      socket.destroy();
      return;
    }
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    done();
  });
}
