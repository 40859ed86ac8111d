import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { listenRefusably } from '../../../testing/refusableServer.ts';

/** A proxy to PostgreSQL that a test cuts and restores, like a failing network or server. */
export async function startPostgresqlProxy(target: string) {
  const url = new URL(target);
  const folder = url.searchParams.get('host');
  const { hostname } = url;
  const port = Number(url.port || 5432);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = folder === null ? connect(port, hostname) : connect(join(folder, `.s.PGSQL.${port}`));
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.pipe(far).pipe(near);
  });
  const { port: own, comeAndGo } = await listenRefusably(server, () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  });
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(own);
  return { url: url.href, comeAndGo };
}
