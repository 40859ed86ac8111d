import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { startServer } from './children.ts';
import { effort } from './effort.ts';
import type { Report } from './report.ts';

const memorySchema = z.object({ rss: z.number(), heapUsed: z.number() });

/** Sends so many requests from a separate process. */
async function sendRequests(origin: string, from: number, to: number): Promise<void> {
  const visitors = fork(fileURLToPath(new URL('./visitors.ts', import.meta.url)), [
    origin,
    String(from),
    String(to),
  ]);
  const code = await new Promise((resolve) => visitors.once('close', resolve));
  if (code !== 0) throw new Error(`The visitors ended with ${code}`);
}

/** Memory after many requests against memory after few; `--full` sends the 100,000 and 10,000 of the budget. */
export async function measureMemory(report: Report): Promise<void> {
  // With fewer than 5,000 the page cache is still filling.
  const [few, most] = process.argv.includes('--full') ? [10_000, 100_000] : effort([5_000, 20_000], [20, 60]);
  report.heading(`Memory after ${most} requests against after ${few}, MB, garbage collected first`);
  const server = await startServer(new URL('./pageServer.ts', import.meta.url), ['cached'], ['--expose-gc']);
  try {
    const memory = async () => memorySchema.parse(await server.ask('memory'));
    await sendRequests(server.origin, 0, few);
    const before = await memory();
    await sendRequests(server.origin, few, most);
    const after = await memory();
    for (const part of ['rss', 'heapUsed'] as const) {
      const ratio = after[part] / before[part];
      report.add({
        name: part === 'rss' ? 'whole process' : 'JavaScript heap',
        measured: (after[part] / 2 ** 20).toFixed(0),
        reference: (before[part] / 2 ** 20).toFixed(0),
        ratio,
        ...(part === 'rss' ? { budget: '<= 1.2', isWithin: ratio <= 1.2 } : {}),
      });
    }
  } finally {
    await server.stop();
  }
}
