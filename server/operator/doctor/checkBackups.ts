import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Finding, missing, ok } from './finding.ts';

/** Maximum age of the newest backup: backups run every night, and one may be two hours late. */
const maxAgeHours = 26;

interface BackupDeps {
  /** Restores a backup into a database in an empty folder. @returns the number of rows */
  readonly restore: (file: string, folder: string) => Promise<number>;
  readonly now: Date;
}

/** The newest finished backup of a folder, by its time of writing; null without one. */
async function newestBackup(folder: string): Promise<{ file: string; writtenAt: Date } | null> {
  const names = await readdir(folder);
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith('.gz'))
      .map(async (name) => {
        const file = path.join(folder, name);
        return { file, writtenAt: (await stat(file)).mtime };
      }),
  );
  return files.toSorted((one, other) => other.writtenAt.getTime() - one.writtenAt.getTime())[0] ?? null;
}

/** Whether last night's backup is there, and can be restored: it is read into a temporary database, which is removed. */
export async function checkBackups(
  folder: string | undefined,
  { restore, now }: BackupDeps,
): Promise<Finding[]> {
  if (folder === undefined) return [missing('No backups were looked at: npm run doctor -- --backups FOLDER')];
  const newest = await newestBackup(folder).catch(() => null);
  if (newest === null) return [missing(`${folder} has no backup (FILE.gz), or can’t be read.`)];
  const hours = (now.getTime() - newest.writtenAt.getTime()) / 3_600_000;
  const age =
    hours <= maxAgeHours
      ? ok(`The newest backup is ${Math.floor(hours)} hours old.`)
      : missing(`The newest backup is ${Math.floor(hours)} hours old: look at the timer of the night.`);
  const trial = await mkdtemp(path.join(tmpdir(), 'solbada-restore-'));
  try {
    return [age, ok(`It can be restored: ${await restore(newest.file, trial)} rows.`)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [age, missing(`The newest backup can’t be restored: ${reason}`)];
  } finally {
    await rm(trial, { recursive: true, force: true });
  }
}
