/**
 * A separate process that runs a throwaway PostgreSQL with a synchronous standby: `node pairKeeper.ts <folder>
 * system|package <binaries> <port of the primary> <port of the standby>`. Like clusterKeeper.ts it stops both and removes
 * the folder when its standard input ends. A test may kill the primary.
 */
import { type ChildProcess, execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCluster, startServer } from './cluster.ts';

const [folder = '', kind = '', found = '', primaryPort = '', standbyPort = ''] = process.argv.slice(2);

// Ctrl-C reaches the whole process group; only the end of standard input means the end of the run.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

const common = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  // A killed process loses nothing that it has written; only a machine without power would.
  fsync: 'off',
};

function startPair(): ChildProcess[] {
  const cluster = makeCluster(folder, kind, found);
  const standby = { ...cluster, data: join(folder, 'standby') };
  // A copy of a cluster that is not running is a base backup; pg_basebackup is not among the package's programs.
  execFileSync('cp', ['-a', cluster.data, standby.data]);
  writeFileSync(join(standby.data, 'standby.signal'), '');
  return [
    startServer(cluster, {
      ...common,
      port: primaryPort,
      synchronous_standby_names: '*',
      synchronous_commit: 'on',
      wal_keep_size: '512MB',
    }),
    startServer(standby, {
      ...common,
      port: standbyPort,
      primary_conninfo: `host=127.0.0.1 port=${primaryPort} user=postgres`,
      wal_retrieve_retry_interval: '100ms',
    }),
  ];
}

function finish(code = 0): never {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}

try {
  const servers = startPair();
  let running = servers.length;
  let stopping = false;
  for (const server of servers) {
    let complaints = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      complaints = (complaints + chunk.toString()).slice(-4_000);
    });
    server.on('exit', (code) => {
      running -= 1;
      if (stopping && running === 0) finish();
      if (code !== null && !stopping) process.stderr.write(`PostgreSQL ended: ${complaints}\n`);
    });
  }
  process.stdin.on('close', () => {
    stopping = true;
    if (running === 0) finish();
    for (const server of servers) server.kill('SIGQUIT'); // "immediate": the data is removed anyway
  });
  process.stdin.resume();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  finish(1);
}
