import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownerOnlyModes } from '../protectDataFolder.ts';
import { syncPath } from './durableFiles.ts';

/**
 * Copies a database's folder; once it resolves the copy would survive a power cut. The files of a folder are flushed
 * at the same time: one after the other, a thousand flushes take seconds.
 */
export async function copyDatabaseFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: ownerOnlyModes.folder });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ name }) => {
        const content = await readFile(join(from, name));
        await writeFile(join(to, name), content, { mode: ownerOnlyModes.file, flush: true });
      }),
  );
  for (const entry of entries) {
    if (entry.isDirectory()) await copyDatabaseFolder(join(from, entry.name), join(to, entry.name));
  }
  syncPath(to);
}
