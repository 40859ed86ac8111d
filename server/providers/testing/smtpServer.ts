import { startNonsenseMailServer } from '../../testing/nonsenseMailServer.ts';

/** Accepts connections and never responds. */
export async function startSilentServer() {
  const server = await startNonsenseMailServer();
  await server.be('silent');
  return server;
}
