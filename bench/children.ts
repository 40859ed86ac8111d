import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const readySchema = z.object({ port: z.int() });

/** A server in a process of its own, so that load and server never share an event loop. */
export interface ChildServer {
  readonly origin: string;
  /** Asks the child one question and gives its answer. */
  ask(question: string): Promise<unknown>;
  stop(): Promise<void>;
}

function answerOf(child: ChildProcess, what: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`${what} ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}

/** Starts a module that says `{ port }` when it serves. It ends with this process, however that ends (becomeServer). */
export async function startServer(
  module: URL,
  parameters: readonly string[] = [],
  execArgv: readonly string[] = [],
): Promise<ChildServer> {
  const child = fork(fileURLToPath(module), [...parameters], {
    execArgv: [...execArgv],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { port } = readySchema.parse(await answerOf(child, module.pathname));
  return {
    origin: `http://127.0.0.1:${port}`,
    ask(question) {
      const answer = answerOf(child, module.pathname);
      child.send(question);
      return answer;
    },
    async stop() {
      if (child.exitCode !== null) return;
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.disconnect();
      await ended;
    },
  };
}

/** In the child: tells the port, answers questions, and closes when the parent is gone. */
export function becomeServer(
  port: number,
  close: () => Promise<unknown>,
  answer: (question: string) => unknown = () => null,
): void {
  process.on('message', (question) => {
    process.send?.(question === 'cpu' ? process.cpuUsage() : answer(String(question)));
  });
  process.on('disconnect', async () => {
    await close();
    process.exit(0);
  });
  // A terminal's Ctrl-C reaches every process; the parent's end ends this one, after it has tidied up.
  process.on('SIGINT', () => undefined);
  process.send?.({ port });
}
