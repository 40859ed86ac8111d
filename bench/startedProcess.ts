import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process that has printed what was awaited. */
export interface StartedProcess {
  readonly pid: number;
  /** Milliseconds from its start to that. */
  readonly milliseconds: number;
  readonly output: string;
  /** Stops it as a process manager does, and resolves once it has ended. */
  stop(): Promise<void>;
}

interface StartOptions {
  readonly folder: string;
  /** The script and its parameters. */
  readonly parameters: readonly string[];
  readonly dataDir: string;
  /** The embedded database without one. */
  readonly databaseUrl?: string | undefined;
  readonly variables?: Readonly<Record<string, string>>;
  readonly awaited: RegExp;
}

/** Runs a script, and resolves once it has printed the awaited text. */
export async function startProcess(options: StartOptions): Promise<StartedProcess> {
  const { folder, parameters, dataDir, databaseUrl = '', variables, awaited } = options;
  const start = performance.now();
  const child = spawn(process.execPath, [...parameters], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (awaited.test(output)) resolve();
    });
    child.once('close', () => reject(new Error(`${parameters[0]} ended before it was ready: ${output}`)));
  });
  return {
    pid: child.pid ?? 0,
    milliseconds: performance.now() - start,
    output,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
