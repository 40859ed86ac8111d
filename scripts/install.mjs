import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const packages = path.join(root, 'node_modules');
const stampFile = path.join(packages, '.solbada-installed');

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The stamp of an installation of all packages, and of one without those of tests and checks. */
function stamps() {
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const all = createHash('sha256').update(lock).update(process.platform).update(process.arch).digest('hex');
  return { all, withoutDev: `${all} without dev` };
}

/** Ends the process where an installation would remove packages that others are using. */
function refuseUnsafeInstall() {
  // Set for the processes that tests start.
  if (process.env.INSTALL === 'off')
    fail(
      'The packages are out of date, and INSTALL=off: run npm test, which installs before it starts the tests.',
    );
  // npm would empty the folder that the link points to.
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink())
    fail(
      'The packages are out of date, and node_modules is a link: remove it, or install where it points to.',
    );
}

function npm(args) {
  const own = process.env.npm_execpath;
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []];
  const result = spawnSync(command, [...first, ...args, '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (result.status !== 0) fail('The packages could not be installed; see the lines above.');
}

/**
 * Installs the packages that build and run the product, with `dev` also those of tests and checks, when they are missing or
 * the lock file has changed. Runs on Node 20 and later.
 */
export function ensureInstalled({ dev = false } = {}) {
  const { all, withoutDev } = stamps();
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (installed === all || (!dev && installed === withoutDev)) return;
  refuseUnsafeInstall();
  process.stderr.write('Installing packages (once)...\n');
  // An interrupted installation must not look complete.
  rmSync(stampFile, { force: true });
  // `npm install` only adds: a product that runs from this folder keeps its packages.
  const command = installed === withoutDev ? ['install', '--no-save'] : ['ci'];
  npm([...command, dev ? '--include=dev' : '--omit=dev']);
  mkdirSync(packages, { recursive: true });
  writeFileSync(stampFile, dev ? all : withoutDev);
}

/** The pinned Node; the running one where the platform has no pinned one and it is new enough. */
export function pinnedNode() {
  const [platform, binary] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node'];
  // Not in .bin: npm 10 and 11.3 remove that link with the packages of the other platforms.
  const pinned = path.join(packages, `node-${platform}-${process.arch}`, 'bin', binary);
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail('Node 24 or newer is needed on this platform.');
}
