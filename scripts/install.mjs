import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const packages = path.join(root, 'node_modules');

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The packages of a lock file by their folders; empty without the file. */
function packagesIn(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};
}

/** The C library of a Linux, as packages name it. */
const libcFamily = () => (process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl');

/**
 * Whether an optional package is needed on this platform. npm leaves out packages that only packages for other platforms need,
 * so a package for any platform is needed only if the project itself names it: the sandboxes' packages.
 */
function isForThisPlatform({ os, cpu, libc }, isNamed) {
  if (os === undefined && cpu === undefined) return isNamed;
  const allows = (names, name) => names === undefined || names.includes(name);
  return (
    allows(os, process.platform) &&
    allows(cpu, process.arch) &&
    (libc === undefined || libc.includes(libcFamily()))
  );
}

/**
 * Whether every needed package is installed as in the lock file. npm writes a list of the installed packages at the end of an
 * installation, and `npm ci` begins by removing that list with everything else.
 */
function isInstalled({ dev }) {
  const installed = packagesIn(path.join(packages, '.package-lock.json'));
  const locked = packagesIn(path.join(root, 'package-lock.json'));
  const isNamed = (folder) =>
    locked['']?.optionalDependencies?.[folder.slice('node_modules/'.length)] !== undefined;
  return Object.entries(locked).every(([folder, wanted]) => {
    // The project itself and its workspace, which only tests use through its link.
    if (!folder.includes('node_modules/') || (!dev && (wanted.dev || wanted.link))) return true;
    const found = installed[folder];
    if (!found) return (wanted.optional || wanted.devOptional) && !isForThisPlatform(wanted, isNamed(folder));
    const isSame = found.version === wanted.version && found.integrity === wanted.integrity;
    return isSame && existsSync(path.join(root, folder, 'package.json'));
  });
}

/** Ends the process if an installation would remove packages that other processes are using. */
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

function npm(args, folder = root) {
  const own = process.env.npm_execpath;
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []];
  const result = spawnSync(command, [...first, ...args, '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (result.status !== 0) fail('The packages could not be installed; see the lines above.');
}

/**
 * Installs the packages that build and run the product, and with `dev` those of tests and checks, if any is missing or differs
 * from the lock file. Runs on Node 20 and later.
 */
export function ensureInstalled({ dev = false } = {}) {
  if (isInstalled({ dev })) return;
  refuseUnsafeInstall();
  process.stderr.write('Installing packages (once)...\n');
  // `npm install` only adds: a product that runs from this folder keeps its packages.
  const command = dev && isInstalled({ dev: false }) ? ['install', '--no-save'] : ['ci'];
  npm([...command, dev ? '--include=dev' : '--omit=dev']);
}

/**
 * Installs the packages of a lock file into a folder of their own, for a command that few people need. A package there finds its
 * peers in the project's node_modules.
 */
export function ensureInstalledApart(manifests, folder) {
  const lockFile = 'package-lock.json';
  const isCurrent = (file) =>
    existsSync(path.join(folder, file)) &&
    readFileSync(path.join(folder, file), 'utf8') === readFileSync(path.join(manifests, file), 'utf8');
  const hasEnded = existsSync(path.join(folder, 'node_modules', '.package-lock.json'));
  if (hasEnded && isCurrent(lockFile)) return;
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', lockFile])
    copyFileSync(path.join(manifests, file), path.join(folder, file));
  process.stderr.write(`Installing the packages of ${path.relative(root, manifests)} (once)...\n`);
  npm(['ci', '--legacy-peer-deps', '--ignore-scripts'], folder);
}

/** The pinned Node; on a platform without one, the running Node if it is new enough. */
export function pinnedNode() {
  const [platform, binary] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node'];
  // Not in .bin: npm 10 and 11.3 remove that link with the packages of the other platforms.
  const pinned = path.join(packages, `node-${platform}-${process.arch}`, 'bin', binary);
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail('Node 24 or newer is needed on this platform.');
}
