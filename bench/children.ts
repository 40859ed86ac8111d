import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const readySchema = z.object({ port: z.int() });

/** A server in its own process, so that load and server never share an event loop. */
export interface ChildServer {
  readonly origin: string;
  /** Sends the child one request and returns its response. */
  ask(question: string): Promise<unknown>;
  stop(): Promise<void>;
}

function receiveMessage(child: ChildProcess, what: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`${what} ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}

/** Starts a module that sends `{ port }` once it serves. It exits with this process, however that exits (becomeServer). */
export async function startServer(
  module: URL,
  parameters: readonly string[] = [],
  execArgv: readonly string[] = [],
): Promise<ChildServer> {
  const child = fork(fileURLToPath(module), [...parameters], {
    execArgv: [...execArgv],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { port } = readySchema.parse(await receiveMessage(child, module.pathname));
  return {
    origin: `http://127.0.0.1:${port}`,
    ask(question) {
      const response = receiveMessage(child, module.pathname);
      child.send(question);
      return response;
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.disconnect();
      await ended;
    },
  };
}

/** In the child: sends the port, responds to requests, and closes when the parent has exited. */
export function becomeServer(
  port: number,
  close: () => Promise<unknown>,
  respond: (question: string) => unknown = () => null,
): void {
  process.on('message', (question) => {
    process.send?.(question === 'cpu' ? process.cpuUsage() : respond(String(question)));
  });
  process.on('disconnect', async () => {
    await close();
    process.exit(0);
  });
  // A terminal's Ctrl-C reaches every process. The child ignores it and exits after its parent, which cleans up first.
  process.on('SIGINT', () => undefined);
  process.send?.({ port });
}
