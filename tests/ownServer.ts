import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../server/testing/freePort.ts';

/** A server of a test's own: the same address and data, whichever release is running. */
export interface OwnServer {
  readonly origin: string;
  /** Runs the release in this folder, unless it is running already. */
  run: (folder: string) => Promise<void>;
  stop: () => Promise<void>;
}

export async function openOwnServer(dataFolder: string): Promise<OwnServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let running: { folder: string; child: ChildProcess } | null = null;

  const stop = async () => {
    if (!running) return;
    const { child } = running;
    running = null;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return {
    origin,
    stop,
    async run(folder) {
      if (running?.folder === folder) return;
      await stop();
      const child = spawn(process.execPath, ['--liftoff-only', 'server/main.ts'], {
        cwd: folder,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PORT: String(port),
          HOST: 'localhost',
          RATE_LIMITS: 'off',
          DATA_DIR: dataFolder,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      running = { folder, child };
      // A fixture whose time is over never comes to its end.
      const kill = () => child.kill('SIGKILL');
      process.once('exit', kill);
      child.once('exit', () => process.off('exit', kill));
      const isReady = () =>
        fetch(`${origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      while (!(await isReady())) {
        if (child.exitCode !== null) throw new Error(`the server of ${folder} ended: ${child.exitCode}`);
        await pause(50);
      }
    },
  };
}
