import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { serverPort } from '../platform/serverPort.ts';

/** What was received over a connection until it ended. */
export interface RawHttpResponse {
  /** Null when the connection ended without a response. */
  readonly status: number | null;
  readonly head: string;
  readonly body: string;
  /** All bytes received, also those after the first response. */
  readonly text: string;
}

/** Generous: a busy machine must not fail the test. */
const timeout = 60_000;

/**
 * Sends raw bytes over a new connection, and waits until the server closes it. `thenEnds` closes the sending side at once,
 * for a request that is cut off.
 * @throws when the server never closes the connection: a hang.
 */
export function exchange(
  port: number,
  bytes: Uint8Array | string,
  { thenEnds = false } = {},
): Promise<RawHttpResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
      thenEnds ? socket.end(bytes) : socket.write(bytes),
    );
    const hangs = setTimeout(() => socket.destroy(new Error('no end of the response')), timeout);
    // A server that rejects a long request early may reset the connection; what was received before counts.
    let failure: Error | null = null;
    socket.on('error', (error: Error & { code?: string }) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') failure = error;
    });
    socket.on('data', (data: Buffer) => chunks.push(data));
    socket.on('end', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(hangs);
      if (failure) return reject(failure);
      const text = Buffer.concat(chunks).toString('latin1');
      const [head = ''] = text.split('\r\n\r\n', 1);
      const status = /^HTTP\/1\.1 (\d{3})\b/.exec(head)?.[1];
      resolve({
        status: status === undefined ? null : Number(status),
        head,
        body: text.slice(head.length + 4),
        text,
      });
    });
  });
}

/** The port of an application, which begins to listen if it does not yet. */
export async function listeningPort(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return serverPort(app.server);
}

interface Asking {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A request as a well-behaved client writes it, over a connection that closes after the response. */
export function requestBytes(target: string, { method = 'GET', headers = {}, body }: Asking = {}): string {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}
