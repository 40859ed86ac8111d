import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long requests under way may take during a stop (ms), before their connections are cut. */
const grace = 3_000;

/**
 * Returns the function that closes an application. Requests under way finish; after three seconds the remaining
 * connections are cut, also those that a client keeps open after its response.
 */
export function prepareClosing(app: FastifyInstance): () => Promise<void> {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket) => {
    silent.add(socket);
    const forget = () => silent.delete(socket);
    socket.once('data', forget).once('close', forget);
  });
  return async () => {
    // Browsers open connections in advance. Node counts one without any request yet as busy, not as idle.
    for (const socket of silent) socket.destroy();
    const cut = setTimeout(() => app.server.closeAllConnections(), grace);
    await app.close();
    clearTimeout(cut);
  };
}
