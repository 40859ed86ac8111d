import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseRefusal } from '../refusal.ts';

/**
 * Makes the data folder when it is missing, for its owner alone (0700).
 * @throws DatabaseRefusal when it cannot be made or written.
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    if (!existsSync(dataDir)) {
      // In two steps: Node's recursive mkdir never ends below a folder that takes no children, such as /proc.
      mkdirSync(dirname(resolve(dataDir)), { recursive: true });
      mkdirSync(dataDir, { mode: 0o700 });
      chmodSync(dataDir, 0o700);
    }
    if (!statSync(dataDir).isDirectory()) throw new Error('it is no folder');
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseRefusal(`The data folder ${dataDir} cannot be written (${reason}).`, error);
  }
}

/** Held until release(), and given back by the operating system when the process ends in whatever way. */
export interface FolderLock {
  release(): void;
}

/** Milliseconds that a start waits for the process before it, which may be on its way out. */
const patience = 1_000;

/**
 * Takes the data folder for this process. The lock is SQLite's, on a file beside the database, since Node itself has
 * no file locks; PGlite's own pid file holds a constant, and two processes on one folder destroy it (DESIGN 11).
 * @throws DatabaseRefusal when another process has it.
 */
export function lockDataFolder(dataDir: string): FolderLock {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(dataDir, 'database.lock'), { timeout: patience });
    file.exec('begin exclusive');
  } catch (error) {
    file?.close();
    const busy =
      error instanceof Error && 'errcode' in error && (error.errcode === 5 || error.errcode === 261);
    if (busy) {
      throw new DatabaseRefusal(
        `The data folder ${dataDir} is in use by another process: stop that one, or give this one another DATA_DIR.`,
        error,
      );
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseRefusal(`The data folder ${dataDir} cannot be locked (${reason}).`, error);
  }
  const held = file;
  return {
    release: () => {
      if (held.isOpen) held.close();
    },
  };
}
