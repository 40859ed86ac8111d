import { chmodSync, lstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseRefusal } from './refusal.ts';

/** Modes that deny access to other users: the folder holds password hashes, sessions and the secret that signs them. */
export const ownerOnlyModes = { folder: 0o700, file: 0o600, umask: 0o077 } as const;

/** The result, or undefined where the file is gone meanwhile or in an inaccessible folder of another user. */
function unlessGone<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EACCES') return undefined;
    throw error;
  }
}

/** From the top down: once a folder is closed, other users cannot replace files in it. */
function protectBelow(path: string, found: Stats): void {
  const wanted = found.isDirectory() ? ownerOnlyModes.folder : ownerOnlyModes.file;
  if ((found.mode & 0o777) !== wanted) chmodSync(path, wanted);
  if (!found.isDirectory()) return;
  for (const name of unlessGone(() => readdirSync(path)) ?? []) {
    const inner = join(path, name);
    const below = unlessGone(() => lstatSync(inner));
    if (below && !below.isSymbolicLink()) unlessGone(() => protectBelow(inner, below));
  }
}

/**
 * Closes the data folder and everything below it to other users, whatever the owner and the modes; symbolic links
 * below it are not followed. Windows has no such modes.
 * @throws DatabaseRefusal where a file belongs to another user
 */
export function protectDataFolder(dataDir: string): void {
  if (process.platform === 'win32') return;
  const found = unlessGone(() => statSync(dataDir));
  if (!found?.isDirectory()) return;
  try {
    protectBelow(dataDir, found);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseRefusal(
      `The data folder ${dataDir} cannot be closed to other users (${reason}): give a DATA_DIR that belongs to the user who runs this, or a folder inside it.`,
      error,
    );
  }
}
