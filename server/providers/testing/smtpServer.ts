import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { portOf } from '../../testing/refusableServer.ts';

interface TestServer {
  smtpUrl: string;
  /** The received mail, byte for byte. */
  received: string[];
  close(): Promise<void>;
}

/** A mail server on a free local port, which accepts all that the options allow. */
export async function startSmtpServer(options: SMTPServerOptions = {}): Promise<TestServer> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString('latin1'));
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(listening.address())}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Accepts connections and never responds. */
export async function startSilentServer(): Promise<{ smtpUrl: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(server.address())}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
