import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../platform/problem.ts';
import { isAnswering } from './responseOver.ts';

const statuses: Record<string, [status: number, reason: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/**
 * How long a client may take to read the refusal (ms). Closed at once, a connection with unread bytes is reset, and
 * the refusal may be lost (RFC 9112, section 9.6); never closed, it stays open as long as the client sends: Node
 * applies no request timeout after 'clientError'.
 */
const lingering = 2_000;

/** Answers requests that are malformed, too long or too slow with a problem document (DESIGN 3). */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  refuse(socket, statuses[error.code ?? ''] ?? [400, 'Bad Request']);
}

/** A CONNECT tunnel (RFC 9110, section 9.3.6), which Node would close without a response. */
export function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  // From here on the socket's errors are ours to handle.
  socket.on('error', () => socket.destroy());
  refuse(socket, [405, 'Method Not Allowed']);
}

/** Rejects a request with two Host headers (RFC 9112, section 3.2): a proxy may have routed by the one that Node drops. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { rawHeaders } = request.raw;
    let hosts = 0;
    for (let index = 0; index < rawHeaders.length; index += 2)
      if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
    if (hosts < 2) return done();
    reply.header('connection', 'close');
    done(new ProblemError('invalidRequest', 'There are two Host headers'));
  });
}

function refuse(socket: Duplex, [status, reason]: [status: number, reason: string]): void {
  const body = JSON.stringify({ ...new ProblemError('invalidRequest').toDocument(), status });
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  const end = setTimeout(() => socket.destroy(), lingering);
  socket.once('close', () => clearTimeout(end));
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
