import { startCommand, waitForOutput } from '../server/testing/startProcess.ts';

/** A process that has printed the awaited text. */
export interface StartedProcess {
  readonly pid: number;
  /** Milliseconds from the start to the awaited text. */
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
  /** The embedded database is used if this is missing. */
  readonly databaseUrl?: string | undefined;
  readonly variables?: Readonly<Record<string, string>>;
  readonly awaited: RegExp;
}

/** Runs a script, and resolves once it has printed the awaited text. */
export async function startProcess(options: StartOptions): Promise<StartedProcess> {
  const { folder, parameters, dataDir, databaseUrl = '', variables, awaited } = options;
  const start = performance.now();
  const started = startCommand(process.execPath, parameters, {
    folder,
    variables: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
      ...variables,
    },
  });
  await waitForOutput(started, awaited);
  return {
    pid: started.process.pid ?? 0,
    milliseconds: performance.now() - start,
    output: started.out(),
    async stop() {
      started.process.kill('SIGTERM');
      await started.ended;
    },
  };
}
