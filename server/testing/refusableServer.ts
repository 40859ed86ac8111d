import { once } from 'node:events';
import type { Server } from 'node:net';
import { serverPort } from '../platform/serverPort.ts';

/** A test server that can stop, and return on the same port. */
export interface RefusableServer {
  readonly port: number;
  comeAndGo(isThere: boolean): Promise<void>;
}

/** Starts to listen. `dropAll` must close the server's open connections. */
export async function listenRefusably(server: Server, dropAll: () => void): Promise<RefusableServer> {
  const listen = async (port: number) => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return serverPort(server);
  };
  const port = await listen(0);
  return {
    port,
    async comeAndGo(isThere) {
      if (server.listening === isThere) return;
      if (isThere) return void (await listen(port));
      const closed = once(server, 'close');
      server.close();
      dropAll();
      await closed;
    },
  };
}
