import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../platform/problem.ts';
import { unreadableTarget } from './requestAddress.ts';
import { isResponding } from './responseOver.ts';

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

/**
 * Answers requests that are malformed, too long or too slow with a problem document (docs/product/api.md#shared-rules).
 */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isResponding(socket)) {
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

/** How other programs could read a request differently than this one; null for a clear request. */
function findAmbiguity({ url, headers, rawHeaders, httpVersion }: IncomingMessage): string | null {
  if (url === unreadableTarget) return 'The request target is neither a path nor an http address';
  // RFC 9112, section 3.2: a proxy may have routed by a second Host header, which Node drops.
  const hosts = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
  );
  if (hosts.length > 1) return 'There are two Host headers';
  const coding = headers['transfer-encoding'];
  if (coding === undefined) return null;
  // RFC 9112, section 6.1: two programs must not disagree on where the body ends. Node accepts any coding before chunked.
  if (coding.toLowerCase() !== 'chunked') return 'The only transfer coding is chunked';
  if (headers['content-length'] !== undefined) return 'The body has both a length and a transfer coding';
  return httpVersion === '1.0' ? 'HTTP/1.0 has no transfer coding' : null;
}

/** Rejects requests that a proxy may have read differently: it could have routed or checked another request. */
export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const reason = findAmbiguity(request.raw);
    if (reason === null) return done();
    reply.header('connection', 'close');
    done(new ProblemError('invalidRequest', reason));
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
