import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { loadGuide } from '../server/guide/loadGuide.ts';
import { readContent } from '../server/guide/readContent.ts';
import { systemClock } from '../server/platform/clock.ts';
import { openDatabase } from '../server/platform/database/open.ts';
import { fastTemporaryFolder } from '../server/platform/database/testing/fastTemporaryFolder.ts';
import { waitUntil } from '../server/testing/waitUntil.ts';

/** Longer than a slow machine takes to make the template (ms). */
const limit = 60_000;

/**
 * A data folder whose database has the migrations and the guide: a product that starts on it finds nothing to do, which
 * saves seconds of processor time. The first caller of the run makes the template that all copy.
 */
export async function filledDataFolder(): Promise<string> {
  const source = await templateFolder();
  const dataDir = await mkdtemp(path.join(fastTemporaryFolder(), 'solbada-own-'));
  cpSync(source, dataDir, { recursive: true });
  return dataDir;
}

async function templateFolder(): Promise<string> {
  const { TEST_DATA_DIR } = process.env;
  if (TEST_DATA_DIR === undefined) throw new Error('playwright.config.ts sets TEST_DATA_DIR');
  const target = path.join(TEST_DATA_DIR, 'template');
  const isMade = async () => {
    // Also where the one who was making it has failed.
    if (!existsSync(target) && takes(`${target}.lock`)) {
      try {
        if (!existsSync(target)) await make(target);
      } finally {
        rmSync(`${target}.lock`, { recursive: true });
      }
    }
    return existsSync(target);
  };
  await waitUntil(`the data folder ${target}`, isMade, { timeout: limit, interval: 50 });
  return target;
}

async function make(target: string): Promise<void> {
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  const database = await openDatabase({ dataDir: unfinished, clock: systemClock, log: () => undefined });
  try {
    await loadGuide(database, await readContent('content'), systemClock);
  } finally {
    await database.close();
  }
  rmSync(path.join(unfinished, 'database.lock'), { force: true });
  renameSync(unfinished, target);
}

/** Tries to take a lock; returns whether it succeeded. */
function takes(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}
