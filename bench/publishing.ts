import { mkdir } from 'node:fs/promises';
import { z } from 'zod';
import { apiBase } from '../contract/addresses.ts';
import { testSecret } from '../server/testing/testSecret.ts';
import { waitUntil } from '../server/testing/waitUntil.ts';
import { workload } from './effort.ts';
import { type BenchEngine, onPostgresql } from './engines.ts';
import { quantile, type Report } from './report.ts';
import { openStaffCookie } from './staffCookie.ts';
import { type StartedProcess, startProcess } from './startedProcess.ts';

/** Publications per crowd. A crowd is a number of visitors of both processes, who open one page after the other. */
const rounds = workload(12, 1);
const crowds = workload([0, 1, 3], [1]);
/** Milliseconds from the editor's press to the other process's page. */
const budget = 2_000;

const draftSchema = z.object({
  published: z.object({ 'summary.en': z.string() }),
  draft: z.object({ version: z.int() }),
});

/** Two processes on one PostgreSQL: the time from publishing on one of them until a page of the other one shows the change. */
export async function measurePublishing(report: Report): Promise<void> {
  report.heading('Publishing, from the press to the page of another process, ms');
  await onPostgresql(report, (engine) => comparePages(report, engine));
}

async function comparePages(report: Report, engine: BenchEngine): Promise<void> {
  const { databaseUrl, dataDir } = await engine.place('publishing');
  const processes: StartedProcess[] = [];
  try {
    for (const name of ['pressed', 'other']) {
      const own = `${dataDir}-${name}`;
      await mkdir(own, { recursive: true });
      processes.push(
        await startProcess({
          folder: '.',
          parameters: ['server/main.ts'],
          dataDir: own,
          databaseUrl,
          variables: { SESSION_SECRET: testSecret, RATE_LIMITS: 'off', LOG_LEVEL: 'info' },
          awaited: /ready at \S+:\d+/,
        }),
      );
    }
    const [pressed = '', other = ''] = processes.map(
      ({ output }) => `http://localhost:${/ready at \S+:(\d+)/.exec(output)?.[1]}`,
    );
    const cookie = await openStaffCookie({ databaseUrl, dataDir }, 'editor');
    for (const crowd of crowds) {
      const times = await whileVisited([pressed, other], crowd, async () => {
        const found: number[] = [];
        for (let round = 0; round < rounds; round += 1)
          found.push(await publishOnce({ pressed, other, cookie }, `${crowd} and ${round}`));
        return found;
      });
      report.add({
        name: `${rounds} publications, ${crowd} visitors without a pause`,
        measured: `p50 ${quantile(times, 0.5).toFixed(0)} max ${Math.max(...times).toFixed(0)}`,
        budget: `max ${budget}`,
        isWithin: Math.max(...times) <= budget,
      });
    }
  } finally {
    for (const started of processes) await started.stop();
  }
}

interface Press {
  readonly pressed: string;
  readonly other: string;
  readonly cookie: string;
}

/** Milliseconds until the other process shows a new summary. */
async function publishOnce({ pressed, other, cookie }: Press, name: string): Promise<number> {
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${pressed}${apiBase}${path}`, {
      method,
      headers: { cookie, origin: pressed, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return draftSchema.parse(await response.json());
  };
  const { published } = await call('GET', '/desk/guide/1');
  const after = `A beach of about 1.8 km, edition ${name}`;
  const changes = [{ field: 'summary.en', before: published['summary.en'], after }];
  const { draft } = await call('PATCH', '/desk/guide/1/draft', { changes });
  const start = performance.now();
  const shown = untilShown(`${other}/content/tour/1?lang=en`, after);
  await call('POST', '/desk/guide/1/publish', { version: draft.version });
  await shown;
  return performance.now() - start;
}

async function untilShown(address: string, text: string): Promise<void> {
  const isShown = async () => (await (await fetch(address)).text()).includes(text);
  await waitUntil(`${address} to show ${text}`, isShown, { timeout: 60_000 });
}

/** Runs a task while visitors open lists that no cache has. */
async function whileVisited<Result>(
  origins: readonly string[],
  crowd: number,
  task: () => Promise<Result>,
): Promise<Result> {
  let isOver = false;
  const visitors = Array.from({ length: crowd }, async (_, visitor) => {
    for (let visit = 0; !isOver; visit += 1) {
      const origin = origins[visitor % origins.length];
      await (await fetch(`${origin}/list?lang=en&query=${visitor}x${visit}`)).text();
    }
  });
  try {
    return await task();
  } finally {
    isOver = true;
    await Promise.all(visitors);
  }
}
