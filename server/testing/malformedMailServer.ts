import { createServer, type Socket } from 'node:net';
import { listenRefusably } from './refusableServer.ts';

/** Faults of the mail server. */
export const mailFaults = [
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
  'malformedEnd',
] as const;
export type MailFault = (typeof mailFaults)[number];

/** Faults after which the server has the whole mail, without the sender knowing it. */
export const hasMailAfterAll = (fault: MailFault) =>
  fault === 'losesTheEnd' || fault === 'silentAtTheEnd' || fault === 'malformedEnd';

/** Faults that only a timeout ends. */
export const mailNeverEnds = (fault: MailFault) =>
  fault === 'silent' || fault === 'dripping' || fault === 'silentAtTheEnd';

export interface MalformedMailServer {
  readonly smtpUrl: string;
  /** Message-IDs of completely received mails, in their order. */
  readonly received: string[];
  /** The same mails, byte for byte. */
  readonly mails: string[];
  /** All commands received. */
  readonly commands: string[];
  /** Responses to commands, by their first word, instead of the usual ones. */
  replies: Record<string, string>;
  /** Sets the fault; null: accepts mails. */
  be(fault: MailFault | null): Promise<void>;
  close(): Promise<void>;
}

function pour(socket: Socket): void {
  const much = Buffer.alloc(64 * 1024, '2');
  const more = () => {
    while (!socket.destroyed && socket.write(much)) {
      // No faster than the client reads.
    }
  };
  socket.on('drain', more);
  more();
}

/**
 * A mail server on a free port, which accepts every mail until a fault is set. Without an SMTP library: those cannot
 * produce such faults.
 */
export async function startMalformedMailServer(): Promise<MalformedMailServer> {
  const sockets = new Set<Socket>();
  let now: MailFault | null = null;

  function greet(socket: Socket): void {
    if (now === 'endless') pour(socket);
    else if (now === 'closesAtOnce') socket.end();
    else if (now === 'webServer') socket.end('HTTP/1.1 400 Bad Request\r\n\r\n<html></html>\r\n');
    else if (now !== 'silent') socket.write(now === 'goesAway' ? '421 not now\r\n' : '220 here\r\n');
  }

  /** The mail is complete here. */
  function take(socket: Socket, mail: string): void {
    if (now !== 'full') {
      server.received.push(/^message-id: *(\S+)/im.exec(mail)?.[1] ?? '');
      server.mails.push(mail);
    }
    if (now === 'full') socket.write('452 no room\r\n');
    else if (now === 'losesTheEnd') socket.destroy();
    else if (now === 'malformedEnd') socket.write('thank you\r\n');
    else if (now !== 'silentAtTheEnd') socket.write('250 taken\r\n');
  }

  function drip(socket: Socket): void {
    const timer = setInterval(() => socket.write('250-and\r\n'), 20);
    socket.once('close', () => clearInterval(timer));
  }

  function response(socket: Socket, line: string): void {
    server.commands.push(line);
    const [verb = ''] = line.toUpperCase().split(' ');
    const reply = server.replies[verb];
    if (reply !== undefined) socket.write(`${reply}\r\n`);
    else if (verb === 'EHLO' && now === 'dripping') drip(socket);
    else if (verb === 'MAIL' && now === 'busy') socket.write('451 busy\r\n');
    else if (verb === 'RCPT' && now === 'greylists') socket.write('450 later\r\n');
    else if (verb === 'STARTTLS') socket.write('502 no TLS\r\n');
    else socket.write(verb === 'DATA' ? '354 go on\r\n' : '250 fine\r\n');
  }

  const listener = createServer((socket) => {
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
        else response(socket, part);
        isMail = !isMail && /^DATA/i.test(part);
      }
    });
    greet(socket);
  });

  const { port, comeAndGo } = await listenRefusably(listener, () => {
    for (const socket of sockets) socket.destroy();
  });
  const server: MalformedMailServer = {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    received: [],
    mails: [],
    commands: [],
    replies: {},
    async be(fault) {
      now = fault;
      await comeAndGo(fault !== 'refused');
    },
    close: () => comeAndGo(false),
  };
  return server;
}
