import { createServer, type Socket } from 'node:net';
import { listenRefusably } from './refusableServer.ts';

/** Faults of the mail server. */
export const mailNonsenses = [
  'refused',
  'silent',
  'dripping',
  'endless',
  'webServer',
  'closesAtOnce',
  'goesAway',
  'busy',
  'greylists',
  'full',
  'breaksOffInMail',
  'losesTheEnd',
  'silentAtTheEnd',
  'nonsenseAtTheEnd',
] as const;
export type MailNonsense = (typeof mailNonsenses)[number];

/** Faults after which the server has the whole mail, but the sender does not know. */
export const hasMailAfterAll = (nonsense: MailNonsense) =>
  nonsense === 'losesTheEnd' || nonsense === 'silentAtTheEnd' || nonsense === 'nonsenseAtTheEnd';

/** Faults that only a timeout ends. */
export const mailNeverEnds = (nonsense: MailNonsense) =>
  nonsense === 'silent' || nonsense === 'dripping' || nonsense === 'silentAtTheEnd';

export interface NonsenseMailServer {
  readonly smtpUrl: string;
  /** Message-IDs of completely received mails, in their order. */
  readonly received: string[];
  /** Sets the fault; null: accepts mails. */
  be(nonsense: MailNonsense | null): Promise<void>;
  close(): Promise<void>;
}

function pour(socket: Socket): void {
  const much = Buffer.alloc(64 * 1024, '2');
  const more = () => {
    while (!socket.destroyed && socket.write(much)) {
      // As fast as it is read.
    }
  };
  socket.on('drain', more);
  more();
}

/** A mail server on a free port, without an SMTP library: those cannot produce such faults. */
export async function startNonsenseMailServer(): Promise<NonsenseMailServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  let now: MailNonsense | null = null;

  function greet(socket: Socket): void {
    if (now === 'endless') pour(socket);
    else if (now === 'closesAtOnce') socket.end();
    else if (now === 'webServer') socket.end('HTTP/1.1 400 Bad Request\r\n\r\n<html></html>\r\n');
    else if (now !== 'silent') socket.write(now === 'goesAway' ? '421 not now\r\n' : '220 here\r\n');
  }

  /** The mail is complete here. */
  function take(socket: Socket, mail: string): void {
    if (now !== 'full') received.push(/^message-id: *(\S+)/im.exec(mail)?.[1] ?? '');
    if (now === 'full') socket.write('452 no room\r\n');
    else if (now === 'losesTheEnd') socket.destroy();
    else if (now === 'nonsenseAtTheEnd') socket.write('thank you\r\n');
    else if (now !== 'silentAtTheEnd') socket.write('250 taken\r\n');
  }

  function drip(socket: Socket): void {
    const timer = setInterval(() => socket.write('250-and\r\n'), 20);
    socket.once('close', () => clearInterval(timer));
  }

  function answer(socket: Socket, line: string): void {
    if (/^EHLO/i.test(line) && now === 'dripping') drip(socket);
    else if (/^MAIL/i.test(line) && now === 'busy') socket.write('451 busy\r\n');
    else if (/^RCPT/i.test(line) && now === 'greylists') socket.write('450 later\r\n');
    else socket.write(/^DATA/i.test(line) ? '354 go on\r\n' : '250 fine\r\n');
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    let read = '';
    let isMail = false;
    socket.on('data', (chunk) => {
      read += chunk.toString('latin1');
      for (;;) {
        if (isMail && now === 'breaksOffInMail') return void socket.destroy();
        const end = isMail ? '\r\n.\r\n' : '\r\n';
        const at = read.indexOf(end);
        if (at < 0) return;
        const part = read.slice(0, at);
        read = read.slice(at + end.length);
        if (isMail) take(socket, part);
        else answer(socket, part);
        isMail = !isMail && /^DATA/i.test(part);
      }
    });
    greet(socket);
  });

  const { port, comeAndGo } = await listenRefusably(server, () => {
    for (const socket of sockets) socket.destroy();
  });
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    received,
    async be(nonsense) {
      now = nonsense;
      await comeAndGo(nonsense !== 'refused');
    },
    close: () => comeAndGo(false),
  };
}
