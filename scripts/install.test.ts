import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** A fake npm that records its arguments. `npm ci` begins by removing all packages, as the real one does. */
const fakeNpm = `
import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
const words = process.argv.slice(2);
appendFileSync('calls', words.slice(0, -3).join(' ') + '\\n');
mkdirSync('node_modules', { recursive: true });
if (words[0] === 'ci') for (const entry of readdirSync('node_modules')) rmSync('node_modules/' + entry, { recursive: true });
process.exit(existsSync('no-network') ? 1 : 0);
`;

const elsewhere = process.platform === 'linux' ? 'win32' : 'linux';
/** One package of each kind that the project's own lock file has. */
const packages = {
  '': {
    dependencies: { product: '1.0.0' },
    devDependencies: { tool: '1.0.0' },
    optionalDependencies: { sandbox: '1.0.0' },
  },
  'node_modules/product': { version: '1.0.0', integrity: 'sha512-product' },
  'node_modules/product/node_modules/below': { version: '2.0.0', integrity: 'sha512-below' },
  'node_modules/tool': { version: '1.0.0', integrity: 'sha512-tool', dev: true },
  'node_modules/native': {
    version: '1.0.0',
    integrity: 'sha512-native',
    optional: true,
    os: [process.platform],
    cpu: [process.arch],
  },
  'node_modules/sandbox': { version: '1.0.0', integrity: 'sha512-sandbox', optional: true },
  'node_modules/foreign': { version: '1.0.0', integrity: 'sha512-foreign', optional: true, os: [elsewhere] },
  'node_modules/foreign/node_modules/bundled': { version: '1.0.0', optional: true },
  'node_modules/workspace': { resolved: 'tests/workspace', link: true },
  'tests/workspace': { devDependencies: { own: '1.0.0' } },
  'tests/workspace/node_modules/own': { version: '1.0.0', integrity: 'sha512-own', dev: true },
};

