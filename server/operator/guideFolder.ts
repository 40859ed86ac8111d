import { access, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from './command.ts';

/** Writes the guide into an existing folder. */
export type WriteGuide = (folder: string) => Promise<{ written: number; hidden: number }>;

/**
 * Writes the guide into a new folder, whole or not at all.
 * @returns the line for the operator.
 * @throws OperatorError when the folder exists already, or cannot be written.
 */
export async function writeGuideFolder(write: WriteGuide, folder: string): Promise<string> {
  const target = path.resolve(folder);
  const isThere = await access(target).then(
    () => true,
    () => false,
  );
  if (isThere) throw new OperatorError(`${target} is there already; an export overwrites nothing.`);
  const unfinished = `${target}.unfinished`;
  try {
    await mkdir(unfinished);
    const { written, hidden } = await write(unfinished);
    await rename(unfinished, target);
    const left = hidden === 0 ? '' : ` Hidden places are left out (${hidden}).`;
    return `${written} places are in ${target}.${left}`;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (['ENOENT', 'EACCES', 'EEXIST', 'EROFS', 'ENOSPC', 'ENOTDIR'].includes(code))
      throw new OperatorError(`${target} could not be written (${code}).`);
    throw error;
  }
}
