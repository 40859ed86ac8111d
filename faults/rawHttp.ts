import { connect } from 'node:net';

/** What came back over a connection until it ended. */
export interface RawAnswer {
  /** Null where the connection ended without an answer. */
  readonly status: number | null;
  readonly head: string;
  readonly body: string;
  /** Everything, also what came after the first answer. */
  readonly text: string;
}

/** Generous: a busy machine is no fault. */
const patience = 60_000;

/**
 * Sends bytes as they are over a connection of their own, and waits until the server ends it. `thenEnds` says at once that
 * nothing more comes, where the request breaks off in the middle.
 * @throws when the server never ends it: a hang.
 */
export function exchange(
  port: number,
  bytes: Uint8Array | string,
  { thenEnds = false } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
      thenEnds ? socket.end(bytes) : socket.write(bytes),
    );
    const hangs = setTimeout(() => socket.destroy(new Error('no end of the answer')), patience);
    // A server that refuses a long request in its middle may reset the connection: what came before counts.
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

interface Asking {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A request as a well-behaved client writes it, over a connection that ends with its answer. */
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