describe('DESIGN 5: the packages that a command installs', () => {
  let folder = '';
  const inFolder = (file: string) => path.join(folder, file);
  const writeLock = (changes: object = {}) =>
    writeFileSync(inFolder('package-lock.json'), JSON.stringify({ packages: { ...packages, ...changes } }));
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'solbada-install-'));
    mkdirSync(inFolder('scripts'));
    copyFileSync('scripts/install.mjs', inFolder('scripts/install.mjs'));
    writeLock();
    writeFileSync(inFolder('npm.mjs'), fakeNpm);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const product = {};
  const tests = { dev: true };

  /** Writes what an npm installation leaves: the packages, and a list of them. */
  function haveInstalled({ dev = false }: { dev?: boolean }): void {
    const installed = Object.entries(packages).filter(
      ([name, locked]) =>
        name !== '' && !name.startsWith('node_modules/foreign') && (dev || !('dev' in locked)),
    );
    for (const [name] of installed) {
      mkdirSync(inFolder(name), { recursive: true });
      writeFileSync(inFolder(`${name}/package.json`), '');
    }
    const list = JSON.stringify({ packages: Object.fromEntries(installed) });
    writeFileSync(inFolder('node_modules/.package-lock.json'), list);
  }

  /** Runs a line in a process that has the functions of install.mjs. */
  function runInFolder(line: string, environment: NodeJS.ProcessEnv) {
    const program = `import { ensureInstalled, ensureInstalledApart, pinnedNode } from './scripts/install.mjs'; ${line}`;
    return spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: folder,
      env: { ...process.env, npm_execpath: inFolder('npm.mjs'), ...environment },
      encoding: 'utf8',
    });
  }

  /** Runs the script. @returns the arguments of npm's calls, one call a line, and how the script ended */
  function install(wanted: { dev?: boolean }, environment: NodeJS.ProcessEnv = { INSTALL: '' }) {
    rmSync(inFolder('calls'), { force: true });
    const { status, stderr } = runInFolder(`ensureInstalled(${JSON.stringify(wanted)})`, environment);
    const calls = existsSync(inFolder('calls')) ? readFileSync(inFolder('calls'), 'utf8').trim() : '';
    return { status, stderr, calls };
  }

  it('leaves out those of tests and checks for npm start', () => {
    expect(install(product)).toMatchObject({ status: 0, calls: 'ci --omit=dev' });
  });

  it('installs all for npm test', () => {
    expect(install(tests)).toMatchObject({ status: 0, calls: 'ci --include=dev' });
  });

  it('takes what is installed, by itself or by npm ci', () => {
    haveInstalled(tests);
    expect(install(product)).toMatchObject({ status: 0, calls: '' });
    expect(install(tests)).toMatchObject({ status: 0, calls: '' });
  });

  it('adds those of tests to those of the product, which may be running', () => {
    haveInstalled(product);
    expect(install(product)).toMatchObject({ status: 0, calls: '' });
    expect(install(tests)).toMatchObject({ status: 0, calls: 'install --no-save --include=dev' });
  });

  it.each([{ version: '1.0.1' }, { integrity: 'sha512-other' }])(
    'installs again when a package of the product has changed: %j',
    (change) => {
      haveInstalled(tests);
      writeLock({ 'node_modules/product': { ...packages['node_modules/product'], ...change } });
      expect(install(product)).toMatchObject({ status: 0, calls: 'ci --omit=dev' });
    },
  );

  it('leaves those of the product when only those of tests have changed', () => {
    haveInstalled(tests);
    writeLock({ 'node_modules/tool': { ...packages['node_modules/tool'], version: '1.0.1' } });
    expect(install(product)).toMatchObject({ status: 0, calls: '' });
    expect(install(tests)).toMatchObject({ status: 0, calls: 'install --no-save --include=dev' });
  });

  it('installs again when a package has been deleted', () => {
    haveInstalled(tests);
    rmSync(inFolder('tests/workspace/node_modules'), { recursive: true });
    expect(install(product)).toMatchObject({ status: 0, calls: '' });
    expect(install(tests)).toMatchObject({ status: 0, calls: 'install --no-save --include=dev' });
    rmSync(inFolder('node_modules/product/node_modules'), { recursive: true });
    expect(install(tests)).toMatchObject({ status: 0, calls: 'ci --include=dev' });
  });

  it('installs again when a package of the sandboxes has been deleted', () => {
    haveInstalled(tests);
    const list = inFolder('node_modules/.package-lock.json');
    const { 'node_modules/sandbox': _, ...others } = JSON.parse(readFileSync(list, 'utf8')).packages;
    writeFileSync(list, JSON.stringify({ packages: others }));
    expect(install(product)).toMatchObject({ status: 0, calls: 'ci --omit=dev' });
  });

  it('installs again for another platform', () => {
    haveInstalled(tests);
    writeLock({ 'node_modules/foreign': { ...packages['node_modules/foreign'], os: [process.platform] } });
    expect(install(product)).toMatchObject({ status: 0, calls: 'ci --omit=dev' });
  });

  it('starts again after an installation that failed', () => {
    haveInstalled(tests);
    writeLock({ 'node_modules/product': { version: '1.0.1' } });
    writeFileSync(inFolder('no-network'), '');
    expect(install(tests)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('could not be installed'),
    });
    writeLock();
    rmSync(inFolder('no-network'));
    expect(install(tests)).toMatchObject({ status: 0, calls: 'ci --include=dev' });
  });

  it('refuses in a process that a test has started', () => {
    expect(install(product, {})).toMatchObject({
      status: 1,
      calls: '',
      stderr: expect.stringContaining('INSTALL=off'),
    });
    haveInstalled(product);
    expect(install(product, {})).toMatchObject({ status: 0, stderr: '' });
  });

  it('refuses where node_modules is a link, and leaves the linked packages', () => {
    mkdirSync(inFolder('elsewhere'));
    writeFileSync(inFolder('elsewhere/package'), '');
    symlinkSync('elsewhere', inFolder('node_modules'));
    expect(install(product)).toMatchObject({
      status: 1,
      calls: '',
      stderr: expect.stringContaining('node_modules is a link'),
    });
    expect(existsSync(inFolder('elsewhere/package'))).toBe(true);
  });

  it('installs those of a single command apart, once for each lock file', () => {
    const apart = inFolder('.cache/apart');
    mkdirSync(inFolder('tools'));
    writeFileSync(inFolder('tools/package.json'), '{}');
    const calls = (lockFile: string) => {
      writeFileSync(inFolder('tools/package-lock.json'), lockFile);
      runInFolder(`ensureInstalledApart('tools', ${JSON.stringify(apart)})`, {});
      return readFileSync(path.join(apart, 'calls'), 'utf8').trim().split('\n').length;
    };
    expect(calls('one')).toBe(1);
    // The installation has not ended.
    expect(calls('one')).toBe(2);
    writeFileSync(path.join(apart, 'node_modules/.package-lock.json'), '');
    expect(calls('one')).toBe(2);
    expect(calls('two')).toBe(3);
    expect(readFileSync(path.join(apart, 'package.json'), 'utf8')).toBe('{}');
    expect(existsSync(inFolder('node_modules'))).toBe(false);
  });

  it('takes the pinned Node from its package, since older npm makes no link to it', () => {
    const found = () => runInFolder('console.log(pinnedNode())', {}).stdout.trim();
    expect(found()).toBe(process.execPath);
    const [platform, binary] =
      process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node'];
    const pinned = inFolder(`node_modules/node-${platform}-${process.arch}/bin`);
    mkdirSync(pinned, { recursive: true });
    writeFileSync(path.join(pinned, binary), '');
    expect(realpathSync(found())).toBe(realpathSync(path.join(pinned, binary)));
  });
});
