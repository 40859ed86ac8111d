import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { serverPort } from '../platform/serverPort.ts';

type Behaviour = (socket: Socket) => unknown;

/** Servers that do not speak the protocol that a client expects; `drip` is a byte with which a message may begin. */
export const socketFaults = (drip: string): [string, Behaviour][] => [
  ['says nothing', () => undefined],
  ['drips', (socket) => void setInterval(() => socket.write(drip), 20).unref()],
  ['speaks something else', (socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ['closes at once', (socket) => socket.end()],
  ['breaks off', (socket) => socket.once('data', () => socket.destroy())],
];

/** A server on a free port that behaves as given, whatever it receives. */
export async function startFaultySocketServer(behave: Behaviour) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    behave(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: serverPort(server),
    /** Resolves when a client connects. */
    connection: () => once(server, 'connection'),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
