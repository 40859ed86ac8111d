import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

/** The Debian packages that the tests need, each with a file that shows that it is installed. */
const packages = {
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'redis-server': '/usr/bin/redis-server',
  'redis-sentinel': '/usr/bin/redis-sentinel',
  postgresql: '/usr/lib/postgresql',
};

const missingPackages = () => Object.keys(packages).filter((name) => !existsSync(packages[name]));

/** Installs the missing packages if this process may use apt, without starting their services. */
function installPackages() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  if (process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...missing]])
      spawnSync('apt-get', words, { stdio: 'inherit', env });
  }
  const stillMissing = missingPackages();
  if (stillMissing.length === 0) return;
  process.stderr.write(
    `The tests of clusters need Debian's packages ${stillMissing.join(', ')}: install them with apt-get.\n`,
  );
  process.exit(1);
}

/** The product on the engines that people run: Patroni, etcd, HAProxy, PgBouncer and Redis Sentinel (docs/scaling.md). */
installPackages();
ensureInstalled({ dev: true });
await ensureBuilt();
process.env.CLUSTER = 'yes';
process.exit(
  await run(['node_modules/vitest/vitest.mjs', 'run', '--no-file-parallelism', ...process.argv.slice(2)]),
);
