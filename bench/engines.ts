import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillDataFolder } from './dataFolder.ts';
import { openPostgresql } from './postgresql.ts';
import type { Report } from './report.ts';

/** Opens fresh databases of one engine. */
export interface BenchEngine {
  readonly name: 'embedded' | 'PostgreSQL';
  /** Opens a fresh database; `part` keeps the folders of one run apart. */
  place(part: string): Promise<{ databaseUrl: string | undefined; dataDir: string }>;
}

/** Measures each engine in turn; `--embedded` and `--postgresql` select a single one. */
export async function onBothEngines(
  report: Report,
  measure: (engine: BenchEngine) => Promise<void>,
): Promise<void> {
  const [onlyEmbedded, onlyPostgresql] = ['--embedded', '--postgresql'].map((flag) =>
    process.argv.includes(flag),
  );
  if (!onlyPostgresql) {
    await inFolder((folder) =>
      measure({
        name: 'embedded',
        place: async (part) => {
          const dataDir = path.join(folder, part);
          fillDataFolder(dataDir);
          return { databaseUrl: undefined, dataDir };
        },
      }),
    );
  }
  if (!onlyEmbedded) await onPostgresql(report, measure);
}

/** Measures on PostgreSQL only, and reports where there is none. */
export async function onPostgresql(
  report: Report,
  measure: (engine: BenchEngine) => Promise<void>,
): Promise<void> {
  const postgresql = await openPostgresql();
  if (typeof postgresql === 'string') {
    report.note(`PostgreSQL SKIPPED: there is ${postgresql}`);
    return;
  }
  try {
    await inFolder((folder) =>
      measure({
        name: 'PostgreSQL',
        place: async (part) => ({
          databaseUrl: await postgresql.makeDatabase(),
          dataDir: path.join(folder, part),
        }),
      }),
    );
  } finally {
    await postgresql.stop();
  }
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'solbada-bench-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
