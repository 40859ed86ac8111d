import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { columnParsers, sessionSettings } from '../columnTypes.ts';
import { DatabaseRefusal } from '../refusal.ts';
import { type CrashWatch, watchForCrashes } from './crashWatch.ts';
import { findDatabase, hasOwnFormat, refuseForeignFormat, writeFormat } from './dataFormat.ts';
import { DurableNodeFs, syncPath } from './durableFiles.ts';
import { copyDatabaseFolder } from './emptyDatabase.ts';
import type { FolderLock } from './folderLock.ts';

export interface PgliteInstance {
  readonly pglite: PGlite;
  readonly files: DurableNodeFs;
  readonly crashes: CrashWatch;
}

/**
 * PGlite starts PostgreSQL with `-F` (no fsync); these options omit it, and keep memory use small
 * (docs/product/data.md).
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['wal_sync_method=fsync', 'shared_buffers=16MB', 'max_wal_size=64MB'].flatMap((setting) => [
    '-c',
    setting,
  ]),
];

const parsers = Object.fromEntries(columnParsers);
/** Parameters are text already (columnTypes.ts); PGlite passes text through for every type but bytea. */
const serializers = { 17: (text: string) => text };

interface OpenPgliteOptions {
  readonly dataDir: string;
  /** A data folder with an empty database to copy. */
  readonly emptyDatabase?: string | undefined;
  readonly sync?: ((descriptor: number) => void) | undefined;
}

/** Opens the database in dataDir/database, and creates it first when missing. */
export async function openPglite(
  { dataDir, emptyDatabase, sync }: OpenPgliteOptions,
  lock: FolderLock,
): Promise<PgliteInstance> {
  const folder = join(dataDir, 'database');
  // Created beside its place and then renamed: an interrupted first start leaves no incomplete database there.
  const unfinished = join(dataDir, 'database.unfinished');
  if (findDatabase(folder, unfinished)) refuseForeignFormat(dataDir, folder);
  else {
    if (emptyDatabase !== undefined && hasOwnFormat(emptyDatabase)) {
      await copyDatabaseFolder(join(emptyDatabase, 'database'), unfinished);
    } else {
      const { pglite } = await start(unfinished);
      await pglite.close();
    }
    writeFormat(dataDir);
    renameSync(unfinished, folder);
    syncPath(dataDir);
  }
  lock.lockInside(folder);
  const instance = await start(folder, sync);
  await proveFsync(instance);
  return instance;
}

/**
 * V8's optimizing compiler takes 600 MB for half a second to compile the largest function of PGlite: too much for
 * lists that take 2 ms instead of 4 (docs/decisions/0051-memory.md).
 */
function turnOffOptimizing(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}

async function start(folder: string, sync?: (descriptor: number) => void): Promise<PgliteInstance> {
  // A killed process may leave an empty pid file, at which PostgreSQL would not start; our own lock protects the
  // folder (folderLock.ts).
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  const files = new DurableNodeFs(folder, sync);
  const lastWords: string[] = [];
  const onStderr = (text: string) => {
    if (/ (FATAL|PANIC): /.test(text)) lastWords.push(text.trim());
    return false;
  };
  turnOffOptimizing();
  const pglite = await PGlite.create({ fs: files, startParams, parsers, serializers, onStderr }).catch(
    (error: unknown) => {
      throw lastWords.length > 0 ? new Error(lastWords.join(' '), { cause: error }) : error;
    },
  );
  const crashes = watchForCrashes(pglite.Module);
  await pglite.exec(sessionSettings);
  return { pglite, files, crashes };
}

/**
 * A commit must reach fsync, or the start stops (docs/product/data.md). The probe writes a logical message into the
 * WAL, so it needs no table.
 */
async function proveFsync({ pglite, files }: PgliteInstance): Promise<void> {
  const before = files.fsyncs;
  await pglite.query("select pg_logical_emit_message(true, 'solbada', 'fsync probe')");
  if (files.fsyncs === before) {
    throw new DatabaseRefusal(
      'The embedded database does not reach fsync, so that a power cut would lose data: it is not started.',
    );
  }
}
