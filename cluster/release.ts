import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Writes a revision of this project into a folder and builds it there. Packages and outputs are reused if they are the same. */
export async function buildRelease(revision: string, folder: string): Promise<void> {
  await mkdir(folder);
  const archive = `${folder}.tar`;
  await execute('git', ['archive', '--output', archive, revision]);
  await execute('tar', ['--extract', '--file', archive, '--directory', folder]);
  const lock = (project: string) => readFile(path.join(project, 'package-lock.json'), 'utf8');
  // If the packages differ, the build installs its own.
  if ((await lock(folder)) === (await lock('.'))) {
    await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  }
  await cp('dist', path.join(folder, 'dist'), { recursive: true });
  await execute(process.execPath, ['scripts/build.mjs'], { cwd: folder });
}
