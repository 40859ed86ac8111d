/**
 * A separate process that runs one throwaway PostgreSQL for a test run: `node clusterKeeper.ts <folder>
 * system|package <binaries> <data folder>`. It stops PostgreSQL and removes both folders when its standard input ends, which
 * happens however the run ends, a SIGKILL included. A line `restart 500` on standard input stops PostgreSQL and starts it
 * again after so many milliseconds.
 */
import type { ChildProcess } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { type Cluster, makeCluster, startServer } from './cluster.ts';

const [folder = '', kind = '', found = '', data = ''] = process.argv.slice(2);

const start = (cluster: Cluster): ChildProcess =>
  startServer(cluster, {
    listen_addresses: '',
    unix_socket_directories: cluster.sockets,
    max_connections: '120',
    shared_buffers: '64MB',
    // The data is discarded after the run, so durability is off.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  });

function finish(): never {
  for (const path of [data, folder]) rmSync(path, { recursive: true, force: true });
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

function serve(cluster: Cluster): void {
  let complaints = '';
  server = start(cluster);
  server.stderr?.on('data', (chunk: Buffer) => {
    complaints = (complaints + chunk.toString()).slice(-4_000);
  });
  server.on('exit', () => {
    if (stopping) finish();
    if (restartAfter === null) return fail(`PostgreSQL ended: ${complaints}`);
    setTimeout(() => serve(cluster), restartAfter);
    restartAfter = null;
  });
}

try {
  serve(makeCluster(folder, kind, found, data));
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
