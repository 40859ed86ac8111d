import type { Server } from 'node:net';

/** The port on which a server listens. */
export function serverPort(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (typeof address === 'object' && address) return address.port;
  throw new Error('the server listens on no port');
}
