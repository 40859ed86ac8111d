import { type ChildProcess, spawn } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { testSecret } from '../server/testing/testSecret.ts';
import { effort } from './effort.ts';
import { type BenchEngine, onPostgresql } from './engines.ts';
import { answersUnderLoad } from './load.ts';
import { median, type Report } from './report.ts';

const rounds = effort(3, 1);
/** Seconds of load a round. */
const seconds = 2;
const counts = [1, 2] as const;
const pages = { 'list page, rendered anew': '/list?lang=ko', 'list API': '/api/v1/places/tour?locale=ko' };

/** One process against two behind one port, on one PostgreSQL (WORKERS), under the same load in turn. */
export async function measureWorkers(report: Report): Promise<void> {
  report.heading('One process against two, answers a second');
  report.note(
    `${os.availableParallelism()} cores, shared by the processes, PostgreSQL and the load generator`,
  );
  await onPostgresql(report, (engine) => compareCounts(report, engine));
}

async function compareCounts(report: Report, engine: BenchEngine): Promise<void> {
  const place = await engine.place('workers');
  const origins = new Map<number, string>();
  const children: ChildProcess[] = [];
  try {
    for (const workers of counts) {
      const child = startWorkers(workers, place);
      children.push(child);
      origins.set(workers, await originOf(child));
    }
    for (const [name, path] of Object.entries(pages)) {
      const found: number[][] = [];
      for (let round = effort(-1, 0); round < rounds; round += 1) {
        const paces: number[] = [];
        for (const workers of counts) {
          const { answers, duration } = await answersUnderLoad(`${origins.get(workers)}${path}`, { seconds });
          paces.push(answers / duration);
        }
        // Round -1 warms up.
        if (round >= 0) found.push(paces);
      }
      const [one, two] = [0, 1].map((index) => median(found.map((paces) => paces[index] ?? 0)));
      report.add({
        name: `${name}, 2 processes`,
        measured: `${two?.toFixed(0)}/s`,
        reference: `1 process ${one?.toFixed(0)}/s`,
        ratio: median(found.map(([alone = 1, both = 0]) => both / alone)),
      });
    }
  } finally {
    for (const child of children) await end(child);
  }
}

function startWorkers(
  workers: number,
  { databaseUrl = '', dataDir }: { databaseUrl: string | undefined; dataDir: string },
): ChildProcess {
  const module = fileURLToPath(new URL('./workersServer.ts', import.meta.url));
  return spawn(process.execPath, [module], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PORT: '0',
      WORKERS: String(workers),
      DATABASE_URL: databaseUrl,
      DATA_DIR: `${dataDir}-${workers}`,
      // All workers sign with one secret, as replicas do.
      SESSION_SECRET: testSecret,
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

/** The address in the log line that reports all workers ready. */
function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /ready at \S+:(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', (code) => reject(new Error(`a process ended with ${code} before it was ready`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await ended;
}
