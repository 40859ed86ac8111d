import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseRefusal } from '../refusal.ts';

/** Versions that wrote a data folder. PGlite below 1.0 changes its format with its minor version. */
export interface DataFormat {
  readonly pglite: string;
  readonly postgresql: number;
}

/** Versions of the pinned engine; a test compares them with the installed package and the running engine. */
export const ownFormat: DataFormat = { pglite: '0.5', postgresql: 18 };

const fileName = 'database.json';

/** Writes the engine's major version beside the data, before the data folder is moved into place. */
export function writeFormat(dataDir: string): void {
  writeFileSync(join(dataDir, fileName), `${JSON.stringify(ownFormat)}\n`, { flush: true, mode: 0o600 });
}

/**
 * @param folder the database's own folder inside dataDir, which exists.
 * @throws DatabaseRefusal when another major version of the engine wrote it, with what to do
 */
export function refuseForeignFormat(dataDir: string, folder: string): void {
  const found = readFormat(dataDir);
  const major = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (isOwn(found) && major === String(ownFormat.postgresql)) return;
  if (found === undefined) {
    throw new DatabaseRefusal(
      `The data folder ${dataDir} has no readable ${fileName}, which says by which engine the database was written: put it back from a copy of the folder, or start with an empty DATA_DIR and restore a backup.`,
    );
  }
  const writer = `PGlite ${found.pglite} (PostgreSQL ${found.postgresql})`;
  throw new DatabaseRefusal(
    `The data in ${dataDir} was written by ${writer}, and this release has PGlite ${ownFormat.pglite} (PostgreSQL ${ownFormat.postgresql}): export it with the release that wrote it, and import it here into an empty DATA_DIR.`,
  );
}

/** Whether the installed engine can open the database of this data folder; false for a missing folder. */
export function hasOwnFormat(dataDir: string): boolean {
  return isOwn(readFormat(dataDir));
}

function isOwn(found: DataFormat | undefined): boolean {
  return found?.pglite === ownFormat.pglite && found.postgresql === ownFormat.postgresql;
}

function readFormat(dataDir: string): DataFormat | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(dataDir, fileName), 'utf8'));
    if (typeof value !== 'object' || value === null) return undefined;
    if (!('pglite' in value) || !('postgresql' in value)) return undefined;
    if (typeof value.pglite !== 'string' || typeof value.postgresql !== 'number') return undefined;
    return { pglite: value.pglite, postgresql: value.postgresql };
  } catch {
    return undefined;
  }
}

/** Removes the remains of an interrupted first start, and returns whether the database exists. */
export function findDatabase(folder: string, unfinished: string): boolean {
  rmSync(unfinished, { recursive: true, force: true });
  return existsSync(folder);
}
