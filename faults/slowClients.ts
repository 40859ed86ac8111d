import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What a slow client says at once, and what it goes on with. */
interface Manner {
  readonly says: string;
  readonly more?: string;
  readonly neverReads?: boolean;
}

const head = (target: string) => `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n`;
const post = 'POST /api/v1/auth/email/send HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';

/** How often those go on that say more (ms). */
const between = 500;

/** Every way to hold a connection that we know of. `large` is the address of a large file. */
function mannersOf(large: string): readonly [Manner, ...Manner[]] {
  return [
    { says: 'G', more: 'E' },
    { says: `${head('/')}X-Slow: `, more: 'x' },
    { says: `${post}Content-Length: 60000\r\n\r\n{"email":"`, more: 'a' },
    { says: `${post}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\nFFFF\r\n`, more: ' ' },
    // Most of a body that is taken, so that what is kept of it counts.
    { says: `${post}Content-Length: 65536\r\n\r\n{"email":"${'a'.repeat(60_000)}`, more: 'a' },
    // On and on, as often as a connection may ask at once, until the system takes no more off the product's hands.
    { says: `${head(large)}\r\n`.repeat(8), more: `${head(large)}\r\n`.repeat(4), neverReads: true },
    { says: `${head('/list?lang=en')}\r\n`.repeat(8), neverReads: true },
    { says: `${head('/healthz')}\r\n` },
    { says: '' },
    { says: head('/') },
  ];
}

/**
 * Clients that hold connections. Where the server ends one they do not, and go on with it; and they come again with another,
 * so that there are as many all the time. Those that never read do not notice, and do not come again.
 */
export class SlowClients {
  readonly #open = new Set<Socket>();
  readonly #more = new Map<Socket, string>();
  readonly #port: number;
  readonly #manners: readonly [Manner, ...Manner[]];
  readonly #drops: NodeJS.Timeout;
  #comeAgain = true;

  constructor(port: number, large: string) {
    this.#port = port;
    this.#manners = mannersOf(large);
    this.#drops = setInterval(() => {
      for (const [socket, more] of this.#more) if (socket.writable) socket.write(more);
    }, between);
  }

  /** Opens as many connections as told, a few at a time: the system's queue of those to be taken is short. */
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
      if (manner.more) this.#more.set(socket, manner.more);
    });
    if (manner.neverReads) socket.pause();
    else socket.resume();
    let isLeft = false;
    const leave = () => {
      if (this.#comeAgain && !isLeft) this.#begin(manner);
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

  /** From here on nobody comes again; those who are there go on. */
  stopComing(): void {
    this.#comeAgain = false;
  }

  close(): void {
    this.stopComing();
    clearInterval(this.#drops);
    for (const socket of this.#open) socket.destroy();
  }
}
