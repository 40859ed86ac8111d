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

/** Records its words; `npm ci` replaces the packages, as the real one does. */
const fakeNpm = `
import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
const words = process.argv.slice(2);
appendFileSync('calls', words.slice(0, -3).join(' ') + '\\n');
mkdirSync('node_modules', { recursive: true });
if (words[0] === 'ci') for (const entry of readdirSync('node_modules')) rmSync('node_modules/' + entry, { recursive: true });
process.exit(existsSync('no-network') ? 1 : 0);
`;

describe('DESIGN 5: the packages that a command installs', () => {
  let folder = '';
  const inFolder = (file: string) => path.join(folder, file);
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'solbada-install-'));
    mkdirSync(inFolder('scripts'));
    copyFileSync('scripts/install.mjs', inFolder('scripts/install.mjs'));
    writeFileSync(inFolder('package-lock.json'), '{}');
    writeFileSync(inFolder('npm.mjs'), fakeNpm);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const product = {};
  const tests = { dev: true };

  /** Runs a line in a process that has the functions of install.mjs. */
  function runInFolder(line: string, environment: NodeJS.ProcessEnv) {
    const program = `import { ensureInstalled, pinnedNode } from './scripts/install.mjs'; ${line}`;
    return spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: folder,
      env: { ...process.env, npm_execpath: inFolder('npm.mjs'), ...environment },
      encoding: 'utf8',
    });
  }

  /** What npm was called with, one call a line, and how the script ended. */
  function install(wanted: { dev?: boolean }, environment: NodeJS.ProcessEnv = { INSTALL: '' }) {
    rmSync(inFolder('calls'), { force: true });
    const { status, stderr } = runInFolder(`ensureInstalled(${JSON.stringify(wanted)})`, environment);
    const calls = existsSync(inFolder('calls')) ? readFileSync(inFolder('calls'), 'utf8').trim() : '';
    return { status, stderr, calls };
  }

  it('leaves out those of tests and checks for npm start', () => {
    expect(install(product)).toMatchObject({ status: 0, calls: 'ci --omit=dev' });
    expect(install(product)).toMatchObject({ status: 0, calls: '' });
  });

  it('installs all for npm test, and keeps them at the next npm start', () => {
    expect(install(tests)).toMatchObject({ status: 0, calls: 'ci --include=dev' });
    expect(install(product)).toMatchObject({ status: 0, calls: '' });
    expect(install(tests)).toMatchObject({ status: 0, calls: '' });
  });

  it('adds those of tests to those of the product, which may be running', () => {
    install(product);
    expect(install(tests)).toMatchObject({ status: 0, calls: 'install --no-save --include=dev' });
    expect(install(tests)).toMatchObject({ status: 0, calls: '' });
    expect(install(product)).toMatchObject({ status: 0, calls: '' });
  });

  it('installs again when the lock file has changed', () => {
    install(tests);
    writeFileSync(inFolder('package-lock.json'), '{ }');
    expect(install(product)).toMatchObject({ status: 0, calls: 'ci --omit=dev' });
    expect(install(tests)).toMatchObject({ status: 0, calls: 'install --no-save --include=dev' });
  });

  it('starts anew after an installation that failed', () => {
    install(product);
    writeFileSync(inFolder('no-network'), '');
    expect(install(tests)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('could not be installed'),
    });
    rmSync(inFolder('no-network'));
    expect(install(tests)).toMatchObject({ status: 0, calls: 'ci --include=dev' });
  });

  it('refuses in a process that a test has started', () => {
    expect(install(product, {})).toMatchObject({
      status: 1,
      calls: '',
      stderr: expect.stringContaining('INSTALL=off'),
    });
    install(product);
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
