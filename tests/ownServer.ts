import { freePort } from '../server/testing/freePort.ts';
import { addressOf, type Started, start } from '../server/testing/startProcess.ts';

/** A server of a test's own: the same address and data, whichever release is running. */
export interface OwnServer {
  readonly origin: string;
  readonly dataFolder: string;
  /** Runs the release in this folder, unless it is running already. */
  run: (folder: string) => Promise<void>;
  stop: () => Promise<void>;
}

export async function openOwnServer(dataFolder: string): Promise<OwnServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let running: { folder: string; server: Started } | null = null;

  const stop = async () => {
    if (!running) return;
    const { server } = running;
    running = null;
    server.process.kill('SIGTERM');
    await server.ended;
  };
  return {
    origin,
    dataFolder,
    stop,
    async run(folder) {
      if (running?.folder === folder) return;
      await stop();
      const variables = { PORT: String(port), HOST: 'localhost', RATE_LIMITS: 'off', DATA_DIR: dataFolder };
      const server = start(variables, { folder, nodeOptions: ['--liftoff-only'] });
      running = { folder, server };
      await addressOf(server);
    },
  };
}
