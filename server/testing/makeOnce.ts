import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { waitUntil } from './waitUntil.ts';

/** Longer than a slow machine takes to fill a database (ms). */
const timeout = 60_000;

/**
 * Makes a folder that several processes need. The first caller makes it while the others wait; if it fails, another one
 * makes the folder.
 * @param make puts the finished folder in its place by a rename, so that nobody sees it incomplete
 */
export async function makeOnce(folder: string, make: () => Promise<void>): Promise<void> {
  const isMade = async () => {
    if (!existsSync(folder) && takes(`${folder}.lock`)) {
      try {
        if (!existsSync(folder)) await make();
      } finally {
        rmSync(`${folder}.lock`, { recursive: true });
      }
    }
    return existsSync(folder);
  };
  await waitUntil(`the folder ${folder}`, isMade, { timeout, interval: 50 });
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
