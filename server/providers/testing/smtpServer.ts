import { startMalformedMailServer } from '../../testing/malformedMailServer.ts';

/** Accepts connections and never responds. */
export async function startSilentServer() {
  const server = await startMalformedMailServer();
  await server.be('silent');
  return server;
}
