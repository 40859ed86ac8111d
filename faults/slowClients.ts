import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What a slow client sends first, and what it keeps sending. */
interface Manner {
  readonly says: string;
  readonly more?: string;
  /** How often it sends more; unlimited by default. */
  readonly times?: number;
  readonly neverReads?: boolean;
}

const head = (target: string) => `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n`;
const ask = (target: string) => `${head(target)}\r\n`;
const post = 'POST /api/v1/auth/email/send HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';

/** Milliseconds between two writes of a client that keeps sending. */
const between = 700;

/** Every known way to keep a connection open. `large` is the address of a large file, requested `times` times. */
function clientManners(large: string, times: number): readonly [Manner, ...Manner[]] {
  const cheap = [
    { says: 'G', more: 'E' },
    { says: `${head('/')}X-Slow: `, more: 'x' },
    { says: `${post}Content-Length: 60000\r\n\r\n{"email":"`, more: 'a' },
    { says: `${post}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\nFFFF\r\n`, more: ' ' },
    // Most of a body of the permitted size, so that buffered bodies count.
    { says: `${post}Content-Length: 65536\r\n\r\n{"email":"${'a'.repeat(60_000)}`, more: 'a' },
    { says: ask('/list?lang=en').repeat(4), neverReads: true },
    { says: ask('/healthz') },
    { says: '' },
    { says: head('/') },
  ];
  return [
    // Until the socket buffers are full: a few clients make 100 MB.
    { says: ask(large).repeat(4), more: ask(large).repeat(4), times, neverReads: true },
    { says: ask(large).repeat(200), neverReads: true },
    ...cheap,
    ...cheap,
  ];
}

/**
 * Clients that keep connections open. When the server closes its side of a connection, a client keeps its own side open and
 * goes on, and also opens a new connection, so that the number of connections stays the same. Clients that never read do not
 * notice, and do not reconnect.
 */
export class SlowClients {
  readonly #open = new Set<Socket>();
  readonly #more = new Map<Socket, { more: string; left: number }>();
  readonly #port: number;
  readonly #manners: readonly [Manner, ...Manner[]];
  readonly #drops: NodeJS.Timeout;
  #comeAgain = true;

  constructor(port: number, large: string, times: number) {
    this.#port = port;
    this.#manners = clientManners(large, times);
    this.#drops = setInterval(() => {
      for (const [socket, one] of this.#more) {
        if (one.left > 0 && socket.writable) socket.write(one.more);
        one.left -= 1;
      }
    }, between);
  }

  /** Opens `count` connections, a few at a time: the system's accept queue is short. */
  async open(count: number): Promise<void> {
    for (let opened = 0; opened < count; opened += 1) {
      this.#begin(this.#manners[opened % this.#manners.length] ?? this.#manners[0]);
      if (opened % 50 === 49) await pause(10);
    }
  }

  #begin(manner: Manner): void {
    const socket = connect({ port: this.#port, host: '127.0.0.1', allowHalfOpen: true });
    this.#open.add(socket);
    socket.on('connect', () => {
      socket.write(manner.says);
      const { more, times: left = Number.POSITIVE_INFINITY } = manner;
      if (more) this.#more.set(socket, { more, left });
    });
    if (manner.neverReads) socket.pause();
    else socket.resume();
    let isLeft = false;
    const leave = () => {
      if (!isLeft) setTimeout(() => this.#comeAgain && this.#begin(manner), between);
      isLeft = true;
    };
    socket.on('end', leave);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#open.delete(socket);
      this.#more.delete(socket);
      leave();
    });
  }

  /** Stops reconnecting; open connections go on. */
  stopComing(): void {
    this.#comeAgain = false;
  }

  close(): void {
    this.stopComing();
    clearInterval(this.#drops);
    for (const socket of this.#open) socket.destroy();
  }
}
