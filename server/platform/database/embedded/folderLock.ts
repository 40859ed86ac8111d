import { type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseRefusal } from '../refusal.ts';

/** Locked until release(); the operating system releases it however the process ends. */
export interface FolderLock {
  /**
   * Also locks a second file, inside the database's own folder, once that exists: deleting only the first file lets
   * no other process in. May be called again.
   */
  lockInside(folder: string): void;
  /** False once a locked file was deleted or replaced: it keeps no process out any more. */
  isOurs(): boolean;
  release(): void;
}

/** How long a start waits for the previous process, which may be ending (ms). */
const busyTimeout = 1_000;

/** SQLITE_BUSY and SQLITE_BUSY_RECOVERY. */
const busyCodes: readonly unknown[] = [5, 261];

interface LockedFile {
  readonly isOurs: () => boolean;
  readonly close: () => void;
}

/** Undefined for a missing file. Any other failure is the disk's, and says nothing about the lock. */
function found(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}

function lockFile(path: string, dataDir: string): LockedFile {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { timeout: busyTimeout });
    file.exec('begin exclusive');
    const own = statSync(path);
    const locked = file;
    return {
      isOurs: () => {
        try {
          const now = found(path);
          // While the file is open its inode is not reused.
          return now?.ino === own.ino && now.dev === own.dev;
        } catch {
          return true;
        }
      },
      close: () => {
        if (locked.isOpen) locked.close();
      },
    };
  } catch (error) {
    file?.close();
    if (error instanceof Error && 'errcode' in error && busyCodes.includes(error.errcode)) {
      throw new DatabaseRefusal(
        `The data folder ${dataDir} is in use by another process: stop that one, or give this one another DATA_DIR.`,
        error,
      );
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseRefusal(`The data folder ${dataDir} cannot be locked (${reason}).`, error);
  }
}

/**
 * Locks the data folder for this process. The locks are SQLite's, on separate files, since Node has no file locks;
 * PGlite's own pid file holds a constant, and two processes on one folder destroy it (docs/product/data.md).
 * @throws DatabaseRefusal when another process has it
 */
export function lockDataFolder(dataDir: string): FolderLock {
  const outer = lockFile(join(dataDir, 'database.lock'), dataDir);
  let inner: LockedFile | undefined;
  return {
    lockInside: (folder) => {
      inner ??= lockFile(join(folder, 'solbada.lock'), dataDir);
    },
    isOurs: () => outer.isOurs() && (inner?.isOurs() ?? true),
    release: () => {
      inner?.close();
      outer.close();
    },
  };
}
