import { createServer } from 'node:net';
import { serverPort } from '../platform/serverPort.ts';

/** A port of 127.0.0.1 on which nothing listens, for a server that is started next. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const port = serverPort(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
