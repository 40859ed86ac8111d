import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { cacheControl } from './caching.ts';

const contentType = 'text/event-stream';

/** Whether a response is a stream of events, which lasts as long as its page is open. */
export const isEventStream = (response: ServerResponse): boolean =>
  response.getHeader('content-type') === contentType;

/** Text that may wait for a client that reads nothing, before its stream is cut. */
const maxWaiting = 16_384;

/** A stream of server-sent events (HTML standard, section 9.2) to one client. */
export interface EventStream {
  send(event: string, data: string): void;
  end(): void;
  /** Calls back once the stream has ended, whichever side ended it. */
  onEnd(callback: () => void): void;
}

/** Responds with a stream of events. */
export function openEventStream(reply: FastifyReply): EventStream {
  const body = new Readable({ read: () => undefined });
  // A client that leaves is no fault.
  body.on('error', () => undefined);
  void reply
    .type(contentType)
    .header('cache-control', `${cacheControl.noStore}, no-transform`)
    // For nginx, which otherwise collects a response before it passes it on.
    .header('x-accel-buffering', 'no')
    .send(body);
  return {
    send(event, data) {
      if (body.destroyed) return;
      body.push(`event: ${event}\ndata: ${data}\n\n`);
      if (body.readableLength > maxWaiting) body.destroy();
    },
    end() {
      if (!body.destroyed) body.push(null);
    },
    onEnd: (callback) => void body.once('close', callback),
  };
}
