import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long requests under way may take once the process is to stop (ms); then their connections are cut. */
const grace = 3_000;

/** Gives the way to close an application: what is under way is answered, and nobody can hold the stop up. */
export function closingOf(app: FastifyInstance): () => Promise<void> {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket) => {
    silent.add(socket);
    const forget = () => silent.delete(socket);
    socket.once('data', forget).once('close', forget);
  });
  return async () => {
    // Browsers open connections for later. Node counts one that has asked nothing yet as busy, not as idle.
    for (const socket of silent) socket.destroy();
    const cut = setTimeout(() => app.server.closeAllConnections(), grace);
    await app.close();
    clearTimeout(cut);
  };
}
