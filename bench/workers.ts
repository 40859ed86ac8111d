import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { testSecret } from '../server/testing/testSecret.ts';
import { workload } from './effort.ts';
import { type BenchEngine, onPostgresql } from './engines.ts';
import { responsesUnderLoad } from './load.ts';
import { median, type Report } from './report.ts';
import { type StartedProcess, startProcess } from './startedProcess.ts';

const rounds = workload(3, 1);
/** Seconds of load a round. */
const seconds = 2;
const counts = [1, 2] as const;
const pages = {
  'list page, rendered uncached': '/list?lang=ko',
  'list API': '/api/v1/places/tour?locale=ko',
};

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
  const children: StartedProcess[] = [];
  try {
    for (const workers of counts) {
      const child = await startWorkers(workers, place);
      children.push(child);
      origins.set(workers, `http://127.0.0.1:${/ready at \S+:(\d+)/.exec(child.output)?.[1]}`);
    }
    for (const [name, path] of Object.entries(pages)) {
      const found: number[][] = [];
      for (let round = workload(-1, 0); round < rounds; round += 1) {
        const paces: number[] = [];
        for (const workers of counts) {
          const { responses, duration } = await responsesUnderLoad(`${origins.get(workers)}${path}`, {
            seconds,
          });
          paces.push(responses / duration);
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
    for (const child of children) await child.stop();
  }
}

function startWorkers(
  workers: number,
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
): Promise<StartedProcess> {
  const module = fileURLToPath(new URL('./workersServer.ts', import.meta.url));
  return startProcess({
    folder: '.',
    parameters: [module],
    dataDir: `${dataDir}-${workers}`,
    databaseUrl,
    // All workers sign with one secret, as replicas do.
    variables: { WORKERS: String(workers), SESSION_SECRET: testSecret, DRAIN_SECONDS: '0' },
    // From the log line that reports that all workers are ready.
    awaited: /ready at \S+:\d+/,
  });
}
