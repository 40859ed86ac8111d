import { cpSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../server/app/root.ts';
import { fillDataFolder } from './dataFolder.ts';
import { isSmoke, workload } from './effort.ts';
import { median, type Report } from './report.ts';
import { startProcess } from './startedProcess.ts';

const rounds = workload(5, 1);
/** What the product may take in addition to the database's own start (ms). */
const allowance = 2_000;
/** The files of a built copy; its packages are linked. */
const copied = [
  'content',
  'contract',
  'dist',
  'domain',
  'drawings',
  'scripts',
  'server',
  'web',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];

/** The start of a built copy with a loaded and with an empty data folder, against opening the same database alone. */
export async function measureStart(report: Report): Promise<void> {
  report.heading('Start of a built copy to ready, ms');
  const folder = await mkdtemp(path.join(tmpdir(), 'solbada-bench-'));
  const copy = path.join(folder, 'copy');
  const loaded = path.join(folder, 'loaded');
  try {
    for (const entry of copied) cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true });
    await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    const databaseStart = fileURLToPath(new URL('./databaseStart.ts', import.meta.url));
    const product = async (dataDir: string) => {
      const parameters = ['scripts/start.mjs'];
      const started = await startProcess({ folder: copy, parameters, dataDir, awaited: /ready at/ });
      await started.stop();
      return started.milliseconds;
    };
    const database = async (dataDir: string) => {
      const parameters = [databaseStart, dataDir];
      const started = await startProcess({ folder: root, parameters, dataDir, awaited: /opened in \d+/ });
      await started.stop();
      return Number(/opened in (\d+)/.exec(started.output)?.[1]);
    };
    fillDataFolder(loaded);
    if (!isSmoke) await product(loaded);
    const again: Record<'product' | 'database', number>[] = [];
    const first: Record<'product' | 'database', number>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      again.push({ product: await product(loaded), database: await database(loaded) });
      if (isSmoke) continue;
      first.push({
        product: await product(path.join(folder, `first-${round}`)),
        database: await database(path.join(folder, `empty-${round}`)),
      });
    }
    for (const [name, found] of Object.entries({
      'start again': again,
      'first start, loads the guide': first,
    })) {
      if (found.length === 0) continue;
      const own = median(found.map(({ product, database }) => product - database));
      report.add({
        name,
        measured: median(found.map((round) => round.product)).toFixed(0),
        reference: `database ${median(found.map((round) => round.database)).toFixed(0)}`,
        ratio: median(found.map((round) => round.product / round.database)),
        budget: `database + ${allowance}`,
        isWithin: own <= allowance,
      });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
